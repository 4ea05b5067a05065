import type { Plain } from "../../contract";

/** Whether an event tells me more than it tells the table; such news is kept behind a screen. */
export function isPrivate(event: Plain): boolean {
  switch (event.kind) {
    case "Given":
      return event["coin"] !== null;
    case "Drew":
      return event["card"] !== null;
    case "Crossed":
      return event["paid"] !== null;
  }
  return false;
}
