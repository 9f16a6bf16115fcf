// Widgets in simulated browsers, as in tests of host pages, on the packages of `npm run build`: each renders and can be
// pressed, and nothing is written to the console.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Seam } from "../packages/client/src/index.ts";
import { listedWidgets } from "../scripts/widgets/listed-widgets.ts";

const root = join(import.meta.dirname, "..");
const widgets = (await listedWidgets()).map(({ name, spec }) => [name, spec.tag] as const);
/** Text that a widget shows. @default the name of the test's code */
const shows: Readonly<Record<string, RegExp>> = {
  DeviceTable: /^Devices.*Front Door/s,
  DeviceDetails: /Front Door.*Lock status/s,
  AccessCodeTable: /^Access Codes.*Simulated guest/s,
  AccessCodeDetails: /Simulated guest.*Copy code/s,
  CreateAccessCodeForm: /^Add new access code/,
  CreateCodeForDoorsForm: /Doors.*Front Door/s,
  EditAccessCodeForm: /^Edit access code/,
  AttentionList: /^Needs attention/,
  ConnectAccountButton: /^Connect Account$/,
  ActivityList: /^Activity.*Export CSV/s,
  SupportedDeviceTable: /^Filters.*Devices/s,
};

let stop: () => Promise<void>;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "mortise-simulators-"));
  const program = [join(root, "packages/server/dist/main.js"), "serve", "--json", "--port", "0"];
  const server = spawn(process.execPath, program, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  stop = async () => {
    server.kill();
    await once(server, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  const [line] = (await once(createInterface(server.stdout), "line")) as [string];
  const { url, api_key: apiKey } = JSON.parse(line) as { url: string; api_key: string };
  env = { ...process.env, NODE_ENV: "test", MORTISE_URL: url, ...(await session(new Seam({ apiKey, endpoint: url }))) };
});
afterAll(() => stop());

/** Creates a session for every door, and a code on the lock of one. */
async function session(seam: Seam) {
  const device = (await seam.devices.list()).find(({ properties }) => properties.name === "Front Door");
  const DEVICE = device?.device_id ?? "";
  const code = await seam.accessCodes.create({ device_id: DEVICE, name: "Simulated guest" });
  const accounts = await seam.connectedAccounts.list();
  const { token } = await seam.clientSessions.getOrCreate({
    user_identifier_key: "simulated-user-7c1e",
    connected_account_ids: accounts.map(({ connected_account_id }) => connected_account_id),
  });
  return { DEVICE, CODE: code.access_code_id, MORTISE_TOKEN: token };
}

// The environments run concurrently, because each mostly waits for answers and for widgets to settle.
describe.concurrent.each(["jsdom", "happy-dom"])("in %s", (environment) => {
  it.each(["react", "elements"])("all widgets show themselves without complaint: %s", async (way) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, "test/dom-simulators/render.mjs"), environment, way],
      { cwd: root, env: { ...env, WIDGETS: JSON.stringify(widgets) }, maxBuffer: 2 ** 26 },
    );
    const { shown, complaints } = JSON.parse(stdout) as { shown: Record<string, string>; complaints: string[] };
    expect(complaints).toEqual([]);
    for (const [name] of widgets) expect(shown[name]).toMatch(shows[name] ?? /Simulated guest/);
  });
});
