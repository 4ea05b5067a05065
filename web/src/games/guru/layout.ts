// Where people stand: as many as there are, in as few rows as leave everybody room to be tapped.

export interface Spot {
  /** Left and bottom edge, in pixels. */
  x: number;
  y: number;
}
export interface Standing {
  /** How tall and how wide each is drawn. */
  height: number;
  width: number;
  spots: Spot[];
}

const WIDE = 0.72; // a person's width by height
const RAISED = 0.42; // how much higher the row behind stands, by a person's height
const ROWS = [1, 2, 3, 4];
const ROOM = 1.12; // nobody stands further apart than this, by width, unless to be tapped

const SIGN = 0.27; // a virtue's width on a card, by a person's height
const READ = 24; // pixels: how wide it must be to be read
const MOST = 1.5;

/** How much larger than on a card the virtue of somebody this tall is drawn. */
export const signOf = (height: number): number => Math.min(MOST, Math.max(1, READ / (SIGN * Math.max(1, height))));

/** Places for `people` in a box; neighbours are at least `tap` apart as long as four rows allow it. */
export function stand(people: number, box: { width: number; height: number }, tap: number, tallest = Infinity): Standing {
  let best: Standing = { height: 0, width: 0, spots: [] };
  for (const rows of ROWS) {
    const most = Math.ceil(people / rows);
    const height = Math.max(0, Math.min(tallest, box.height / (1 + RAISED * (rows - 1)), box.width / WIDE));
    const width = height * WIDE;
    const step = most > 1 ? Math.min(Math.max(width * ROOM, tap), (box.width - width) / (most - 1)) : 0;
    best = { height, width, spots: spots(people, rows, step, { ...box, person: width, lift: height * RAISED }) };
    if (most <= 1 || step >= Math.max(tap, width * 0.6)) break;
  }
  return best;
}

/** Rows from the back to the front, each centred; the rows behind take one more where they do not come out even. */
function spots(people: number, rows: number, step: number, box: { width: number; person: number; lift: number }): Spot[] {
  const found: Spot[] = [];
  for (let row = 0, left = people; row < rows; row++) {
    const here = Math.ceil(left / (rows - row));
    const start = (box.width - box.person - step * (here - 1)) / 2;
    for (let k = 0; k < here; k++) found.push({ x: start + k * step, y: (rows - 1 - row) * box.lift });
    left -= here;
  }
  return found;
}
