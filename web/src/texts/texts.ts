// A game's words in one language, for one table's players; the mirror of src/paravent/texts/catalogue.py.
import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import type { MoveOption, Plain } from "../contract";
import { kebab, variable, variables } from "./variables";

export type Language = "fr" | "en";
export const LANGUAGES: readonly Language[] = ["fr", "en"];

/** The catalogues of one language, in the order in which a later one may say the same id differently. */
export type Sources = Record<Language, string[]>;

/** Letters that are written from right to left: such a name is kept apart, or it would take the words around it along. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

export class Texts {
  readonly language: Language;
  readonly seats: readonly string[];
  private readonly bundles: FluentBundle[];

  constructor(language: Language, sources: Sources, seats: readonly string[] = []) {
    this.language = language;
    this.seats = seats;
    const wanted: Language[] = language === "en" ? ["en"] : [language, "en"];
    this.bundles = wanted.map((each) => this.bundle(each, sources[each]));
  }

  /** Any message by its id. */
  say(id: string, values: Record<string, unknown> = {}): string {
    return this.find(id, values) ?? id;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** A piece, or several, by its word in the notation. */
  name(token: unknown): string {
    return this.names(variable(token));
  }

  /** A move as on a button. */
  move(option: MoveOption): string {
    return this.find(`move-${kebab(option.kind)}`, option.fields) ?? option.notation;
  }

  /** An event as a sentence of the log. */
  event(event: Plain): string {
    return this.find(`event-${kebab(event.kind)}`, event) ?? this.plainly(event);
  }

  /** The question that is open, put to the one who is asked. */
  phase(phase: Plain): string {
    return this.find(`phase-${kebab(phase.kind)}`, phase) ?? this.plainly(phase);
  }

  /** A player by seat. */
  seat(seat: number): string {
    return this.person(String(seat));
  }

  private bundle(language: Language, sources: string[]): FluentBundle {
    const functions = {
      SEAT: ([value]: FluentValue[]) => this.each(value, (token) => this.person(token), "nobody"),
      NAME: ([value]: FluentValue[]) => this.names(value),
      NTH: ([value]: FluentValue[]) => String(Number(value?.valueOf()) + 1), // what counts from 0, as people count
    };
    const bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return bundle;
  }

  private find(id: string, values: Record<string, unknown>): string | null {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern === undefined || pattern === null) continue;
      const errors: Error[] = [];
      const made = bundle.formatPattern(pattern, variables(values), errors);
      if (made && errors.length === 0) return made;
    }
    return null;
  }

  private plainly(value: Plain): string {
    const shown = Object.entries(variables(value)).map(([key, item]) => `${key} ${key === "seat" ? this.person(String(item)) : item}`);
    return [kebab(value.kind).replaceAll("-", " "), ...shown].join(" · ");
  }

  /** Pieces by name. What is not told has a name where a game gives it one: "a hidden card". */
  private names(value: unknown): string {
    const unknown = String(value) === "none" && this.find("name-none", {}) !== null;
    return this.each(value, (token) => this.piece(token), unknown ? "name-none" : "nothing");
  }

  private each(value: unknown, word: (token: string) => string, none: string): string {
    const tokens = String(value instanceof Object ? value.valueOf() : value).split(" ").filter(Boolean);
    if (tokens.length === 0 || (tokens.length === 1 && tokens[0] === "none")) return this.say(none);
    return tokens.map(word).join(", ");
  }

  private person(token: string): string {
    const name = this.seats[Number(token)];
    return name === undefined ? this.say("seat-number", { seat: token }) : LEFTWARD.test(name) ? `\u2068${name}\u2069` : name;
  }

  private piece(token: string): string {
    const whole = this.find(`name-${token}`, {});
    return whole ?? token.split("-").map((part) => this.find(`name-${part}`, {}) ?? part).join(" ");
  }
}
