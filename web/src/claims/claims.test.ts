import { expect, test } from "vitest";
import { concerning, heard, notation, opening, spoken } from "./claims";
import type { Claimed, ClaimForm } from "../shell/wire";
import { Texts } from "../texts/texts";

const EN = ["seat-number = seat { $seat }\nclaim-am = I am { NAME($what) }.\nclaim-saw = I saw the card of { SEAT($about) }: { NAME($what) }.\nname-guard = Guard\nline-x = Good evening."];
const texts = new Texts("en", { en: EN, fr: [] }, ["Ada", "Bob", "Cy"]);
const AM: ClaimForm = { kind: "am", of_another: false, words: ["guard"] };
const SAW: ClaimForm = { kind: "saw", of_another: true, words: ["guard"] };
const claim = (seat: number, about: number | null): Claimed => ({ type: "claimed", number: 0, seat, kind: about === null ? "am" : "saw", about, what: "guard", version: 1, told: 0, at: 0, against: [] });

test("a claim is sent as its kind, whom it names, and its word", () => {
  expect([notation({ form: AM, word: "guard" }, null), notation({ form: SAW, word: "guard" }, 2), notation({ form: { ...SAW, words: [] }, word: "" }, 0)]).toEqual(["am guard", "saw @2 guard", "saw @0"]);
});

test("what is not chosen yet stands open", () => {
  expect([opening(AM, texts), opening(SAW, texts)]).toEqual(["I am …", "I saw the card of …: …"]);
});

test("what is said is read in the reader's language, a person's words as they are", () => {
  expect(heard(claim(0, 1), texts, texts)).toBe("I saw the card of Bob: Guard.");
  expect(heard({ type: "said", seat: 0, text: "Bonsoir.", at: 0, line: "line-x" }, texts, texts)).toBe("Good evening.");
  expect(heard({ type: "said", seat: 0, text: "hm", at: 0, line: "" }, texts, texts)).toBe("hm");
});

test("a seat is concerned by what it says and by what is said of it", () => {
  const all = [claim(0, 1), claim(1, null), claim(2, null)];
  expect(concerning(all, 1)).toEqual([all[0], all[1]]);
});

test("a bubble stands at the speaker's seat and is never a speech", () => {
  const scene = spoken(2, "x".repeat(500), "Said");
  expect([scene.at, scene.weight, scene.caption.length]).toEqual(["seat-2", "beat", 140]);
});
