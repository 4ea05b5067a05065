// What must not stand openly on the screen of a game that has no table of its own: all that the game does not declare to be open.
import type { Discretion, Hidden, Plain } from "../contract";
import type { Layout } from "../shell/api";
import type { Scene, Script, Setting } from "../stage/scene";
import { read, told } from "./read";

export function discretionOf(layout: Layout): Discretion {
  return { kinds: layout.secret_moves, veil: (event) => veiled(event, layout) };
}

/** An event as a spectator is told it; null where that is not known. */
function veiled(event: Plain, { told: heard }: Layout): Plain | null {
  const hidden = heard[event.kind];
  if (hidden === undefined || hidden === null) return null;
  return { ...event, ...Object.fromEntries(hidden.map((field) => [field, null])) };
}

/** What a seat knew, in words. */
export function hiddenOf(layout: Layout): Hidden {
  return (view: Plain & { seat?: number }, _seat, texts) => read(view, texts.seats.length, layout, texts).secret.map((thing) => told(thing, texts));
}

/** Every event as its sentence, with light on the players whom it names. */
export function scriptOf(layout: Layout): Script<Plain, unknown> {
  const scenes = Object.keys(layout.who).map((kind) => [kind, (event: Plain, on: Setting<unknown>) => scene(event, on, layout)] as const);
  return { scenes: Object.fromEntries(scenes) };
}

function scene(event: Plain, on: Setting<unknown>, { who }: Layout): Scene {
  const seats = [...new Set((who[event.kind] ?? []).map((field) => event[field]))].filter((seat): seat is number => typeof seat === "number");
  const [actor = null, ...targets] = seats;
  const at = actor === null ? null : `seat-${targets[0] ?? actor}`;
  return { kind: event.kind, actor, targets, at, travels: [], caption: on.texts.event(event), weight: "beat", cue: targets.length > 0 ? "card" : "step" };
}
