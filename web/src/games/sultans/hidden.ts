// What only this player knew: the card.
import type { Hidden } from "../../contract";
import type { SultansView } from "./types";

export const hidden: Hidden = (view: SultansView, seat, texts) => {
  const shown = view.seats[seat];
  return shown?.card ? [`${texts.name(shown.card)} (${texts.name(shown.face)})`] : [];
};
