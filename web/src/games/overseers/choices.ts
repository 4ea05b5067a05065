// What follows from a choice, in words: the second line of its button.
import type { MoveOption } from "../../contract";
import type { Texts } from "../../texts/texts";
import { kebab } from "../../texts/variables";
import { passesLeft, type OverseersView } from "./view";

/** Those that cannot be taken back and cost something: they ask once more. */
export const ASK: readonly string[] = ["Admit", "Deny", "Give", "Lose", "Place", "Punish", "Pardon"];

export function follows(move: MoveOption, view: OverseersView, me: number, texts: Texts): string {
  const id = `table-then-${kebab(move.kind)}`;
  if (move.kind === "Pick") return pickThen(move, view, me, texts);
  if (move.kind === "Drain") return texts.say(`${id}-${view.liang === "steal" ? "steal" : "each"}`, { seat: move.fields["seat"] });
  return texts.has(id) ? texts.say(id, move.fields) : "";
}

/** To whom the rest of the pack goes; nothing is left of the last card. */
function pickThen(move: MoveOption, view: OverseersView, me: number, texts: Texts): string {
  const left = (view.overseers[me]?.pack.size ?? 0) - (move.fields["cards"] as string[]).length;
  if (left <= 0) return texts.say("table-then-pick-last");
  const seats = view.overseers.length;
  const to = (me + (passesLeft(view) ? 1 : seats - 1)) % seats;
  return texts.say("table-then-pick", { cards: left, to });
}
