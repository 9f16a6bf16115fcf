// Stores the seconds of each test file in the last run, for the table at its end and for `npm run test:near`.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../run.mjs";

export const secondsFile = join(root, "node_modules", ".cache", "test-seconds.jsonl");

export function clearSeconds() {
  mkdirSync(dirname(secondsFile), { recursive: true });
  rmSync(secondsFile, { force: true });
}

/** @returns {{ lane: string, file: string, seconds: number, imports: number, tests: number }[]} */
export function readSeconds() {
  try {
    return readFileSync(secondsFile, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}
