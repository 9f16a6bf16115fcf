// Prints what was measured beside its goal and beside the last figure that was kept (`--keep`).
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("last-figures.json", import.meta.url);
/** By what was measured. Each was kept on a machine that did nothing else. */
const last = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
const measuredNow: Record<string, string> = {};

/** Prints one line: what was measured, whether it reaches its goal, and what it was before. */
export function report(what: string, measured: string, isMet: boolean, hoped: string): void {
  console.log(`  ${isMet ? "✓" : "✗"} ${what}: ${measured} (hoped for: ${hoped}; last: ${last[what] ?? "not kept"})`);
  measuredNow[what] = measured;
  if (!isMet) process.exitCode = 1;
}

/** From now on the figures of this run are the last ones; those that it did not measure stay. */
export function keepFigures(): void {
  const all = Object.entries({ ...last, ...measuredNow }).toSorted(([one], [other]) => one.localeCompare(other, "en"));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
