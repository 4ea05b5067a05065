// Nasal, as a shawm at night.
import type { Timbre } from "../../stage/sound";

export const timbre: Timbre = { wave: "sawtooth", pitch: 0.94, ring: 1.1 };
