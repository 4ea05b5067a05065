// Deep and long, as singing in a hall of stone.
import type { Timbre } from "../../stage/sound";

export const timbre: Timbre = { wave: "sine", pitch: 0.67, ring: 1.8 };
