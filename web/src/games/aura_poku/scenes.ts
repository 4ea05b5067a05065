// How each kind of event of Aura Poku is shown. Coins are shown with their number; what a purse holds is never.
import type { Component } from "svelte";
import Coin from "../../kit/Coin.svelte";
import Die from "../../pieces/Die.svelte";
import type { Drawing, Run, Scene, Scenes, Script, Setting, Travel } from "../../stage/scene";
import Leftover from "./art/Leftover.svelte";
import Sacrifice from "./art/Sacrifice.svelte";
import Traveller from "./art/Traveller.svelte";
import Answer from "./moments/Answer.svelte";
import Crossing from "./moments/Crossing.svelte";
import Home from "./moments/Home.svelte";
import Nearer from "./moments/Nearer.svelte";
import Purses from "./moments/Purses.svelte";
import Tags from "./moments/Tags.svelte";
import { turned } from "./turns";
import type { AuraPokuView, Event } from "./types";

type On = Setting<AuraPokuView>;
type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
type Aboard = { seat: number; pawn: number };

const traveller = ({ seat, pawn }: Aboard): Drawing => ({ component: Traveller, props: { seat, pawn, width: "clamp(36px, 4vw, 64px)" } });
const coin = (worth: number | null): Drawing => ({ component: Coin, props: { width: "clamp(36px, 3vw, 56px)", ...(worth === null ? {} : { worth }) } });
const picture = (component: Component<any>, on: On, props: Record<string, unknown>): Drawing => ({ component, props: { texts: on.texts, ...props } });
const gold = (worth: number, from: string, to: string): Travel => ({ piece: coin(worth), from, to, face: "up" });
const standing = (view: AuraPokuView, { seat, pawn }: Aboard): string => view.players[seat]?.pawns[pawn] ?? "throne";

/** A scene at the seat that acts, with its sentence; what it changes comes with it. */
function scene(event: Event, on: On, more: Partial<Scene<AuraPokuView>>): Scene<AuraPokuView> {
  const actor = "seat" in event ? event.seat : null;
  return { kind: event.kind, actor, targets: [], at: actor === null ? null : `seat-${actor}`, travels: [], caption: on.texts.event({ ...event }), weight: "beat", turns: (shown) => turned(shown, event), ...more };
}

function walk(who: Aboard, from: string, to: string): Travel {
  return { piece: traveller(who), from, to, face: "up" };
}

/** Everyone in the boat, from where they stood to the other bank. */
function ferry(events: (Of<"Carried"> | Of<"Crossed">)[], on: On): Travel[] {
  return events.flatMap(({ seat, pawns, node }) => pawns.map((pawn) => walk({ seat, pawn }, standing(on.before, { seat, pawn }), node)));
}

/** The boat: who pays the gods, who comes along and for how much. What the gods got is told only if I was told. */
function crossing(crossed: Of<"Crossed">, carried: Of<"Carried">[], on: On): Scene<AuraPokuView> {
  const { seat, altar, node, paid } = crossed;
  const boat: Aboard[] = [crossed, ...carried].flatMap((each) => each.pawns.map((pawn) => ({ seat: each.seat, pawn })));
  const tolls = carried.map((each) => ({ seat: each.seat, gold: each.gold, pawns: each.pawns.length }));
  return scene(crossed, on, {
    weight: "moment", cue: "step", at: node, targets: carried.map((each) => each.seat), travels: ferry([crossed, ...carried], on),
    caption: on.texts.say(carried.length ? "scene-crossed-with" : "scene-crossed", { seat, seats: carried.map((each) => each.seat), node }),
    picture: picture(Crossing, on, { seat, aboard: boat, tolls, altar, node, paid }),
    turns: (shown) => [...carried, crossed].reduce(turned, shown),
  });
}

const offered = (events: (Of<"Offered"> | Of<"NotOffered">)[]) =>
  events.map((event) => ({ seat: event.seat, gold: event.kind === "Offered" ? event.gold : null, pawns: event.kind === "Offered" ? event.pawns : 0 }));

function answer(event: Of<"Drew">, on: On): Scene<AuraPokuView> {
  const back: Travel = { piece: { component: Sacrifice, props: { card: null, width: "44px" } }, from: "pile", to: `seat-${event.seat}`, face: "down" };
  if (event.card === null) return scene(event, on, { travels: [back], cue: "card" });
  const altar = on.after.players[event.seat]?.pawns.find((node) => node.startsWith("a")) ?? null;
  return scene(event, on, { weight: "moment", cue: "reveal", picture: picture(Answer, on, { card: event.card, altar }) });
}

function nearer(event: Of<"PersecutorStepped">, on: On): Scene<AuraPokuView> {
  const { steps, rings, rings_to_move } = on.after;
  const left = steps - event.step;
  return scene(event, on, {
    weight: "moment", cue: left > 0 ? "drum" : "false", at: "persecutor", caption: on.texts.say(left > 0 ? "scene-nearer" : "scene-caught", { left }),
    picture: picture(Nearer, on, { step: event.step, steps, rings, of: Math.max(rings, rings_to_move - 1) }),
  });
}

