/** A line of a moment's plate: a small drawing, what happened, and in figures what it brought or cost. */
export interface Row {
  thing: "coin" | "bag" | "mask" | "gone" | "found" | "centre" | "burnt";
  text: string;
  worth?: string;
  tone?: "good" | "bad" | "plain";
}
