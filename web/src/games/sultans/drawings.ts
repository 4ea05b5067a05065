// Our own signs of the two sides and the tokens.
import type { Drawing } from "../../pieces/Glyph.svelte";

export const SIDE_DRAWING: Record<string, Drawing> = {
  loyalists: { solid: "M15 3a9 9 0 100 18 10.500 10.500 0 010-18z" }, // a crescent
  rebels: { solid: "M12 2c1 4 6 6 6 12a6 6 0 01-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z" }, // a flame
};

export const TOKEN_DRAWING: Record<string, Drawing> = {
  detained: { line: "M5 3v18M10 3v18M14 3v18M19 3v18M3 6h18M3 18h18" },
  captive: { line: "M8 4a4 4 0 100 8 4 4 0 000-8zM16 12a4 4 0 100 8 4 4 0 000-8zM10.500 11l3 2" },
  marked: { line: "M12 3l2.500 6.500H21l-5 4 2 7-6-4.500L6 20.500l2-7-5-4h6.500z" },
};
