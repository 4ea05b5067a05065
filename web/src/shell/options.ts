// The options of a game as a form shows them: which of them mean something now, and which belong to one choice.
import type { OptionInfo } from "./api";

/** The number that goes with a word of a choice: "play for: 5 rounds". */
export function measure(options: readonly OptionInfo[], choice: OptionInfo, word: string): OptionInfo | undefined {
  return options.find(({ kind, when }) => kind === "number" && when?.[0] === choice.name && when[1] === word);
}

/** Whether every word of a choice has its number, so that both are one line. */
export function isMeasured(options: readonly OptionInfo[], choice: OptionInfo): boolean {
  return choice.kind === "choice" && choice.among.every((word) => measure(options, choice, word) !== undefined);
}

/** Whether with what is chosen every seat is a person's: what is asked there no bot can do. */
export function needPeople(options: readonly OptionInfo[], chosen: Readonly<Record<string, unknown>>): boolean {
  return options.some(({ name, people }) => people.includes(chosen[name] as string));
}

/** The options that have a line of their own with what is chosen so far. */
export function lines(options: readonly OptionInfo[], chosen: Readonly<Record<string, unknown>>): OptionInfo[] {
  return options.filter(({ kind, when }) => kind !== "data" && (!when || (chosen[when[0]] === when[1] && !hasItsNumber(options, when[0]))));
}

function hasItsNumber(options: readonly OptionInfo[], name: string): boolean {
  const choice = options.find((each) => each.name === name);
  return choice !== undefined && isMeasured(options, choice);
}
