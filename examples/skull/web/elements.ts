/** An element with a class, attributes and what is in it. */
export function element<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, ...inside: (Node | string)[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
}

/** An element that holds a drawing. */
export function drawing(className: string, svg: string): HTMLElement {
  const made = element("span", className);
  made.innerHTML = svg;
  return made;
}

/** A button that does something; `label` is what a reader says, if it is not what stands on it. */
export function button(className: string, inside: (Node | string)[], act: () => void, label?: string): HTMLButtonElement {
  const made = element("button", className, ...inside);
  if (label) made.setAttribute("aria-label", label);
  made.addEventListener("click", act);
  return made;
}
