import { describe, expect, test } from "vitest";
import type { Plain } from "../contract";
import { loadGame } from "../shell/games";
import "../shell/tree";
import { Texts } from "../texts/texts";
import { HandClock } from "./clock";
import { Director, type House, type Step } from "./director.svelte";
import { RECORDED, recorded } from "./recorded";
import type { Scene, Script, Weight } from "./scene";
import type { Pace } from "./times";

interface Place {
  view: { count: number; seen: string[] };
}
const WEIGHTS: Record<string, Weight> = { Glanced: "glance", Stepped: "beat", Struck: "moment", Ended: "curtain" };
const PIECE = { component: (() => undefined) as never, props: {} };

function sceneOf(event: Plain): Scene<Place["view"]> {
  return {
    kind: event.kind, actor: 0, targets: [], at: "seat-0", caption: String(event["word"] ?? event.kind), weight: WEIGHTS[event.kind]!,
    travels: event["flies"] ? [{ piece: PIECE, from: "seat-0", to: "pile", face: "down" }] : [],
    turns: (shown) => ({ ...shown, seen: [...shown.seen, event.kind] }),
  };
}
const SCRIPT = {
  scenes: { Glanced: sceneOf, Stepped: sceneOf, Struck: sceneOf, Ended: sceneOf, Hidden: () => ({ silent: "nobody sees it" }), Voted: sceneOf },
  runs: [{ kinds: ["Voted"], scene: (events: Plain[]) => ({ ...sceneOf(events[0]!), caption: `${events.length} votes`, weight: "beat" as Weight }) }],
} as unknown as Script<Plain, unknown>;

/** A director at a table of its own, with a clock moved by hand. */
function house(given: Partial<House> & { at?: Pace; left?: () => number | null } = {}) {
  const clock = new HandClock();
  const cues: string[] = [];
  const director = new Director<Place>({
    clock, script: SCRIPT, seat: () => 1, names: () => ["Ada", "Bob"], texts: () => new Texts("en", { en: [], fr: [] }, ["Ada", "Bob"]), pace: () => given.at ?? "normal",
    still: () => false, waits: true, veil: (event) => event, mine: given.left ?? (() => null), cue: (name) => cues.push(name), ...given,
  });
  let at: Place = { view: { count: 0, seen: [] } };
  director.rest(at, []);
  const happen = (...events: Plain[]): Place => {
    const step: Step<Place> = { events, before: at, after: { view: { count: at.view.count + 1, seen: [] } } };
    at = step.after;
    director.take(step);
    return at;
  };
  const told = () => director.trace.map(({ scene, start, end }) => [scene.kind, start, end]);
  return { clock, director, happen, told, cues };
}
const event = (kind: string, more = {}): Plain => ({ kind, ...more });

describe("what somebody says", () => {
  const words = (caption: string): Scene => ({ kind: "Claimed", actor: 0, targets: [], at: "seat-0", travels: [], caption, weight: "beat", spoken: true });

  test("is a beat at their seat, in its turn, and the table stays as it is", () => {
    const { clock, director, happen, told } = house();
    const after = happen(event("Stepped", { word: "x" }));
    director.hear(words("I am a guard."));
    clock.pass(500);
    expect([director.scene?.caption, director.shown]).toEqual(["I am a guard.", after]);
    clock.pass(2000);
    expect(told().map(([kind]) => kind)).toEqual(["Stepped", "Claimed"]);
    expect([director.shown, director.history.length]).toEqual([after, 1]);
  });

  test("is heard while I am asked, for a second at most", () => {
    const { clock, director, happen, told } = house({ left: () => Infinity });
    happen(event("Stepped", { word: "x" }));
    clock.pass(2000);
    director.hear(words("I am the sultan, and you may take my word for it."));
    expect(director.scene?.kind).toBe("Claimed");
    clock.pass(1000);
    expect(told().at(-1)?.[0]).toBe("Claimed");
    expect(director.scene).toBeNull();
  });

  test("behind a big scene is heard when that is over, though I am asked", () => {
    const { clock, director, happen, told } = house({ left: () => Infinity });
    const after = happen(event("Struck", { word: "y" }));
    director.hear(words("I am a guard."));
    expect(director.scene?.kind).toBe("Struck");
    clock.pass(4000);
    expect(told().map(([kind]) => kind)).toEqual(["Struck", "Claimed"]);
    expect([director.shown, director.idle]).toEqual([after, true]);
  });

  test("before there is a table is not shown", () => {
    const { director } = house();
    director.rest(null as never, []);
    director.hear(words("Good evening."));
    expect(director.scene).toBeNull();
  });
});

