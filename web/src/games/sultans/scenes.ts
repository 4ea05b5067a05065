// How each kind of event of Sultans of Karaya is shown. What a picture shows is made of the event and the table that this seat was told.
import CardBack from "../../kit/CardBack.svelte";
import Eye from "../../kit/Eye.svelte";
import type { Cue, Drawing, Run, Scene, Scenes, Script, Setting, Silent, Travel, Weight } from "../../stage/scene";
import type { Texts } from "../../texts/texts";
import Moment from "./scene/Moment.svelte";
import RoundCurtain, { type Row } from "./scene/RoundCurtain.svelte";
import { others, player, type Player } from "./scene/cast";
import Seen from "./scene/Seen.svelte";
import Token from "./Token.svelte";
import type { Event, SeatView, SultansView } from "./types";
import { neighbours, rising, slavesTogether } from "./view";

type On = Setting<SultansView>;
type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
type Turn = (shown: SultansView, after: SultansView) => SultansView;

const BACK: Drawing = { component: CardBack, props: { game: "sultans", width: 44 } };
const EYE: Drawing = { component: Eye, props: { width: 84 } };
const token = (kind: string): Drawing => ({ component: Token, props: { kind, size: 36 } });
/** On the near side of the table, where what crosses it is told and nobody's face is covered. */
const SAID = "said";
const cardOf = (seat: number | null): string => (seat === null ? "spare" : `card-${seat}`);
const travel = (piece: Drawing, from: string, to: string, face: "up" | "down" = "up"): Travel => ({ piece, from, to, face });

interface Shown {
  targets?: readonly number[];
  at?: string | null;
  travels?: Travel[];
  caption?: string;
  weight?: Weight;
  picture?: Drawing;
  turns?: Turn;
  cue?: Cue;
}

/** A scene of its actor, said as the log says it, unless said otherwise. */
function scene(event: Event, actor: number | null, on: On, shown: Shown = {}): Scene<SultansView> {
  const { targets = [], at = actor === null ? null : SAID, travels = [], caption = on.texts.event(event), weight = "beat", ...rest } = shown;
  return { kind: event.kind, actor, targets: [...targets], at, travels, caption, weight, ...rest };
}

/** The table with some seats changed. */
function seats(changed: readonly number[], change: (seat: SeatView, k: number) => Partial<SeatView>): Turn {
  return (shown) => ({ ...shown, seats: shown.seats.map((seat, k) => (changed.includes(k) ? { ...seat, ...change(seat, k) } : seat)) });
}
const turnedUp = (seat: number, card: string): Turn => seats([seat], () => ({ face: "visible", card }));
const fallen = (seat: number, card: string): Turn => seats([seat], () => ({ face: "dead", card, detained: false, captive: false, marked: false, side: null }));
const both = (...turns: Turn[]): Turn => (shown, after) => turns.reduce((view, turn) => turn(view, after), shown);

interface Told {
  actor: Player;
  target?: Player;
  row?: Player[];
  asked?: readonly number[];
}

/** A picture of a moment: who acts on whom, what is said and what it brings. */
function moment(gesture: string, { actor, target, row = [], asked = [] }: Told, title: string, line: string, on: On): Drawing {
  const lit = [actor.seat, ...(target ? [target.seat] : []), ...row.map(({ seat }) => seat)];
  return { component: Moment, props: { gesture, actor, target: target ?? null, row, others: others(on.before, on.names, lit), asked: [...asked], title, line } };
}

/** As the table stood before the step, or with a card that the step turned up. */
const at = (on: On, seat: number, role?: string): Player => player(on.before, on.names, seat, role);

/** Whom the present question asks, by what everybody sees (S-6). */
function mayStepIn({ after }: On, assassin: number, victim: number): number[] {
  const near = new Set([...neighbours(after, assassin), ...neighbours(after, victim)]);
  return after.seats.flatMap(({ face, card, detained }, seat) => (near.has(seat) && seat !== assassin && !detained && (face === "hidden" || (face === "visible" && card === "guard")) ? [seat] : [])).filter(
    (seat) => seat !== victim || neighbours(after, assassin).includes(victim),
  );
}

/** Something that only the reader was shown, large; everybody else has the plain scene. */
function seen(cards: { role: string; under: string }[], title: string, line: string, on: On): Drawing {
  return { component: Seen, props: { cards, title, line, texts: on.texts } };
}

