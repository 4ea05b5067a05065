// Low and ringing, as a gong.
import type { Timbre } from "../../stage/sound";

export const timbre: Timbre = { wave: "triangle", pitch: 0.89, ring: 1.5 };
