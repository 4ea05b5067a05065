import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Texts, type Sources } from "./texts.ts";
import { kebab, variables } from "./variables.ts";

const SRC = new URL("../", import.meta.url);
const GURU = new URL("../../../src/paravent/games/guru/locale/", import.meta.url);
const read = (name: string, base: URL = SRC): string => readFileSync(new URL(name, base), "utf-8");
const shell: Sources = { en: [read("locale/en.ftl")], fr: [read("locale/fr.ftl")] };
const guru: Sources = { en: [...shell.en, read("en.ftl", GURU)], fr: [...shell.fr, read("fr.ftl", GURU)] };
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

test("both languages of the shell have the same messages", () => {
  expect(ids(shell.fr[0]!)).toEqual(ids(shell.en[0]!));
});

test("every message that the shell asks for by name is there", () => {
  const known = new Set(ids(shell.en[0]!));
  const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter((name) => /^(shell|pages|pieces)\/.*\.(svelte|ts)$/.test(name));
  const asked = files.flatMap((name) => [...read(name).matchAll(/(?<!texts\.)\bsay\("([a-z-]+)"/g)].map((found) => found[1]!));
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !known.has(id) && id !== "title" && id !== "tagline")).toEqual([]);
});

test.each(readdirSync(new URL("games/", SRC)).filter((name) => !name.includes(".") && name !== "locale"))("every message that the table of %s names is there in both languages", (game) => {
  const folder = new URL(`games/${game}/`, SRC);
  const files = readdirSync(folder).filter((name) => /\.svelte$/.test(name) || /^[a-z]+\.ts$/.test(name));
  const named = files.flatMap((name) => [...read(name, folder).matchAll(/["`]((?:word|table|power|name)-[a-z-]+)["`]/g)].map((found) => found[1]!));
  const places = (language: string): string[] => [`../../src/paravent/games/${game}/locale/${language}.ftl`, `games/locale/${language}.ftl`, `games/${game}/locale/${language}.ftl`];
  for (const language of ["en", "fr"]) {
    const known = new Set(places(language).filter((place) => existsSync(new URL(place, SRC))).flatMap((place) => ids(read(place))));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  }
});

test("a name that is written from right to left does not turn the sentence around it", () => {
  const texts = new Texts("en", guru, ["עבד", "Bob"]);
  expect(texts.event({ kind: "Banished", seat: 0, card: "green-melons-money" })).toBe("\u2068עבד\u2069 shows the green melon (money) the door.");
  expect(texts.seat(1)).toBe("Bob");
});

test("a move, an event and a question are sentences with the players' names", () => {
  const texts = new Texts("en", guru, ["Ada", "Bob"]);
  expect(texts.move({ notation: "accuse 1 violet", kind: "Accuse", fields: { guru: 1, preacher: "violet" } })).toBe("Accuse Bob of Violet of Lilacshire");
  expect(texts.event({ kind: "Banished", seat: 0, card: "green-melons-money" })).toBe("Ada shows the green melon (money) the door.");
  expect(texts.phase({ kind: "Act", seat: 0, left: 1 })).toBe("Your last action.");
});

test("several pieces are named one after the other, and none as nothing", () => {
  const texts = new Texts("en", { en: ["nothing = nothing\nname-a = Anna\nname-b = Bert\n"], fr: [] });
  expect(texts.name(["a", "b", "a-b"])).toBe("Anna, Bert, Anna Bert");
  expect(texts.name(null)).toBe("nothing");
  expect(texts.name([])).toBe("nothing");
});

test("what is not told is called as the game calls it", () => {
  const texts = new Texts("en", { en: ["nothing = nothing\nname-none = a hidden card\nevent-kept = lays { NAME($card) }\n"], fr: [] });
  expect(texts.event({ kind: "Kept", card: null })).toBe("lays a hidden card");
  expect(texts.event({ kind: "Kept", card: [] })).toBe("lays nothing");
});

test("what French lacks is taken from English, and what both lack from the notation", () => {
  const texts = new Texts("fr", { en: ["hello = hello\n"], fr: [""] }, ["Ada"]);
  expect(texts.say("hello")).toBe("hello");
  expect(texts.move({ notation: "jump 3", kind: "Jump", fields: {} })).toBe("jump 3");
  expect(texts.event({ kind: "TurnBegan", seat: 0, round: 2 })).toBe("turn began · seat Ada · round 2");
});

test("fields are spelled as the catalogues take them", () => {
  expect(kebab("TurnBegan")).toBe("turn-began");
  expect(variables({ kind: "X", true: true, none: null, cards: ["a", "b"], left: 2, nested: { kind: "Y", a: 1 } })).toEqual({
    true: "true", none: "none", cards: "a b", left: 2, nested: "1",
  });
});