describe("a step", () => {
  test("is played scene by scene, each as long as its weight and caption want", () => {
    const { clock, director, happen, told } = house();
    const after = happen(event("Stepped", { word: "x".repeat(40) }), event("Struck", { word: "y" }), event("Stepped", { word: "z".repeat(200) }));
    clock.pass(10_000);
    expect(told()).toEqual([["Stepped", 0, 910], ["Struck", 910, 2910], ["Stepped", 2910, 4410]]);
    expect(director.shown).toBe(after);
  });

  test("shows the table before it, with what its scenes have turned, and the table after it when the last scene's pieces have arrived", () => {
    const { clock, director, happen } = house();
    const after = happen(event("Struck"), event("Stepped", { flies: true }));
    expect(director.shown?.view).toEqual({ count: 0, seen: ["Struck"] });
    clock.pass(2100);
    expect([director.scene?.kind, director.arrived, director.shown?.view.count]).toEqual(["Stepped", false, 0]);
    clock.pass(600);
    expect([director.scene?.kind, director.arrived, director.shown]).toEqual(["Stepped", true, after]);
    clock.pass(1000);
    expect(director.scene).toBeNull();
  });

  test("is part of what was told when its last scene is over; until then that ends with the step before", () => {
    const { clock, director, happen } = house();
    happen(event("Stepped", { word: "first" }));
    happen(event("Stepped", { word: "second" }));
    const told = () => director.past.map((each) => each["word"]);
    expect([director.scene?.caption, told()]).toEqual(["first", []]);
    clock.pass(600);
    expect([director.scene?.caption, told()]).toEqual(["second", ["first"]]);
    clock.pass(2000);
    expect([director.scene, told()]).toEqual([null, ["first", "second"]]);
  });

  test("merges its glances with the scene after them", () => {
    const { clock, director, happen } = house();
    happen(event("Glanced", { word: "Ada looks.", flies: true }), event("Stepped", { word: "Ada goes." }));
    expect(director.scene).toMatchObject({ kind: "Stepped", caption: "Ada looks. Ada goes.", travels: [{ to: "pile" }] });
    clock.pass(2000);
    expect(director.trace).toHaveLength(1);
  });

  test("of glances alone takes no time, unless something travels", () => {
    const { clock, director, happen, told } = house();
    happen(event("Glanced"));
    clock.pass(0);
    happen(event("Glanced", { flies: true }));
    clock.pass(700);
    expect(told()).toEqual([["Glanced", 0, 0], ["Glanced", 0, 650]]);
    expect(director.idle).toBe(true);
  });

  test("shows a run of events as one scene, and one of them alone as its own", () => {
    const { clock, director, happen } = house();
    happen(event("Voted"), event("Voted"), event("Voted"));
    expect(director.scene?.caption).toBe("3 votes");
    clock.pass(2000);
    happen(event("Voted", { word: "one vote" }));
    expect(director.scene?.caption).toBe("one vote");
  });

  test("that nobody is shown anything of is over at once", () => {
    const { director, happen } = house();
    const after = happen(event("Hidden"));
    expect([director.shown, director.scene]).toEqual([after, null]);
  });

  test("with an event that the script does not know is told in plain words", () => {
    const { director, happen } = house({ script: null });
    happen(event("TurnBegan", { seat: 1 }));
    expect(director.scene).toMatchObject({ actor: 1, at: "seat-1", weight: "beat", caption: "turn began · seat Bob" });
  });
});

