// What a card shows besides its words, read from its test: a pose for an action, a piece of the circle for an artefact card.
import type { Colour, Stance } from "./view";

export type Test = readonly unknown[] | null;

export type Art =
  | { kind: "pose"; pose: string }
  | { kind: "circle"; areas: string[]; from: string | null; to: string | null; colours: Colour[]; stance: Stance; counts: boolean }
  | { kind: "quill" };

const TAG_POSE: Record<string, string> = {
  legs: "stamp", upper: "cheer", face: "wink", manner: "both-hands", voice: "sing", artefact: "raise", polite: "bow", rude: "tease", noise: "clap", touch: "touch",
};
const KINDS: Record<string, string[]> = {
  centre: ["C"], hexagon: ["H0", "H1", "H2", "H3", "H4"], triangle: ["T0", "T1", "T2", "T3", "T4"], ring: ["O"],
  "beside-start": ["C", "H0", "H3", "T3", "T4"], "beside-target": ["C", "H0", "H2", "T0", "T1"],
};
// The places that stand for any start and any target in a picture.
const START = "H4";
const TARGET = "H1";
const EXAMPLE: Record<string, string> = { centre: "C", hexagon: "H1", triangle: "T1", ring: "O" };
const COLOURS = new Set(["white", "black", "brown"]);

/** Every word of a test, and the objects in it, in order. */
function flat(test: Test): unknown[] {
  return (test ?? []).flatMap((each) => (Array.isArray(each) ? flat(each) : [each]));
}

/** Every part of a test that begins with this word. */
function parts(test: Test, word: string): (readonly unknown[])[] {
  if (!test) return [];
  const inside = test.flatMap((each) => (Array.isArray(each) ? parts(each, word) : []));
  return test[0] === word ? [test, ...inside] : inside;
}

function poseFor(test: Test): string {
  const fitting = flat(test).filter((each): each is Record<string, string | string[]> => typeof each === "object" && each !== null);
  const [first] = fitting.filter((each) => Object.keys(each).length > 0);
  if (test?.[0] === "at-most") return "stand";
  if (first?.["name"]) return String(first["name"][0]);
  if (first?.["tag"]) return test?.[0] === "all" && first["tag"][0] === "voice" ? "hush" : (TAG_POSE[String(first["tag"][0])] ?? "stand");
  if (first?.["to"]) return "point";
  if (first?.["when"]) return first["when"] === "before" ? "dance" : "raise";
  if (parts(test, "at-most").length) return "take";
  return "dance";
}

/** Where the move of this card begins and ends, as an example. */
function journey(test: Test): { from: string | null; to: string | null } {
  const [step] = parts(test, "step");
  if (step) return { from: START, to: step[1] === "same" ? START : step[1] === "adjacent" ? "H0" : TARGET };
  const [start, target] = [parts(test, "start")[0]?.[1], parts(test, "target")[0]?.[1]].map((place) => (place ? (EXAMPLE[String(place)] ?? String(place)) : null));
  const words = flat(test);
  return {
    from: start ?? (words.includes("start") || words.includes("beside-start") || words.includes("follow") ? START : null),
    to: target ?? (words.includes("target") || words.includes("beside-target") || words.includes("refill") ? TARGET : null),
  };
}

/** What to draw for a card. */
export function artOf(kind: string, test: Test, counts: boolean): Art {
  if (!test) return { kind: "quill" };
  if (kind === "action") return { kind: "pose", pose: poseFor(test) };
  const words = flat(test);
  const keys = words.flatMap((each) => (typeof each === "object" && each !== null ? Object.keys(each) : [each]));
  const { from, to } = journey(test);
  const named = words.flatMap((each) => KINDS[String(each)] ?? (/^([CO]|[HT][0-4])$/.test(String(each)) ? [String(each)] : []));
  return {
    kind: "circle", from, to, counts,
    areas: [...new Set([...named, ...(from && from === START ? [from] : []), ...(to && to === TARGET ? [to] : [])])],
    colours: [...new Set(keys.filter((each): each is Colour => COLOURS.has(String(each))))],
    stance: words.includes("lying") ? "lying" : "standing",
  };
}
