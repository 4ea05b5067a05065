// Skull's table: everyone round a dark cloth, a mat before each, the bid in the middle, my discs at the foot.
import "./table.css";
import { element } from "./elements";
import { Foot } from "./foot";
import type { Given, Player, Shown, Texts, View } from "./given";
import { scenes } from "./scenes";
import { Seat } from "./seat";

export const version = 1;
export { scenes };

export function table(target: HTMLElement, given: Given): Required<Shown<Given>> {
  const seats = given.names.map((_, seat) => new Seat(given.kit, seat, given));
  const me = given.seat;
  const rivals = seats.map((_, k) => seats[(k + (me ?? -1) + 1) % seats.length]!).filter(({ seat }) => seat !== me);
  const middle = element("div", "bid");
  const cloth = element("div", "cloth", element("ul", "rivals", ...rivals.map(({ root }) => root)), middle);
  const foot = me === null ? null : new Foot(given);
  const root = element("div", "skull-table", cloth);
  if (me !== null && foot) {
    cloth.append(element("ul", "me", seats[me]!.root));
    root.append(foot.root);
  }
  target.append(root);

  function update(now: Given): void {
    root.className = `skull-table ${now.screen} ${now.names.length > 4 ? "many" : ""}`;
    for (const seat of seats) seat.update(now);
    drawBid(middle, now);
    foot?.update(now);
  }
  update(given);
  return {
    update,
    destroy() {
      for (const seat of seats) seat.destroy();
      foot?.destroy();
      root.remove();
    },
  };
}

/** How many discs must be turned, by whom, and how many lie. */
function drawBid(middle: HTMLElement, { view, texts }: Given): void {
  const laid = view.players.reduce((sum, player) => sum + player.height, 0);
  const open = view.players.reduce((sum, player) => sum + player.open.length, 0);
  const big = element("b", "", view.bid > 0 ? (open > 0 ? `${open} / ${view.bid}` : String(view.bid)) : String(laid));
  const words = view.bidder === null ? texts.say("word-laid", { count: laid }) : texts.say("word-bid-of", { name: texts.seat(view.bidder) });
  middle.replaceChildren(big, element("span", "", words));
  middle.classList.toggle("hot", view.bid > 0);
}

/** Round and bid in a few words, for the bar. */
export function headline(view: View, texts: Texts): string {
  return view.bidder === null ? texts.say("word-begins", { name: texts.seat(view.first) }) : texts.say("word-bar", { name: texts.seat(view.bidder), bid: view.bid });
}

/** What must not stand openly on a screen: which disc I lay or lose. */
export const discretion = {
  kinds: ["Lay", "Lose"],
  veil: (event: { kind: string }) => (["Laid", "Lost"].includes(event.kind) ? { ...event, disc: null } : event),
};

/** What a seat knew that the table did not. */
export function hidden(view: View, seat: number, texts: Texts): string[] {
  const { hand, mat } = view.players[seat] as Player;
  return [...(hand?.length ? [`${texts.say("word-hand")} : ${texts.name(hand)}`] : []), ...(mat?.length ? [`${texts.say("word-my-mat")} : ${texts.name(mat)}`] : [])];
}

const round = { en: "a-round", fr: "une-manche" };
/** Where the rules explain each question. */
export const sections = {
  Open: { heading: round, at: { en: "on-first-disc", fr: "on-premier-disque" } },
  Act: { heading: round, at: { en: "on-more-discs", fr: "on-d-autres-disques" } },
  Raise: { heading: round, at: { en: "on-bidding", fr: "on-encheres" } },
  Challenge: { heading: round, at: { en: "on-challenge", fr: "on-defi" } },
  Forfeit: { heading: round, at: { en: "on-a-skull", fr: "on-un-crane" } },
  Farewell: { heading: round, at: { en: "on-a-skull", fr: "on-un-crane" } },
};
