// Faces in a box forty wide round the origin: what the eye catches first is the mood.
import type { Stroke } from "./strokes";

export type Mood = "calm" | "joy" | "sly" | "sad" | "stern" | "hope" | "shut" | "shock" | "wink" | "yawn" | "tongue" | "kiss" | "hum";

const LIPS = "#7b1d2c";
const EYES: Stroke = { d: "M-6-2h.01M6-2h.01", width: 4.6 };
const CLOSED: Stroke = { d: "M-10-3q4 4 7 0M3-3q4 4 7 0" };
const OPEN_MOUTH: Stroke = { d: "M-7 3q7 10 14 0z", fill: LIPS, width: 2.4 };

export const FACES: Record<Mood, readonly Stroke[]> = {
  calm: [EYES, { d: "M-5 6q5 4 10 0" }],
  joy: [EYES, OPEN_MOUTH],
  sly: [EYES, { d: "M-11-7l7-1M11-10l-7 2M-5 6q7 3 10-2" }],
  sad: [EYES, { d: "M-10-7l5-2M10-7l-5-2M-5 9q5-5 10 0" }],
  stern: [EYES, { d: "M-11-10l8 3M11-10l-8 3M-5 7h10" }],
  hope: [{ d: "M-6-3h.01M6-3h.01", width: 5.4 }, { d: "M-10-9q4-3 7-1M10-9q-4-3-7-1M-5 5q5 5 10 0" }],
  shut: [CLOSED, { d: "M-4 6q4 3 8 0" }],
  shock: [
    { d: "M-6-8a5 5 0 100 10 5 5 0 000-10zM6-8a5 5 0 100 10 5 5 0 000-10z", fill: "#fff", width: 2.4 },
    { d: "M-6-3h.01M6-3h.01", width: 3.4 },
    { d: "M0 4a4 5 0 100 10 4 5 0 000-10z", fill: LIPS, width: 2.4 },
  ],
  wink: [{ d: "M-6-2h.01", width: 4.6 }, { d: "M2-2q4-4 8 0M-11-8l7-1M-6 5q7 6 12-1" }],
  yawn: [CLOSED, { d: "M0 1a6 7 0 100 14 6 7 0 000-14z", fill: LIPS, width: 2.4 }],
  tongue: [EYES, { d: "M-11-9l7 2M11-9l-7 2M-7 4h14" }, { d: "M-4 4h8v5a4 4 0 01-8 0z", fill: "#ee8a8a", width: 2.4 }],
  kiss: [CLOSED, { d: "M-1 4q5 1 1 4q4 2-1 4" }],
  hum: [CLOSED, { d: "M-6 7q3-4 6 0q3-4 6 0" }],
};
