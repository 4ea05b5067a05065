// Dragging a thing onto a place, with mouse, pen or finger. A short press stays a tap. Places carry data-drop="NAME".
import type { Action } from "svelte/action";

export interface Drag {
  /** Called with the name of the place on which the thing was let go. */
  ondrop: (place: string) => void;
  off?: boolean;
}
const SLACK = 8; // pixels that a tap may wander

export const draggable: Action<HTMLElement | SVGElement, Drag> = (node, given) => {
  let drag = given;
  let from: PointerEvent | null = null;
  let moved = false;

  function down(event: Event): void {
    if (drag.off) return;
    from = event as PointerEvent;
    moved = false;
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointerId) return;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    moved ||= Math.hypot(x, y) > SLACK;
    if (!moved) return;
    const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
    node.style.translate = `${x / scale}px ${y / scale}px`;
    node.style.pointerEvents = "none";
    node.style.zIndex = "9";
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.pointerId) return;
    const dragged = moved;
    reset();
    const under = dragged && event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
    const place = under?.closest("[data-drop]")?.getAttribute("data-drop");
    if (!place) return;
    const swallow = (click: Event): void => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => {
      window.removeEventListener("click", swallow, { capture: true });
      drag.ondrop(place);
    });
  }

  function reset(): void {
    from = null;
    moved = false;
    node.style.translate = node.style.pointerEvents = node.style.zIndex = "";
  }

  node.style.touchAction = "none";
  node.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
  return {
    update: (next) => void (drag = next),
    destroy() {
      node.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    },
  };
};
