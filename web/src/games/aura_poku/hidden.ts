// What only this player knew: the purse and the price on the card.
import type { Hidden } from "../../contract";
import type { AuraPokuView } from "./types";

export const hidden: Hidden = (view: AuraPokuView, seat, texts) => {
  const player = view.players[seat];
  if (!player) return [];
  const [upper, lower] = (player.card ?? "").split("-");
  return [
    ...(player.purse === null ? [] : [texts.say("labelled", { label: texts.say("word-purse"), value: player.purse })]),
    ...(lower ? [texts.say("labelled", { label: texts.say("word-card"), value: texts.say("word-card-prices", { upper, lower }) })] : []),
  ];
};
