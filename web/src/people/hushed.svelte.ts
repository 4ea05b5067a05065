// Whom I do not want to hear. It is kept on this device and told to nobody: that somebody is muted for me is neither the host's business
// nor theirs, and it works at once, for what was said before too. It is of a seat and its player's name: the next one there is heard.
import { keepHushed, keptHushed } from "../shell/keys";

export class Hushed {
  private readonly table: string;
  private marks = $state.raw<string[]>([]);

  constructor(table: string) {
    this.table = table;
    this.marks = keptHushed(table);
  }

  has(seat: number, name: string): boolean {
    return this.marks.includes(mark(seat, name));
  }

  /** Hear them no more, or again. */
  toggle(seat: number, name: string): void {
    const others = this.marks.filter((each) => each !== mark(seat, name));
    this.marks = others.length < this.marks.length ? others : [...others, mark(seat, name)];
    keepHushed(this.table, this.marks);
  }
}

function mark(seat: number, name: string): string {
  return `${seat} ${name}`;
}
