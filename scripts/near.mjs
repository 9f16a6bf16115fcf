// `npm run test:near`: types, lint and format of the changes since the last commit, and the nearest tests. `npm run
// test:near -- REF` takes the changes since that commit.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { compilePackages } from "./compile.mjs";
import { root, run } from "./run.mjs";
import { readImportGraph } from "./test/import-graph.ts";
import { laneCommand, laneOf, lanesOnBuild, usualSeconds } from "./test/near-lanes.mjs";
import { reachedTests, testsWithin } from "./test/near-tests.ts";
import { readSeconds } from "./test/seconds-file.mjs";
import { runTasks } from "./test/tasks.mjs";

/** Seconds for all tests. Types, lint and the start of the runners take the rest of a minute. */
const secondsForTests = 40;

const [since = "HEAD"] = process.argv.slice(2);
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
const there = changed.filter((file) => existsSync(join(root, file)));

if (changed.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit();
}

const measured = new Map(readSeconds().map(({ file, seconds }) => [file, seconds]));
const reached = reachedTests(changed, readImportGraph(root));
const chosen = testsWithin(secondsForTests, reached, {
  changed: new Set(changed),
  secondsOf: (file) => measured.get(file) ?? usualSeconds[laneOf(file)],
});
const byLane = Object.groupBy(chosen, laneOf);
console.log(`${changed.length} files have changed; ${chosen.length} of the ${reached.length} tests that they reach:`);
for (const [lane, files] of Object.entries(byLane)) console.log(`  ${lane}: ${files.join(" ")}`);

const needsBuild = lanesOnBuild.some((lane) => lane in byLane);
const build = [process.execPath, ["scripts/build.mjs"]];
const scripts = there.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const formatted = there.filter((file) => /\.(ts|tsx|mjs|css|json)$/.test(file));
await runTasks(
  [
    { name: "types", step: (said) => (needsBuild ? run(...build, { said }) : compilePackages({ said })) },
    { name: "types of tests", needs: ["types"], step: (said) => run("tsc", ["-p", "tsconfig.test.json"], { said }) },
    ...(scripts.length > 0
      ? [{ name: "lint", step: (said) => run("oxlint", ["--deny-warnings", ...scripts], { said }) }]
      : []),
    ...(formatted.length > 0
      ? [
          {
            name: "format",
            step: (said) => run("biome", ["ci", "--no-errors-on-unmatched", ...formatted], { said }),
          },
        ]
      : []),
    ...Object.entries(byLane).map(([lane, files]) => ({
      name: `tests: ${lane}`,
      needs: lanesOnBuild.includes(lane) ? ["types"] : [],
      step: laneCommand(lane, files),
    })),
  ],
  2,
);
const left = reached.length - chosen.length;
if (left > 0) console.log(`\n${left} more tests are further away, or slow: npm test runs them.`);
