// Whether only I see this screen: then my secrets lie open. The page says it once for all that is on it.
import { getContext, setContext } from "svelte";

const KEY = Symbol("privacy");

/** Called by a page that shows secrets. */
export function tellPrivacy(now: () => boolean): void {
  setContext(KEY, now);
}

/** The same for what is mounted beside a page. */
export function privacyContext(now: () => boolean): Map<unknown, unknown> {
  return new Map([[KEY, now]]);
}

/** Whether secrets may lie open here; where no page has said so, they do not. */
export function privacy(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
