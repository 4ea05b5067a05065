// My notebook as the server keeps it: what I wrote, and on a last line the marks that I made on tables (the ruled-out accusations).

export interface Notebook {
  text: string;
  marks: Record<string, string>;
}

const SIGN = "#marks ";

/** What the server's text says. */
export function readNotebook(kept: string): Notebook {
  const at = kept.lastIndexOf(SIGN);
  if (at < 0 || (at > 0 && kept[at - 1] !== "\n")) return { text: kept, marks: {} };
  try {
    const marks = JSON.parse(kept.slice(at + SIGN.length)) as Record<string, string>;
    return { text: kept.slice(0, Math.max(0, at - 1)), marks };
  } catch {
    return { text: kept, marks: {} };
  }
}

/** What the server is to keep. */
export function writeNotebook({ text, marks }: Notebook): string {
  const kept = Object.entries(marks).filter(([, value]) => value !== "");
  return kept.length === 0 ? text : `${text}\n${SIGN}${JSON.stringify(Object.fromEntries(kept))}`;
}
