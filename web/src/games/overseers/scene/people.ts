// Who and what the pictures show, made from what this seat was told.
import type { Mood } from "../../../kit/faces";
import type { Trait } from "../view";

export interface Shown {
  seat: number;
  name: string;
  character: string | null;
  /** Left out: the character's own. */
  mood?: Mood;
}

/** A card as it lies in a picture; null: face down. */
export interface Lying {
  trait: Trait | null;
  tilted?: boolean;
  copy?: boolean;
}

/** Cards of one trait in somebody's rows, and what they bring. */
export interface Gathered {
  trait: Trait;
  cards: number;
  tilted: boolean;
  points: number;
}

/** Somebody's rows when they are turned up: all in sets, and what the character adds. */
export interface Opened extends Shown {
  sets: Gathered[];
  bonus: number;
  score: number;
  accused: boolean;
}
