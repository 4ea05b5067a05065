// A director for a desk: what the server tells goes on stage.
import { heard, spoken } from "../claims/claims";
import type { Plain } from "../contract";
import type { Desk } from "../shell/desk.svelte";
import type { Game } from "../shell/games";
import { settings } from "../shell/settings.svelte";
import type { Position } from "../shell/wire";
import { Texts } from "../texts/texts";
import { isTaught } from "../learn/lesson.svelte";
import { CLOCK } from "./clock";
import { Director } from "./director.svelte";
import { cue } from "./sound";

const RECALLED = 20;

interface Place {
  /** Only I see this screen. */
  alone: () => boolean;
  /** Curtains wait for a tap. */
  waits: boolean;
}

export function liveDirector(desk: Desk, game: Game, { alone, waits }: Place): Director<Position> {
  const texts = textsOf(desk, game);
  const veil = (event: Plain): Plain | null => (alone() ? event : game.discretion.veil(event));
  const director = new Director<Position>({
    clock: CLOCK, script: game.script, seat: () => desk.seat, names: () => desk.called, texts, pace: () => settings.pace, still: () => settings.still, waits, veil,
    mine: () => timeLeft(desk), unhurried: () => isTaught(desk), cue: (name) => cue(name, game.name),
  });
  const rest = (position: Position): void => {
    director.rest(position, desk.history);
    if (desk.seat !== null && position.outcome === null && settings.pace !== "instant") {
      const told = sinceMyTurn(desk.history, desk.seat).flatMap((event) => veil(event) ?? []).slice(-RECALLED);
      director.recall(told.map((event) => ({ caption: texts().event(event), actor: typeof event["seat"] === "number" ? event["seat"] : null })));
    }
  };
  if (desk.position) rest(desk.position);
  desk.onnews = ({ events, before, after, missed }) => {
    if (before === null) rest(after);
    else if (missed) director.miss({ events, before, after });
    else director.take({ events, before, after });
  };
  desk.onsaid = (said) => {
    if (desk.position?.outcome) return; // farewells are in the chat: nothing is said in front of the result
    director.hear(spoken(said.seat, heard(said, texts(), settings.shell), said.type === "claimed" ? "Claimed" : "Said"));
  };
  return director;
}

/** How long I still have, by the server's clock; null: I am not asked. */
function timeLeft(desk: Desk): number | null {
  if (!desk.asked) return null;
  const deadline = desk.position?.clock.deadline ?? null;
  return deadline === null ? Infinity : deadline - Date.now() - desk.lag;
}

/** What happened after the last thing that I did; nothing, if I have done nothing yet. */
export function sinceMyTurn(history: readonly Plain[], seat: number): Plain[] {
  const last = history.findLastIndex((event) => event["seat"] === seat);
  return last < 0 ? [] : history.slice(last + 1);
}

/** The game's words for this table's players; made anew when language or names change. */
function textsOf(desk: Desk, game: Game): () => Texts {
  let made = new Texts(settings.language, game.sources, desk.called);
  return () => {
    if (made.language !== settings.language || made.seats !== desk.called) made = new Texts(settings.language, game.sources, desk.called);
    return made;
  };
}
