// Moves, events and phases as the variables of a message; the mirror of src/paravent/texts/variables.py.

export type Variables = Record<string, string | number>;
const LONGEST = 4000;

/** The kind of a move, an event or a phase, as message ids spell it: TurnBegan is turn-began. */
export function kebab(kind: string): string {
  return kind.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
}

/** The fields of a plain value. */
export function variables(fields: Record<string, unknown>): Variables {
  const found: Variables = {};
  for (const [key, value] of Object.entries(fields)) if (key !== "kind") found[key] = variable(value);
  return found;
}

/** A number stays one; nothing is "none", true is "true", and a list is its tokens, parted by spaces. */
export function variable(value: unknown): string | number {
  return typeof value === "number" ? value : tokens(value).join(" ").slice(0, LONGEST);
}

function tokens(value: unknown): string[] {
  if (value === null || value === undefined) return ["none"];
  if (Array.isArray(value)) return value.flatMap(tokens);
  if (typeof value === "object") return Object.entries(value).flatMap(([key, item]) => (key === "kind" ? [] : tokens(item)));
  return [String(value)];
}
