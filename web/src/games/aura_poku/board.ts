// Where the places of a board lie, worked out from its data file: each river runs down, the path climbs its right bank and comes
// down its left one; the throne is on the right, the village on the left.

export interface BoardData {
  name: string;
  path: string[];
  huts: number[];
  source: number[];
}

export interface Point {
  x: number;
  y: number;
}

export interface River {
  source: Point;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Every place where a pawn can stand, by its name. */
  nodes: Record<string, Point>;
  rivers: River[];
  /** The path from the throne to the village, over the sources. */
  path: Point[];
}

const PITCH = 400; // from river to river
const BED = 224; // from bank to bank
const STEP = 40; // from space to space
const MARGIN = 172; // right of the first bank: room for names
const ABOVE = 64; // room for the sources
const BELOW = 46; // room for throne and village
const ALTAR = 60; // from a court to its altar
/** How much of the board a phone shows at once: one river with its names. */
export const CROP = 452;
const LEAD = 64; // left of a bank: half a crowd on a landing
const AROUND = 56; // over and under a place: a pawn, a sign
const ENOUGH = 0.95; // of a crop: whoever sees so much may as well see all

/** The river that a place belongs to, from 0; what lies before the first and behind the last belongs to these. */
export function riverOf(board: BoardData, node: string): number {
  const rows = board.path.map((row) => row.split(" "));
  const rivers = rows.filter((row) => row.some((word) => word.startsWith("s")));
  const wanted = node.startsWith("a") ? `c${node.slice(1)}` : node.replace("source-", "s");
  const found = rivers.findIndex((row) => row.includes(wanted));
  if (found >= 0) return found;
  const before = rows.findIndex((row) => row.includes(wanted.startsWith("hut-") ? "village" : wanted));
  return before > rows.findIndex((row) => row.some((word) => word.startsWith("s"))) ? rivers.length - 1 : 0;
}

export function layout(board: BoardData): Layout {
  const rows = board.path.map((row) => row.split(" "));
  const isRiver = (row: string[]) => row.some((word) => word.startsWith("s"));
  const banks = rows.filter(isRiver).map((row) => {
    const at = row.findIndex((word) => word.startsWith("s"));
    return { right: row.slice(0, at), left: row.slice(at + 1) };
  });
  const first = rows.findIndex(isRiver);
  const last = rows.findLastIndex(isRiver);
  const tall = Math.max(...banks.flatMap(({ right, left }) => [right.length, left.length]));
  const width = banks.length * PITCH + 34;
  const bottom = ABOVE + (tall - 1) * STEP;
  const nodes: Record<string, Point> = {};
  const path: Point[] = [];
  const put = (word: string, point: Point): void => {
    nodes[word] = point;
    path.push(point);
  };

  const start = width - MARGIN;
  const lead = rows.slice(0, first).flat();
  lead.forEach((word, i) => put(word, { x: start - (lead.length - 1 - i) * STEP - (i === 0 ? 34 : 0), y: bottom + BELOW }));
  const rivers = banks.map(({ right, left }, k) => {
    const east = start - k * PITCH;
    const west = east - BED;
    right.forEach((word, i) => put(word, { x: east, y: bottom - i * STEP }));
    const source = { x: (east + west) / 2, y: ABOVE - STEP * 0.75 };
    path.push(source);
    left.forEach((word, i) => put(word, { x: west, y: ABOVE + i * STEP }));
    for (const word of right) if (word.startsWith("c")) nodes[`a${word.slice(1)}`] = { x: east - ALTAR, y: nodes[word]!.y };
    return { source, left: west, right: east, top: ABOVE, bottom: bottom + STEP / 2 };
  });
  const end = path.at(-1)!.x;
  const tail = rows.slice(last + 1).flat();
  tail.forEach((word, i) => put(word, { x: end + i * STEP + (word === "village" ? 34 : 0), y: bottom + BELOW }));
  return { width, height: bottom + BELOW + 50, nodes, rivers, path };
}

/** How far a place is from the throne, 0 to 1; an altar as its court. */
export function progress({ path }: BoardData, node: string): number {
  const words = path.flatMap((row) => row.split(" ")).filter((word) => !word.startsWith("s"));
  return words.indexOf(node.startsWith("a") ? `c${node.slice(1)}` : node) / (words.length - 1);
}

