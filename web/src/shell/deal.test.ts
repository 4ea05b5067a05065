import { beforeEach, expect, test, vi } from "vitest";
import { isKept, keptWord, nextStep, promiseOf, sealOf, type Step } from "./deal";
import { sha256 } from "./sha256";
import type { TableInfo } from "./wire";

const [SECRET, SALT] = ["a".repeat(32), "b".repeat(32)];
const COMMITMENT = sha256(`deal 1 ${SECRET} ${SALT}`);
let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => storage.set(key, value) });
});

const seat = (promise = "", opened = false): object => ({ by: "person", promise, opened });
const table = (seats: object[], more: object = {}): TableInfo => ({ id: "t", status: "open", round: 1, dealing: null, commitment: COMMITMENT, seats, ...more }) as unknown as TableInfo;
const promised = (step: Step | null): string => (step?.type === "promise-word" ? step.promise : "none");

test("a text's hash is that of the standard", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("é".repeat(100))).toHaveLength(64);
  expect(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
});

test("a word is promised once, and opened when all are promised", () => {
  const promise = promised(nextStep(table([seat(), seat()]), 0, true));
  expect(promise).toBe(promiseOf(COMMITMENT, 0, keptWord("t", 0)!.word));
  expect(nextStep(table([seat(promise), seat()]), 0, true)).toBeNull();
  expect(nextStep(table([seat(promise), seat("f")], { dealing: 30 }), 0, false)).toEqual({ type: "open-word", word: keptWord("t", 0)!.word });
  expect(nextStep(table([seat(promise, true), seat("f")], { dealing: 30 }), 0, false)).toBeNull();
});

test("a word that was opened beside some promises is not opened beside others", () => {
  const promise = promised(nextStep(table([seat(), seat()]), 0, true));
  expect(nextStep(table([seat(promise), seat("f")], { dealing: 30 }), 0, false)).not.toBeNull();
  expect(nextStep(table([seat(promise), seat("f")], { dealing: 30 }), 0, false)).not.toBeNull(); // sent again
  expect(nextStep(table([seat(promise), seat("e")], { dealing: 30 }), 0, false)).toBeNull();
  expect(promised(nextStep(table([seat(promise), seat("e")]), 0, false))).not.toBe(promise); // nor promised again
});

test("a device that does not know the word promises another when it comes, and leaves it alone else", () => {
  expect(nextStep(table([seat("theirs")]), 0, false)).toBeNull();
  expect(promised(nextStep(table([seat("theirs")]), 0, true))).toHaveLength(64);
  expect(nextStep(table([seat("theirs")], { dealing: 30 }), 0, true)).toBeNull();
});

test("another round needs another word", () => {
  const first = promised(nextStep(table([seat()]), 0, true));
  const before = keptWord("t", 0)!.word;
  const next = promised(nextStep(table([seat()], { round: 2, commitment: "c".repeat(64) }), 0, false));
  expect([next === first, keptWord("t", 0)!.word === before]).toEqual([false, false]);
});

test("where no words are sealed none is promised", () => {
  expect(nextStep(table([seat()], { round: 0 }), 0, true)).toBeNull();
  expect(nextStep(table([seat()], { status: "playing" }), 0, true)).toBeNull();
});

test("a record is held against what was seen before", () => {
  const [mine, theirs] = ["m".repeat(26), "t".repeat(26)];
  const seal = sealOf(COMMITMENT, 1, [promiseOf(COMMITMENT, 0, mine), promiseOf(COMMITMENT, 1, theirs), ""]);
  const record = (words: string): string => `paravent record 1\ngame: guru\nseed: "deal 2 ${SECRET} ${SALT} 1 ${words}"\n`;
  const kept = { commitment: COMMITMENT, word: mine, seal };
  expect(isKept(record(`${mine} ${theirs} -`), kept, 0)).toBe(true);
  expect(isKept(record(`${mine} ${"x".repeat(26)} -`), kept, 0)).toBe(false);
  expect(isKept(record(`- ${theirs} -`), kept, 0)).toBe(false);
  expect(isKept("seed: 7", kept, 0)).toBe(false);
  expect(isKept(record(`${mine} ${theirs} -`), null, 0)).toBeNull();
});
