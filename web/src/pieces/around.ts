// Seats round a table: a rectangle with round corners, walked at even steps, the reader's own seat at the bottom.

export interface Place {
  x: number;
  y: number;
}

/** The middle of each seat, clockwise as the seats count; `me` (or seat 0) sits at the middle of the lower edge. */
export function around(seats: number, me: number | null, width: number, height: number): Place[] {
  const radius = Math.min(width, height) / 4;
  const length = outline(width, height, radius);
  return Array.from({ length: seats }, (_, seat) => {
    const turn = (seat - (me ?? 0) + seats) % seats;
    return at((turn * length) / seats, width, height, radius);
  });
}

function outline(width: number, height: number, radius: number): number {
  return 2 * (width + height - 4 * radius) + 2 * Math.PI * radius;
}

/** The point after walking so far from the middle of the lower edge, first to the left. */
function at(walked: number, width: number, height: number, radius: number): Place {
  const flat = width - 2 * radius;
  const steep = height - 2 * radius;
  const quarter = (Math.PI / 2) * radius;
  const sides: [number, (t: number) => Place][] = [
    [flat / 2, (t) => ({ x: width / 2 - t, y: height })],
    [quarter, (t) => corner(radius, height - radius, radius, Math.PI / 2 + t / radius)],
    [steep, (t) => ({ x: 0, y: height - radius - t })],
    [quarter, (t) => corner(radius, radius, radius, Math.PI + t / radius)],
    [flat, (t) => ({ x: radius + t, y: 0 })],
    [quarter, (t) => corner(width - radius, radius, radius, 1.5 * Math.PI + t / radius)],
    [steep, (t) => ({ x: width, y: radius + t })],
    [quarter, (t) => corner(width - radius, height - radius, radius, t / radius)],
    [flat / 2, (t) => ({ x: width - radius - t, y: height })],
  ];
  let left = walked;
  for (const [length, point] of sides) {
    if (left <= length) return point(left);
    left -= length;
  }
  return { x: width / 2, y: height };
}

function corner(x: number, y: number, radius: number, angle: number): Place {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
