// What I know of who preaches for whom: what the table has shown, and what I have ruled out myself.
import type { Plain } from "../../contract";
import type { GuruView } from "./types";

export type Suspicion = "open" | "exposed" | "denied" | "elsewhere" | "ruled-out";

/** My own marks, as they are kept with my notebook: `1:tom 2:tom`. */
export function readMarks(kept: string): Set<string> {
  return new Set(kept.split(" ").filter(Boolean));
}

export function toggled(marks: Set<string>, guru: number, preacher: string): string {
  const next = new Set(marks);
  const mark = `${guru}:${preacher}`;
  if (!next.delete(mark)) next.add(mark);
  return [...next].sort().join(" ");
}

/**
 * What stands against suspecting this guru of this preacher: what everyone was told (a denial is true when it is made), and my marks.
 * My own preachers are suspected like any others, so that a glance at my screen tells nobody who they are.
 */
export function suspicion(view: GuruView, history: Plain[], marks: Set<string>, guru: number, preacher: string): Suspicion {
  if (view.sects[guru]?.exposed.includes(preacher)) return "exposed";
  if (view.sects.some((sect) => sect.exposed.includes(preacher))) return "elsewhere";
  if (history.some((event) => event.kind === "Accused" && event["guru"] === guru && event["preacher"] === preacher && !event["true"])) return "denied";
  return marks.has(`${guru}:${preacher}`) ? "ruled-out" : "open";
}
