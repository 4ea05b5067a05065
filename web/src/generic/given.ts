import type { Component } from "svelte";

/** A component that is given more than the page which shows it knows. */
export function given<P extends object>(component: Component<any>, more: Record<string, unknown>): Component<P> {
  const made = (anchor: unknown, props: P): unknown => (component as unknown as (anchor: unknown, props: object) => unknown)(anchor, Object.assign(props, more));
  return made as unknown as Component<P>;
}
