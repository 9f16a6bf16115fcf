// `npm test`: everything. Types, lint, Node tests, browser tests, end to end.
import { join } from "node:path";
import { ensureBrowser } from "./test/browser.ts";
import { ensurePostgres } from "./test/postgres.ts";
import { testHubs } from "./hubs.mjs";
import { tryPacked } from "./release/packed.mjs";
import { root, run, steps, stepsTogether } from "./run.mjs";
import { ensureEngines } from "./test/engines.ts";

let browser;
await steps([
  [
    "browser",
    async () => {
      browser = ensureBrowser();
      console.log(`  ${browser}`);
    },
  ],
  ["engines", async () => console.log(`  ${ensureEngines()}`)],
  ["databases", async () => console.log(`  ${ensurePostgres()}`)],
  ["check", () => run(process.execPath, ["scripts/check.mjs"])],
  // In a process of its own: a build sets NODE_ENV to production, and the tests need React's development build.
  ["build", () => run(process.execPath, ["scripts/build.mjs"])],
  ["as packed", async () => console.log(`  ${await tryPacked()}`)],
]);

const env = {
  CHROME_PATH: browser,
  // The tests start the server some two hundred times; with this cache its types are stripped only once.
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};
const project =
  (name, ...options) =>
  (said) =>
    run("vitest", ["run", "--project", name, ...options], { env, said });

// Two at a time, each with a browser of its own: one alone would leave a third of two cores idle while it waits for a
// page, a lock or a database. The longest first, so that both lanes end at about the same time.
await stepsTogether(
  [
    ["tests in the browser", project("browser")],
    ["tests in Node", project("node*", "--maxWorkers", "2")],
    ["end to end", (said) => run("playwright", ["test"], { env, said })],
    ["drivers over published hubs", testHubs],
    ["stories", project("stories")],
    ["the same on React 18", project("react18")],
    ["the same on Preact", project("preact")],
  ],
  2,
);
