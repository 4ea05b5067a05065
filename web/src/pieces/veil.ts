// An event as a spectator is told it, by what its game keeps from spectators.
import type { Plain, Veils } from "../contract";

export const veiling = (veils: Veils) => (event: Plain): Plain | null => {
  const veil = veils[event.kind];
  if (veil === undefined) return event;
  if (veil === null) return null;
  const shown = veil.unless === undefined ? false : event[veil.unless];
  if (shown === true) return event;
  const hidden = (field: string): unknown => (Array.isArray(shown) ? (event[field] as unknown[]).map((each, i) => (shown[i] ? each : null)) : null);
  return { ...event, ...Object.fromEntries(veil.hides.map((field) => [field, hidden(field)])) };
};
