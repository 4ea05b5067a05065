// What a person sets on this device, kept in its storage: language, sound, motion, dark.
import { SHELL } from "../texts/sources";
import type { Level } from "./levels";
import { LANGUAGES, Texts, type Language } from "../texts/texts";

const KEY = "paravent.settings";
export type Motion = "system" | "on" | "off";
export type Dark = "system" | "on" | "off";

interface Kept {
  language?: Language;
  sound?: boolean;
  motion?: Motion;
  dark?: Dark;
  name?: string;
  level?: Level;
}

class Settings {
  language = $state<Language>("en");
  sound = $state(false);
  motion = $state<Motion>("system");
  dark = $state<Dark>("system");
  name = $state("");
  /** How strong the bots are that this device seats. */
  level = $state<Level>("normal");
  /** The shell's own words. */
  readonly shell = $derived(new Texts(this.language, SHELL));

  constructor() {
    const kept = read();
    this.language = kept.language ?? browserLanguage();
    this.sound = kept.sound ?? false;
    this.motion = kept.motion ?? "system";
    this.dark = kept.dark ?? "system";
    this.name = kept.name ?? "";
    this.level = kept.level ?? "normal";
  }

  /** Keep what is set, and show it. Called in an effect. */
  apply(): void {
    const kept: Kept = { language: this.language, sound: this.sound, motion: this.motion, dark: this.dark, name: this.name, level: this.level };
    localStorage.setItem(KEY, JSON.stringify(kept));
    const root = document.documentElement;
    const dark = this.dark === "on" || (this.dark === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
    root.lang = this.language;
    root.dataset["dark"] = String(dark);
    root.dataset["motion"] = this.motion;
  }
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The first language of the browser that we speak. */
function browserLanguage(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ?? "en";
}

export const settings = new Settings();
