// What the host did about people, in a sentence that everybody reads.
import { settings } from "../shell/settings.svelte";
import type { Noticed } from "../shell/wire";

export function lineOf(notice: Noticed): string {
  return settings.shell.say(`notice-${notice.deed}`, { name: notice.name });
}
