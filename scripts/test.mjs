// `npm test`: everything. Types, lint, Node tests, browser tests, end to end.
import { ensureBrowser } from "./browser.ts";
import { ensurePostgres } from "./postgres.ts";
import { run, steps } from "./run.mjs";

let browser;
await steps([
  [
    "browser",
    async () => {
      browser = ensureBrowser();
      console.log(`  ${browser}`);
    },
  ],
  ["databases", async () => console.log(`  ${ensurePostgres()}`)],
  ["check", () => run(process.execPath, ["scripts/check.mjs"])],
  // In a process of its own: a build declares its process to be production, and the tests want React's development build.
  ["build", () => run(process.execPath, ["scripts/build.mjs"])],
  // One after another: on two cores side by side, each would wait for the others. Those in Node wait for databases and clocks half of the time.
  ["tests in Node", () => run("vitest", ["run", "--project", "node", "--maxWorkers", "2"], { env: { CHROME_PATH: browser } })],
  ["tests in the browser", () => run("vitest", ["run", "--project", "browser"], { env: { CHROME_PATH: browser } })],
  ["the same on React 18", () => run("vitest", ["run", "--project", "react18"], { env: { CHROME_PATH: browser } })],
  ["the same on Preact", () => run("vitest", ["run", "--project", "preact"], { env: { CHROME_PATH: browser } })],
  ["stories", () => run("vitest", ["run", "--project", "stories"], { env: { CHROME_PATH: browser } })],
  ["end to end", () => run("playwright", ["test"], { env: { CHROME_PATH: browser } })],
]);
