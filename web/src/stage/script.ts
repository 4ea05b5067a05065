// From what I was told to scenes: by the game's script where it has one, else in plain words.
import type { Plain } from "../contract";
import type { Scene, Script, Setting } from "./scene";

/** An event without a scene of its own: its sentence, at the seat that it names. */
export function plainScene(event: Plain, on: Setting<unknown>): Scene {
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  return { kind: event.kind, actor: seat, targets: [], at: seat === null ? null : `seat-${seat}`, travels: [], caption: on.texts.event(event), weight: "beat" };
}

/** The scenes of one step, in order; glances are part of the scene that follows them. */
export function cast(script: Script<any, any> | null, events: readonly Plain[], on: Setting<unknown>): Scene[] {
  return merged(separate(script, events, on));
}

function separate(script: Script<any, any> | null, events: readonly Plain[], on: Setting<unknown>): Scene[] {
  const scenes: Scene[] = [];
  for (let at = 0; at < events.length; ) {
    const length = runAt(script, events, at);
    const scene = made(script, events.slice(at, at + length), on);
    if (scene !== null) scenes.push(scene);
    at += length;
  }
  return scenes;
}

/** How many events from here are one scene: a run has two or more, an event alone is its own. */
function runAt(script: Script<any, any> | null, events: readonly Plain[], at: number): number {
  for (const { kinds } of script?.runs ?? []) {
    let length = 0;
    while (at + length < events.length && kinds.includes(events[at + length]!.kind)) length += 1;
    if (length > 1) return length;
  }
  return 1;
}

function made(script: Script<any, any> | null, events: readonly Plain[], on: Setting<unknown>): Scene | null {
  const [first] = events;
  const run = events.length > 1 ? script?.runs?.find(({ kinds }) => events.every((event) => kinds.includes(event.kind))) : undefined;
  try {
    const scene = run ? run.scene([...events], on) : (script?.scenes[first!.kind]?.(first!, on) ?? plainScene(first!, on));
    return "silent" in scene ? null : scene;
  } catch (error) {
    // A game must go on although one of its scenes cannot be drawn.
    console.error(error);
    return plainScene(first!, on);
  }
}

/** Glances take no time of their own: what they show is shown with the scene that comes after them. */
function merged(scenes: readonly Scene[]): Scene[] {
  const whole: Scene[] = [];
  let glances: Scene[] = [];
  for (const scene of scenes) {
    if (scene.weight === "glance") glances.push(scene);
    else {
      whole.push(glances.reduceRight(together, scene));
      glances = [];
    }
  }
  if (glances.length > 0) whole.push(glances.slice(0, -1).reduceRight(together, glances.at(-1)!));
  return whole;
}

function together(scene: Scene, glance: Scene): Scene {
  const turns = [glance.turns, scene.turns].filter((turn) => turn !== undefined);
  return {
    ...scene,
    travels: [...glance.travels, ...scene.travels],
    caption: [glance.caption, scene.caption].filter(Boolean).join(" "),
    ...(turns.length > 0 ? { turns: (shown: unknown, after: unknown) => turns.reduce((view, turn) => turn(view, after), shown) } : {}),
  };
}
