// A player at the table: face, name, what is in hand as backs, and the mat with its pile.
import { back, face } from "./discs";
import { drawing, element } from "./elements";
import type { Given, Kit, Player, Shown } from "./given";

export class Seat {
  readonly root = element("li", "seat");
  private readonly mat = element("button", "mat");
  private readonly hand = element("span", "hand");
  private readonly score = element("span", "score");
  private readonly portrait: Required<Shown<Record<string, unknown>>>;
  private readonly plate: Required<Shown<Record<string, unknown>>>;
  private turn: () => void = () => undefined;

  constructor(private readonly kit: Kit, readonly seat: number, given: Given) {
    const [picture, name] = [element("span", "portrait"), element("span", "name")];
    this.root.dataset["place"] = `seat-${seat}`;
    this.mat.dataset["place"] = `mat-${seat}`;
    this.mat.addEventListener("click", () => this.turn());
    this.portrait = kit.draw("Face", picture, this.look(given));
    this.plate = kit.draw("NamePlate", name, this.named(given));
    this.root.append(element("span", "who", picture, name, element("span", "line", this.hand, this.score)), this.mat);
  }

  update(given: Given): void {
    const player = given.view.players[this.seat]!;
    this.portrait.update(this.look(given));
    this.plate.update(this.named(given));
    this.root.classList.toggle("out", player.discs === 0);
    this.root.classList.toggle("passed", player.passed);
    this.drawHand(player, given);
    this.drawMat(player, given);
  }

  destroy(): void {
    this.portrait.destroy();
    this.plate.destroy();
  }

  private look({ screen, phase, asked, scene, view }: Given): Record<string, unknown> {
    const width = { phone: 52, desktop: 92, tv: 150 }[screen];
    const mood = scene?.actor === this.seat ? "sly" : scene?.targets.includes(this.seat) ? "afraid" : view.players[this.seat]!.discs === 0 ? "sad" : "calm";
    return { seat: this.seat, width, mood, asked: phase !== null && asked.includes(this.seat), back: view.players[this.seat]!.discs === 0 };
  }

  private named({ names, phase, asked, scene, seat }: Given): Record<string, unknown> {
    const tone = scene?.actor === this.seat ? "actor" : phase !== null && asked.includes(this.seat) ? "asked" : "calm";
    return { name: names[this.seat], seat: this.seat, tone, me: seat === this.seat };
  }

  /** As many small backs as there are discs in hand, and a star for a point. */
  private drawHand(player: Player, { texts }: Given): void {
    const held = player.discs - player.height;
    this.hand.replaceChildren(...Array.from({ length: held }, () => drawing("mini", back(this.kit.seat(this.seat)))));
    this.hand.setAttribute("role", "img");
    this.hand.setAttribute("aria-label", texts.say("word-in-hand", { count: held }));
    this.score.textContent = player.points > 0 ? "★" : player.passed ? texts.say("word-passed") : "";
  }

  /** The pile, and beside it what has been turned; a tap turns the next. */
  private drawMat(player: Player, { texts, moves, choose, names }: Given): void {
    const hidden = player.height - player.open.length;
    const pile = element("span", "pile", ...Array.from({ length: hidden }, () => drawing("disc", back(this.kit.seat(this.seat)))));
    const open = element("span", "turned", ...player.open.map((disc) => drawing("disc", face(disc))));
    const move = moves.find(({ kind, fields }) => kind === "Turn" && fields["mat"] === this.seat);
    this.mat.replaceChildren(pile, open);
    this.mat.disabled = move === undefined;
    this.mat.classList.toggle("live", move !== undefined);
    this.mat.classList.toggle("empty", player.height === 0);
    const told = texts.say("word-mat-of", { name: names[this.seat], hidden, open: player.open.length > 0 ? texts.name(player.open) : "none" });
    this.mat.setAttribute("aria-label", move ? texts.move(move) : told);
    this.turn = () => move && choose(move.notation);
  }
}
