import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generatedFiles, generatedPath } from "../generate.ts";

const files = Object.entries(generatedFiles()).filter(([file]) => file.startsWith("webhooks/"));

test.each(files)("%s is up to date with the contract; run `npm run generate`", (file, text) => {
  expect(readFileSync(generatedPath(file), "utf8")).toBe(text);
});
