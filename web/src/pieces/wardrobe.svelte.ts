// What the players of this table look like. Each seat has a colour and a figure of its own, unless its player has chosen others: a page that
// shows a table says so once, and whatever is drawn for a seat follows.

/** A colour and a figure, each one of fifteen; the figures of the bots' company are beyond these. */
export interface Look {
  colour: number;
  figure: number;
}

/** Each dark enough for white letters. */
export const DYES: readonly string[] = [
  "#1f5fa8", "#a93529", "#2a7047", "#74318a", "#6b4d0c", "#0f6b74", "#8a2560", "#3d4a55", "#a34a0c", "#4c6410", "#4545b5", "#7c3b2a", "#25506e", "#8c1c3a", "#56606b",
];
/** By seat, as worn at this table. */
export const COLOURS: string[] = $state([...DYES]);
/** By seat: which of the fifteen people. */
export const FIGURES: number[] = $state(DYES.map((_, seat) => seat));

/** The looks of a table's seats; a seat that is not named has its own. */
export function dress(looks: readonly Look[]): void {
  for (let seat = 0; seat < DYES.length; seat += 1) {
    const look = looks[seat] ?? { colour: seat, figure: seat };
    const [dye, figure] = [DYES[look.colour % DYES.length]!, look.figure];
    if (COLOURS[seat] !== dye) COLOURS[seat] = dye;
    if (FIGURES[seat] !== figure) FIGURES[seat] = figure;
  }
}
