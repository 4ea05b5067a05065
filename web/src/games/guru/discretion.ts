// What must not stand openly on the screen of the one who knows it.
import type { Discretion } from "../../contract";
import { veiling } from "../../pieces/veil";
import { veils } from "./veils";

export const discretion: Discretion = { kinds: ["Vanish"], veil: veiling(veils) };
