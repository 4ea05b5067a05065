import type { Plain } from "../../contract";

/** Whether an event tells me more than it tells the table; such news is kept behind a screen. */
export function isPrivate(event: Plain): boolean {
  return event.kind === "Vanished" && event["preacher"] !== null;
}
