// What a game's folder says of each kind of event: how it is shown. The director plays these scenes in order; it knows no game.
import type { Component } from "svelte";
import type { Texts } from "../texts/texts";

/**
 * How much of the eye a scene wants. A glance is shown at once and merged with the next; a beat takes about a second; for a moment the rest of
 * the table steps back, two to three seconds; a curtain stays until it is tapped.
 */
export type Weight = "glance" | "beat" | "moment" | "curtain";

/**
 * A place on the table: the value of a `data-place` attribute, such as "seat-2", "pile-0", "hand". Stable, because lessons point at places too.
 * `seat-N` is lit when seat N acts or is acted upon; "foot" is where my secrets and choices are: while I am asked, no picture covers it.
 */
export type Place = string;

export type Cue = "turn" | "card" | "coin" | "step" | "reveal" | "true" | "false" | "win" | "drum" | "hush";

/** A drawing with what it needs. */
export interface Drawing {
  component: Component<any>;
  props: Record<string, unknown>;
}

/** A piece that goes from one place to another. What my event does not tell travels face down: `piece` is then its back. */
export interface Travel {
  piece: Drawing;
  from: Place;
  to: Place;
  face: "up" | "down";
}

/** One event, or a run of events that belong together, as it is shown. */
export interface Scene<V = any> {
  /** The kind of the (first) event. */
  kind: string;
  actor: number | null;
  targets: number[];
  /** Where the caption stands; null: in the middle of the table. */
  at: Place | null;
  travels: Travel[];
  /** In words, as a screen reader says it too. */
  caption: string;
  weight: Weight;
  /**
   * What a moment or a curtain shows large, over the table that has stepped back. It speaks for itself: besides its props it gets `caption`
   * and `screen`, and shows the caption in its own way. Without a picture the caption stands on a plate.
   */
  picture?: Drawing;
  /** On a wide screen the picture leaves my own things at the foot in sight, also while I am not asked. */
  footed?: boolean;
  /** The table once what travels has arrived, where the same step tells more: `shown` with what this event changed. Left out: as it was. */
  turns?: (shown: V, after: V) => V;
  /** The sound that goes with it. */
  cue?: Cue;
  /** The caption is what its actor says: a bubble at their seat. */
  spoken?: boolean;
}

/** A kind of event that is not shown, and why. */
export interface Silent {
  silent: string;
}

/** What a scene may be made from besides its event: the table before and after the step, as I see it. */
export interface Setting<V> {
  before: V;
  after: V;
  /** Null: a spectator, or a TV. */
  seat: number | null;
  names: string[];
  texts: Texts;
}

type Told = { kind: string };

/** A scene for every kind of event, or the reason why there is none: the type checker misses a kind that is left out. */
export type Scenes<E extends Told, V> = { [K in E["kind"]]: (event: Extract<E, { kind: K }>, on: Setting<V>) => Scene<V> | Silent };

/** Events, two or more, that follow each other and are one scene: all votes, all reveals. One alone is a scene of `scenes`. */
export interface Run<E extends Told, V> {
  kinds: readonly E["kind"][];
  scene: (events: E[], on: Setting<V>) => Scene<V> | Silent;
}

/** `scenes.ts` of a game's folder. */
export interface Script<E extends Told, V> {
  scenes: Scenes<E, V>;
  runs?: readonly Run<E, V>[];
  /** Round and turn in a few words, for the bar: "Round 2 · lap 3". */
  headline?: (view: V, texts: Texts) => string;
}
