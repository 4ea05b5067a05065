import type { Plain } from "../../contract";

/** Whether an event tells me more than it tells the table; such news is kept behind a screen. */
export function isPrivate(event: Plain): boolean {
  switch (event.kind) {
    case "PackReceived":
      return true;
    case "CandidatesSeen":
      return event["characters"] !== null;
    case "Picked":
    case "Drew":
    case "Peeked":
    case "DiscardSeen":
      return event["cards"] !== null;
    case "Discarded":
    case "Kept":
      return event["card"] !== null;
    case "Placed":
      return event["bottom"] !== null;
    case "Tilted":
      return event["card"] !== null && !event["shown"];
    case "Admitted":
      return (event["cards"] as (string | null)[]).some((card, i) => card !== null && !(event["shown"] as boolean[])[i]);
  }
  return false;
}
