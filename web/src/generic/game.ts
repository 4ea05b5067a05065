// Everything that a game without a table of its own is given.
import type { Component } from "svelte";
import type { Discretion, Hidden, ScoreProps, TableProps } from "../contract";
import type { Layout } from "../shell/api";
import type { Script } from "../stage/scene";
import { discretionOf, hiddenOf, scriptOf } from "./discretion";
import { given } from "./given";
import Score from "./Score.svelte";
import Table from "./Table.svelte";

export interface Generic {
  Table: Component<TableProps>;
  Score: Component<ScoreProps>;
  script: Script<any, any>;
  discretion: Discretion;
  hidden: Hidden;
}

export function genericGame(game: string, layout: Layout): Generic {
  return { Table: given(Table, { game, layout }), Score: given(Score, { game, layout }), script: scriptOf(layout), discretion: discretionOf(layout), hidden: hiddenOf(layout) };
}
