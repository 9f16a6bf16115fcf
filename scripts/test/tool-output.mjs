// Finds in a test runner's output the part to show last.
import { stripVTControlCharacters } from "node:util";

/** Returns the part about failures, or the last lines of an output without any. */
export function whyFailed(said) {
  const lines = Buffer.concat(said).toString().split("\n");
  const plain = lines.map((line) => stripVTControlCharacters(line));
  const from = plain.findIndex((line) => /Failed (Tests|Suites) \d|Unhandled Errors|^ {2}\d+\) /.test(line));
  return lines.slice(from === -1 ? -60 : from, from === -1 ? undefined : from + 120).join("\n");
}

/**
 * Returns lines that name tests which passed only at their second try: those of tried-again.ts, and Playwright's flaky
 * tests.
 */
export const triedAgainIn = (said) =>
  stripVTControlCharacters(Buffer.concat(said).toString()).match(/^(Tried again: .*| +\d+ flaky\n( {4}.*\n)*)/gm) ?? [];
