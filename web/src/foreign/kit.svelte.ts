// Our drawings and our screen around secrets, for tables of other packages: each is mounted into an element of theirs.
import { mount, unmount, type Component } from "svelte";
import { privacyContext } from "../shell/privacy";
import Secret from "./Secret.svelte";
import { COLOURS, SHAPES } from "../pieces/seats";
import type { Kit, Shown } from "./module";

const DRAWINGS = import.meta.glob<{ default: Component<any> }>("../kit/*.svelte", { eager: true });

type Drawn = Required<Shown<Record<string, unknown>>>;

function put(component: Component<any>, target: HTMLElement, props: Record<string, unknown>, context?: Map<unknown, unknown>): Drawn {
  const given = $state(props);
  const made = mount(component, { target, props: given, ...(context ? { context } : {}) });
  return { update: (next) => void Object.assign(given, next), destroy: () => void unmount(made) };
}

/** The kit of one table; `alone` says whether secrets may lie open there. */
export function kit(alone: () => boolean): Kit {
  return {
    draw(name, target, props) {
      const found = DRAWINGS[`../kit/${name}.svelte`];
      if (!found) throw new Error(`the kit has no ${name}`);
      return put(found.default, target, { ...props });
    },
    peek(target, label, fill) {
      const drawn = put(Secret, target, { label, fill }, privacyContext(alone));
      return { update: (next) => drawn.update({ label: next }), destroy: drawn.destroy };
    },
    seat: (seat) => ({ colour: COLOURS[seat % COLOURS.length]!, shape: SHAPES[seat % SHAPES.length]! }),
  };
}
