// Addresses that an operator types. An address with a password is neither accepted nor printed. An account of a connect
// webview stays within the allowed networks until the operator sets its address.
import { beforeEach, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { installationPerTest } from "../../../../test/processes/installation.ts";
import { realWorkspaces } from "../../../../test/processes/attic.ts";
import { mortise, mortiseJson } from "../../../../test/processes/mortise.ts";
import { insertConnectedAccounts } from "../../../base/db/connected-accounts.ts";
import { openSqlite } from "../../../base/db/engines/sqlite.ts";

const here = installationPerTest();
const id = "11111111-1111-4111-8111-111111111111";
let env: Record<string, string>;
let workspace_id: string;

beforeEach(async () => {
  env = { ...here.env, MORTISE_DEMO: "off" };
  workspace_id = (await realWorkspaces(here.dataDir, "House"))[0]?.workspace_id ?? "";
});

/** Inserts an account into the database. */
async function keep(driver: string, url: string, added_by_operator: 0 | 1) {
  const database = await openSqlite({ folder: here.dataDir });
  const account = {
    connected_account_id: id,
    workspace_id,
    account_type: driver,
    account_type_display_name: driver,
    user_identifier: {},
    created_at: new Date(0).toISOString(),
    errors: [],
    warnings: [],
    custom_metadata: {},
    automatically_manage_new_devices: true,
  };
  await insertConnectedAccounts(database.query, [
    { account, login: "hub", driver, settings: { url }, sealed_secrets: "" },
  ]);
  await database.query.updateTable("connected_accounts").set({ added_by_operator }).execute();
  await database.close();
}

it.each([
  ["add", "zigbee2mqtt", "mqtt://:sesame@broker.local"],
  ["add", "zigbee2mqtt", "mqtt://jane:sesame@broker.local", "--json"],
  ["add", "zigbee2mqtt", "mqtt://broker.local?password=sesame"],
])("accounts %s %s %s is refused, with the place for the password", async (...args) => {
  const { code, out, err } = await mortise(["accounts", ...args], env);
  expect(code).not.toBe(0);
  expect(out + err).toContain("--password-file, or as MORTISE_HUB_PASSWORD");
  expect(out + err).toContain("--set username=NAME");
  expect(out + err).not.toContain("sesame");
  expect(await mortiseJson<object>(["accounts", "list"], env)).toMatchObject({ accounts: [] });
});

it.each([
  ["add", "mqtt://:sesame@broker.local"],
  ["replace", "mqtt://:sesame@broker.local"],
  ["remove", "mqtt://:sesame@broker.local"],
])("accounts %s with an address in the wrong place prints no password of it", async (...args) => {
  const { code, out, err } = await mortise(["accounts", ...args], env);
  expect([code === 0, (out + err).includes("sesame")]).toEqual([false, false]);
});

it("accounts replace asks for a new address without a password too", async () => {
  await keep("zigbee2mqtt", "mqtt://127.0.0.1:1", 1);
  const { code, out, err } = await mortise(["accounts", "replace", id, "mqtt://:sesame@broker.local"], env);
  expect(code).not.toBe(0);
  expect(out + err).toMatch(/^(?!.*sesame).*MORTISE_HUB_PASSWORD/s);
});

it("accounts replace keeps a webview's account to its networks, and goes where the operator says", async () => {
  const hub = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  let visits = 0;
  hub.on("connection", (socket) => {
    visits += 1;
    socket.close();
  });
  await new Promise((resolve) => hub.once("listening", resolve));
  const url = `ws://127.0.0.1:${(hub.address() as { port: number }).port}`;
  const replace = async (more: string[] = [], rules: Record<string, string> = {}) => {
    const before = visits;
    const { err } = await mortise(["accounts", "replace", id, ...more], { ...env, ...rules });
    return { isVisited: visits > before, isNotAllowed: err.includes("MORTISE_HUB_ALLOW") };
  };
  await keep("zwave_js", url, 0);
  expect(await replace()).toEqual({ isVisited: false, isNotAllowed: true });
  expect(await replace([], { MORTISE_HUB_ALLOW: "127.0.0.0/8" })).toEqual({ isVisited: true, isNotAllowed: false });
  expect(await replace([url])).toEqual({ isVisited: true, isNotAllowed: false });
  const database = await openSqlite({ folder: here.dataDir });
  await database.query.updateTable("connected_accounts").set({ added_by_operator: 1 }).execute();
  await database.close();
  expect(await replace()).toEqual({ isVisited: true, isNotAllowed: false });
  hub.close();
});

it("doctor names an account whose address holds a password, and not the password", async () => {
  await keep("zigbee2mqtt", "mqtt://:sesame@broker.local", 1);
  const { out } = await mortise(["doctor"], { ...env, PORT: "1" });
  expect(out).toContain(`account ${id} holds a password`);
  expect(out).toContain(`mortise accounts remove ${id}`);
  expect(out).not.toContain("sesame");
});
