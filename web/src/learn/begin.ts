// The ways into a game from here: its lesson, or a table with bots. Each gives the address to go to.
import { games, join, newLesson, openTable, type NewTable } from "../shell/api";
import { keep } from "../shell/keys";
import { settings } from "../shell/settings.svelte";

const USUAL = 4;

/** A lesson at a table of its own. */
export async function beginLesson(game: string, lesson: string): Promise<string> {
  const made = await newLesson(game, lesson, settings.name || settings.shell.say("lesson-learner"));
  keep(made.table.id, made.token);
  return `/t/${made.table.id}`;
}

/** A table of the usual size, with bots on all other seats; it starts at once. */
export async function playBots(game: string): Promise<string> {
  const info = (await games()).find(({ name }) => name === game)!;
  return playBotsAt(game, Math.min(info.most, Math.max(info.fewest, USUAL)), {});
}

/** A table of this size and with these options, with bots on all other seats; it starts at once. */
export async function playBotsAt(game: string, seats: number, options: NewTable["options"]): Promise<string> {
  const bots = Array.from({ length: seats - 1 }, (_, k) => ({ seat: k + 1, strength: settings.level }));
  const made = await openTable({ game, seats, options, bots });
  keep(made.table.id, made.token);
  await join(made.table.id, { name: myName() }, made.token);
  return `/t/${made.table.id}?now`;
}

function myName(): string {
  return settings.name || settings.shell.say("player");
}