describe("a curtain", () => {
  test("stays until it is tapped", () => {
    const { clock, director, happen } = house();
    happen(event("Ended"));
    clock.pass(60_000);
    expect(director.scene?.kind).toBe("Ended");
    director.skip();
    expect([director.scene, director.idle]).toEqual([null, true]);
  });

  test("goes by itself on a TV, by the length of its text", () => {
    const { clock, happen, told } = house({ waits: false });
    happen(event("Ended", { word: "x".repeat(100) }));
    clock.pass(60_000);
    expect(told()).toEqual([["Ended", 0, 10_000]]);
  });

  test("that is up is not torn down by what happens behind it", () => {
    const { clock, director, happen } = house();
    happen(event("Ended"));
    for (let k = 0; k < 9; k += 1) happen(event("Struck"));
    clock.pass(20_000);
    expect(director.scene?.kind).toBe("Ended");
  });
});

describe("when nobody waits for this screen", () => {
  test("everything is played in its own time, though I am asked, and nothing is left for the recap", () => {
    const { clock, director, happen, told } = house({ left: () => Infinity, unhurried: () => true });
    happen(event("Struck"));
    for (let k = 0; k < 4; k += 1) happen(event("Struck"));
    const after = happen(event("Ended"), event("Stepped", { word: "x" }));
    clock.pass(5 * 2000);
    expect(told()).toEqual([0, 1, 2, 3, 4].map((k) => ["Struck", 2000 * k, 2000 * (k + 1)]));
    expect([director.scene?.kind, director.unseen]).toEqual(["Ended", 0]);
    director.skip();
    expect(director.scene?.kind).toBe("Stepped");
    clock.pass(500);
    expect([director.shown, director.unseen]).toEqual([after, 0]);
  });
});

describe("what is spoken of", () => {
  test("is the table before the scene that is played, until it is over", () => {
    const { clock, director, happen } = house();
    const before = director.shown;
    const after = happen(event("Struck"));
    expect(director.told).toBe(before);
    clock.pass(1999);
    expect([director.shown, director.told]).toEqual([after, before]);
    clock.pass(1);
    expect(director.told).toBe(after);
  });

  test("is the table itself under a mere glance", () => {
    const { director, happen } = house();
    const after = happen(event("Glanced"));
    expect([director.scene?.kind, director.told]).toEqual(["Glanced", after]);
  });
});

describe("while something is being read", () => {
  test("what has begun is played to its end, and the next step waits", () => {
    const { clock, director, happen, told } = house({ unhurried: () => true });
    const first = happen(event("Stepped", { word: "x" }), event("Struck"));
    director.pause(true);
    const second = happen(event("Stepped", { word: "x" }));
    clock.pass(60_000);
    expect([told().map(([kind]) => kind), director.scene, director.shown, director.idle]).toEqual([["Stepped", "Struck"], null, first, false]);
    director.pause(false);
    expect(director.scene?.kind).toBe("Stepped");
    clock.pass(60_000);
    expect([director.shown, director.idle]).toEqual([second, true]);
  });

  test("who does not look, or wants nothing shown, is told all the same", () => {
    const { director, happen } = house({ at: "instant" });
    director.pause(true);
    const after = happen(event("Stepped"));
    expect([director.shown, director.idle]).toEqual([after, true]);
  });
});

