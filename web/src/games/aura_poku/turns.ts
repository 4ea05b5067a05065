// What an event changes on the table that I see: for the moments between the events of one step.
import type { AuraPokuView, Event, PlayerView } from "./types";
import { WORDS } from "./view";

function changed(view: AuraPokuView, seat: number, change: (player: PlayerView) => Partial<PlayerView>): AuraPokuView {
  return { ...view, players: view.players.map((player, k) => (k === seat ? { ...player, ...change(player) } : player)) };
}

/** Only a purse that I can see changes; what I am not told of it, `after` will show. */
function paid(view: AuraPokuView, seat: number, gold: number | null): AuraPokuView {
  return changed(view, seat, ({ purse }) => ({ purse: purse === null || gold === null ? purse : purse - gold }));
}

function put(view: AuraPokuView, seat: number, pawns: readonly number[], node: string): AuraPokuView {
  return changed(view, seat, (player) => ({ pawns: player.pawns.map((at, pawn) => (pawns.includes(pawn) ? node : at)) }));
}

const noCard = (view: AuraPokuView, seat: number): AuraPokuView => ({ ...changed(view, seat, () => ({ card: null })), pile: view.pile + 1 });
const noOffers = (view: AuraPokuView): AuraPokuView => ({ ...view, players: view.players.map((player) => ({ ...player, offer: null, words: 0 })) });
/** One word less, in an open haggling; a sealed offer costs none. */
const spoken = ({ words }: PlayerView): { words: number } => ({ words: Math.max(0, words - 1) });

/** The haggling is open: the caller and all who wait in the court have their words. */
function called(view: AuraPokuView, { seat, altar, gold }: Extract<Event, { kind: "Called" }>): AuraPokuView {
  const court = `c${altar.slice(1)}`;
  const players = view.players.map((player, k) => ({ ...player, words: k === seat || player.pawns.includes(court) ? WORDS : 0 }));
  return { ...view, players, negotiated: true, phase: { kind: "Haggle", seat, altar, demand: gold } };
}

function atRiver<T>(all: readonly T[], river: number, change: (one: T) => T): T[] {
  return all.map((one, k) => (k === river - 1 ? change(one) : one));
}

/** The table after this event. */
export function turned(view: AuraPokuView, event: Event): AuraPokuView {
  switch (event.kind) {
    case "TurnBegan":
      return { ...view, round: event.round, moved: false, sacrificed: false, negotiated: false, phase: { kind: "Before", seat: event.seat } };
    case "Rolled":
      return { ...view, phase: { kind: "Move", seat: event.seat, die: event.die } };
    case "Given":
      return { ...paid(view, event.seat, event.coin === null ? null : -event.coin), bag: view.bag - 1 };
    case "Ringed":
      return { ...view, rings: event.rings };
    case "PersecutorStepped":
      return { ...view, persecutor: event.step };
    case "Left":
      return noCard(paid(view, event.seat, event.paid), event.seat);
    case "Walked":
      return { ...put(view, event.seat, [event.pawn], event.node), moved: true };
    case "Stayed":
      return { ...view, moved: true };
    case "SourcePassed": {
      const { seat, river, coins } = event;
      const sources = atRiver(view.sources, river, (left) => left.slice(coins.length));
      const passed = atRiver(view.passed, river, (seats) => [...new Set([...seats, seat])].sort((a, b) => a - b));
      return { ...paid(view, seat, -coins.reduce((sum, coin) => sum + coin, 0)), sources, passed };
    }
    case "CoinLeft":
      return { ...view, passed: atRiver(view.passed, event.river, (seats) => [...new Set([...seats, event.seat])].sort((a, b) => a - b)) };
    case "Placed":
      return { ...view, obstacles: [...view.obstacles, event.node].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))), leftover: view.leftover - 1 };
    case "Housed":
      return { ...changed(view, event.seat, ({ huts }) => ({ huts: [...huts, event.hut] })), taken: [...view.taken, event.seat], free: view.free.slice(1) };
    case "Stepped":
      return put(view, event.seat, [event.pawn], event.altar);
    case "Drew":
      return { ...changed(view, event.seat, () => ({ card: event.card })), pile: view.pile - 1 };
    case "Demanded":
      return { ...view, negotiated: true };
    case "Called":
      return called(view, event);
    case "Asked":
      return { ...changed(view, event.seat, spoken), phase: view.phase?.kind === "Haggle" ? { ...view.phase, demand: event.gold } : view.phase };
    case "Offered":
      return changed(view, event.seat, (player) => ({ ...spoken(player), offer: { kind: "Offer", gold: event.gold, pawns: event.pawns } }));
    case "Withdrew":
      return changed(view, event.seat, (player) => ({ ...spoken(player), offer: null }));
    case "NotOffered":
      return view;
    case "Accepted":
      return noOffers(view);
    case "Carried":
      return put(paid(paid(view, event.seat, event.gold), event.sacrificer, -event.gold), event.seat, event.pawns, event.node);
    case "Crossed":
      return { ...noCard(put(paid(view, event.seat, event.paid), event.seat, event.pawns, event.node), event.seat), sacrificed: true };
    case "Counted":
      return changed(view, event.seat, () => ({ purse: event.gold, score: event.score }));
    case "Ended":
      return { ...view, ending: event.ending, phase: null };
  }
}
