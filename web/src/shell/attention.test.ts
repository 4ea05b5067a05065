// How a device calls its player, with browsers as they are: some can, some refuse, some have never heard of it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callMe, keepAwake } from "./attention";
import { settings } from "./settings.svelte";

interface Browser {
  hidden?: boolean;
  secure?: boolean;
  tapped?: boolean;
  permission?: string;
  /** A phone that allows notifications to service workers only. */
  refuses?: boolean;
}
interface Sent {
  title: string;
  given: { body: string; tag: string };
  onclick?: () => void;
  closed: boolean;
}
const seen = { buzzes: [] as number[], notes: [] as Sent[], focused: 0 };
let listeners: (() => void)[] = [];

/** The parts of a browser that attention.ts asks for. */
function browser({ hidden = false, secure = true, tapped = true, permission = "granted", refuses = false }: Browser = {}): { hidden: boolean } {
  const page = {
    hidden,
    addEventListener: (_: string, then: () => void) => listeners.push(then),
    removeEventListener: (_: string, then: () => void) => (listeners = listeners.filter((each) => each !== then)),
  };
  class Note {
    static permission = permission;
    onclick?: () => void;
    closed = false;
    constructor(
      readonly title: string,
      readonly given: { body: string; tag: string },
    ) {
      if (refuses) throw new TypeError("Illegal constructor");
      seen.notes.push(this);
    }
    close(): void {
      this.closed = true;
    }
  }
  vi.stubGlobal("document", page);
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("Notification", Note);
  vi.stubGlobal("window", { focus: () => (seen.focused += 1) });
  vi.stubGlobal("navigator", { language: "en", userActivation: { hasBeenActive: tapped }, vibrate: (long: number) => seen.buzzes.push(long) });
  return page;
}
beforeEach(() => {
  Object.assign(seen, { buzzes: [], notes: [], focused: 0 });
  listeners = [];
});
afterEach(() => vi.unstubAllGlobals());

test("a page that is looked at buzzes, once it was tapped: a browser complains before", () => {
  browser({ tapped: false });
  callMe("Guru");
  browser();
  callMe("Guru");
  expect([seen.buzzes, seen.notes]).toEqual([[80], []]);
});

test("a browser that cannot buzz is asked for nothing", () => {
  browser();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  expect(() => callMe("Guru")).not.toThrow();
});

test("a hidden page sends one notification, with the game and nothing that only I may know; a click leads back", () => {
  browser({ hidden: true });
  callMe("Guru");
  expect(seen.buzzes).toEqual([]);
  expect(seen.notes.map(({ title, given }) => [title, given])).toEqual([["Guru", { body: settings.shell.say("you-are-asked"), tag: "paravent-turn" }]]);
  seen.notes[0]!.onclick!();
  expect([seen.focused, seen.notes[0]!.closed]).toEqual([1, true]);
});

test.each([{ permission: "default" }, { permission: "denied" }, { secure: false }, { refuses: true }])("where notifications cannot be had there are none, silently: %o", (given) => {
  browser({ hidden: true, ...given });
  expect(() => callMe("Guru")).not.toThrow();
  expect(seen.notes).toEqual([]);
});

interface Lock {
  released: boolean;
  release: () => Promise<void>;
}

/** A screen that can be kept on, and the locks that were given. */
function screen(page: { hidden: boolean }, refuses = false): Lock[] {
  const locks: Lock[] = [];
  const request = async (): Promise<Lock> => {
    if (refuses || page.hidden) throw new Error("no");
    const lock: Lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal("navigator", { wakeLock: { request } });
  return locks;
}
const settled = (): Promise<void> => new Promise((then) => setTimeout(then));

test("the screen is kept on while a table is open, asked for again when the page is back, and let go with the table", async () => {
  const page = browser();
  const locks = screen(page);
  const leave = keepAwake();
  await settled();
  expect(locks).toHaveLength(1);
  page.hidden = true;
  for (const then of listeners) then();
  page.hidden = false;
  for (const then of listeners) then();
  await settled();
  expect(locks).toHaveLength(2);
  leave();
  expect([locks[1]!.released, listeners]).toEqual([true, []]);
});

test("who leaves before the browser has answered keeps nothing on", async () => {
  const locks = screen(browser());
  keepAwake()();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test.each([{ secure: false }, { refuses: true }, { hidden: true }])("where the screen cannot be kept on, nothing is: %o", async ({ refuses = false, ...given }: Browser) => {
  const locks = screen(browser(given), refuses);
  const leave = keepAwake();
  await settled();
  leave();
  expect(locks).toEqual([]);
});
