// The palette: which gestures lie together, with a drawing for each group.
import type { Drawing } from "../../pieces/Glyph.svelte";

export const GROUPS: Record<string, readonly string[]> = {
  legs: ["stand-up", "sit-down", "circle", "leave", "dance", "kneel", "stamp"],
  upper: ["macho", "hush", "point", "bow", "clap", "touch", "hug", "touch-others"],
  face: ["close-eyes", "smile", "wink", "yawn"],
  manner: ["left-hand", "both-hands"],
  voice: ["sing", "hum", "ask-leave", "thank", "flatter", "animal", "offend", "tease"],
  artefact: ["raise", "hide", "tap", "kiss", "talk"],
};

export const GROUP_DRAWING: Record<string, Drawing> = {
  legs: { line: "M12 4v7l-5 9H4M12 11l5 9h3", solid: "M12 1.500a2 2 0 110 4 2 2 0 010-4z" },
  upper: { line: "M12 9v8M12 11L5 5M12 11l7-6M9 22l3-5 3 5", solid: "M12 2.500a2.500 2.500 0 110 5 2.500 2.500 0 010-5z" },
  face: { line: "M12 3a9 9 0 110 18 9 9 0 010-18zM8 14c1 3 7 3 8 0M8.500 9v.5M15.500 9v.5" },
  manner: { line: "M7 12V6a1.500 1.500 0 013 0v5M10 10V4a1.500 1.500 0 013 0v6M13 10V5a1.500 1.500 0 013 0v7M16 9.500a1.500 1.500 0 013 0V15c0 4-3 7-6 7s-6-2-8-7c-1-2 1-3 2-1.500" },
  voice: { line: "M4 5h16v11H11l-5 5v-5H4zM8 9h8M8 12h5" },
  artefact: { line: "M9 3h6M10 3c0 4-4 6-4 11a6 6 0 0012 0c0-5-4-7-4-11" },
};

/** The group of a gesture; what we do not know is a matter of the upper body. */
export function groupOf(gesture: string): string {
  return Object.keys(GROUPS).find((group) => GROUPS[group]!.includes(gesture)) ?? "upper";
}
