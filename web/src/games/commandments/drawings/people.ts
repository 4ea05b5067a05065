// Who sits where: the same fifteen people as at every table, here in a robe of the seat's colour.
import { HAIR, palette, person, type Hair } from "../../../kit/cast";
import type { Palette } from "../../../kit/paths";
import { COLOURS } from "../../../pieces/seats";

export interface Person {
  robe: string;
  skin: string;
  hair: Hair;
  features: readonly string[];
  palette: Palette;
}

export function personAt(seat: number): Person {
  const { skin, style, features } = person(seat);
  return { robe: COLOURS[seat % COLOURS.length]!, skin, hair: HAIR[style], features, palette: palette(seat, seat) };
}
