// How each event is shown. What is said nowhere here is shown by its sentence alone.
import { back, face } from "./discs";
import { drawing, element } from "./elements";
import type { Disc, Kit, Texts } from "./given";

interface On {
  texts: Texts;
}
type Told = { kind: string; seat: number; disc?: Disc | null; mat?: number; skull_of?: number; first?: number };
type Picture = { kit: Kit; caption: string; screen: string };

const at = (seat: number): string => `seat-${seat}`;

function sentence(event: Told, on: On, more: object = {}): object {
  return { actor: event.seat, at: at(event.seat), caption: on.texts.event(event), ...more };
}

/** A disc as large as the table, with its sentence. */
function large(disc: Disc) {
  return (target: HTMLElement, { caption, screen }: Picture): void => {
    target.append(element("div", `skull-picture ${screen}`, drawing(`disc ${disc}`, face(disc)), element("p", "", caption)));
  };
}

export const scenes = {
  Laid: (event: Told, on: On) =>
    sentence(event, on, {
      cue: "card", weight: "beat",
      travels: [{ from: at(event.seat), to: `mat-${event.seat}`, face: "down", draw: (target: HTMLElement, { kit }: { kit: Kit }) => void target.append(drawing("skull-flight", back(kit.seat(event.seat)))) }],
    }),
  BidMade: (event: Told, on: On) => sentence(event, on, { cue: "step" }),
  Challenged: (event: Told, on: On) => sentence(event, on, { weight: "moment", cue: "drum" }),
  Turned: (event: Told, on: On) => {
    const shown = { targets: [event.mat!], at: `mat-${event.mat}` };
    return sentence(event, on, event.disc === "skull" ? { ...shown, weight: "moment", cue: "false", picture: large("skull") } : { ...shown, cue: "reveal" });
  },
  Scored: (event: Told, on: On) => sentence(event, on, { weight: "moment", cue: "true", picture: large("flower") }),
  Lost: (event: Told, on: On) => sentence(event, on, { targets: event.skull_of === event.seat ? [] : [event.skull_of], weight: "moment", cue: "hush" }),
  Left: (event: Told, on: On) => sentence(event, on, { weight: "moment", cue: "hush" }),
  Opened: () => ({ silent: "the result shows all discs" }),
  Ended: () => ({ silent: "the ceremony follows" }),
};
