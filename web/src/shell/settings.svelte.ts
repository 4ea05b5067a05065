// What a person sets on this device, kept in its storage.
import { PACES, type Pace } from "../stage/times";
import { SHELL } from "../texts/sources";
import type { Level } from "./levels";
import { LANGUAGES, Texts, type Language } from "../texts/texts";

const KEY = "paravent.settings";
export type Motion = "system" | "on" | "off";
export type Dark = "system" | "on" | "off";

interface Kept {
  language?: Language;
  sound?: boolean;
  tvInRoom?: boolean;
  motion?: Motion;
  pace?: Pace;
  dark?: Dark;
  name?: string;
  level?: Level;
  alone?: boolean | null;
  explain?: boolean;
  colour?: number | null;
  figure?: number | null;
}

class Settings {
  language = $state<Language>("en");
  /** Quiet, and only after the first tap: browsers see to that. */
  sound = $state(true);
  /** Then the TV makes the sounds, and this device is silent. */
  tvInRoom = $state(false);
  motion = $state<Motion>("system");
  pace = $state<Pace>("normal");
  dark = $state<Dark>("system");
  name = $state("");
  /** How strong the bots are that this device seats. */
  level = $state<Level>("normal");
  /** Only I see this screen; null: not asked yet. */
  alone = $state<boolean | null>(null);
  /** What is asked or happens for the first time is explained. */
  explain = $state(true);
  /** How I like to look; null: as my seat has it. */
  colour = $state<number | null>(null);
  figure = $state<number | null>(null);
  /** The shell's own words. */
  readonly shell = $derived(new Texts(this.language, SHELL));

  constructor() {
    const kept = read();
    this.language = kept.language ?? browserLanguage();
    this.sound = kept.sound ?? true;
    this.tvInRoom = kept.tvInRoom ?? false;
    this.motion = kept.motion ?? "system";
    this.pace = kept.pace ?? "normal";
    this.dark = kept.dark ?? "system";
    this.name = kept.name ?? "";
    this.level = kept.level ?? "normal";
    this.alone = kept.alone ?? null;
    this.explain = kept.explain ?? true;
    this.colour = kept.colour ?? null;
    this.figure = kept.figure ?? null;
  }

  /** Keep what is set, and show it. Called in an effect. */
  apply(): void {
    const { language, sound, tvInRoom, motion, pace, dark, name, level, alone, explain, colour, figure } = this;
    const kept: Kept = { language, sound, tvInRoom, motion, pace, dark, name, level, alone, explain, colour, figure };
    localStorage.setItem(KEY, JSON.stringify(kept));
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["dark"] = String(this.dark === "on" || (this.dark === "system" && matchMedia("(prefers-color-scheme: dark)").matches));
    root.dataset["motion"] = this.motion;
  }

  /** Without movement, because the player or the device wants it so. */
  get still(): boolean {
    return this.motion === "off" || (this.motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** Whether secrets lie open at this table; whoever has not said so yet takes a lesson alone. */
  aloneAt(table: { lesson: string } | null | undefined): boolean {
    return this.alone ?? Boolean(table?.lesson);
  }

  /** One pace faster, or slower. */
  hasten(by: 1 | -1): void {
    this.pace = PACES[Math.min(PACES.length - 1, Math.max(0, PACES.indexOf(this.pace) + by))]!;
  }
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The first language of the browser that we speak; in tests there may be no browser. */
function browserLanguage(): Language {
  const known = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en";
}

export const settings = new Settings();
