// What the company is called at the table, where there is little room; sentences say the whole name. Nobody else can bear these names.

const SHORT: Readonly<Record<string, string>> = {
  "Madame Ottoline": "Ottoline", "Barnabé Loup": "Barnabé", "Tante Zélie": "Zélie", "Don Vasco": "Vasco", "Sœur Placide": "Placide",
  "Kaspar Krolik": "Krolik", "Pépin Laflamme": "Laflamme", "Lady Wren": "Wren", "Rosalba Fini": "Rosalba", "Fortunato Gil": "Fortunato",
};

/** A name on a plate: the company's in one word, and its number (a second Lady Wren is Wren II); anybody else's as it is. */
export function called(name: string): string {
  const [, bare = name, number = ""] = /^(.*?)( I+)?$/.exec(name) ?? [];
  return bare in SHORT ? SHORT[bare]! + number : name;
}
