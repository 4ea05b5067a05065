// Sounds of our own making: a few tones and puffs of noise each, in the timbre of the game. Quiet, and only after the first tap.
import { settings } from "../shell/settings.svelte";
import type { Cue } from "./scene";

/** A tone, or noise where it has no pitch: when it begins, how long it sounds, where its pitch goes, how loud it is. */
export interface Note {
  at: number;
  long: number;
  pitch: number | null;
  to?: number;
  loud?: number;
}

/** What makes one game sound unlike another. */
export interface Timbre {
  wave: OscillatorType;
  /** By how much all pitches are moved. */
  pitch: number;
  /** How long tones ring. */
  ring: number;
}

const VOLUME = 0.14;
const PLAIN: Timbre = { wave: "sine", pitch: 1, ring: 1 };
const TIMBRES = import.meta.glob<Timbre>("../games/*/timbre.ts", { import: "timbre", eager: true });
/** Square and sawtooth are shriller than they are loud. */
const SOFTER: Record<string, number> = { square: 0.35, sawtooth: 0.4 };

export const CUES: Record<Cue, readonly Note[]> = {
  turn: [{ at: 0, long: 0.3, pitch: 660 }, { at: 0.16, long: 0.4, pitch: 880 }],
  card: [{ at: 0, long: 0.09, pitch: null, loud: 0.7 }],
  coin: [{ at: 0, long: 0.08, pitch: 1320, loud: 0.6 }, { at: 0.07, long: 0.25, pitch: 1760, loud: 0.6 }],
  step: [{ at: 0, long: 0.07, pitch: 220, to: 150 }],
  reveal: [{ at: 0, long: 0.35, pitch: 330, to: 660 }, { at: 0.3, long: 0.5, pitch: 990, loud: 0.6 }],
  true: [{ at: 0, long: 0.18, pitch: 523 }, { at: 0.12, long: 0.18, pitch: 659 }, { at: 0.24, long: 0.5, pitch: 784 }],
  false: [{ at: 0, long: 0.25, pitch: 311 }, { at: 0.2, long: 0.55, pitch: 233, to: 208 }],
  win: [{ at: 0, long: 0.2, pitch: 523 }, { at: 0.14, long: 0.2, pitch: 659 }, { at: 0.28, long: 0.2, pitch: 784 }, { at: 0.42, long: 0.9, pitch: 1047 }],
  drum: [{ at: 0, long: 0.22, pitch: 110, to: 55 }, { at: 0, long: 0.06, pitch: null, loud: 0.5 }],
  hush: [{ at: 0, long: 0.8, pitch: null, loud: 0.35 }],
};

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The first tap or key lets the page make sounds. Called once. */
export function unlockSound(): void {
  const unlock = (): void => {
    removeEventListener("pointerdown", unlock);
    removeEventListener("keydown", unlock);
    if (typeof AudioContext !== "undefined") audio ??= new AudioContext();
    void audio?.resume();
  };
  addEventListener("pointerdown", unlock);
  addEventListener("keydown", unlock);
}

/** Play a cue, if this device may be heard. What is not known is silent. */
export function cue(name: Cue, game: string): void {
  if (!settings.sound || settings.tvInRoom || audio === null || audio.state !== "running" || document.hidden) return;
  const timbre = TIMBRES[`../games/${game}/timbre.ts`] ?? PLAIN;
  for (const note of CUES[name] ?? []) sound(audio, note, timbre);
  document.documentElement.dataset["cue"] = name; // for tests, which have no ears
}

function sound(context: AudioContext, note: Note, timbre: Timbre): void {
  const start = context.currentTime + note.at;
  const end = start + note.long * (note.pitch === null ? 1 : timbre.ring);
  const level = context.createGain();
  const loud = VOLUME * (note.loud ?? 1) * (note.pitch === null ? 1 : (SOFTER[timbre.wave] ?? 1));
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(context.destination);
  const source = note.pitch === null ? hiss(context) : tone(context, note.pitch, note.to ?? note.pitch, timbre, start, end);
  source.connect(level);
  source.start(start);
  source.stop(end + 0.05);
}

function tone(context: AudioContext, pitch: number, to: number, timbre: Timbre, start: number, end: number): OscillatorNode {
  const source = context.createOscillator();
  source.type = timbre.wave;
  source.frequency.setValueAtTime(pitch * timbre.pitch, start);
  source.frequency.exponentialRampToValueAtTime(to * timbre.pitch, end);
  return source;
}

function hiss(context: AudioContext): AudioBufferSourceNode {
  if (noise === null) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
}
