// How each kind of event of Guru is shown.
import type { Drawing, Run, Scene, Scenes, Script, Setting, Travel } from "../../stage/scene";
import Flock from "./art/Flock.svelte";
import Figure from "./Figure.svelte";
import Conversion from "./moments/Conversion.svelte";
import Tidings from "./moments/Tidings.svelte";
import Unmasking from "./moments/Unmasking.svelte";
import Vanishing from "./moments/Vanishing.svelte";
import Verdict from "./moments/Verdict.svelte";
import { turned } from "./turns";
import type { Event, GuruView } from "./types";
import { PREACHERS, masksOn } from "./view";

type On = Setting<GuruView>;
type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;

const ORDER = PREACHERS.map(({ token }) => token);
const inOrder = (all: string[]): string[] => [...all].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
const follower = (token: string, mood?: string): Drawing => ({ component: Figure, props: { token, width: "clamp(52px, 6vw, 104px)", ...(mood ? { mood } : {}) } });
const walk = (piece: Drawing, from: string, to: string): Travel => ({ piece, from, to, face: "up" });

/** Where words on what a guru does stand: under another's booth, over my own stage. */
const near = (seat: number, on: On): string => (seat === on.seat ? `stage-${seat}` : `seat-${seat}`);

/** A scene at the seat that acts, with its sentence; what it changes comes with it. */
function scene(event: Event, on: On, more: Partial<Scene<GuruView>>): Scene<GuruView> {
  const actor = "seat" in event ? event.seat : null;
  return {
    kind: event.kind, actor, targets: [], at: actor === null ? null : near(actor, on), travels: [], caption: on.texts.event({ ...event }), weight: "beat",
    turns: (shown) => turned(shown, event, inOrder), ...more,
  };
}

function leaves(event: Of<"Banished" | "Discarded">, on: On): Scene<GuruView> {
  return scene(event, on, { at: "skeptics", travels: [walk(follower(event.card, "sad"), `stage-${event.seat}`, "skeptics")], cue: "step" });
}

const scenes: Scenes<Event, GuruView> = {
  TurnBegan: (event, on) => scene(event, on, event.seat === on.seat ? { cue: "turn", at: `seat-${event.seat}` } : { weight: "glance", at: `seat-${event.seat}` }),
  Preached: (event, on) => scene(event, on, { travels: [walk(follower(event.card), `pile-${event.pile}`, `stage-${event.seat}`)], cue: "step" }),
  Refilled: (event, on) => scene(event, on, { at: `pile-${event.pile}`, travels: [{ piece: { component: Flock, props: {} }, from: "skeptics", to: `pile-${event.pile}`, face: "down" }], cue: "step" }),
  Banished: leaves,
  Discarded: leaves,
  Recruited: (event, on) =>
    scene(event, on, {
      targets: [event.guru],
      travels: [walk(follower(event.theirs), `stage-${event.guru}`, `stage-${event.seat}`), walk(follower(event.mine, "sad"), `stage-${event.seat}`, `stage-${event.guru}`)],
      cue: "step",
    }),
  Converted: (event, on) => {
    const bounty = (on.before.sects[event.seat]?.bounty ?? 0) + 1;
    return scene(event, on, { weight: "moment", cue: "coin", picture: { component: Conversion, props: { texts: on.texts, seat: event.seat, cards: event.cards, bounty } } });
  },
  Accused: (event, on) => {
    const { seat, guru, preacher, bounty } = event;
    const left = masksOn(on.before) - (event.true ? 1 : 0);
    return scene(event, on, {
      targets: [guru], weight: "moment", cue: event.true ? "true" : "false",
      picture: { component: Verdict, props: { texts: on.texts, seat, guru, preacher, truth: event.true, bounty, left, end: on.before.sects.length } },
    });
  },
  Vanished: (event, on) => {
    const bounty = (on.before.sects[event.seat]?.bounty ?? 0) + 2;
    const props = { texts: on.texts, seat: event.seat, preacher: event.preacher, bounty, left: masksOn(on.before) - 1, end: on.before.sects.length };
    return scene(event, on, { weight: "moment", cue: "hush", picture: { component: Vanishing, props } });
  },
  Passed: (event, on) => scene(event, on, { at: `seat-${event.seat}` }),
  LastTurn: (event, on) => scene(event, on, { at: "notice", weight: "moment", cue: "drum", picture: { component: Tidings, props: { texts: on.texts, title: "last-turn-call", left: masksOn(on.after), all: on.after.sects.length * 3 } } }),
  LastRound: (event, on) => scene(event, on, { at: "notice", weight: "moment", cue: "drum", picture: { component: Tidings, props: { texts: on.texts, title: "last-round-call", left: masksOn(on.after), all: on.after.sects.length * 3 } } }),
  Unmasked: (event, on) => scene(event, on, { weight: "moment", cue: "reveal", picture: { component: Unmasking, props: { names: on.names, texts: on.texts, unmasked: [event], winners: [] } } }),
  Ended: (event, on) => scene(event, on, { weight: "moment", cue: "win" }),
};

/** A false accuser who has just three listeners loses them all at once. */
const walkout: Run<Event, GuruView> = {
  kinds: ["Discarded"],
  scene: (events, on) => {
    const gone = events as Of<"Discarded">[];
    const { seat } = gone[0]!;
    return {
      ...scene(gone[0]!, on, { cue: "step", at: "skeptics" }),
      caption: on.texts.say("word-walkout", { seat, cards: gone.map(({ card }) => card) }),
      travels: gone.map(({ card }) => walk(follower(card, "sad"), `stage-${seat}`, "skeptics")),
      turns: (shown) => gone.reduce((view, event) => turned(view, event, inOrder), shown),
    };
  },
};

/** The end: every sect lies open at once, and who has won. */
const masksFall: Run<Event, GuruView> = {
  kinds: ["Unmasked", "Ended"],
  scene: (events, on) => {
    const unmasked = events.filter((event) => event.kind === "Unmasked");
    const ended = events.find((event) => event.kind === "Ended");
    return {
      ...scene(events[0]!, on, { weight: "curtain", cue: "win", at: null, actor: null }),
      caption: events.map((event) => on.texts.event({ ...event })).join(" "),
      picture: { component: Unmasking, props: { names: on.names, texts: on.texts, unmasked, winners: ended?.winners ?? [] } },
      turns: (shown) => events.reduce((view, event) => turned(view, event, inOrder), shown),
    };
  },
};

export const script: Script<Event, GuruView> = {
  scenes,
  runs: [walkout, masksFall],
  headline: (view, texts) => texts.say(view.last_turn ? "word-headline-last" : "word-headline", { round: view.round, rounds: view.max_rounds }),
};
