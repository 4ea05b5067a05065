// A novice's, or the High Priestess's.
import type { Aim } from "../../contract";
import type { CommandmentsView } from "./types";

export const aim: Aim = (view: CommandmentsView, seat, texts) => texts.say(view.priestess === seat ? "aim-priestess" : "aim");
