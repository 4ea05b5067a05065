// How each kind of event of Overseers is shown.
import type { Component } from "svelte";
import type { Mood } from "../../kit/faces";
import type { Drawing, Run, Scene, Scenes, Script, Setting, Travel } from "../../stage/scene";
import Count from "./scene/Count.svelte";
import Moment from "./scene/Moment.svelte";
import Reveal from "./scene/Reveal.svelte";
import Rows from "./scene/Rows.svelte";
import Votes from "./scene/Votes.svelte";
import type { Lying, Opened, Shown } from "./scene/people";
import TraitCard from "./TraitCard.svelte";
import type { Event, OverseersView } from "./types";
import { sets, worthOf, type OverseerView, type Trait } from "./view";

type On = Setting<OverseersView>;
type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
type Tone = "good" | "bad" | "hot" | "plain";

const PIECE = 64;

// Who and what is in a picture

const characterOf = (seat: number, on: On): string | null => on.before.overseers[seat]?.character ?? on.after.overseers[seat]?.character ?? null;
const shown = (seat: number, on: On, mood?: Mood): Shown => ({ seat, name: on.names[seat] ?? "", character: characterOf(seat, on), ...(mood ? { mood } : {}) });
const lying = (cards: readonly (string | null)[] | null, count: number): Lying[] => (cards ?? Array<null>(count).fill(null)).map((trait) => ({ trait: trait as Trait | null }));

/** The card at a position of somebody's rows, if it lies face up: my own secrets are no part of a picture. */
function faceUp(seat: number, position: string, on: On): Trait | null {
  const card = on.before.overseers[seat]?.cards.find((each) => each.position === position);
  return card?.face_up ? (card.card as Trait | null) : null;
}

/** Somebody's rows as everybody sees them. */
function rows(seat: number, on: On): Lying[] {
  const { cards = [], tilt = null, slid = null } = on.before.overseers[seat] ?? {};
  return cards.map(({ position, card, face_up }) => ({ trait: face_up ? (card as Trait | null) : null, tilted: tilt === position, copy: slid === position }));
}

const drawing = (component: Component<any>, on: On, props: Record<string, unknown>): Drawing => ({ component, props: { texts: on.texts, ...props } });
const card = (trait: string | null, on: On): Drawing => drawing(TraitCard, on, { trait, width: PIECE });
const travel = (trait: string | null, from: string, to: string, on: On): Travel => ({ piece: card(trait, on), from, to, face: trait === null ? "down" : "up" });
const seatPlace = (seat: number): string => `seat-${seat}`;

/** Somebody's points in words: "Ada 11, Zoé 24". */
const tallied = (scores: readonly number[], on: On, seats: readonly number[] = scores.map((_, seat) => seat)): string => scores.map((score, k) => `${on.texts.seat(seats[k]!)} ${score}`).join(", ");

// Scenes

/** A scene at the seat that acts, with its sentence. */
function scene(event: Event, on: On, more: Partial<Scene<OverseersView>> = {}): Scene<OverseersView> {
  const actor = "seat" in event ? event.seat : null;
  return { kind: event.kind, actor, targets: [], at: actor === null ? null : seatPlace(actor), travels: [], caption: on.texts.event({ ...event }), weight: "beat", ...more };
}

/** A character's power: whose, on which cards, and what it does. */
function power(event: Extract<Event, { seat: number }>, on: On, cards: Lying[], more: Partial<Scene<OverseersView>> & { victim?: number; as?: string } = {}): Scene<OverseersView> {
  const { victim, as, ...rest } = more;
  const actor = shown(event.seat, on);
  const character = as ?? actor.character;
  const people = [{ ...actor, character }, ...(victim === undefined ? [] : [shown(victim, on, "surprised")])];
  return scene(event, on, {
    weight: "moment", cue: "card", targets: victim === undefined ? [] : [victim],
    picture: drawing(Moment, on, { people, cards, ...(character ? { power: on.texts.say(`power-${character}`) } : {}) }), ...rest,
  });
}

/** A turn of the trial: one word in a burst. */
function verdict(event: Extract<Event, { seat: number }>, on: On, word: string, tone: Tone, mood: Mood, more: Partial<Scene<OverseersView>> & { cards?: Lying[] } = {}): Scene<OverseersView> {
  const { cards = [], ...rest } = more;
  const cry = on.texts.say(`table-cry-${word}`).toLocaleUpperCase(on.texts.language);
  return scene(event, on, { weight: "moment", picture: drawing(Moment, on, { people: [shown(event.seat, on, mood)], cards: cards.length > 0 ? cards : rows(event.seat, on), word: cry, tone }), ...rest });
}

