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

const PITCH = 120; // from river to river
const BED = 78; // from bank to bank
const STEP = 36; // from space to space
const MARGIN = 24;
const ABOVE = 52; // room for the sources
const BELOW = 44; // room for throne and village

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
  const width = banks.length * PITCH;
  const bottom = ABOVE + (tall - 1) * STEP;
  const nodes: Record<string, Point> = {};
  const path: Point[] = [];
  const put = (word: string, point: Point): void => {
    nodes[word] = point;
    path.push(point);
  };

  const start = width - MARGIN;
  const lead = rows.slice(0, first).flat();
  lead.forEach((word, i) => put(word, { x: start - (lead.length - 1 - i) * (STEP - 2) - (i === 0 ? 10 : 0), y: bottom + BELOW }));
  const rivers = banks.map(({ right, left }, k) => {
    const east = start - k * PITCH;
    const west = east - BED;
    right.forEach((word, i) => put(word, { x: east, y: bottom - i * STEP }));
    const source = { x: (east + west) / 2, y: ABOVE - STEP * 0.7 };
    path.push(source);
    left.forEach((word, i) => put(word, { x: west, y: ABOVE + i * STEP }));
    for (const word of right) if (word.startsWith("c")) nodes[`a${word.slice(1)}`] = { x: east - 27, y: nodes[word]!.y };
    return { source, left: west, right: east, top: ABOVE, bottom: bottom + STEP / 2 };
  });
  const end = path.at(-1)!.x;
  const tail = rows.slice(last + 1).flat();
  tail.forEach((word, i) => put(word, { x: end + i * (STEP - 2) + (word === "village" ? 10 : 0), y: bottom + BELOW }));
  return { width, height: bottom + BELOW + 30, nodes, rivers, path };
}

/** Where the pawns on one place stand: in a small crowd around its middle. */
export function crowd(count: number, room: number): Point[] {
  const columns = Math.ceil(Math.sqrt(count));
  const lines = Math.ceil(count / columns);
  const gap = Math.min(15, room / Math.max(1, columns - 1 || 1));
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, count - line * columns);
    return { x: ((i % columns) - (inLine - 1) / 2) * gap, y: (line - (lines - 1) / 2) * gap };
  });
}

const FILES = import.meta.glob<BoardData>("../../../../src/paravent/games/aura_poku/boards/*.json", { import: "default", eager: true });
export const BOARDS: Record<string, BoardData> = Object.fromEntries(Object.values(FILES).filter((file) => file.path).map((file) => [file.name, file]));
