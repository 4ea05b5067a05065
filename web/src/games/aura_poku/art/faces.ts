// What the travellers' faces say, round (0, 0): a few lines, so that they can be read on a small pawn.
export const SKIN = "#7a4a2b";
export const GOLD = "#f3d374";

export interface Look {
  dots: boolean;
  line: string;
  /** An open mouth. */
  open?: string;
}
export type Mood = "calm" | "hope" | "joy" | "sly" | "stern" | "shut" | "sad";
export const FACES: Record<Mood, Look> = {
  calm: { dots: true, line: "M-5 6q5 4 10 0" },
  hope: { dots: true, line: "M-10 -9q4 -3 7 -1M10 -9q-4 -3 -7 -1M-5 5q5 5 10 0" },
  joy: { dots: true, line: "M-10 -8q3 -3 6 -1M10 -8q-3 -3 -6 -1", open: "M-7 3q7 10 14 0z" },
  sly: { dots: true, line: "M-11 -7l7 -1M11 -10l-7 2M-5 6q7 3 10 -2" },
  stern: { dots: true, line: "M-11 -10l8 3M11 -10l-8 3M-5 7h10" },
  shut: { dots: false, line: "M-10 -3q4 4 7 0M3 -3q4 4 7 0M-4 6q4 3 8 0" },
  sad: { dots: true, line: "M-10 -7l5 -2M10 -7l-5 -2M-5 9q5 -5 10 0" },
};
