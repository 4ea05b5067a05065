// What is explained once on this device: the first time that a kind of question is put to me, or that something happens.
import type { Plain } from "../contract";
import type { Texts } from "../texts/texts";
import { kebab } from "../texts/variables";

const KEY = "paravent.explained";

class Firsts {
  private known = $state.raw<readonly string[]>(read());

  /** The messages, of these, that have not been explained yet: the question first, then what happened. */
  fresh(game: string, question: Plain | null, events: readonly Plain[], texts: Texts): string[] {
    const asked = question ? [firstOf(question)] : [];
    const told = events.map(({ kind }) => `first-event-${kebab(kind)}`);
    return [...new Set([...asked, ...told])].filter((id) => texts.has(id) && !this.known.includes(`${game}/${id}`));
  }

  /** It has been read. */
  done(game: string, id: string): void {
    const key = `${game}/${id}`;
    if (!this.known.includes(key)) this.keep([...this.known, key]);
  }

  /** Explain everything again. */
  again(): void {
    this.keep([]);
  }

  private keep(known: readonly string[]): void {
    this.known = known;
    localStorage.setItem(KEY, JSON.stringify(known));
  }
}

/** The message that explains a kind of question. */
export function firstOf(question: Plain): string {
  return `first-${kebab(question.kind)}`;
}

function read(): string[] {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const firsts = new Firsts();
