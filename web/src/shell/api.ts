// What is asked over HTTP.
import type { Outcome, Plain } from "../contract";
import type { Look } from "../pieces/wardrobe.svelte";
import type { Step as LessonStep } from "../learn/step";
import { deviceWord } from "./keys";
import { settings } from "./settings.svelte";
import type { Claimed, TableInfo } from "./wire";

export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "choice" | "data";
  default: unknown;
  least: number | null;
  most: number | null;
  among: string[];
  /** Another option, and the word that must be chosen there for this one to mean something. */
  when: [string, string] | null;
  /** The words with which only people play. */
  people: string[];
}
export interface GameInfo {
  name: string;
  version: number;
  fewest: number;
  most: number;
  options: OptionInfo[];
  strengths: string[];
  lessons: string[];
  /** The parts that may be dealt, if any. */
  roles: string[];
  /** As `#rrggbb`. */
  colours: { main: string; second: string; third: string; by_night: string };
  /** Path data in a square from -32 to 32: what is drawn in ink, and what is filled with the second colour. */
  ornament: { lines: string; filled: string };
  /** The address of its files, and their paths there. */
  folder: string;
  files: string[];
}
/** What a game's views, events and moves are made of; paths as `players[].hand`. */
export interface Layout {
  /** Lists with an item for each player. */
  by_seat: string[];
  /** Numbers that are seats. */
  seats: string[];
  /** What everybody sees, with all that is in it; nothing else stands openly. */
  open: string[];
  /** There is more than that. */
  veiled: boolean;
  /** By kind of event: the fields that a spectator is not told; null: nothing of it, or other things. */
  told: Record<string, string[] | null>;
  /** By kind of event: its fields that are seats. */
  who: Record<string, string[]>;
  /** The kinds of move whose list may tell something hidden. */
  secret_moves: string[];
}
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: { seat: number; strength: string }[];
  answer_seconds?: number | null;
  /** People may ask the coach, though others play. */
  coach?: boolean;
  /** Everybody is shown what they could have written down. */
  aids?: boolean;
  silence?: boolean;
}
/** One step of a replay, as one reader saw it. */
export interface Step {
  events: Plain[];
  view: unknown;
  phase: Plain | null;
  asked: number[];
  outcome: Outcome | null;
  /** With all cards open: how each seat saw the table. */
  seats: unknown[];
  /** What was claimed before the next step. */
  claims: Claimed[];
}
export interface Replay {
  table: TableInfo;
  steps: number;
  first: number;
  shown: Step[];
  /** Whether each claim was true, by its number. */
  verdicts: (boolean | null)[];
}

/** Refused, and why, in the player's language. */
export class Refusal extends Error {
  /** No answer came: nobody knows whether it was heard. */
  unheard = false;
}

function unheard(): Refusal {
  return Object.assign(new Refusal(settings.shell.say("no-server")), { unheard: true });
}

/** What a request is made with, beside its path: the token of a seat or of the host. */
interface As {
  token?: string | null | undefined;
}

async function ask<T>(path: string, body?: unknown, as: As = {}): Promise<T> {
  return (await (await fetched(path, body, as)).json().catch(() => null)) as T;
}

/** The answer to a request that was granted; else a refusal is thrown. */
async function fetched(path: string, body?: unknown, { token }: As = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const request: RequestInit = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw unheard();
  }
  if (response.ok) return response;
  const answer: unknown = await response.json().catch(() => null);
  throw new Refusal((answer as { sentence?: string } | null)?.sentence ?? settings.shell.say("no-server"));
}

const TRIES = 3;
const WAIT = 400;

/** Ask for something that shall come about once. The server knows the word again when no answer came and this is sent once more. */
async function askOnce<T>(path: string, body: object): Promise<T> {
  const once = { ...body, word: word(24) };
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>(path, once);
    } catch (error) {
      if (!(error instanceof Refusal) || !error.unheard || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT * tries));
    }
  }
}

/** A file that the server keeps, as text. */
export async function readFile(path: string): Promise<string> {
  const response = await fetch(path).catch(() => null);
  if (!response?.ok) throw new Refusal(settings.shell.say("no-server"));
  return response.text();
}

export const layout = (game: string): Promise<Layout> => ask(`/api/games/${game}/layout`);
/** Begin a lesson, at a table of its own. */
export const newLesson = (game: string, lesson: string, name: string): Promise<{ table: TableInfo; token: string }> => askOnce("/api/lessons", { game, lesson, name });
export const lessonSteps = (game: string, lesson: string): Promise<LessonStep[]> => ask(`/api/lessons/${game}/${lesson}`);
export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const table = (id: string): Promise<TableInfo> => ask(`/api/tables/${id}`);
export const openTable = (wanted: NewTable): Promise<{ table: TableInfo; token: string }> => askOnce("/api/tables", wanted);
/** Through whose eyes a game is seen again: a seat's, a spectator's, or with all cards open. */
export type Eyes = number | "open" | null;

/** A table's game, once it is over. */
export const replay = (id: string, eyes: Eyes, first: number, token?: string): Promise<Replay> =>
  ask(`/api/tables/${id}/replay?first=${first}${eyes === "open" ? "&open=true" : eyes === null ? "" : `&seat=${eyes}`}`, undefined, { token });
/** The record of a table's game, once it is over: for those who played, or for everybody if one of them shares it. */
export const record = async (id: string, token: string | null): Promise<string> => (await fetched(`/api/tables/${id}/record`, undefined, { token })).text();
/** All that is kept for me at a table, as JSON. */
export const exported = async (id: string, token: string): Promise<string> => (await fetched(`/api/tables/${id}/export`, undefined, { token })).text();
/** The host deletes a table whose game is over. */
export const deleteTable = async (id: string, token: string): Promise<void> => void (await fetched(`/api/tables/${id}/delete`, {}, { token }));
/** For how long things are kept here. */
export const keeping = (): Promise<{ days: number | null; unbegun_hours: number }> => ask("/api/keeping");
/** A record that somebody has brought. */
export const replayRecord = (record: string, eyes: Eyes, first: number): Promise<Replay> =>
  ask("/api/replay", { record, first, open: eyes === "open", seat: eyes === "open" ? null : eyes });

/** Who sits down: how they are called and look. */
export interface Guest extends Partial<Look> {
  name: string;
}

/** Sit down, in this seat if one is named. With a seat's token: change how one is called there. */
export function join(id: string, { name, colour, figure }: Guest, token: string | null = null, seat: number | null = null): Promise<{ seat: number; token: string }> {
  return askOnce(`/api/tables/${id}/join`, { name, token, seat, colour: colour ?? null, figure: figure ?? null, device: deviceWord(id) });
}

/** Take the seat that the host has handed anew. */
export const reclaim = (id: string, key: string): Promise<{ seat: number; token: string }> => askOnce(`/api/tables/${id}/reclaim`, { key, device: deviceWord(id) });

/** The table that has this code. */
export const tableOf = (code: string): Promise<{ table: string }> => ask("/api/codes", { code });

/** Random letters and digits. */
export function word(length: number): string {
  const signs = "abcdefghijkmnpqrstuvwxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % 32]).join("");
}
