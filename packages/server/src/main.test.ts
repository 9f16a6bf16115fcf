// The command line in a process of its own: one test for each way in which it ends. What commands do is tested beside
// them, without a process.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { installationPerTest } from "../test/processes/installation.ts";
import { spawnMortise } from "../test/processes/mortise.ts";
import { kill, killAllAfterwards, start } from "../test/processes/server-process.ts";

killAllAfterwards();
const here = installationPerTest();

/** Makes Node print the address of each module that it loads, on standard error. */
const printLoaded = `import { registerHooks } from "node:module";
registerHooks({ load(url, context, next) { process.stderr.write(url + "\\n"); return next(url, context); } });`;

it("ends with 0 and its output, and loads no engine to print help", async () => {
  const hook = `data:text/javascript,${encodeURIComponent(printLoaded)}`;
  const { code, out, err } = await spawnMortise(["keys", "--help"], here.env, ["--import", hook]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: mortise keys create [^]*\n$/);
  const loaded = err.trimEnd().split("\n");
  expect(loaded).toContainEqual(expect.stringMatching(/\/src\/program\/commands\/keys\/keys\.ts$/));
  expect(loaded.filter((url) => /node_modules|@mortise|\/src\/api\/|-run\.ts$|^node:sqlite/.test(url))).toEqual([]);
});

it("ends with 1 and one sentence when the operator can put it right", async () => {
  const { code, out, err } = await spawnMortise(["keys", "list"], here.env);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^There is no Mortise database in [^\n]+\.\n$/);
});

it("ends with 1 and a line of JSON too, for a program that asked for it", async () => {
  const { code, out, err } = await spawnMortise(["keys", "list", "--json"], here.env);
  expect(code).toBe(1);
  expect(out).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(out)).toEqual({ ok: false, error: { type: "no_database", message: err.trimEnd() } });
});

it("ends with 0 when a server is told to stop by a signal", async () => {
  const server = await start({ ...here.env, MORTISE_DEMO: "off" });
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect(await kill(server, "SIGTERM")).toBe(0);
});

it("ends with 1 and the stack when an error is a bug of the program", async () => {
  const fault = join(here.folder, "fault.mjs");
  writeFileSync(fault, "URL.canParse = undefined;");
  const env = { ...here.env, NODE_OPTIONS: `--import ${pathToFileURL(fault).href}` };
  const { code, out, err } = await spawnMortise(["accounts", "add", "zwave_js", "garden.local", "--json"], env);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toMatch(/^(?:Error \[)?TypeError\]?: .*canParse is not a function.*\n {4}at .*\.ts:\d/m);
});
