// Where everybody sits on a wide table of three columns: along the left, the top and the right, with what is shared in the middle.

/** The areas of the grid, row by row, by how many sit there. */
const PLANS: Record<number, string> = {
  2: '"l1 mid r1"',
  3: '"l1 m1 r1" "l1 mid r1"',
  4: '"l1 mid r1" "l2 mid r2"',
  5: '"l1 m1 r1" "l2 mid r2"',
  6: '"l1 m1 r1" "mid mid mid" "l2 m2 r2"',
};
/** Clockwise from the left side's foot. */
const CLOCKWISE = ["l2", "l1", "m1", "r1", "r2", "m2"];

export interface Seating {
  areas: string;
  /** By place in the round. */
  spots: string[];
}

export function seating(people: number): Seating {
  const areas = PLANS[people] ?? PLANS[6]!;
  return { areas, spots: CLOCKWISE.filter((spot) => areas.includes(spot)) };
}
