import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { stackInSources } from "./stack-in-sources.ts";

const folder = mkdtempSync(join(tmpdir(), "mortise-stack-"));
mkdirSync(join(folder, "dist/bundled"), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const errorAt = (stack: string) => Object.assign(new Error("Boom"), { stack });
const addressOf = (name: string) => pathToFileURL(join(folder, name)).href;

it("names the file and line of the source, where a map tells them", () => {
  // Line 1 of the bundle has no source. Column 3 of line 2 maps to line 5, column 1.
  const map = { version: 3, sources: ["../../src/edge.ts"], names: [], mappings: ";EAIA" };
  writeFileSync(join(folder, "dist/bundled/serve-run.js.map"), JSON.stringify(map));
  const stack = `Error: Boom\n    at answer (${addressOf("dist/bundled/serve-run.js")}:2:3)\n    at node:internal/x:1:2`;
  expect(stackInSources(errorAt(stack))).toBe(
    `Error: Boom\n    at answer (${addressOf("src/edge.ts")}:5:1)\n    at node:internal/x:1:2`,
  );
});

it("leaves a place as it is without a map, and with one that cannot be read", () => {
  writeFileSync(join(folder, "dist/bundled/odd.js.map"), "{");
  const stack = `Error: Boom\n    at ${addressOf("dist/main.js")}:2:3\n    at answer (${addressOf("dist/bundled/odd.js")}:2:3)`;
  expect(stackInSources(errorAt(stack))).toBe(stack);
  expect(stackInSources(Object.assign(new Error("Boom"), { stack: undefined }))).toBe("");
});

it("reads no map of other files", () => {
  writeFileSync(
    join(folder, "dist/driver.js.map"),
    JSON.stringify({ version: 3, sources: ["a.ts"], names: [], mappings: "AAAA" }),
  );
  const stack = `Error: Boom\n    at ${addressOf("dist/driver.js")}:1:1`;
  expect(stackInSources(errorAt(stack))).toBe(stack);
});
