// A table with all cards open: what a spectator is not shown, as the seats that are shown it see it. It knows no game: views of one kind
// have the same fields, and what somebody may not know is null there.

export function opened(view: unknown, others: readonly unknown[]): unknown {
  return others.reduce(filled, view);
}

function filled(known: unknown, other: unknown): unknown {
  if (known === null || known === undefined) return other;
  if (Array.isArray(known) && Array.isArray(other)) return known.length === other.length ? known.map((each, k) => filled(each, other[k])) : known;
  if (isRecord(known) && isRecord(other) && known["kind"] === other["kind"])
    return Object.fromEntries(Object.entries(known).map(([key, each]) => [key, key === "seat" ? each : filled(each, other[key])]));
  return known;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
