// What only the High Priestess knew: her cards.
import type { Hidden } from "../../contract";
import { PLACES, type CommandmentsView } from "./view";

export const hidden: Hidden = (view: CommandmentsView, _seat, texts) => {
  if (!view.secrets) return [];
  const { hand, cards, discarded } = view.secrets;
  if (cards.length === 0) return hand.map((card) => texts.name(card));
  return [...cards.map((card, k) => texts.say("labelled", { label: texts.name(PLACES[k]), value: texts.name(card) })), ...(discarded ? [texts.say("labelled", { label: texts.say("word-discarded"), value: texts.name(discarded) })] : [])];
};
