// Which page the address names.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "tv"; id: string }
  | { page: "join" }
  | { page: "rules"; game: string }
  | { page: "replay"; id: string | null }
  | { page: "missing" };

export function parse(path: string): Route {
  const [, room = "", name = ""] = path.split("/");
  if (room === "") return { page: "home" };
  if (room === "join" && name === "") return { page: "join" };
  if (room === "replay" && name === "") return { page: "replay", id: null };
  if (room === "rules" && name) return { page: "rules", game: name };
  if (/^[0-9a-f]{16}$/.test(name)) {
    if (room === "t") return { page: "table", id: name };
    if (room === "tv") return { page: "tv", id: name };
    if (room === "replay") return { page: "replay", id: name };
  }
  return { page: "missing" };
}

class Address {
  route = $state.raw<Route>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /** Go to a page of ours without loading it anew. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** For `onclick` of links: a plain click stays in the page, any other is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(new URL(link.href).pathname);
  };

  private read(): void {
    this.route = parse(location.pathname);
  }
}

export const address = new Address();