function looked(event: Of<"Looked">, on: On): Scene<SultansView> {
  const { seat, target, card } = event;
  const shown: Shown = { targets: [target], travels: [travel(EYE, `seat-${seat}`, cardOf(target))], cue: "hush" };
  if (card === null) return scene(event, seat, on, { ...shown, caption: `${on.texts.event(event)} ${on.texts.say("scene-only", { seat })}` });
  const title = on.texts.say("scene-seen", { seat: target, role: card });
  return scene(event, seat, on, { ...shown, travels: [], weight: "moment", picture: seen([{ role: card, under: on.names[target] ?? "" }], title, on.texts.say(`table-does-${card}`), on) });
}

function gazed(event: Of<"Gazed">, on: On): Scene<SultansView> {
  const { seat, targets, cards } = event;
  const travels = targets.map((target) => travel(EYE, `seat-${seat}`, cardOf(target)));
  if (cards === null || cards.length === 0) return scene(event, seat, on, { targets, travels, cue: "hush" });
  const shown = cards.map((role, k) => ({ role, under: on.names[targets[k]!] ?? "" }));
  return scene(event, seat, on, { targets, weight: "moment", picture: seen(shown, on.texts.say("scene-gazed"), on.texts.say("scene-gazed-then"), on), cue: "hush" });
}

function swapped(event: Of<"Swapped">, on: On): Scene<SultansView> {
  const { seat, partner } = event;
  const travels = [travel(BACK, cardOf(seat), cardOf(partner), "down"), travel(BACK, cardOf(partner), cardOf(seat), "down")];
  return scene(event, seat, on, { targets: partner === null ? [] : [partner], travels, cue: "card" });
}

/** My card was taken from me in the dark: only who is told so is shown anything. */
function exchanged(event: Of<"Exchanged">, on: On): Scene<SultansView> | Silent {
  if (event.partner === null || event.partner !== on.seat) return { silent: "whoever hides knows what they chose, and nobody else may see a difference" };
  const title = on.texts.say("scene-exchanged", { seat: event.seat });
  const cards = [{ role: event.got, under: on.texts.say("scene-was") }, { role: event.gave, under: on.texts.say("scene-is") }];
  return scene(event, null, on, { weight: "moment", picture: seen(cards, title, on.texts.say(`aim-${event.gave}`), on) });
}

function hid(event: Of<"Hid">, on: On): Scene<SultansView> {
  const { seat } = event;
  const mine = seat === on.seat;
  const title = on.texts.say("scene-eyes");
  const picture = moment("sleep", { actor: at(on, seat) }, title, on.texts.say("scene-eyes-then", { seat }), on);
  return scene(event, seat, on, { weight: "moment", picture, turns: seats([seat], (now) => ({ face: "hidden", card: mine ? now.card : null, side: null })), cue: "hush" });
}

/** A card is turned up to act with it: that is part of what follows. Without an act it is one. */
function revealed(event: Of<"Revealed">, on: On): Scene<SultansView> {
  const { seat, card } = event;
  const turns = turnedUp(seat, card);
  const why = on.before.phase?.kind;
  if (card === "belly-dancer" && why === "Turn") {
    return scene(event, seat, on, { weight: "moment", turns, picture: moment("shine", { actor: at(on, seat, card) }, on.texts.say("scene-dances", { seat }), on.texts.say("scene-dances-then"), on), cue: "reveal" });
  }
  if (why === "AvoidWindow") {
    return scene(event, seat, on, { weight: "moment", turns, picture: moment("shine", { actor: at(on, seat, card) }, on.texts.say("scene-avoids", { seat, role: card }), on.texts.say("scene-avoids-then"), on), cue: "reveal" });
  }
  if (rising(on.before.phase) !== null) return joined([event], on);
  return scene(event, seat, on, { weight: "glance", turns, cue: "reveal" });
}