describe("when I am asked", () => {
  test("what is left is over within a second", () => {
    let left: number | null = null;
    const { clock, director, happen } = house({ left: () => left });
    for (let k = 0; k < 3; k += 1) happen(event("Stepped"), event("Stepped"));
    left = Infinity;
    const after = happen(event("Stepped"));
    clock.pass(1001);
    expect([director.idle, director.shown]).toEqual([true, after]);
    expect(director.trace).toHaveLength(7);
  });

  test("the last big scene keeps its hold on the table as it is now, and older curtains go into the recap", () => {
    let left: number | null = null;
    const { clock, director, happen } = house({ left: () => left });
    happen(event("Stepped"));
    happen(event("Ended"), event("Stepped"));
    left = Infinity;
    const after = happen(event("Struck"));
    clock.pass(1000);
    expect([director.scene?.kind, director.shown]).toEqual(["Struck", after]);
    expect(director.lines.map(({ caption, curtain }) => [caption, curtain])).toEqual([["Stepped", false], ["Ended", true], ["Stepped", false], ["Struck", false]]);
    expect(director.unseen).toBe(1);
    clock.pass(2000);
    expect(director.idle).toBe(true);
  });

  test("with little time nothing is shown any more, and everything is in the recap", () => {
    const { director, happen } = house({ left: () => 6000 });
    const after = happen(event("Struck"), event("Ended"));
    expect([director.scene, director.shown, director.unseen]).toEqual([null, after, 2]);
  });

  test("a curtain falls when my clock runs low", () => {
    const clock = new HandClock();
    const { director, happen } = house({ clock, left: () => 30_000 - clock.now() });
    happen(event("Ended"));
    clock.pass(19_900);
    expect(director.scene?.kind).toBe("Ended");
    clock.pass(300);
    expect([director.scene, director.unseen]).toEqual([null, 1]);
  });

  test("answering ends what is played and empties the recap", () => {
    const { director, happen } = house({ left: () => Infinity });
    const after = happen(event("Struck"));
    director.answered();
    expect([director.scene, director.shown, director.lines]).toEqual([null, after, []]);
  });
});

describe("when I am behind", () => {
  test("by more than four seconds, the rest is played faster", () => {
    const { clock, director, happen } = house();
    happen(event("Struck"));
    happen(event("Struck"));
    happen(event("Struck"));
    happen(event("Stepped"));
    clock.pass(4100);
    expect(director.trace.map(({ scene }) => scene.kind)).toEqual(["Struck", "Struck", "Struck"]);
  });

  test("by more than eight, it goes into the recap, and the newest is played", () => {
    const { clock, director, happen } = house();
    for (let k = 0; k < 7; k += 1) happen(event("Struck", { word: String(k) }));
    clock.pass(12_000);
    expect(director.trace.map(({ scene }) => scene.caption)).toEqual(["0", "6"]);
    expect(director.lines.map(({ caption }) => caption)).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
    expect(director.unseen).toBe(5);
  });

  test("a long step that is alone is not cut", () => {
    const { clock, director, happen } = house();
    happen(...Array.from({ length: 6 }, () => event("Struck")));
    clock.pass(12_000);
    expect(director.trace.map(({ end }) => end)).toEqual([2000, 4000, 6000, 8000, 10_000, 12_000]);
  });
});

test("nothing is played for a screen that nobody looks at", () => {
  const { director, happen } = house();
  happen(event("Struck"));
  director.look(false);
  const after = happen(event("Ended"));
  expect([director.scene, director.shown, director.unseen]).toEqual([null, after, 1]);
  director.look(true);
  happen(event("Stepped"));
  expect(director.scene?.kind).toBe("Stepped");
});

test("a line of the recap is shown again on the table of then, and the present comes back", () => {
  const { clock, director, happen } = house();
  director.look(false);
  const then = happen(event("Stepped"));
  const now = happen(event("Struck"));
  director.look(true);
  director.again(director.lines[0]!);
  expect([director.scene?.kind, director.shown, director.unseen]).toEqual(["Stepped", then, 0]);
  clock.pass(3000);
  expect([director.shown, director.lines.length]).toEqual([now, 2]);
});

test("what happened before the page was opened is told in sentences that cannot be played", () => {
  const { director } = house();
  director.recall([{ caption: "Ada looks.", actor: 0 }, { caption: "Bob is next.", actor: 1 }]);
  director.again(director.lines[0]!);
  expect([director.unseen, director.scene, director.lines.map(({ caption }) => caption)]).toEqual([2, null, ["Ada looks.", "Bob is next."]]);
});

test("without motion nothing travels, and captions are held as long", () => {
  const { clock, director, happen, told } = house({ still: () => true });
  happen(event("Struck", { flies: true }));
  expect([director.scene?.travels, director.arrived]).toEqual([[], true]);
  clock.pass(5000);
  expect(told()).toEqual([["Struck", 0, 2000]]);
});

