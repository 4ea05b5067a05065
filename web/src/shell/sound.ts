// Two quiet notes, made here: it is my turn; it is over.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

export function chime(...notes: number[]): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  notes.forEach((note, k) => play(audio!, note, audio!.currentTime + k * 0.16));
}

function play(context: AudioContext, note: number, at: number): void {
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.frequency.value = note;
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  level.gain.exponentialRampToValueAtTime(0.0001, at + 0.4);
  tone.connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.45);
}
