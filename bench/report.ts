// Prints measured values beside their goals and the last stored figures (`--keep`).
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("last-figures.json", import.meta.url);
/** Last figures by name. Each was measured on an idle machine. */
const last = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
const measuredNow: Record<string, string> = {};

/** Prints one line: the measured value, whether it reaches its goal, and the last one. */
export function report(what: string, measured: string, isMet: boolean, hoped: string): void {
  console.log(`  ${isMet ? "✓" : "✗"} ${what}: ${measured} (hoped for: ${hoped}; last: ${last[what] ?? "not kept"})`);
  measuredNow[what] = measured;
  if (!isMet) process.exitCode = 1;
}

/** Stores the figures of this run as the last ones. Figures that it did not measure stay. */
export function keepFigures(): void {
  const all = Object.entries({ ...last, ...measuredNow }).toSorted(([one], [other]) => one.localeCompare(other, "en"));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
