/** What was tapped: the sheet speaks of it. */
export type Tapped = { what: "pile"; pile: number } | { what: "listener"; card: string } | { what: "sect"; seat: number } | { what: "accuse"; guru?: number } | { what: "convert" | "vanish" };
