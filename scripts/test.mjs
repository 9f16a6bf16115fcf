// `npm test`: everything that must pass before a change is merged. `npm run test:release`: the same, with more rounds.
import { lanes } from "./test/lanes.mjs";
import { momentLanes } from "./test/moment-lanes.mjs";
import { clearSeconds, readSeconds } from "./test/seconds-file.mjs";
import { secondsTable } from "./test/seconds-table.mjs";
import { runTasks } from "./test/tasks.mjs";

/**
 * Number of lanes that run together, for two cores. Each lane has two workers, because one of them often waits for a
 * page, a lock or a process.
 */
const atOnce = 2;

clearSeconds();
const begun = performance.now();
const isRelease = process.argv.includes("--release");
const spent = await runTasks([...lanes({ isRelease }), ...(isRelease ? momentLanes() : [])], atOnce);
console.log(secondsTable(spent, readSeconds()));
console.log(`\n  ${Math.round((performance.now() - begun) / 1000)} s in all`);
