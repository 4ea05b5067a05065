// Short and dry, as a balafon.
import type { Timbre } from "../../stage/sound";

export const timbre: Timbre = { wave: "triangle", pitch: 1.19, ring: 0.7 };
