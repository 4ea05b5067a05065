// What follows if a pawn goes to a place, in a few words: for the sign that stands there.
import type { Texts } from "../../texts/texts";
import { BOARDS } from "./board";
import type { AuraPokuView } from "./types";

const LEAVING = 3; // gold, for leaving an altar on foot

/** The sources on the way, from 0. */
export function passes(view: AuraPokuView, origin: string, node: string): number[] {
  const words = BOARDS[view.board]!.path.flatMap((row) => row.split(" "));
  const court = (place: string): string => (place.startsWith("a") ? `c${place.slice(1)}` : place);
  return words.slice(words.indexOf(court(origin)), words.indexOf(court(node))).flatMap((word) => (word.startsWith("s") ? [Number(word.slice(1)) - 1] : []));
}

export function follows(view: AuraPokuView, origin: string, node: string, texts: Texts): string {
  if (origin.startsWith("a")) return texts.say("table-then-leave", { gold: LEAVING });
  if (node === "village") return texts.say("table-hut", { hut: view.free[0] ?? 0 });
  if (node.startsWith("a")) return texts.say("table-then-altar");
  const coin = passes(view, origin, node).map((source) => view.sources[source]?.[0])[0];
  if (coin !== undefined) return texts.say("table-then-source", { coin });
  return texts.say(node.startsWith("c") ? "table-then-court" : node.startsWith("l") ? "table-then-landing" : "table-then-space");
}
