import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { types } from "../../plugins/wire.ts";

test("the types of the wire are those of the server's schema", async () => {
  const schema = JSON.parse(readFileSync(new URL("../../../docs/wire.schema.json", import.meta.url), "utf-8"));
  await expect(types(schema)).toMatchFileSnapshot("./wire.ts");
});
