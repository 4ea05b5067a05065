// What players claim of themselves and of each other, in words, and as it is sent.
import type { ClaimForm, Claimed, Said } from "../shell/wire";
import type { Scene } from "../stage/scene";
import type { Texts } from "../texts/texts";

/** Instead of a word or a name that is not chosen yet. */
export const OPEN = "…";
const LONGEST = 140; // of what is said in a bubble

/** A kind of claim with its word: all but whom it names. */
export interface Saying {
  form: ClaimForm;
  word: string;
}

/** A claim as its speaker says it. */
export function words(claim: { kind: string; about: number | null; what: string }, texts: Texts): string {
  return texts.say(`claim-${claim.kind}`, { about: claim.about, what: claim.what });
}

/** A claim whose word, and whom it names, are still open: the head of a group. */
export function opening(form: ClaimForm, texts: Texts): string {
  const spoken = texts.say(`claim-${form.kind}`, { about: OPEN, what: OPEN });
  return spoken.replaceAll(texts.say("seat-number", { seat: OPEN }), OPEN).replace(/…\.$/, OPEN);
}

/** What a claim is called on its way to the server. */
export function notation({ form, word }: Saying, about: number | null): string {
  return [form.kind, ...(about === null ? [] : [`@${about}`]), ...(word ? [word] : [])].join(" ");
}

/** Everything that was claimed by a seat or of it. */
export function concerning(claims: readonly Claimed[], seat: number): Claimed[] {
  return claims.filter((claim) => claim.seat === seat || claim.about === seat);
}

/** What somebody says, as a beat at their seat. */
export function spoken(seat: number, said: string, kind: string): Scene {
  const caption = said.length > LONGEST ? `${said.slice(0, LONGEST - 1)}…` : said;
  return { kind, actor: seat, targets: [], at: `seat-${seat}`, travels: [], caption, weight: "beat", spoken: true };
}

/** What was said, in the reader's language: a claim by its parts, a bot's line by its message, a person's words as they are. */
export function heard(said: Said | Claimed, game: Texts, shell: Texts): string {
  if (said.type === "claimed") return words(said, game);
  return said.line && shell.has(said.line) ? shell.say(said.line) : said.text;
}