/** The table without what only its seat knows. */
function asSeen(view: OverseersView): Pick<OverseersView, "leader" | "overseers"> {
  const shut = <H extends { size: number }>(heap: H): H => ({ ...heap, cards: null });
  const overseers = view.overseers.map((each) => ({
    ...each, pack: shut(each.pack), hand: shut(each.hand), worth: null, score: null, total: null, vote: null, tilted: null, cards: each.cards.map((card) => (card.face_up ? card : { ...card, card: null })),
  }));
  return { leader: view.leader, overseers };
}

/** Seats by how many point at them, most first. */
function pointed(votes: readonly number[]): { seat: number; voters: number[] }[] {
  const seats = [...new Set(votes)].map((seat) => ({ seat, voters: votes.flatMap((vote, voter) => (vote === seat ? [voter] : [])) }));
  return seats.sort((a, b) => b.voters.length - a.voters.length || a.seat - b.seat);
}

function vote(event: Of<"Voted">, named: number | null, on: On): Scene<OverseersView> {
  const found = pointed(event.votes);
  const most = found.filter(({ voters }) => voters.length === found[0]!.voters.length).map(({ seat }) => seat);
  const accused = named ?? (most.length === 1 ? most[0]! : null);
  const line = found.map(({ seat, voters }) => on.texts.say("table-point", { count: voters.length, voters, seat })).join(" ");
  const title = accused !== null ? on.texts.say("table-accused-then", { seat: accused }) : on.texts.say("table-tied-votes", { seats: most, leader: on.before.leader });
  const hit = accused === null ? most : [accused];
  return scene(event, on, {
    caption: `${line} ${title}`, weight: "moment", cue: "reveal", actor: null, targets: hit, at: null, footed: true,
    picture: drawing(Votes, on, { view: asSeen(on.before), people: event.votes.map((_, seat) => shown(seat, on)), votes: event.votes, most: hit, seat: on.seat, title, line }),
  });
}

/** A seat's rows as the reveal tells them: in sets, a copy counted as what it copies, and what the character adds to what the cards print. */
export function opened(event: Of<"Revealed">, on: On): Opened {
  const before = on.before.overseers[event.seat]!;
  const cards = event.positions.map((position, k) => ({ position, card: event.cards[k] as Trait, face_up: true }));
  const gathered = (sets({ ...(before as OverseerView), cards, tilted: event.tilted as Trait | null }) ?? []).map((set) => ({ ...set, points: worthOf(set.trait, set.cards, set.tilted) }));
  const bonus = event.score - gathered.reduce((sum, { points }) => sum + points, 0);
  return { ...shown(event.seat, on), character: event.character, sets: gathered, bonus, score: event.score, accused: on.before.accused === event.seat };
}

function reveal(events: Of<"Revealed">[], on: On): Scene<OverseersView> {
  const title = on.texts.say("table-turned-up");
  const rows = events.map((event) => opened(event, on));
  const scores = tallied(rows.map(({ score }) => score), on, rows.map(({ seat }) => seat));
  return scene(events[0]!, on, {
    caption: on.texts.say("table-turned-up-so", { scores }), actor: null, at: null, weight: "curtain", cue: "reveal", picture: drawing(Reveal, on, { rows, title }),
  });
}

function placed(events: Of<"Placed">[], on: On): Scene<OverseersView> {
  const below = (seat: number): number => on.after.overseers[seat]?.cards.filter(({ position }) => position.startsWith("b")).length ?? 0;
  const rows = events.map(({ seat, top }) => ({ ...shown(seat, on), top: lying(top, top.length), below: below(seat) }));
  return scene(events[0]!, on, {
    caption: on.texts.say("table-rows-up"), actor: null, at: null, weight: "moment", cue: "reveal", picture: drawing(Rows, on, { rows }),
  });
}

