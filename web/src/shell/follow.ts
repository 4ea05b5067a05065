// To the next table with everyone who sits at this device: the seats and names are kept.
import { join } from "./api";
import { Desk } from "./desk.svelte";
import { keep, keysTo } from "./keys";

const PATIENCE = 4000;
const LOOK_AGAIN = 50;

/** Sit down at `next` with every key that this device has to the desk's table, in the order of the seats. */
export async function follow(desk: Desk, next: string): Promise<void> {
  const others = keysTo(desk.id).filter(({ token }) => token !== desk.token).map(({ token }) => new Desk(desk.id, token));
  try {
    for (const each of others) each.open();
    await Promise.all(others.map(welcomed));
    const seated = [desk, ...others].filter((each) => each.seat !== null).sort((a, b) => a.seat! - b.seat!);
    for (const each of seated) await sit(each, next);
  } finally {
    for (const each of others) each.close();
  }
}

/** In the same seat, which the same key opens there, with the same name and look. */
async function sit(desk: Desk, next: string): Promise<void> {
  const { name, colour, figure } = desk.table!.seats[desk.seat!]!;
  const sat = await join(next, { name, colour, figure }, desk.token, desk.seat).catch(() => join(next, { name }));
  keep(next, sat.token);
}

/** Another seat of this device says which one it is when it is welcomed; one that is not welcomed is left behind. */
async function welcomed(desk: Desk): Promise<void> {
  for (let waited = 0; desk.link === "connecting" && !desk.failure && waited < PATIENCE; waited += LOOK_AGAIN) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}
