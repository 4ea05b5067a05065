// How each kind of event of The 3 Commandments is shown. A performance is a row of beats on the floor; a verdict is a moment; at a ritual's end
// the curtain falls, and what she wanted lies open.
import type { Drawing, Place, Scene, Script, Setting, Travel } from "../../stage/scene";
import CardPiece from "./pictures/CardPiece.svelte";
import Enthroned from "./pictures/Enthroned.svelte";
import HeldPiece from "./pictures/HeldPiece.svelte";
import RitualEnd from "./pictures/RitualEnd.svelte";
import VerdictPicture from "./pictures/VerdictPicture.svelte";
import { noviceOf } from "./floor";
import { announced, gestureWords } from "./steps";
import type { CommandmentsView, Event, Move, Turn } from "./types";
import { PLACES, withLaid, type Colour, type Laid, type Stance } from "./view";

type On = Setting<CommandmentsView>;
type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;
const CONSOLATION = 2;

function scene(event: Event, caption: string, more: Partial<Scene<CommandmentsView>>): Scene<CommandmentsView> {
  return { kind: event.kind, actor: null, targets: [], at: null, travels: [], caption, weight: "beat", ...more };
}

/** One more step on the floor. */
function stepped(shown: CommandmentsView, step: Move): CommandmentsView {
  return { ...shown, performance: [...shown.performance, step] };
}

function without(shown: CommandmentsView, { colour, area, stance }: { colour: string; area: string; stance: string }): CommandmentsView {
  const board = shown.board.flatMap((heap) => {
    if (heap.area !== area || heap.colour !== colour || heap.stance !== stance) return [heap];
    return heap.number > 1 ? [{ ...heap, number: heap.number - 1 }] : [];
  });
  return { ...shown, board };
}

function laidOn(shown: CommandmentsView, pieces: readonly { colour: string; area: string; stance: string }[]): CommandmentsView {
  return { ...shown, board: withLaid(shown.board, pieces as unknown as Laid[]) };
}

/** The artefact that was put down lies again where it was taken. */
function returned(shown: CommandmentsView): CommandmentsView {
  const taken = shown.performance.find((step) => step.kind === "Take");
  const put = shown.performance.find((step) => step.kind === "Put");
  return taken && put ? laidOn(without(shown, { colour: taken.colour, area: put.area, stance: put.stance }), [taken]) : shown;
}

/** The floor is empty again, the slate has one line more, and everybody has got what it brought. */
function ended(shown: CommandmentsView, verdict: Turn["verdict"], fate: number, gains: number[]): CommandmentsView {
  const turn: Turn = { kind: "Turn", performance: shown.performance, verdict };
  return { ...shown, performance: [], turns: [...shown.turns, turn], fate, gains };
}

function flies(colour: string, stance: string, from: Place, to: Place): Travel {
  return { piece: { component: HeldPiece, props: { colour: colour as Colour, stance: stance as Stance } }, from, to, face: "up" };
}

function faceDown(kind: string | null, from: Place, to: Place): Travel {
  return { piece: { component: CardPiece, props: { kind } }, from, to, face: "down" };
}

function gesture(event: Told<"Gestured">, { texts }: On): string {
  return texts.has(`step-${event.gesture}`) && event.to !== null ? texts.say("step-to", { what: gestureWords(event.gesture, texts), seat: event.to }) : texts.name(event.gesture);
}

function verdict(event: Told<"Judged">, { texts, before }: On): Drawing {
  return {
    component: VerdictPicture,
    props: {
      novice: event.novice, priestess: event.priestess, announced: event.announced, karma: event.karma, marks: event.marks, fate: event.fate,
      turned: before.fate, backs: before.backs, texts,
    },
  };
}

/** What a verdict says in words: the announcement, and what fate makes of it. */
function verdictWords(event: Told<"Judged">, { texts, before }: On): string {
  const said = texts.say("labelled", { label: texts.seat(event.novice), value: announced(event, texts) });
  if (event.announced === "karma") return before.fate > 0 ? `${said}. ${texts.say("scene-fate-back")}` : `${said}.`;
  return `${said}. ${texts.say("scene-fate", { fate: event.fate, priestess: event.priestess })}`;
}

