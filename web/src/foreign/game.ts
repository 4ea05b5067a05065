// A game with the table that its package ships: what the module does not give is as for any game.
import type { Generic } from "../generic/game";
import { given } from "../generic/given";
import type { GameInfo, Layout } from "../shell/api";
import type { Drawing, Scene, Script, Setting, Silent } from "../stage/scene";
import Foreign from "./Foreign.svelte";
import type { ForeignScene, Show, TableModule } from "./module";
import Table from "./Table.svelte";

export function foreignGame(generic: Generic, module: TableModule, info: GameInfo, layout: Layout): Generic {
  return {
    Table: given(Table, { show: module.table, info, game: info.name, layout }),
    Score: module.score ? given(Foreign, { show: module.score, info }) : generic.Score,
    script: scriptOf(generic.script, module, info),
    discretion: module.discretion ?? generic.discretion,
    hidden: module.hidden ?? generic.hidden,
  };
}

function scriptOf(generic: Script<any, any>, module: TableModule, info: GameInfo): Script<any, any> {
  const own = Object.entries(module.scenes ?? {}).map(([kind, made]) => [kind, (event: any, on: Setting<any>) => scene(kind, made(event, on), info)] as const);
  return { scenes: { ...generic.scenes, ...Object.fromEntries(own) }, ...(module.headline ? { headline: module.headline } : {}) };
}

function scene(kind: string, made: ForeignScene | Silent, info: GameInfo): Scene | Silent {
  if ("silent" in made) return made;
  const drawing = (show: Show<any>): Drawing => ({ component: Foreign, props: { show, info } });
  return {
    kind, actor: made.actor ?? null, targets: made.targets ?? [], at: made.at ?? null, caption: made.caption, weight: made.weight ?? "beat",
    travels: (made.travels ?? []).map(({ draw, from, to, face = "up" }) => ({ piece: drawing(draw), from, to, face })),
    ...(made.picture ? { picture: drawing(made.picture) } : {}),
    ...(made.cue ? { cue: made.cue } : {}),
  };
}
