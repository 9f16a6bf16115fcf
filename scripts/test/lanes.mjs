// Lanes of the suite, each with its own command. `npm test` and `npm run test:release` run all of them.
import { join } from "node:path";
import { root, run } from "../run.mjs";
import { secondsFile } from "./seconds-file.mjs";

const env = {
  // The tests start the server about a hundred times. With this cache its types are stripped only once.
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
  TEST_SECONDS: secondsFile,
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};

const script =
  (file, ...args) =>
  (said) =>
    run(process.execPath, [join("scripts", file), ...args], { said });

/** Returns a command for a project of vitest.config.ts, or for all whose names match its pattern. */
export const vitest =
  (project, { args = [], env: more = {} } = {}) =>
  (said) =>
    run("vitest", ["run", "--project", project, ...args], { env: { ...env, ...more }, said });

export const [prepared, built] = ["what the tests run on", "build"];

/**
 * Returns the lanes, the longest first, so that the last ones end at about the same time.
 * @returns {import("./tasks.mjs").Task[]}
 */
export function lanes({ isRelease }) {
  const release = isRelease ? { TEST_RELEASE: "1" } : {};
  const project = (name, ...args) => vitest(name, { args, env: release });
  return [
    { name: prepared, step: script("test/prepare.mjs", ...(isRelease ? ["--release"] : [])) },
    // The build has its own process, because it sets NODE_ENV to production, and the tests need React's development
    // build.
    { name: built, step: script("build.mjs") },
    { name: "tests in Node", needs: [prepared, built], step: project("node*", "--maxWorkers", "2") },
    { name: "tests in the browser", needs: [prepared, built], step: project("browser*") },
    {
      name: "drivers over published hubs",
      needs: [prepared, built],
      mostlyWaits: true,
      step: (said) =>
        run("vitest", ["run", "--config", "test/hubs/vitest.config.ts"], { env: { ...env, ...release }, said }),
    },
    {
      name: "end to end",
      needs: [prepared, built],
      step: (said) => run("playwright", ["test"], { env: { ...env, ...release }, said }),
    },
    { name: "stories", needs: [prepared], step: project("stories") },
    { name: "as packed", needs: [built], step: script("release/packed.mjs", ...(isRelease ? ["--afresh"] : [])) },
    { name: "types, lint and format", needs: [built], step: script("check.mjs") },
    { name: "on React 18", needs: [prepared], step: project("react18") },
    { name: "on Preact", needs: [prepared], step: project("preact") },
  ];
}
