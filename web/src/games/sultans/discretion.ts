// What must not stand openly on the screen of the one who knows it.
import type { Discretion } from "../../contract";
import { veiling } from "../../pieces/veil";
import { veils } from "./veils";
import { TELLING } from "./view";

export const discretion: Discretion = { kinds: [...TELLING], veil: veiling(veils) };
