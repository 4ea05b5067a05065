// TypeScript types out of docs/wire.schema.json, which the server writes. `npx vitest run -u` writes src/shell/wire.ts.

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
}

/** The module: an interface for every message and part of one. */
export function types(schema: Schema): string {
  const parts = schema.$defs ?? {};
  const fromClient = new Set((parts["FromClient"]?.anyOf ?? []).map(type));
  const all = Object.entries(parts).map(([name, each]) => declaration(name, each, fromClient.has(name)));
  return ["// Made from docs/wire.schema.json; do not edit.\n", ...all].join("\n");
}

function declaration(name: string, schema: Schema, fromClient: boolean): string {
  const about = schema.description ? `/** ${schema.description} */\n` : "";
  if (!schema.properties) return `${about}export type ${name} = ${type(schema)};\n`;
  const needed = new Set(schema.required ?? []);
  // What the server sends is whole; what a client sends may leave out what has a default.
  const fields = Object.entries(schema.properties).map(
    ([field, each]) => `  ${field}${needed.has(field) || !fromClient ? "" : "?"}: ${type(each)};\n`,
  );
  return `${about}export interface ${name} {\n${fields.join("")}}\n`;
}

function type(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!;
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(type).join(" | ");
  if (schema.type === "array") return `${schema.items ? group(type(schema.items)) : "unknown"}[]`;
  if (schema.type === "object") return `Record<string, ${typeof schema.additionalProperties === "object" ? type(schema.additionalProperties) : "unknown"}>`;
  return { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" }[schema.type ?? ""] ?? "unknown";
}

function group(name: string): string {
  return name.includes("|") ? `(${name})` : name;
}