function counted(event: Of<"Counted">, on: On): Scene<OverseersView> {
  const ranks = event.scores.map((score, seat) => ({ ...shown(seat, on), score })).sort((a, b) => b.score - a.score);
  const next = on.after.round > event.round ? on.texts.say("table-leads-next", { seat: on.after.leader }) : "";
  const title = on.texts.say("table-counted", { round: event.round });
  const caption = on.texts.say("table-counted-so", { round: event.round, scores: tallied(ranks.map(({ score }) => score), on, ranks.map(({ seat }) => seat)) });
  return scene(event, on, { caption: [caption, next].filter(Boolean).join(" "), weight: "curtain", cue: "coin", picture: drawing(Count, on, { ranks, round: event.round, next, title }) });
}

const scenes: Scenes<Event, OverseersView> = {
  RoundBegan: (event, on) => scene(event, on, { actor: event.leader, at: seatPlace(event.leader), cue: "drum" }),
  LaidOut: (event, on) => scene(event, on, { cue: "card" }),
  Chosen: (event, on) => power(event, on, [], { as: event.character }),
  CharactersDealt: (event, on) => {
    const people = event.characters.map((character, seat) => ({ ...shown(seat, on), character }));
    const list = people.map(({ seat, character }) => on.texts.say("table-plays", { seat, character })).join(", ");
    return scene(event, on, { caption: on.texts.say("table-dealt", { list }), weight: "beat", cue: "card", picture: drawing(Moment, on, { people, title: on.texts.say("table-overseers") }) });
  },
  PacksDealt: (event, on) => scene(event, on, { cue: "card", travels: on.names.map((_, seat) => travel(null, "discard", seatPlace(seat), on)) }),
  PackReceived: () => ({ silent: "the pack lies open before its owner, who is asked at once" }),
  CandidatesSeen: (event, on) => scene(event, on, { cue: "hush" }),
  Became: (event, on) => power(event, on, [], { as: event.character }),
  Announced: (event, on) => (event.cards > 1 ? power(event, on, lying(null, event.cards), { cue: "drum" }) : scene(event, on)),
  Picked: (event, on) => scene(event, on, { weight: "glance" }),
  PacksPassed: (event, on) => scene(event, on, { cue: "card", travels: passes(event.side, on) }),
  Discarded: (event, on) => scene(event, on, { cue: "card", travels: [travel(null, seatPlace(event.seat), "discard", on)] }),
  Placed: (event, on) => placed([event], on),
  Tilted: (event, on) => power(event, on, [{ trait: event.card as Trait | null, tilted: true }]),
  Drew: (event, on) => scene(event, on, { cue: "card", travels: [0, 1].map(() => travel(null, "discard", seatPlace(event.seat), on)) }),
  Kept: (event, on) => power(event, on, lying([event.card], 1)),
  Peeked: (event, on) => power(event, on, lying(event.cards, event.positions.length), { victim: event.victim, cue: "hush" }),
  Slid: (event, on) => power(event, on, [{ trait: faceUp(event.seat, event.position, on), copy: true }, { trait: faceUp(event.seat, event.above, on) }]),
  Voted: (event, on) => vote(event, null, on),
  Accused: (event, on) => verdict(event, on, "accused", "hot", "afraid", { cue: "drum", caption: on.texts.say("table-accused-then", { seat: event.seat }) }),
  Admitted: (event, on) => verdict(event, on, "admitted", "plain", "sad", { cards: lying(event.cards, event.positions.length), cue: "hush" }),
  Denied: (event, on) => verdict(event, on, "denied", "hot", "angry", { cue: "drum" }),
  Revealed: (event, on) => reveal([event], on),
  Punished: (event, on) => verdict(event, on, "guilty", "bad", "sad", { cue: "true" }),
  Pardoned: (event, on) => verdict(event, on, "spared", "good", "glad", { cue: "true" }),
  Lost: (event, on) => scene(event, on, { cue: "card", travels: event.cards.map((each) => travel(each, seatPlace(event.seat), "discard", on)) }),
  DiscardSeen: (event, on) => verdict(event, on, "innocent", "good", "glad", { cards: lying(event.cards, 0), cue: "false" }),
  Took: (event, on) => scene(event, on, { cue: "card", travels: [travel(event.card, "discard", seatPlace(event.seat), on)] }),
  TheftsTaken: (event, on) => power(event, on, lying(Array<string>(event.thefts).fill("theft"), 0), { weight: "beat", cue: "coin" }),
  NoThief: (event, on) => scene(event, on),
  ThiefFound: (event, on) => scene(event, on, { weight: "moment", cue: "hush", picture: drawing(Moment, on, { people: [shown(event.seat, on, "sly")] }) }),
  Robbed: (event, on) => {
    const people = [shown(event.thief, on, "sly"), shown(event.victim, on, "afraid")];
    return scene(event, on, { actor: event.thief, targets: [event.victim], at: seatPlace(event.victim), weight: "moment", cue: "coin", picture: drawing(Moment, on, { people, cards: lying(null, 1) }) });
  },
  Gave: (event, on) => scene(event, on, { actor: event.victim, targets: [event.thief], at: seatPlace(event.thief), cue: "card", travels: [travel(event.card, seatPlace(event.victim), seatPlace(event.thief), on)] }),
  Drained: (event, on) => power(event, on, [], { victim: event.victim, cue: "coin" }),
  Counted: counted,
  Ended: (event, on) => {
    const totals = tallied(event.totals, on);
    const picture = drawing(Moment, on, { people: event.winners.map((seat) => shown(seat, on, "glad")), title: on.texts.say("table-ended-title", { winners: event.winners }), power: on.texts.say("table-ended-so", { totals }) });
    return scene(event, on, { caption: on.texts.say("table-ended", { winners: event.winners, totals }), weight: "moment", cue: "win", picture });
  },
};

