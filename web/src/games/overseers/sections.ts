// Where the rules explain what is being asked.
import type { Section, Sections } from "../../contract";

const ROUND = { en: "a-round", fr: "une-manche" };
const draft: Section = { heading: ROUND, at: "on-draft" };
const vote: Section = { heading: ROUND, at: "on-vote" };
const reveal: Section = { heading: ROUND, at: { en: "on-reveal", fr: "on-revelation" } };
const theft: Section = { heading: ROUND, at: { en: "on-theft", fr: "on-vol" } };
const power = (character: string): Section => ({ heading: { en: "what-there-is", fr: "le-materiel" }, at: `row-${character}` });

export const sections: Sections = {
  CharacterChoice: { heading: { en: "rulings", fr: "decisions" }, at: "O-25" },
  Becoming: power("fushen"),
  Doubling: power("wuming"),
  Pick: draft,
  Discarding: draft,
  Placement: { heading: ROUND, at: "on-placement" },
  Tilting: power("yanmei"),
  Keeping: power("gan"),
  Peeking: power("meixiu"),
  Sliding: power("nuying"),
  Vote: vote,
  AccusationTie: vote,
  Judgement: { heading: ROUND, at: { en: "on-judgement", fr: "on-jugement" } },
  Mercy: reveal,
  Penalty: reveal,
  Compensation: reveal,
  TheftTie: theft,
  Theft: theft,
  Gift: theft,
  Draining: power("liang"),
  Succession: { heading: ROUND, at: { en: "on-scoring", fr: "on-decompte" } },
};
