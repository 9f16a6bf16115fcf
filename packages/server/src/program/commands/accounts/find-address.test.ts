// `mortise accounts add` without an address lists hubs that announce themselves, and connects one only on request.
import { beforeEach, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { announcing, type Responder } from "../../../../test/discovery/responder.ts";
import { installationPerTest } from "../../../../test/processes/installation.ts";
import { mortise } from "../../../../test/processes/mortise.ts";
import { openSqlite } from "../../../base/db/engines/sqlite.ts";
import { createWorkspace } from "../../../base/db/workspaces.ts";

const here = installationPerTest();
const service = "_zwave-js-server._tcp";
const add = (responder: Responder, system: string, ...more: string[]) =>
  mortise(
    ["accounts", "add", system, ...more],
    { ...here.env, MORTISE_HUB_ALLOW: "127.0.0.0/8 10.0.0.0/8" },
    {
      openTransport: responder.open,
    },
  );

beforeEach(async () => {
  const database = await openSqlite({ folder: here.dataDir });
  await database.transaction((tx) =>
    createWorkspace(tx, { name: "House", created_at: "2026-01-01T00:00:00.000Z", is_sandbox: false }),
  );
  await database.close();
});

const attic = { name: "Attic", port: 3001, addresses: ["10.0.0.5"], facts: { homeId: "2119630849" } };

it("one hub is shown and not connected, and the command that connects it is said", async () => {
  const { code, out, err } = await add(await announcing(service, attic), "zwave_js");
  expect({ code, out }).toEqual({ code: 1, out: "  ws://10.0.0.5:3001  Attic (home id 0x7e570001)\n" });
  expect(err).toContain("If it is yours, connect it: `mortise accounts add zwave_js ws://10.0.0.5:3001`");
});

it("several are listed, also for programs, and --yes chooses none of them", async () => {
  const responder = await announcing(service, attic, { name: "Cellar", port: 3002, addresses: ["10.0.0.6"] });
  const { code, out } = await add(responder, "zwave_js", "--yes", "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    ok: false,
    error: { type: "hub_not_chosen", message: expect.stringContaining("2 were found. Choose one") as string },
    found: [
      { name: "Attic", address: "ws://10.0.0.5:3001", detail: "home id 0x7e570001" },
      { name: "Cellar", address: "ws://10.0.0.6:3002" },
    ],
  });
});

it("the only one is connected with --yes", async () => {
  const hub = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  hub.on("connection", (socket) => socket.close());
  await new Promise((resolve) => hub.once("listening", resolve));
  const { port } = hub.address() as { port: number };
  const responder = await announcing(service, { name: "Attic", port, addresses: ["127.0.0.1"] });
  const { code, err } = await add(responder, "zwave_js", "--yes");
  hub.close();
  expect(code).toBe(1);
  expect(err).toContain(`Found Attic at ws://127.0.0.1:${port}.\n127.0.0.1:${port} closed the connection.`);
});

it("brokers are listed with the word that Zigbee2MQTT does not announce itself, and none gets a password", async () => {
  const responder = await announcing("_mqtt._tcp", { name: "Mosquitto", port: 1883, addresses: ["10.0.0.5"] });
  const { code, out, err } = await add(responder, "zigbee2mqtt", "--yes");
  expect({ code, out }).toEqual({ code: 1, out: "  mqtt://10.0.0.5:1883  Mosquitto\n" });
  expect(err).toContain("Zigbee2MQTT does not announce itself.");
  expect(err).not.toContain("--yes");
});

it("nothing found says so, and what cannot be connected is counted", async () => {
  const responder = await announcing(service, { ...attic, addresses: ["192.168.1.20"] });
  const { code, out, err } = await add(responder, "zwave_js", "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ error: { type: "hub_not_found" }, found: [] });
  expect(err).toContain("Nothing was found; 1 left out");
});
