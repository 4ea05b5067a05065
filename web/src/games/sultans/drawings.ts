// Our own drawings of the eight characters, the two sides and the tokens.
import type { Drawing } from "../../pieces/Glyph.svelte";

export const ROLE_DRAWING: Record<string, Drawing> = {
  // a turban with a plume
  sultan: { line: "M4 15c0-5 4-8 8-8s8 3 8 8zM3 15h18v3c-6 2-12 2-18 0zM5 12c5 0 9-1 12-4M12 7c-1-3 0-4 2-5", solid: "M12 13a2 2 0 110-.1z" },
  // a round shield
  guard: { line: "M12 2l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V5zM12 6v12M7 11h10" },
  // a curved dagger
  assassin: { line: "M14 4l6-1-1 5M19 4l-5 5M11 6l7 7", solid: "M13 9c-6 2-9 6-10 12 6 0 11-4 12-10z" },
  // a broken chain
  slave: { line: "M6 10a3.500 3.500 0 107 0M6 10a3.500 3.500 0 013-3.500M11 14a3.500 3.500 0 107 0 3.500 3.500 0 00-3-3.500M15 4v2.500M19 6l-2 2M5 18l2-2M9 20v-2" },
  // a whip
  "slave-driver": { line: "M4 21l7-9M6 22l-3-3M11 12c3-5 10-3 9 1s-7 3-6-1 7-8 6-9" },
  // a dancer with a veil
  "belly-dancer": { line: "M12 8c-2 3-1 5 0 7-3 2-5 4-6 7h12c-1-3-3-5-6-7M12 9c-4 0-7-2-8-6M12 9c4 0 7-2 8-6", solid: "M12 2.500a2.500 2.500 0 110 5 2.500 2.500 0 010-5z" },
  // a scroll and a seal
  vizier: { line: "M6 3h11v14H8a3 3 0 01-3-3V5a2 2 0 014 0v2H5M9 7h5M9 10h5M9 13h3", solid: "M17 15a3.500 3.500 0 110 7 3.500 3.500 0 010-7z" },
  // a crystal ball
  "fortune-teller": { line: "M12 3a7 7 0 110 14 7 7 0 010-14zM6 21h12l-2-4H8zM9 10a3 3 0 013-3", solid: "M16 9l.8 1.700 1.700.8-1.700.8-.8 1.700-.8-1.700-1.700-.8 1.700-.8z" },
};

export const SIDE_DRAWING: Record<string, Drawing> = {
  loyalists: { solid: "M15 3a9 9 0 100 18 10.500 10.500 0 010-18z" }, // a crescent
  rebels: { solid: "M12 2c1 4 6 6 6 12a6 6 0 01-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z" }, // a flame
};

/** Whose colour a character wears: a side's, or nobody's. */
export const SIDE_OF: Record<string, string> = { sultan: "loyalists", guard: "loyalists", assassin: "rebels", slave: "rebels" };

export const TOKEN_DRAWING: Record<string, Drawing> = {
  detained: { line: "M5 3v18M10 3v18M14 3v18M19 3v18M3 6h18M3 18h18" },
  captive: { line: "M8 4a4 4 0 100 8 4 4 0 000-8zM16 12a4 4 0 100 8 4 4 0 000-8zM10.500 11l3 2" },
  marked: { line: "M12 3l2.500 6.500H21l-5 4 2 7-6-4.500L6 20.500l2-7-5-4h6.500z" },
  white: { solid: "M12 3a9 9 0 110 18 9 9 0 010-18z" },
};