function joined(events: readonly Of<"Revealed">[], on: On): Scene<SultansView> {
  const first = rising(on.before.phase) ?? events[0]!.seat;
  const joiners = events.map(({ seat, card }) => at(on, seat, card));
  const actor = at(on, first);
  const title = on.texts.say("scene-joins", { seats: events.map(({ seat }) => seat), count: events.length });
  const turns = both(...events.map(({ seat, card }) => turnedUp(seat, card)));
  const row = joiners.filter(({ seat }) => seat !== first);
  const picture = moment("hands", { actor, row }, title, on.texts.say("scene-joins-then"), on);
  return scene(events[0]!, first, on, { targets: events.map(({ seat }) => seat), weight: "moment", caption: title, picture, turns, cue: "drum" });
}

function stepsIn(guard: Of<"Revealed">, dead: Of<"Died">, on: On): Scene<SultansView> {
  const title = on.texts.say("scene-steps-in", { seat: guard.seat });
  const saved = on.before.phase?.kind === "GuardWindow" ? on.before.phase.victim : null;
  const line = on.texts.say("scene-steps-in-then", { assassin: dead.seat, victim: saved ?? "none" });
  const picture = moment("stepped-in", { actor: at(on, guard.seat, guard.card), target: at(on, dead.seat, dead.card) }, title, line, on);
  return scene(guard, guard.seat, on, { targets: [dead.seat], weight: "moment", caption: `${title} ${line}`, picture, turns: both(turnedUp(guard.seat, guard.card), fallen(dead.seat, dead.card)), cue: "drum" });
}

function died(event: Of<"Died">, on: On): Scene<SultansView> {
  const { seat, card } = event;
  const struck = on.before.phase?.kind === "GuardWindow";
  const picture = moment("fall", { actor: at(on, seat, card) }, on.texts.say("scene-dies", { seat, role: card }), struck ? on.texts.say("scene-no-guard") : "", on);
  return scene(event, seat, on, { weight: "moment", picture, turns: fallen(seat, card), cue: "false" });
}

function attacked(event: Of<"Attacked">, on: On): Scene<SultansView> {
  const { seat, victim } = event;
  const target = player(on.after, on.names, victim);
  const asked = on.after.phase?.kind === "GuardWindow" ? mayStepIn(on, seat, victim) : [];
  const title = on.texts.say("scene-strikes", { seat, victim, role: target.role ?? "none" });
  const line = asked.length ? on.texts.say("scene-strikes-then", { names: asked.map((k) => (k === on.seat ? on.texts.say("scene-you") : on.names[k])).join(", ") }) : on.texts.say("scene-strikes-alone");
  const picture = moment("strike", { actor: at(on, seat, "assassin"), target, asked }, title, line, on);
  return scene(event, seat, on, { targets: [victim], weight: "moment", picture, cue: "drum" });
}

function executed(event: Of<"Executed">, on: On, dead?: Of<"Died">): Scene<SultansView> {
  const { seat, victim } = event;
  const role = dead?.card ?? on.before.seats[victim]!.card ?? undefined;
  const title = on.texts.say("scene-executes", { seat, victim });
  const picture = moment("order", { actor: at(on, seat, "sultan"), target: at(on, victim, role) }, title, on.texts.say("scene-executes-then", { victim, role: role ?? "none" }), on);
  return scene(event, seat, on, { targets: [victim], weight: "moment", picture, ...(dead ? { turns: fallen(dead.seat, dead.card) } : {}), cue: "false" });
}

function arrested(event: Of<"Arrested">, on: On, held: boolean): Scene<SultansView> {
  const { seat, target } = event;
  const title = on.texts.say("scene-arrests", { seat, target });
  const line = on.texts.say(held ? "scene-arrests-held" : "scene-arrests-then", { target });
  const picture = moment("seize", { actor: at(on, seat, "guard"), target: at(on, target), asked: held ? [] : [target] }, title, line, on);
  return scene(event, seat, on, { targets: [target], weight: "moment", picture, ...(held ? { turns: seats([target], () => ({ detained: true })) } : {}), cue: "step" });
}

function revolted(event: Of<"Revolted">, on: On): Scene<SultansView> {
  const { seat } = event;
  const asked = rising(on.after.phase) !== null ? on.after.seats.flatMap(({ face, detained }, k) => (face === "hidden" && !detained ? [k] : [])) : [];
  const picture = moment("shine", { actor: at(on, seat, "slave"), asked }, on.texts.say("scene-revolts", { seat }), on.texts.say(asked.length ? "scene-revolts-then" : "scene-revolts-alone"), on);
  return scene(event, seat, on, { weight: "moment", picture, cue: "drum" });
}

