// A piece of a game that has no drawings: a shape and two tints that follow from its word, the same on every screen.

export interface Emblem {
  /** In a square from -32 to 32. */
  path: string;
  /** What is behind it, and the colour of it; both printed flat, ink stays readable on the tint. */
  tint: string;
  fill: string;
  /** Dark enough for white letters. */
  band: string;
}

export function emblem(token: string): Emblem {
  const number = digest(token);
  const hue = (number >>> 8) % 360;
  return { path: shape(number >>> 4), tint: `hsl(${hue} 55% 86%)`, fill: `hsl(${hue} 55% 52%)`, band: `hsl(${hue} 55% 28%)` };
}

/** A number that follows from a word (FNV-1a). */
function digest(word: string): number {
  let found = 0x811c9dc5;
  for (const sign of word) found = Math.imul(found ^ sign.codePointAt(0)!, 0x01000193) >>> 0;
  return found;
}

/** A rosette: so many petals, more or less deep. */
function shape(number: number): string {
  const petals = 3 + (number % 6);
  const inner = 9 + 4 * ((number >>> 3) % 3);
  const corners = Array.from({ length: 2 * petals }, (_, k) => {
    const [turn, radius] = [(Math.PI * k) / petals, k % 2 === 0 ? 25 : inner];
    return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}z`;
}
