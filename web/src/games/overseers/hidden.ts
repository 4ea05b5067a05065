// What only this overseer knew: the pack in hand, the cards kept, the rows.
import type { Hidden } from "../../contract";
import type { OverseersView } from "./view";

export const hidden: Hidden = (view: OverseersView, seat, texts) => {
  const mine = view.overseers[seat];
  if (!mine) return [];
  const rows = mine.cards.flatMap(({ card }) => card ?? []);
  return [
    ...(mine.pack.cards?.length ? [texts.say("labelled", { label: texts.say("table-open-pack"), value: texts.name(mine.pack.cards) })] : []),
    ...(mine.hand.cards?.length ? [texts.say("labelled", { label: texts.say("table-open-hand"), value: texts.name(mine.hand.cards) })] : []),
    ...(rows.length > 0 ? [texts.say("labelled", { label: texts.say("word-rows"), value: texts.name(rows) })] : []),
  ];
};
