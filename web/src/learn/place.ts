// Where the bubble of a lesson stands: beside what it speaks of, on the side with more room, and whole on the screen.
import { middle, type Box, type Point } from "../stage/geometry";

interface Size {
  width: number;
  height: number;
}
export interface BubblePlace extends Point {
  tail: "top" | "bottom" | "none";
}

const EDGE = 8;
const TAIL = 26;

/**
 * `clear` is left free, though the bubble then stands on the side with less room, or at the edge. `atFoot`: there is little room and nothing to be
 * tapped but the bubble itself, so it stands over the buttons at the foot, and the table stays in sight.
 */
export function bubbleAt(target: Box | null, bubble: Size, room: Size, clear: Box | null = null, atFoot = false): BubblePlace {
  const low = atFoot ? overFoot(target, bubble, room, clear) : null;
  if (low !== null) return low;
  const wanted = beside(target, bubble, room);
  if (clear === null || isApart(wanted.y, bubble, clear)) return wanted;
  const over = Math.min(target?.top ?? Infinity, clear.top) - bubble.height - TAIL;
  return { x: wanted.x, y: within(over, bubble.height, room.height), tail: over >= EDGE && target !== null && target.top <= clear.top ? "bottom" : "none" };
}

/** Over the buttons at the foot; null if what is spoken of, or left free, reaches down there. */
function overFoot(target: Box | null, bubble: Size, room: Size, clear: Box | null): BubblePlace | null {
  const y = room.height - bubble.height - EDGE;
  const end = Math.max(...[target, clear].map((box) => (box === null ? 0 : box.top + box.height)));
  if (end + TAIL > y) return null;
  const centre = target === null ? room.width / 2 : middle(target).x;
  return { x: within(centre - bubble.width / 2, bubble.width, room.width), y, tail: target !== null && y - end < 2 * TAIL ? "top" : "none" };
}

function isApart(y: number, bubble: Size, clear: Box): boolean {
  return y + bubble.height <= clear.top || clear.top + clear.height <= y;
}

function beside(target: Box | null, bubble: Size, room: Size): BubblePlace {
  if (target === null) return { x: within((room.width - bubble.width) / 2, bubble.width, room.width), y: within((room.height - bubble.height) / 3, bubble.height, room.height), tail: "none" };
  const over = target.top;
  const under = room.height - target.top - target.height;
  const x = within(middle(target).x - bubble.width / 2, bubble.width, room.width);
  const needs = bubble.height + TAIL + EDGE;
  if (under >= needs || (under >= over && over < needs)) return { x, y: within(target.top + target.height + TAIL, bubble.height, room.height), tail: under >= needs ? "top" : "none" };
  return { x, y: within(target.top - bubble.height - TAIL, bubble.height, room.height), tail: over >= needs ? "bottom" : "none" };
}

function within(wanted: number, size: number, room: number): number {
  return Math.max(EDGE, Math.min(wanted, room - size - EDGE));
}