test("the pace is the player's", () => {
  const ends = (["slow", "normal", "fast"] as const).map((at) => {
    const { clock, happen, told } = house({ at });
    happen(event("Struck", { word: "x".repeat(200) }));
    clock.pass(9000);
    return told()[0]![2];
  });
  expect(ends).toEqual([5000, 3000, 1500]);
  const { director, happen } = house({ at: "instant" });
  const after = happen(event("Ended"));
  expect([director.scene, director.shown, director.unseen, director.lines.length]).toEqual([null, after, 0, 1]);
});

test("what my screen may not show is not shown", () => {
  const { director, happen } = house({ veil: (each) => (each.kind === "Struck" ? null : { ...each, word: "veiled" }) });
  happen(event("Struck"), event("Stepped", { word: "secret" }));
  expect(director.scene?.caption).toBe("veiled");
});

test("a scene that cannot be made is told in plain words", () => {
  const script = { scenes: { Stepped: () => { throw new Error("no such card"); } } } as unknown as Script<Plain, unknown>;
  const complaints: unknown[] = [];
  const complain = console.error;
  console.error = (error) => complaints.push(error);
  const { director, happen } = house({ script });
  happen(event("Stepped"));
  console.error = complain;
  expect([director.scene?.caption, complaints.length]).toEqual(["stepped", 1]);
});

describe.each(RECORDED)("%s, a whole game", (game) => {
  test.each(recorded(game))("as reader $seat was told it, ends each drain on what is real, at any pace and however fast it comes", async ({ seat, names, first, steps }) => {
    const { script, sources } = await loadGame(game);
    for (const gap of [0, 300, 1100, 60_000]) {
      const clock = new HandClock();
      let asked = false;
      const director = new Director<typeof first>({
        clock, script, seat: () => seat, names: () => names, texts: () => new Texts("en", sources, names), pace: () => (gap === 300 ? "slow" : "normal"), still: () => false,
        waits: false, veil: (each) => each, mine: () => (asked ? Infinity : null), cue: () => undefined,
      });
      director.rest(first, []);
      for (const step of steps) {
        asked = step.after.asked;
        director.take(step);
        clock.pass(gap);
        if (director.idle) expect(director.shown).toBe(step.after);
        if (asked && gap >= 1100) expect(director.shown).toBe(step.after);
      }
      clock.pass(120_000);
      expect(director.idle).toBe(true);
      expect(director.shown).toBe(steps.at(-1)!.after);
      expect(director.history).toEqual(steps.flatMap(({ events }) => events));
      const starts = director.trace.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  }, 30_000);
});

test("fifteen players at normal pace: from my question to the table that it is about at most a second and a half, however fast the others were", async () => {
  const [{ seat, names, first, steps }] = recorded("sultans", { crowd: true }) as [ReturnType<typeof recorded>[0]];
  const { script, sources } = await loadGame("sultans");
  expect(names).toHaveLength(15);
  const waits = [0, 300, 900, 2100].flatMap((gap) => {
    const clock = new HandClock();
    let asked = false;
    const director = new Director<typeof first>({
      clock, script, seat: () => seat, names: () => names, texts: () => new Texts("en", sources, names), pace: () => "normal", still: () => false, waits: true, veil: (each) => each,
      mine: () => (asked ? Infinity : null), cue: () => undefined,
    });
    director.rest(first, []);
    return steps.flatMap((step) => {
      asked = step.after.asked;
      director.take(step);
      const start = clock.now();
      if (!asked) return (clock.pass(gap), []);
      while (director.shown !== step.after && clock.now() < start + 10_000) clock.pass(20);
      director.answered();
      return [clock.now() - start];
    });
  });
  expect(waits.length).toBeGreaterThan(10);
  expect(Math.max(...waits)).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(1500);
}, 30_000);

test("every game in the package has been recorded", () => {
  const types = import.meta.glob("../games/*/types.ts");
  expect([...RECORDED].sort()).toEqual(Object.keys(types).map((path) => path.split("/")[2]!).sort());
});
