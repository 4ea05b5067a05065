// What the tables of Guru need to know of the game beside its views (types.ts).
import type { GuruView, Phase, SectView } from "./types";

/** The fifteen preachers by the attribute they stand for, in the rulebook's order. */
export const PREACHERS: readonly { token: string; attribute: string }[] = [
  { token: "gunther", attribute: "green" },
  { token: "oronsho", attribute: "orange" },
  { token: "panthero", attribute: "black" },
  { token: "rosiella", attribute: "pink" },
  { token: "violet", attribute: "violet" },
  { token: "bigmama", attribute: "melons" },
  { token: "egghead", attribute: "cones" },
  { token: "geimer", attribute: "pales" },
  { token: "barks", attribute: "hunks" },
  { token: "orangoutan", attribute: "chimps" },
  { token: "tom", attribute: "money" },
  { token: "flurry", attribute: "speed" },
  { token: "hungryogi", attribute: "asceticism" },
  { token: "rastaman", attribute: "relaxation" },
  { token: "smailee", attribute: "laughter" },
];

export const attributeOf = (preacher: string): string => PREACHERS.find((each) => each.token === preacher)?.attribute ?? "";

/** The attributes of my three preachers, active or not: who shares one can be converted. */
export function mine(sect: SectView): string[] {
  const { active, vanished } = sect.secrets ?? { active: [], vanished: [] };
  return [...active, ...vanished, ...sect.exposed].map(attributeOf);
}

/** What a follower shares with these attributes. */
export const shared = (card: string, attributes: string[]): string[] => card.split("-").filter((part) => attributes.includes(part));

/** The places where passers-by gather, by pile. */
export const PLACES = ["fountain", "market", "station", "park"] as const;

export const turnOf = (phase: Phase | null): number | null => phase?.seat ?? null;

/** How many preachers are active over all sects; the game ends when that is as many as there are gurus. */
export const masksOn = (view: GuruView): number => view.sects.reduce((sum, sect) => sum + sect.active, 0);

/** How many heads a crowd shows behind its first. */
export const heads = (height: number): number => Math.min(11, Math.ceil(Math.max(0, height - 1) / 3));

/** What a listener of mine is worth to me: two million, nothing any more, or they suit nobody of mine. */
export type Worth = "suits" | "worthless" | "stranger";

/** `attributes` are those of all my preachers, `working` of those who have neither vanished nor been exposed. */
export function worth(card: string, attributes: string[], working: string[]): Worth {
  if (shared(card, working).length > 0) return "suits";
  return shared(card, attributes).length > 0 ? "worthless" : "stranger";
}
