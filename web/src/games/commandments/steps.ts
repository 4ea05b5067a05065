// A performance in words and poses, step by step.
import type { Texts } from "../../texts/texts";
import { moved, type Colour, type Heap, type Move, type Verdict } from "./view";

export interface Step {
  pose: string;
  /** The colour of the artefact in hand while it is done. */
  held: Colour | null;
  to: number | null;
  /** What is said, word for word. */
  said: string | null;
  words: string;
}

/** A gesture in as few words as there is room for. */
export function gestureWords(gesture: string, texts: Texts): string {
  return texts.has(`step-${gesture}`) ? texts.say(`step-${gesture}`) : texts.name(gesture);
}

/** What each step of a performance looks like. */
export function stepsOf(performance: readonly Move[], texts: Texts): Step[] {
  const colour = moved(performance);
  let held: Colour | null = null;
  return performance.map((step): Step => {
    switch (step.kind) {
      case "Take":
        held = colour;
        return { pose: "take", held, to: null, said: null, words: texts.say("step-takes", { colour: step.colour, area: step.area }) };
      case "Put":
        held = null;
        return { pose: "put", held: colour, to: null, said: null, words: texts.say(step.stance === "lying" ? "step-lays" : "step-puts", { area: step.area }) };
      case "Say":
        return { pose: "speak", held, to: null, said: step.text, words: texts.say("step-says") };
      case "Gesture":
        return {
          pose: step.gesture, held, to: step.to, said: null,
          words: step.to === null ? gestureWords(step.gesture, texts) : texts.say("step-to", { what: gestureWords(step.gesture, texts), seat: step.to }),
        };
      case "Illegal":
        return { pose: "sad", held: null, to: null, said: null, words: texts.say("step-illegal") };
      default:
        held = null;
        return { pose: "sad", held: null, to: null, said: null, words: texts.say("step-gives-up") };
    }
  });
}

/** What she said of a move. */
export function announced(verdict: Pick<Verdict, "announced" | "karma">, texts: Texts): string {
  return verdict.announced === "karma" ? texts.say("word-karma-announced", { karma: verdict.karma }) : texts.say(`word-${verdict.announced}`);
}

/** An area by its name, and what stands there. */
export function areaWords(area: string, board: readonly Heap[], texts: Texts): string {
  const here = board.filter((heap) => heap.area === area);
  return [texts.name(area), ...here.map(({ number, colour, stance }) => `${number} ${texts.name(colour)} ${texts.name(stance)}`)].join(", ");
}
