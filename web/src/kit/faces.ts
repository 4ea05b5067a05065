// A face: eyes, brows, nose, mouth. Expression is the whole of the acting.
import { line, oval, shape, type Part } from "./paths";

export const MOODS = ["calm", "glad", "angry", "afraid", "surprised", "sly", "sad", "asleep", "stern"] as const;
export type Mood = (typeof MOODS)[number];

const dot = (look: number): Part[] => [{ d: oval(-9.5 + look * 1.5, -2, 3.4), fill: "ink" }, { d: oval(9.5 + look * 1.5, -2, 3.4), fill: "ink" }];
const white = (r: number, pupil: number, look: number): Part[] => [
  shape(oval(-10, -2, r), "#ffffff", 2.4), shape(oval(10, -2, r), "#ffffff", 2.4),
  { d: oval(-10 + (r - pupil - 1) * look, -2, pupil), fill: "ink" }, { d: oval(10 + (r - pupil - 1) * look, -2, pupil), fill: "ink" },
];
const narrow = (look: number): Part[] => [line("M-15 -3h10M5 -3h10", 3), { d: oval(-10 + 2 * look, -0.5, 3), fill: "ink" }, { d: oval(10 + 2 * look, -0.5, 3), fill: "ink" }];
const OPEN = "#7a2a2a";
const CHEEKS: Part = { d: oval(-16, 8, 5) + oval(16, 8, 5), fill: "#d8605a", opacity: 0.45 };

/** Eyes, brows and mouth by mood, round (0, 0); `look` is -1 to the left, 1 to the right. The mouth goes last: a beard may hide it. */
const ACT: Record<Mood, (look: number) => { upper: Part[]; mouth: Part[] }> = {
  calm: (look) => ({ upper: [...dot(look), line("M-15 -11q5 -3.500 10 -1M5 -12q5 -2.500 10 1", 3)], mouth: [line("M-6 12q6 5 12 0", 3)] }),
  glad: () => ({ upper: [line("M-14 0q4.500 -5.500 9 0M5 0q4.500 -5.500 9 0", 3), line("M-15 -12q5 -4 10 -1M5 -13q5 -3 10 1", 3), CHEEKS], mouth: [shape("M-9 10h18q-1 10-9 10t-9-10z", "#ffffff", 2.8)] }),
  angry: (look) => ({ upper: [...narrow(look), line("M-17 -13l12 5M17 -13l-12 5", 3.6)], mouth: [line("M-7 16q7 -6 14 0", 3.2)] }),
  afraid: (look) => ({ upper: [...white(6.8, 2.4, look), line("M-16 -11l9 -6M16 -11l-9 -6", 3)], mouth: [shape("M-9 17q3 -7 9 -7t9 7q-4.500 -2 -9 0t-9 0z", OPEN, 2.6)] }),
  surprised: (look) => ({ upper: [...white(6.8, 2.8, look), line("M-15 -15q5 -5 10 -2M5 -17q5 -3 10 2", 3)], mouth: [shape(oval(0, 15, 5, 6), OPEN, 2.5)] }),
  sly: (look) => ({ upper: [...white(5.8, 3.2, look || 1), line("M-15.500 -4h11M4.500 -4h11", 3), line("M-15 -10q5 -2 10 0M5 -16q5 -5 10 -1", 3)], mouth: [line("M-5 14q7 2 12 -4", 3)] }),
  sad: (look) => ({ upper: [...dot(look), line("M-15 -9l9 -5M15 -9l-9 -5", 3)], mouth: [line("M-6 15q6 -5 12 0", 3)] }),
  asleep: () => ({ upper: [line("M-14 -2q4.500 4.500 9 0M5 -2q4.500 4.500 9 0", 3), line("M-15 -11q5 -3.500 10 -1M5 -12q5 -2.500 10 1", 3)], mouth: [line("M-5 13q5 3 10 0", 3)] }),
  stern: (look) => ({ upper: [...dot(look), line("M-16 -13l11 4M16 -13l-11 4", 3.2)], mouth: [line("M-6 13h12", 3)] }),
};

const NOSES = { hook: "M0 -1q3.500 5 -1.500 6", button: "M-2.500 4q2.500 3 5 0", straight: "M1 -4v9h-4", broad: "M-4 4q4 4 8 0" } as const;
export type Nose = keyof typeof NOSES;

/** The face as parts. */
export function face(mood: Mood, look = 0, nose: Nose = "hook"): { upper: Part[]; mouth: Part[] } {
  const { upper, mouth } = ACT[mood](look);
  return { upper: [...upper, line(NOSES[nose], 2.6)], mouth };
}