const scenes: Scenes<Event, AuraPokuView> = {
  TurnBegan: (event, on) => scene(event, on, event.seat === on.seat ? { cue: "turn" } : { weight: "glance" }),
  Placed: (event, on) => scene(event, on, { at: event.node, cue: "step", travels: [{ piece: { component: Leftover, props: {} }, from: `seat-${event.seat}`, to: event.node, face: "up" }] }),
  Rolled: (event, on) => scene(event, on, { cue: "step", travels: [{ piece: { component: Die, props: { value: event.die, label: "", size: 56 } }, from: `seat-${event.seat}`, to: "die", face: "up" }] }),
  Given: (event, on) => scene(event, on, { cue: "coin", travels: [{ piece: coin(event.coin), from: "bag", to: `seat-${event.seat}`, face: event.coin === null ? "down" : "up" }] }),
  Ringed: (event, on) => scene(event, on, { at: "persecutor", cue: "hush" }),
  PersecutorStepped: nearer,
  Left: (event, on) => scene(event, on, { at: event.altar, cue: "coin", travels: [gold(event.paid, `seat-${event.seat}`, event.altar)] }),
  Walked: (event, on) =>
    scene(event, on, { at: event.node, cue: "step", caption: on.texts.say("scene-walked", { ...event }), travels: [walk(event, event.origin, event.node)] }),
  SourcePassed: (event, on) => scene(event, on, { at: `source-${event.river}`, cue: "coin", travels: event.coins.map((worth) => gold(worth, `source-${event.river}`, `seat-${event.seat}`)) }),
  CoinLeft: (event, on) => scene(event, on, { at: `source-${event.river}`, cue: "hush" }),
  Housed: (event, on) =>
    scene(event, on, {
      weight: "moment", cue: "true", at: "village", travels: [walk(event, "village", `hut-${on.before.taken.length}`)], picture: picture(Home, on, { seat: event.seat, pawn: event.pawn, hut: event.hut }),
    }),
  Stayed: (event, on) => scene(event, on, {}),
  Stepped: (event, on) => scene(event, on, { at: event.altar, cue: "step", caption: on.texts.say("scene-stepped", { ...event }), travels: [walk(event, standing(on.before, event), event.altar)] }),
  Drew: answer,
  Demanded: (event, on) => scene(event, on, { at: event.altar, cue: "turn" }),
  Called: (event, on) => scene(event, on, { at: event.altar, cue: "turn" }),
  Asked: (event, on) => scene(event, on, { cue: "turn" }),
  Offered: (event, on) => scene(event, on, { cue: "coin" }),
  Withdrew: (event, on) => scene(event, on, { cue: "hush" }),
  NotOffered: (event, on) => scene(event, on, { cue: "hush" }),
  Accepted: (event, on) =>
    scene(event, on, event.seats.length ? { targets: event.seats, cue: "true" } : { cue: "false", caption: on.texts.say("scene-accepted-none", { seat: event.seat }) }),
  Carried: (event, on) => scene(event, on, { at: event.node, cue: "coin", travels: [gold(event.gold, `seat-${event.seat}`, `seat-${event.sacrificer}`), ...ferry([event], on)] }),
  Crossed: (event, on) => crossing(event, [], on),
  Counted: (event, on) => scene(event, on, { cue: "reveal" }),
  Ended: (event, on) => scene(event, on, { weight: "moment", cue: "win" }),
};

/** Sealed offers are opened together. */
const opened: Run<Event, AuraPokuView> = {
  kinds: ["Offered", "NotOffered"],
  scene: (events, on) => {
    const all = events as (Of<"Offered"> | Of<"NotOffered">)[];
    return scene(all[0]!, on, {
      weight: "moment", cue: "reveal", actor: null, targets: all.map(({ seat }) => seat), at: null, caption: on.texts.say("scene-offers"),
      picture: picture(Tags, on, { names: on.names, offers: offered(all) }), turns: (shown) => all.reduce(turned, shown),
    });
  },
};

const acrossTogether: Run<Event, AuraPokuView> = {
  kinds: ["Carried", "Crossed"],
  scene: (events, on) => crossing(events.find((event) => event.kind === "Crossed")!, events.filter((event) => event.kind === "Carried"), on),
};

/** The end: all purses at once, and who is the richest. */
const count: Run<Event, AuraPokuView> = {
  kinds: ["Counted", "Ended"],
  scene: (events, on) => {
    const ended = events.find((event) => event.kind === "Ended");
    const counted = events.filter((event) => event.kind === "Counted");
    const why = ended ? [on.texts.say(`ending-${ended.ending}`), on.texts.event({ ...ended })] : counted.map((event) => on.texts.event({ ...event }));
    return scene(events[0]!, on, {
      weight: "moment", cue: "win", actor: null, at: null, targets: ended?.winners ?? [], caption: why.join(" "),
      picture: picture(Purses, on, { names: on.names, counted, winners: ended?.winners ?? [] }), turns: (shown) => events.reduce(turned, shown),
    });
  },
};

export const script: Script<Event, AuraPokuView> = {
  scenes,
  runs: [opened, acrossTogether, count],
  headline: (view, texts) => texts.say("scene-headline", { round: view.round }),
};
