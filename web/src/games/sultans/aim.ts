// By the card that I hold now. While others may look on, a hidden card's aim is as secret as the card.
import type { Aim } from "../../contract";
import type { SultansView } from "./types";

export const aim: Aim = (view: SultansView, seat, texts, alone) => {
  const { card, face } = view.seats[seat]!;
  if (face === "dead") return texts.say("table-you-are-dead");
  return texts.say(card && (alone || face === "visible") ? `aim-${card}` : "aim");
};
