// Finds or installs the programs that the tests need: a browser, databases, published hubs and clients. With
// `--release` also other engines and a clock that can be set.
import { installHubs } from "../hubs.mjs";
import { ensureBrowser, preferShell } from "./browser.ts";
import { ensureEngines } from "./engines.ts";
import { ensureMadeUpClock } from "./made-up-clock.ts";
import { installPeers } from "./peers.mjs";
import { ensurePostgres } from "./postgres.ts";
import { ensurePrometheus } from "./prometheus.ts";

const installed = installHubs().then(() => installPeers());
preferShell();
console.log(`  ${ensureBrowser()}`);
console.log(`  ${ensurePostgres()}`);
console.log(`  ${ensurePrometheus()}`);
if (process.argv.includes("--release")) console.log(`  ${ensureEngines()}\n  ${ensureMadeUpClock()}`);
await installed;
