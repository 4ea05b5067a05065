/** What scrolls must be reachable by keyboard, and nothing else should be a stop on the way: a region gets its place in the order while it scrolls. */
export function reachable(region: HTMLElement): { destroy: () => void } {
  const settle = (): void => {
    const scrolls = region.scrollHeight > region.clientHeight + 1 || region.scrollWidth > region.clientWidth + 1;
    if (scrolls) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(settle);
  const contents = new MutationObserver(settle);
  sizes.observe(region);
  contents.observe(region, { childList: true, subtree: true, characterData: true });
  settle();
  return {
    destroy: () => {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
