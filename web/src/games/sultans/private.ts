import type { Plain } from "../../contract";

/** Whether an event tells me more than it tells the table; such news is kept behind a screen. */
export function isPrivate(event: Plain): boolean {
  switch (event.kind) {
    case "Dealt":
    case "Exchanged":
      return true;
    case "Looked":
      return event["card"] !== null;
    case "Swapped":
      return event["gave"] !== null;
    case "Gazed":
      return event["cards"] !== null;
  }
  return false;
}