function compelled(event: Of<"Compelled">, on: On, turned?: Of<"Revealed">): Scene<SultansView> {
  const { seat, target, side } = event;
  const title = on.texts.say("scene-forces", { seat, target });
  const line = on.texts.say("scene-forces-then", { target, side, role: turned?.card ?? "none" });
  const picture = moment("force", { actor: at(on, seat, "vizier"), target: at(on, target, turned?.card) }, title, line, on);
  const turns = both(turnedUp(seat, "vizier"), seats([seat], () => ({ side })), ...(turned ? [turnedUp(target, turned.card)] : []));
  return scene(event, seat, on, { targets: [target], weight: "moment", picture, turns, cue: "reveal" });
}

function crowned(event: Of<"Revealed">, placed: Of<"TokenPlaced">, on: On): Scene<SultansView> {
  const title = on.texts.say("scene-sultan", { seat: event.seat });
  const picture = moment("shine", { actor: at(on, event.seat, event.card) }, title, on.texts.say("scene-sultan-then", { seat: placed.seat }), on);
  return scene(event, event.seat, on, { weight: "moment", caption: title, picture, turns: both(turnedUp(event.seat, event.card), (shown) => ({ ...shown, white: placed.seat })), cue: "win" });
}

/** Face and points of everybody when a round ended: what decided it happened in the same step. */
function rows({ cards, points, how }: Of<"RoundEnded">, on: On): Row[] {
  return on.before.seats.map(({ face, points: had }, seat) => {
    const role = cards[seat]!;
    const killed = (how === "assassination" && role === "sultan") || (how === "elimination" && role === "assassin");
    const now = killed ? "dead" : points[seat] === 2 ? "visible" : points[seat] === 1 ? "hidden" : face;
    return { seat, name: on.names[seat] ?? "", role, face: now, points: points[seat]!, total: had + points[seat]! };
  });
}

/** Why a round was won, with the names of those who did it. */
function reason({ how, cards }: Of<"RoundEnded">, on: On, shown: Row[]): string {
  const sultan = cards.indexOf("sultan");
  const { phase, active } = on.before;
  const assassin = phase?.kind === "GuardWindow" ? phase.assassin : phase?.kind === "Forced" ? phase.seat : active;
  const open = { ...on.before, seats: on.before.seats.map((seat, k) => ({ ...seat, card: cards[k]!, face: shown[k]!.face, captive: false, detained: false })) };
  const slaves = slavesTogether(open);
  return on.texts.say(`scene-why-${how}`, { sultan, assassin, guarded: phase?.kind === "GuardWindow" ? "yes" : "no", slaves: slaves.length > 2 ? slaves : cards.flatMap((card, k) => (card === "slave" && shown[k]!.face === "visible" ? [k] : [])) });
}

function roundEnded(event: Of<"RoundEnded">, on: On): Scene<SultansView> {
  const { side, how, spare } = event;
  const shown = rows(event, on);
  const title = side ? on.texts.say("table-won", { side }) : on.texts.say("table-nobody-won");
  const why = reason(event, on, shown);
  const picture: Drawing = { component: RoundCurtain, props: { side, how, title, why, rows: shown, spare, me: on.seat, texts: on.texts } };
  const turns = seats(shown.map(({ seat }) => seat), (_, k) => ({ points: shown[k]!.total }));
  return scene(event, null, on, { weight: "curtain", caption: `${title}. ${why}`, picture, turns, cue: side === null ? "false" : "win" });
}