/** The part of the board that shows one river. */
export function crop({ rivers, height }: Layout, river: number): { x: number; y: number; width: number; height: number } {
  const { left, bottom } = rivers[river]!;
  const between = river > 0 && river < rivers.length - 1; // neither throne nor village
  return { x: left - LEAD, y: 0, width: CROP, height: between ? bottom + 8 : height };
}

/**
 * On a screen that is low for its width, the part of a crop around the places in question: as large as on a tall one, with the first `must` of them and
 * as many of the others as can be seen at that size.
 */
export function closer<B extends { y: number; width: number; height: number }>(part: B, places: readonly Point[], shape: number, must = places.length): B {
  const reach = (count: number): [number, number] => {
    const ys = places.slice(0, count).map(({ y }) => y);
    return [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  };
  let count = places.length;
  while (count > must && reach(count)[1] - reach(count)[0] > part.width * shape) count -= 1;
  const [top, bottom] = reach(count);
  const height = Math.max(part.width * shape, bottom - top);
  if (count === 0 || height > part.height * ENOUGH) return part;
  return { ...part, height, y: Math.max(part.y, Math.min((top + bottom - height) / 2, part.y + part.height - height)) };
}

const PLACE = /^([pcla]\d|throne$|village$|source-|hut-)/;

/** The place of the board where a scene plays; null: elsewhere. Where nothing may move, nothing travels: then its own place tells. */
export function playsAt(scene: { at: string | null; travels: readonly { to: string }[] } | null): string | null {
  return [...(scene?.travels ?? []).map(({ to }) => to), scene?.at ?? ""].find((place) => PLACE.test(place)) ?? null;
}

interface Sign {
  x: number;
  y: number;
  wide: number;
  high: number;
}
const GAP = 12; // room for a frame around one of them

/** Signs that would lie on one another, moved apart: the lower one goes down; where there is an end, those above it go up again. */
export function apart<S extends Sign>(signs: readonly S[], end = Infinity): S[] {
  const beside = (a: S, b: S): boolean => a.x < b.x + b.wide && b.x < a.x + a.wide;
  const placed: S[] = [];
  for (const sign of [...signs].sort((a, b) => a.y - b.y)) {
    const over = placed.filter((each) => beside(each, sign));
    placed.push({ ...sign, y: Math.max(sign.y, ...over.map((each) => each.y + each.high + GAP)) });
  }
  const raised: S[] = [];
  for (const sign of placed.toReversed()) {
    const under = raised.filter((each) => beside(each, sign));
    raised.unshift({ ...sign, y: Math.min(sign.y, end - sign.high, ...under.map((each) => each.y - sign.high - GAP)) });
  }
  return raised;
}

export interface Box extends Point {
  width: number;
  height: number;
}
const NEXT = 4; // pixels from one spot that is tried to the one below it

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Where along the right edge of a picture something of this size lies on nothing: the uppermost spot; else where it lies on least. `covers`: how much that is. */
export function besides(size: { width: number; height: number }, room: { width: number; height: number }, taken: readonly Box[], edge = 4): Box & { covers: number } {
  const x = room.width - size.width - edge;
  let best: (Box & { covers: number }) | null = null;
  for (let y = edge; best === null || (best.covers > 0 && y <= room.height - size.height - edge); y += NEXT) {
    const spot = { x, y, ...size };
    const covers = taken.reduce((sum, each) => sum + shared(spot, each), 0);
    if (best === null || covers < best.covers) best = { ...spot, covers };
  }
  return best;
}

/** Where the pawns on one place stand: in a small crowd around its middle, up to three beside each other so that each can be told by its number. */
export function crowd(count: number, room: number): Point[] {
  const columns = count <= 3 ? count : count > 6 ? Math.ceil(count / 3) : Math.ceil(count / 2);
  const lines = Math.ceil(count / columns);
  const gap = Math.min(26, room / Math.max(1, columns - 1));
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, count - line * columns);
    return { x: ((i % columns) - (inLine - 1) / 2) * gap, y: (line - (lines - 1) / 2) * 20 };
  });
}

const FILES = import.meta.glob<BoardData>("../../../../src/paravent/games/aura_poku/boards/*.json", { import: "default", eager: true });
export const BOARDS: Record<string, BoardData> = Object.fromEntries(Object.values(FILES).filter((file) => file.path).map((file) => [file.name, file]));
