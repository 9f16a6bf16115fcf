// The example of a driver: its story passes, and the server's commands find its locks.
import { execFile } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { installationPerTest } from "../packages/server/test/processes/installation.ts";
import { mortiseJson, spawnMortise } from "../packages/server/test/processes/mortise.ts";
import { root } from "./source-files.ts";

const here = installationPerTest();
const folder = join(root, "examples/driver");

it("passes the story of drivers", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--conditions=source",
    "--test",
    "--test-reporter=tap",
    join(folder, "line-box.test.mjs"),
  ]);
  expect(stdout).toMatch(/^# fail 0$/m);
  expect(Number(/^# pass (\d+)$/m.exec(stdout)?.[1])).toBeGreaterThan(5);
}, 60_000);

it("is found by the server, with the locks of its hub", async () => {
  const { startHub } = (await import(join(folder, "hub.mjs"))) as {
    startHub: (port: number) => { server: Server; stop(): void };
  };
  const hub = startHub(0);
  onTestFinished(() => hub.stop());
  await once(hub.server, "listening");
  const env = { ...here.env, MORTISE_DRIVERS: join(folder, "line-box.mjs") };
  await mortiseJson(["seed", "--world", "empty"], here.env);
  await spawnMortise(["keys", "create", "--new-workspace", "House"], env);
  const address = `127.0.0.1:${(hub.server.address() as AddressInfo).port}`;
  const { out } = await spawnMortise(["accounts", "add", "line_box", address, "--json"], env);
  expect(JSON.parse(out)).toMatchObject({ locks: ["Front Door", "Attic"] });
});