const scenes: Scenes<Event, SultansView> = {
  Arrested: (event, on) => arrested(event, on, false),
  Attacked: attacked,
  Captured: (event, on) => scene(event, event.seat, on, { travels: [travel(token("captive"), "centre", `seat-${event.seat}`)], turns: seats([event.seat], () => ({ captive: true })), cue: "step" }),
  Compelled: (event, on) => compelled(event, on),
  Dealt: () => ({ silent: "my card lies open at my place, or behind its screen, as soon as the curtain rises" }),
  Detained: (event, on) => scene(event, event.seat, on, { travels: [travel(token("detained"), "centre", `seat-${event.seat}`)], turns: seats([event.seat], () => ({ detained: true })), cue: "step" }),
  Died: died,
  Ended: (event, on) => scene(event, null, on, { at: SAID }),
  Exchanged: exchanged,
  Executed: (event, on) => executed(event, on),
  EyesOpened: (event, on) => scene(event, event.seat, on, { cue: "turn" }),
  Freed: (event, on) => scene(event, null, on, { targets: event.seats, at: SAID, turns: seats(event.seats, () => ({ captive: false })) }),
  Gazed: gazed,
  Hid: hid,
  Looked: looked,
  Missed: (event, on) => scene(event, event.seat, on, { targets: [event.target], at: `seat-${event.target}` }),
  Predicted: (event, on) => scene(event, event.seat, on, { travels: [travel(token(event.side), "centre", `seat-${event.seat}`)], turns: seats([event.seat], () => ({ side: event.side })) }),
  Revealed: revealed,
  Revolted: revolted,
  RoundBegan: () => ({ silent: "the curtain of the last round rises on the new one; after it nothing may come between me and my question" }),
  RoundEnded: roundEnded,
  Skipped: (event, on) => scene(event, event.seat, on, { turns: seats([event.seat], () => ({ detained: false })) }),
  Swapped: swapped,
  TimeRanOut: (event, on) => scene(event, null, on, { at: SAID, turns: (shown) => ({ ...shown, time_up: true }), cue: "drum" }),
  TokenPlaced: (event, on) => scene(event, event.seat, on, { travels: [travel(token("white"), "centre", cardOf(event.seat))], turns: (shown) => ({ ...shown, white: event.seat }), cue: "win" }),
  TokenRemoved: (event, on) => scene(event, event.seat, on, { travels: [travel(token("white"), cardOf(event.seat), "centre")], turns: (shown) => ({ ...shown, white: null }) }),
  TurnBegan: () => ({ silent: "the table shows whose turn it is, and the question says so" }),
};

/** Cards that turn up together, or turn up and decide at once: a guard's kill, a revolt that is joined, the sultan. */
function turning(events: readonly Event[], on: On): Scene<SultansView> {
  const turned = events.filter((event) => event.kind === "Revealed");
  const dead = events.find((event) => event.kind === "Died");
  const placed = events.find((event) => event.kind === "TokenPlaced");
  const [first] = turned;
  if (first && placed && events.length === 2) return crowned(first, placed, on);
  if (first?.card === "guard" && dead && events.length === 2) return stepsIn(first, dead, on);
  if (turned.length === events.length && rising(on.before.phase) !== null) return joined(turned, on);
  const each = events.map((event) => shownAlone(event, on));
  const turns = both(...each.flatMap((part) => part.turns ?? []));
  const last = each.at(-1)!;
  return { ...last, kind: events[0]!.kind, targets: [...new Set(each.flatMap((part) => part.actor ?? []))].filter((seat) => seat !== last.actor), caption: each.map(({ caption }) => caption).join(" "), weight: last.weight === "glance" ? "beat" : last.weight, turns };
}

function shownAlone(event: Event, on: On): Scene<SultansView> {
  if (event.kind === "Died") return died(event, on);
  if (event.kind === "TokenPlaced") return scenes.TokenPlaced(event, on) as Scene<SultansView>;
  return scene(event, event.kind === "Revealed" ? event.seat : null, on, { weight: "glance", ...(event.kind === "Revealed" ? { turns: turnedUp(event.seat, event.card) } : {}) });
}

const runs: readonly Run<Event, SultansView>[] = [
  { kinds: ["Revealed", "TokenPlaced", "Died"], scene: turning },
  {
    kinds: ["Revealed", "Compelled"],
    scene: (events, on) => {
      const force = events.find((event) => event.kind === "Compelled")!;
      return compelled(force, on, events.slice(events.indexOf(force)).find((event) => event.kind === "Revealed"));
    },
  },
  { kinds: ["Executed", "Died"], scene: ([event, dead], on) => executed(event as Of<"Executed">, on, dead as Of<"Died">) },
  { kinds: ["Arrested", "Detained"], scene: ([event], on) => arrested(event as Of<"Arrested">, on, true) },
];

const headline = ({ round, lap, max_laps }: SultansView, texts: Texts): string =>
  texts.say("table-headline", { round, lap: Math.min(lap, max_laps), last: lap >= max_laps ? "yes" : "no" });

export const script: Script<Event, SultansView> = { scenes, runs, headline };
