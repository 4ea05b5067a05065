// What an event changes on the table that I see: for the moments between the events of one step.
import type { Event, GuruView, SectView, Secrets } from "./types";

const COLOURS = ["green", "orange", "black", "pink", "violet"];
const PEOPLES = ["melons", "cones", "pales", "hunks", "chimps"];
const VIRTUES = ["money", "speed", "asceticism", "relaxation", "laughter"];

/** Cards are shown by colour, people and virtue (G-20). */
function rank(card: string): number {
  const [colour = "", people = "", virtue = ""] = card.split("-");
  return COLOURS.indexOf(colour) * 25 + PEOPLES.indexOf(people) * 5 + VIRTUES.indexOf(virtue);
}

const without = (cards: string[], gone: string): string[] => cards.filter((card) => card !== gone);
const withCard = (cards: string[], card: string): string[] => [...cards, card].sort((a, b) => rank(a) - rank(b));

function changed(view: GuruView, seat: number, change: (sect: SectView) => Partial<SectView>): GuruView {
  return { ...view, sects: view.sects.map((sect, k) => (k === seat ? { ...sect, ...change(sect) } : sect)) };
}

function known(secrets: Secrets | null, change: (secrets: Secrets) => Partial<Secrets>): Secrets | null {
  return secrets && { ...secrets, ...change(secrets) };
}

function toSkeptics(view: GuruView, seat: number, card: string): GuruView {
  const left = changed(view, seat, ({ stage }) => ({ stage: without(stage, card) }));
  return { ...left, skeptics: { ...left.skeptics, top: card, height: left.skeptics.height + 1 } };
}

function exposed(view: GuruView, guru: number, preacher: string, order: (all: string[]) => string[]): GuruView {
  return changed(view, guru, ({ active, exposed: found, secrets }) => ({
    bounty: 0, active: active - 1, exposed: order([...found, preacher]), secrets: known(secrets, (own) => ({ active: without(own.active, preacher) })),
  }));
}

/** The table after this event. `order` puts preachers in the rulebook's order. */
export function turned(view: GuruView, event: Event, order: (all: string[]) => string[]): GuruView {
  switch (event.kind) {
    case "Preached": {
      const joined = changed(view, event.seat, ({ stage }) => ({ stage: withCard(stage, event.card) }));
      return { ...joined, piles: joined.piles.map((pile, k) => (k === event.pile ? { ...pile, top: event.under, height: pile.height - 1 } : pile)) };
    }
    case "Refilled":
      return {
        ...view, skeptics: { ...view.skeptics, top: null, height: 0 },
        piles: view.piles.map((pile, k) => (k === event.pile ? { ...pile, top: event.top, height: event.height } : pile)),
      };
    case "Banished":
    case "Discarded":
      return toSkeptics(view, event.seat, event.card);
    case "Recruited": {
      const given = changed(view, event.seat, ({ stage }) => ({ stage: withCard(without(stage, event.mine), event.theirs) }));
      return changed(given, event.guru, ({ stage }) => ({ stage: withCard(without(stage, event.theirs), event.mine) }));
    }
    case "Converted": {
      const layer = { kind: "Conversion" as const, members: event.cards };
      return changed(view, event.seat, ({ capital, bounty, height, memory, secrets }) => ({
        stage: [], capital: capital - 1, bounty: bounty + 1, height: height + event.cards.length, memory: memory && [...memory, layer], secrets: known(secrets, ({ centre }) => ({ centre: [...centre, layer] })),
      }));
    }
    case "Accused": {
      if (event.true) return changed(exposed(view, event.guru, event.preacher, order), event.seat, ({ capital }) => ({ capital: capital + event.bounty }));
      const paid = changed({ ...view, barred: true }, event.seat, ({ capital }) => ({ capital: capital - 2 }));
      return changed(paid, event.guru, ({ capital, bounty }) => ({ capital: capital + 1, bounty: bounty + 1 }));
    }
    case "Vanished": {
      const { preacher } = event;
      return changed(view, event.seat, ({ capital, bounty, active, vanished, height, memory, secrets }) => ({
        capital: capital - 2, bounty: bounty + 2, active: active - 1, vanished: vanished + 1, height: height + 1, memory: memory && [...memory, { kind: "Vanishing", preacher: null }],
        secrets: preacher === null ? secrets : known(secrets, (own) => ({
          active: without(own.active, preacher), vanished: order([...own.vanished, preacher]), centre: [...own.centre, { kind: "Vanishing", preacher }],
        })),
      }));
    }
    case "TurnBegan":
      return { ...view, round: event.round, barred: false, phase: { kind: "Act", seat: event.seat, left: 3 } };
    case "LastTurn":
      return { ...view, last_turn: true };
    case "LastRound":
      return { ...view, last_round: true };
    case "Unmasked": {
      const { active, vanished, centre, score, disqualified } = event;
      return changed(view, event.seat, () => ({ secrets: { kind: "Secrets", active, vanished, centre }, score, disqualified }));
    }
    case "Ended":
      return { ...view, ending: event.ending, phase: null };
    case "Passed":
      return view;
  }
}