/** Every pack goes to the neighbour. */
function passes(side: string, on: On): Travel[] {
  const step = side === "left" ? 1 : on.names.length - 1;
  return on.names.map((_, seat) => travel(null, seatPlace(seat), seatPlace((seat + step) % on.names.length), on));
}

// Runs

/** What I did myself, in words; others' picks and discards are one sentence for all. */
const mine = (events: Event[], on: On): string[] => events.flatMap((event) => ("seat" in event && event.seat === on.seat ? [on.texts.event({ ...event })] : []));

const picks: Run<Event, OverseersView> = {
  kinds: ["Picked", "PacksPassed"],
  scene: (events, on) => {
    const passed = events.find((event) => event.kind === "PacksPassed");
    const all = [on.texts.say("table-all-picked"), ...mine(events.filter((event) => event.kind === "Picked" && event.cards !== null), on), ...(passed ? [on.texts.event({ ...passed })] : [])];
    return scene(events[0]!, on, { actor: null, at: "discard", caption: all.join(" "), cue: "card", travels: passed ? passes(passed.side, on) : [] });
  },
};

const discards: Run<Event, OverseersView> = {
  kinds: ["Discarded"],
  scene: (events, on) => {
    const gone = events as Of<"Discarded">[];
    const caption = [on.texts.say("table-all-discarded"), ...mine(gone.filter((event) => event.card !== null), on)].join(" ");
    return scene(gone[0]!, on, { actor: null, at: "discard", caption, cue: "card", travels: gone.map(({ seat }) => travel(null, seatPlace(seat), "discard", on)) });
  },
};

/** A round's end and the next one's beginning are one scene: who is asked next finds the table as it is then, and the count stays until it is tapped. */
const turnOfRound: Run<Event, OverseersView> = {
  kinds: ["Counted", "RoundBegan", "LaidOut", "CharactersDealt", "PacksDealt", "PackReceived", "CandidatesSeen"],
  scene: (events, on) => {
    const parts = events.flatMap((event) => {
      const part = (scenes[event.kind] as (event: Event, on: On) => ReturnType<typeof scenes.Counted>)(event, on);
      return "silent" in part ? [] : [part];
    });
    const main = parts.find(({ kind }) => kind === "Counted") ?? parts.find(({ kind }) => kind === "CharactersDealt") ?? parts[0]!;
    return { ...main, weight: main.kind === "Counted" ? "curtain" : "moment", caption: parts.map(({ caption }) => caption).join(" "), travels: [] };
  },
};

export const script: Script<Event, OverseersView> = {
  scenes,
  runs: [
    turnOfRound,
    picks,
    discards,
    { kinds: ["Placed"], scene: (events, on) => placed(events as Of<"Placed">[], on) },
    { kinds: ["Voted", "Accused"], scene: (events, on) => vote(events[0] as Of<"Voted">, (events[1] as Of<"Accused">).seat, on) },
    { kinds: ["Revealed"], scene: (events, on) => reveal(events as Of<"Revealed">[], on) },
  ],
  headline: (view, texts) => texts.say("word-round", { round: view.round }),
};
