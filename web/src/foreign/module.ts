// What a package may ship as `browser/table.js`: an ES module that draws its game's table. docs/table-module.md is about it.
// It shares no framework with this client: it is given an element to draw in and plain values, and is told when they change.
import type { Discretion, Hidden, ScoreProps, Sections, TableProps } from "../contract";
import type { GameInfo } from "../shell/api";
import type { Awards } from "../stage/awards";
import type { Cue, Setting, Silent, Weight } from "../stage/scene";
import type { Texts } from "../texts/texts";

export const INTERFACE = 1;

/** Something that was drawn: told of every change, and when it goes. */
export interface Shown<P> {
  update?: (given: P) => void;
  destroy?: () => void;
}
export type Show<P> = (target: HTMLElement, given: P) => Shown<P> | void;

/** What we draw for others, by the name of a component of the kit ("Face", "NamePlate", "Icon" …), and the screen around secrets. */
export interface Kit {
  draw: (name: string, target: HTMLElement, props: Record<string, unknown>) => Required<Shown<Record<string, unknown>>>;
  /** Press to peek: `fill` draws what is inside each time it is opened, and nothing of it is in the page while it is closed. */
  peek: (target: HTMLElement, label: string, fill: Fill) => Required<Shown<string>>;
  /** What marks a player's things: a colour that is dark enough for white letters, and a shape (path data in a square of 24). */
  seat: (seat: number) => { colour: string; shape: string };
}

/** Draws inside, and may return what to do when it is closed. */
export type Fill = (inside: HTMLElement) => (() => void) | void;
interface Besides {
  kit: Kit;
  info: GameInfo;
  /** Only I see this screen: my secrets may lie open. */
  alone: boolean;
}
export type GivenTable = TableProps & Besides;
export type GivenScore = ScoreProps & Besides;
export interface GivenPicture extends Besides {
  caption: string;
  screen: string;
}

/** A scene, as `stage/scene.ts` has it, whose drawings are functions. */
export interface ForeignScene {
  actor?: number | null;
  targets?: number[];
  at?: string | null;
  caption: string;
  weight?: Weight;
  cue?: Cue;
  travels?: { draw: Show<Besides>; from: string; to: string; face?: "up" | "down" }[];
  picture?: Show<GivenPicture>;
}

export interface TableModule {
  /** Of this description: INTERFACE. */
  version: number;
  table: Show<GivenTable>;
  score?: Show<GivenScore>;
  scenes?: Record<string, (event: any, on: Setting<any>) => ForeignScene | Silent>;
  headline?: (view: any, texts: Texts) => string;
  discretion?: Discretion;
  hidden?: Hidden;
  sections?: Sections;
  awards?: Awards;
}
