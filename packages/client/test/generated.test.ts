import { readFileSync } from "node:fs";
import { everyCall, listCalls } from "@mortise/contract";
import { describe, expect, it } from "vitest";
import { generatedFiles, generatedPath } from "../../contract/src/generate.ts";
import packageJson from "../package.json" with { type: "json" };
import { userAgent } from "../src/generated/user-agent.ts";

describe("generated files", () => {
  it.each(Object.entries(generatedFiles()))(
    "%s is up to date with the contract; run `npm run generate`",
    (file, text) => {
      expect(readFileSync(generatedPath(file), "utf8")).toBe(text);
    },
  );

  it("contain the version of the package", () => {
    expect(userAgent).toBe(`@mortise/client/${packageJson.version}`);
  });
});

describe("every call", () => {
  it.each(listCalls(everyCall))("%s describes each of its parameters", (_name, row) => {
    for (const [field, schema] of Object.entries(row.input.shape)) {
      expect(describeField(schema as Described), `${row.path} ${field}`).toMatch(/\w/);
    }
  });
});

interface Described {
  description?: string | undefined;
  def: { innerType?: Described };
}
const describeField = (schema: Described): string =>
  schema.description ?? (schema.def.innerType ? describeField(schema.def.innerType) : "");
