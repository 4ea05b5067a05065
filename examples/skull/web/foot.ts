// What is mine: my discs behind the screen, to be laid or given up, and what else I may do.
import { face } from "./discs";
import { button, drawing, element } from "./elements";
import type { Disc, Given, Move } from "./given";

const SECRET = ["Lay", "Lose"]; // moves that name my discs

export class Foot {
  readonly root = element("section", "foot");
  private readonly screen = element("div", "screen");
  private readonly acts = element("div", "acts");
  private readonly fold = button("button fold", [], () => this.turn(!this.open));
  private readonly inside = element("div", "discs");
  private open = false;
  private asked = "";
  private readonly close = (): void => this.turn(false);

  constructor(private given: Given) {
    this.root.dataset["place"] = "foot";
    this.screen.append(this.fold, this.inside);
    this.root.append(this.screen, this.acts);
    addEventListener("blur", this.close);
  }

  update(given: Given): void {
    this.given = given;
    if (this.asked !== (given.phase?.kind ?? "")) this.open = false; // another question: nothing stays open by itself
    this.asked = given.phase?.kind ?? "";
    this.drawDiscs();
    this.drawActs();
  }

  destroy(): void {
    removeEventListener("blur", this.close);
  }

  private turn(open: boolean): void {
    this.open = open;
    this.drawDiscs();
  }

  /** My hand, then my mat; a disc that can be laid or given up is a button. */
  private drawDiscs(): void {
    const { view, seat, texts } = this.given;
    const me = seat === null ? null : view.players[seat];
    const open = this.open || this.given.alone;
    this.fold.textContent = texts.say("word-my-discs");
    this.fold.setAttribute("aria-expanded", String(open));
    this.inside.replaceChildren();
    if (!open || !me) return;
    const mat = element("div", "row", ...(me.mat ?? []).map((disc) => drawing("disc", face(disc))));
    mat.setAttribute("role", "img");
    mat.setAttribute("aria-label", `${texts.say("word-my-mat")} ${texts.name(me.mat)}`);
    this.inside.replaceChildren(this.group(texts.say("word-in-hand", { count: me.hand?.length ?? 0 }), element("div", "row", ...this.hand(me.hand ?? []))));
    if (me.mat?.length) this.inside.append(this.group(texts.say("word-my-mat"), mat));
    const lost = this.given.moves.filter(({ kind, fields }) => kind === "Lose" && !me.hand?.includes(fields["disc"] as Disc));
    if (lost.length > 0) this.inside.append(element("div", "row", ...lost.map((move) => this.act(move, "button"))));
  }

  private group(title: string, inside: HTMLElement): HTMLElement {
    return element("div", "group", element("small", "", title), inside);
  }

  private hand(discs: Disc[]): HTMLElement[] {
    return discs.map((disc) => {
      const move = this.given.moves.find(({ kind, fields }) => SECRET.includes(kind) && fields["disc"] === disc);
      const words = element("span", "word", move ? this.given.texts.move(move) : this.given.texts.name(disc));
      const shown = drawing("disc", face(disc));
      return move ? button("own live", [shown, words], () => this.given.choose(move.notation)) : element("span", "own", shown, words);
    });
  }

  /** Bids as numbers, the rest in words. */
  private drawActs(): void {
    const { moves, texts } = this.given;
    const bids = moves.filter(({ kind }) => kind === "Bid");
    const others = moves.filter(({ kind }) => !["Bid", "Turn", ...SECRET].includes(kind));
    const number = (move: Move): HTMLElement => button("number", [String(move.fields["discs"])], () => this.given.choose(move.notation), texts.move(move));
    this.acts.replaceChildren();
    if (bids.length > 0) this.acts.append(element("div", "bids", element("b", "", texts.say("word-dare")), ...bids.map(number)));
    this.acts.append(...others.map((move) => this.act(move, move.kind === "Pass" ? "button" : "button main")));
  }

  private act(move: Move, className: string): HTMLElement {
    return button(className, [this.given.texts.move(move)], () => this.given.choose(move.notation));
  }
}
