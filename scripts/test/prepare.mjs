// Finds or installs what the tests run on: a browser, databases, published hubs; with `--release`, also other engines
// and a clock that can be set.
import { installHubs } from "../hubs.mjs";
import { ensureBrowser, preferShell } from "./browser.ts";
import { ensureEngines } from "./engines.ts";
import { ensureMadeUpClock } from "./made-up-clock.ts";
import { ensurePostgres } from "./postgres.ts";

const hubs = installHubs();
preferShell();
console.log(`  ${ensureBrowser()}`);
console.log(`  ${ensurePostgres()}`);
if (process.argv.includes("--release")) console.log(`  ${ensureEngines()}\n  ${ensureMadeUpClock()}`);
await hubs;
