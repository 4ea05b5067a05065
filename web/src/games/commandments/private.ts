import type { Plain } from "../../contract";

/** Whether an event tells me more than it tells the table; such news is kept behind a screen. */
export function isPrivate(event: Plain): boolean {
  switch (event.kind) {
    case "Drawn":
    case "Ordained":
      return event["cards"] !== null;
    case "Judged":
      return event["marks"] !== null && !event["open"];
  }
  return false;
}
