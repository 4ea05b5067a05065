// Bright and cheeky, as a toy organ.
import type { Timbre } from "../../stage/sound";

export const timbre: Timbre = { wave: "square", pitch: 1.12, ring: 0.8 };
