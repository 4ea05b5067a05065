// What is asked over HTTP.
import type { Outcome, Plain } from "../contract";
import { settings } from "./settings.svelte";
import type { TableInfo } from "./wire";

export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "choice" | "data";
  default: unknown;
  least: number | null;
  most: number | null;
  among: string[];
}
export interface GameInfo {
  name: string;
  version: number;
  fewest: number;
  most: number;
  options: OptionInfo[];
  strengths: string[];
}
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: { seat: number; strength: string }[];
  answer_seconds?: number | null;
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
}
export interface Replay {
  table: TableInfo;
  steps: number;
  first: number;
  shown: Step[];
}

/** Refused, and why, in the player's language. */
export class Refusal extends Error {}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal(settings.shell.say("no-server"));
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal((answer as { sentence?: string } | null)?.sentence ?? settings.shell.say("no-server"));
  return answer as T;
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const table = (id: string): Promise<TableInfo> => ask(`/api/tables/${id}`);
export const openTable = (wanted: NewTable): Promise<{ table: TableInfo; token: string }> => ask("/api/tables", wanted);
/** Through whose eyes a game is seen again: a seat's, a spectator's, or with all cards open. */
export type Eyes = number | "open" | null;

/** A table's game, once it is over. */
export const replay = (id: string, eyes: Eyes, first: number): Promise<Replay> =>
  ask(`/api/tables/${id}/replay?first=${first}${eyes === "open" ? "&open=true" : eyes === null ? "" : `&seat=${eyes}`}`);
/** A record that somebody has brought. */
export const replayRecord = (record: string, eyes: Eyes, first: number): Promise<Replay> =>
  ask("/api/replay", { record, first, open: eyes === "open", seat: eyes === "open" ? null : eyes });

/** Sit down; the contribution is this device's word in the deal. */
export function join(id: string, name: string, token: string | null = null): Promise<{ seat: number; token: string }> {
  return ask(`/api/tables/${id}/join`, { name, contribution: word(16), token });
}

/** Random letters and digits. */
export function word(length: number): string {
  const signs = "abcdefghijkmnpqrstuvwxyz23456789";
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % 32]).join("");
}