/** Why a ritual ended as it did. */
function reason(event: Told<"RitualEnded">, { texts }: On): string {
  if (event.fallen) return texts.say("scene-all-twenty", { priestess: event.priestess });
  const most = Math.max(...event.gains.filter((_, seat) => seat !== event.priestess));
  if (most === 0) return texts.say("scene-nobody", { priestess: event.priestess });
  const best = event.gains.flatMap((gain, seat) => (gain === most && seat !== event.priestess ? [seat] : []));
  return texts.say("scene-best", { best, priestess: event.priestess });
}

/** What was said of each move of the ritual that is over, with the marks that lie open now. */
function verdicts(event: Told<"RitualEnded">, { before, after }: On): Turn["verdict"][] {
  const written = after.rituals.findLast(({ priestess }) => priestess === event.priestess)?.verdicts;
  return written ?? event.marks.map((marks, k) => ({ kind: "Verdict", novice: noviceOf({ ...before, turns: before.turns.slice(0, k) }), announced: "no-karma", karma: 0, marks }));
}

export const script: Script<Event, CommandmentsView> = {
  scenes: {
    RitualBegan: (event, on) =>
      scene(event, `${on.texts.say("scene-ritual-of", { ritual: event.ritual, rituals: on.after.players })}. ${on.texts.say("scene-ritual", { priestess: event.priestess })}.`, {
        actor: event.priestess, at: `seat-${event.priestess}`, weight: "moment", cue: "drum",
        picture: { component: Enthroned, props: { priestess: event.priestess, ritual: event.ritual, rituals: on.after.players, texts: on.texts } },
        turns: (_, after) => ({ ...after, backs: [], secrets: null }),
      }),
    Drawn: (event, on) =>
      scene(event, on.texts.say("scene-draws", { priestess: event.priestess }), { actor: event.priestess, at: `seat-${event.priestess}`, turns: (_, after) => after }),
    Ordained: (event, on) =>
      scene(event, on.texts.say("scene-ordains", { priestess: event.priestess }), {
        actor: event.priestess, at: `seat-${event.priestess}`, cue: "card",
        travels: event.backs.map((kind, k) => faceDown(kind, `seat-${event.priestess}`, `place-${PLACES[k]}`)),
        turns: (shown) => ({ ...shown, backs: event.backs }),
      }),
    Placed: (event, on) =>
      scene(event, on.texts.say("scene-lays", { priestess: event.priestess, number: 1 }), {
        actor: event.priestess, at: `area-${event.area}`, weight: "glance",
        turns: (shown) => ({ ...laidOn(shown, [event]), unset: shown.unset - 1 }),
      }),
    TurnBegan: (event, on) =>
      scene(event, on.texts.say("scene-steps", { novice: event.novice }), { actor: event.novice, at: `seat-${event.novice}`, weight: "glance", turns: (_, after) => after }),
    Gestured: (event, on) =>
      scene(event, `${on.texts.seat(event.novice)} ${gesture(event, on)}.`, {
        actor: event.novice, targets: event.to === null ? [] : [event.to], at: "floor", cue: "step",
        turns: (shown) => stepped(shown, { kind: "Gesture", gesture: event.gesture, to: event.to }),
      }),
    Said: (event, on) =>
      scene(event, on.texts.event(event), { actor: event.novice, at: "floor", cue: "step", turns: (shown) => stepped(shown, { kind: "Say", text: event.text }) }),
    Taken: (event, on) =>
      scene(event, on.texts.say("scene-takes", { novice: event.novice, colour: event.colour }), {
        actor: event.novice, at: "floor", cue: "coin", travels: [flies(event.colour, event.stance, `area-${event.area}`, "floor")],
        turns: (shown) => stepped(without(shown, event), { kind: "Take", colour: event.colour, area: event.area, stance: event.stance }),
      }),
    PutDown: (event, on) =>
      scene(event, on.texts.say("scene-puts", { novice: event.novice, area: event.area, stance: event.stance }), {
        actor: event.novice, at: "floor", cue: "coin", travels: [flies(event.colour, event.stance, "floor", `area-${event.area}`)],
        turns: (shown) => stepped(laidOn(shown, [event]), { kind: "Put", area: event.area, stance: event.stance }),
      }),
    CalledIllegal: (event, on) =>
      scene(event, `${on.texts.say("scene-illegal", { novice: event.novice })}. ${on.texts.say("scene-gives-up-then")}`, {
        actor: event.priestess, targets: [event.novice], at: "floor", weight: "moment", cue: "false",
        picture: { component: VerdictPicture, props: { novice: event.novice, priestess: event.priestess, announced: "illegal", karma: 0, marks: null, fate: on.before.fate, turned: on.before.fate, backs: on.before.backs, texts: on.texts } },
        turns: (shown) => {
          const gains = shown.gains.map((gain, seat) => (seat === event.novice || seat === shown.priestess ? gain : gain + CONSOLATION));
          return ended(stepped(returned(shown), { kind: "Illegal" }), { kind: "Verdict", novice: event.novice, announced: "forfeited", karma: 0, marks: [] }, shown.fate, gains);
        },
      }),
    Forfeited: (event, on) =>
      scene(event, `${on.texts.say("scene-gives-up", { novice: event.novice })}. ${on.texts.say("scene-gives-up-then")}`, {
        actor: event.novice, at: "floor", weight: "moment", cue: "false",
        picture: { component: VerdictPicture, props: { novice: event.novice, priestess: on.before.priestess, announced: "forfeited", karma: 0, marks: null, fate: on.before.fate, turned: on.before.fate, backs: on.before.backs, texts: on.texts } },
        turns: (shown) => {
          const gains = shown.gains.map((gain, seat) => (seat === event.novice || seat === shown.priestess ? gain : gain + CONSOLATION));
          const taken = shown.performance.find((step) => step.kind === "Take");
          const whole = event.back !== null && taken?.kind === "Take" ? laidOn(shown, [taken]) : shown;
          return ended(stepped(whole, { kind: "Forfeit" }), { kind: "Verdict", novice: event.novice, announced: "forfeited", karma: 0, marks: [] }, shown.fate, gains);
        },
      }),
    Judged: (event, on) =>
      scene(event, verdictWords(event, on), {
        actor: event.novice, targets: [event.priestess], at: "floor", weight: "moment", cue: event.announced === "karma" ? "true" : "false",
        picture: verdict(event, on),
        turns: (shown) => {
          const gains = shown.gains.map((gain, seat) => (seat === event.novice ? gain + event.karma : gain));
          return ended(shown, { kind: "Verdict", novice: event.novice, announced: event.announced, karma: event.karma, marks: event.marks }, event.fate, gains);
        },
      }),
    RitualEnded: (event, on) =>
      scene(event, `${on.texts.say(event.fallen ? "scene-fallen" : "scene-wanted", { priestess: event.priestess })}${event.fallen ? "" : "."} ${reason(event, on)}`, {
        actor: event.priestess, weight: "curtain", cue: event.fallen ? "drum" : "reveal",
        picture: {
          component: RitualEnd,
          props: {
            priestess: event.priestess, commandments: event.commandments, taboo: event.taboo, gains: event.gains, fallen: event.fallen, reason: reason(event, on),
            verdicts: verdicts(event, on), karma: on.before.karma.map((karma, seat) => karma + (event.gains[seat] ?? 0)), blanks: on.before.blanks, names: on.names, texts: on.texts,
          },
        },
        turns: (shown) => ({ ...shown, karma: shown.karma.map((karma, seat) => karma + (event.gains[seat] ?? 0)), gains: shown.gains.map(() => 0) }),
      }),
    Ended: (event, on) => scene(event, on.texts.event(event), { targets: event.winners, weight: "beat", cue: "win", turns: (_, after) => after }),
  },
  runs: [
    {
      kinds: ["Placed"],
      scene: (events, { texts }) => {
        const placed = events.filter((event): event is Told<"Placed"> => event.kind === "Placed");
        const [{ priestess }] = placed as [Told<"Placed">];
        return scene(placed[0]!, texts.say("scene-lays", { priestess, number: placed.length }), {
          actor: priestess, at: "area-C", cue: "coin",
          travels: placed.map(({ colour, stance, area }) => flies(colour, stance, `seat-${priestess}`, `area-${area}`)),
          turns: (shown) => ({ ...laidOn(shown, placed), unset: shown.unset - placed.length }),
        });
      },
    },
  ],
};
