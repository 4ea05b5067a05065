// The six traits as small signs, and what is printed on their cards.
import type { Drawing } from "../../pieces/Glyph.svelte";
import type { Trait } from "./view";

export const TRAIT_DRAWING: Record<Trait, Drawing> = {
  // a dagger
  murder: { solid: "M12 22l-2.4-9h4.8z", line: "M7 13h10M12 13V6M12 6a2 2 0 110-4 2 2 0 010 4z" },
  // a lotus
  benevolence: { line: "M12 19c-6 0-9-3-9-8 3 0 5 1 6 3-1-4 0-7 3-10 3 3 4 6 3 10 1-2 3-3 6-3 0 5-3 8-9 8zM6 22h12" },
  // a serpent
  malice: { line: "M18 6c0-2-2-3-4-3s-4 1-4 3c0 4 8 4 8 8s-4 4-6 4-7-1-7-4M18 6l3 1M18 6l2-2M6 21h12", solid: "M14.2 5.2a1 1 0 100 .1z" },
  // a balance
  honesty: { line: "M12 3v18M7 21h10M4 7h16M4 7l-2.5 7h5zM20 7l-2.5 7h5zM12 3v0" },
  // an incense burner
  piety: { line: "M5 13h14c0 4-3 6-7 6s-7-2-7-6zM8 19l-1 3M16 19l1 3M9 10c0-2 2-2 2-4s-2-2-2-3M14 10c0-2 2-2 2-4s-2-2-2-3" },
  // a masked face
  theft: { solid: "M2 9c3-2 7-2 10 0 3-2 7-2 10 0 0 5-2 7-5 7-2 0-4-1-5-3-1 2-3 3-5 3-3 0-5-2-5-7zm4 1.5a1.8 1.4 0 103.6 0 1.8 1.4 0 10-3.6 0zm8.4 0a1.8 1.4 0 103.6 0 1.8 1.4 0 10-3.6 0z" },
};

/** As the cards print it: points for one, two, three cards, or for each. */
export const PRINTED: Record<Trait, number[]> = {
  murder: [6],
  benevolence: [4],
  malice: [3],
  honesty: [2, 10, 18],
  piety: [0, 6, 21],
  theft: [2],
};
