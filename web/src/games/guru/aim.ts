// The table itself says it, with the figures of those whom to win (Aim.svelte).
import type { Aim } from "../../contract";

export const aim: Aim = () => "";
