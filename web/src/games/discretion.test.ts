import { describe, expect, test } from "vitest";
import type { Discretion, Plain } from "../contract";
import told from "./told.json";

const FILES = import.meta.glob<Discretion>("./*/discretion.ts", { import: "discretion", eager: true });
const pairs = told as unknown as Record<string, [Plain, Plain | null][]>;

describe.each(Object.keys(pairs))("the open log of %s", (game) => {
  const { veil } = FILES[`./${game}/discretion.ts`]!;

  test.each(pairs[game]!.map(([mine, open]) => [mine.kind, mine, open] as const))("tells %s as a spectator is told it", (_, mine, open) => {
    expect(veil(mine)).toEqual(open);
  });
});
