// Ten thousand doors in one workspace: with every filter, an index finds the page of the list.
import { plainSession } from "../../../test/rig/plain-session.ts";
import { randomUUID } from "node:crypto";
import { lockDeviceTypes, thermostatDeviceTypes } from "@mortise/contract";
import { CompiledQuery, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import type { Database } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { createWorkspace } from "../../base/db/workspaces.ts";
import { requireDevice, type Seer } from "../access/device-access.ts";
import { pageOfDevices, plainPage } from "./device-list.ts";

const created_at = "2026-01-01T00:00:00.000Z";
const devicesInAll = 10_000;
const accountsInAll = 20;

interface Filled extends Seer {
  /** A session that sees two of the accounts. */
  aSession: string;
  accounts: string[];
  devices: string[];
  /** Space with the devices from the 200th to the 499th. */
  space_id: string;
}

async function fill(database: Database, { isAnalyzed = true } = {}): Promise<Filled> {
  const { workspace } = await createWorkspace(database.query, { name: "Many doors", created_at });
  const { workspace_id } = workspace;
  const accounts = Array.from({ length: accountsInAll }, () => randomUUID());
  const account = {
    workspace_id,
    account_type: "august",
    login: "",
    driver: "sandbox",
    is_connected: 1 as const,
    added_by_operator: 0 as const,
    created_at,
  };
  const rows = accounts.map((connected_account_id, index) => {
    const customer_key = index < 2 ? "some" : null;
    return { ...account, connected_account_id, customer_key, body: "{}", search: "" };
  });
  await database.query.insertInto("connected_accounts").values(rows).execute();
  const devices = Array.from({ length: devicesInAll }, (_, index) => deviceRow(index, workspace_id, accounts));
  await database.transaction(async (tx) => {
    for (let at = 0; at < devices.length; at += 500)
      await tx
        .insertInto("devices")
        .values(devices.slice(at, at + 500))
        .execute();
  });
  const aSession = randomUUID();
  const ofNobody = { customer_key: null, user_identity_id: null, is_read_only: 0 as const };
  const client_session = {
    client_session_id: aSession,
    workspace_id,
    user_identifier_key: "u",
    short: aSession,
    hash: aSession,
  };
  await database.query
    .insertInto("client_sessions")
    .values({ ...client_session, ...ofNobody, created_at, expires_at: null, revoked_at: null })
    .execute();
  const seen = accounts
    .slice(3, 5)
    .map((connected_account_id) => ({ client_session_id: aSession, connected_account_id }));
  await database.query.insertInto("client_session_accounts").values(seen).execute();
  const space_id = randomUUID();
  const space = { space_id, workspace_id, name: "Tower", space_key: null, customer_key: null, device_count: 300 };
  await database.query
    .insertInto("spaces")
    .values({ ...space, customer_data: "{}", search: "", created_at })
    .execute();
  const members = devices.slice(200, 500).map(({ device_id }) => ({ space_id, device_id }));
  await database.query.insertInto("space_devices").values(members).execute();
  // PostgreSQL does this by itself after a minute. Without `vacuum` an index seems no cheaper than the table, and then
  // the order of random ids decides.
  if (isAnalyzed && database.kind === "postgres") await sql`vacuum analyze`.execute(database.query);
  return {
    aSession,
    database,
    workspace,
    session: undefined,
    accounts,
    space_id,
    devices: devices.map(({ device_id }) => device_id),
  };
}

const deviceRow = (index: number, workspace_id: string, accounts: readonly string[]): DeviceRow => ({
  device_id: randomUUID(),
  workspace_id,
  native_schedule: 0,
  driver_key: null,
  driver_info: null,
  reported_at: 0,
  silences: 0,
  upkeep_failures: 0,
  upkeep_rests_until: 0,
  last_locked: null,
  codes_unseen: 0,
  codes_looks: 0,
  codes_look_at: 0,
  codes_look_slot: 0,
  codes_look_differs: 0,
  connected_account_id: accounts[index % accounts.length] ?? "",
  device_type: index % 2 === 0 ? "august_lock" : "schlage_lock",
  manufacturer: index % 2 === 0 ? "august" : "schlage",
  name: `Door ${index}`,
  is_managed: 1,
  created_at: new Date(Date.parse(created_at) + index * 1000).toISOString(),
  search: `door ${index}`,
  body: JSON.stringify({ text: "x".repeat(1500) }),
});

/** Steps of the database's plan for devices. Nothing is read. */
async function stepsOf(
  { kind, query }: Database,
  page: ReturnType<typeof pageOfDevices> | ReturnType<typeof plainPage>,
): Promise<string[]> {
  if (kind === "sqlite") {
    const { sql: text, parameters } = page.compile(query);
    const { rows } = await query.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
    );
    return rows.map(({ detail }) => detail).filter((detail) => detail.includes(" devices"));
  }
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${page}`.execute(query);
  return rows.map((row) => row["QUERY PLAN"].trim()).filter((step) => /Scan.* on devices/.test(step));
}

/**
 * Whether a step finds devices by id, or without reading JSON documents. PostgreSQL decides by cost when to read some.
 */
const isByIndex = (step: string): boolean =>
  /^SEARCH devices .*(?:COVERING INDEX|sqlite_autoindex_devices_1 \(device_id=\?\))|Index (?:Only )?Scan|Bitmap/.test(
    step,
  );

const page = { deviceTypes: undefined, is_managed: true, place: undefined, limit: 101 };

type Filters = Parameters<typeof pageOfDevices>[1];
const cases: [string, (filled: Filled) => Filters][] = [
  ["connected_account_id", ({ accounts }) => ({ connected_account_id: accounts[3] ?? "" })],
  ["connected_account_ids", ({ accounts }) => ({ connected_account_ids: accounts.slice(3, 5) })],
  ["connect_webview_id", () => ({ connect_webview_id: randomUUID() })],
  ["device_type", () => ({ device_type: "schlage_lock" })],
  ["device_types, all of them", () => ({ device_types: ["schlage_lock", "august_lock"] })],
  ["device_types, none of them", () => ({ device_types: ["nuki_lock", "salto_lock"] })],
  ["manufacturer", () => ({ manufacturer: "schlage" })],
  ["device_ids", ({ devices }) => ({ device_ids: devices.slice(500, 600) })],
  ["created_before", () => ({ created_before: "2026-01-01T01:00:00.000Z" })],
  ["user_identifier_key", () => ({ user_identifier_key: "nobody" })],
  ["customer_key", () => ({ customer_key: "some" })],
  ["space_id", ({ space_id }) => ({ space_id })],
  ["space_id of none", () => ({ space_id: randomUUID() })],
  ["space_id, and one maker", ({ space_id }) => ({ space_id, manufacturer: "august" })],
  ["customer_key of none", () => ({ customer_key: "nobody" })],
  ["search", () => ({ search: "door 999" })],
  ["search, and one account", ({ accounts }) => ({ search: "door 999", connected_account_id: accounts[3] ?? "" })],
  ["manufacturer and device_type", () => ({ manufacturer: "schlage", device_type: "august_lock" })],
  [
    "everything",
    ({ accounts, devices }) => ({
      device_ids: devices.slice(0, 300),
      connected_account_ids: accounts,
      manufacturer: "august",
      search: "1",
    }),
  ],
];

describe("lists of devices find their page in an index", () => {
  onBothDatabases(({ open }) => {
    it("once, also where the statistics of PostgreSQL are of a table without devices", async () => {
      const database = await open();
      if (database.kind === "sqlite") return;
      await fill(database, { isAnalyzed: false });
      await database.query.deleteFrom("devices").execute();
      await sql`analyze devices`.execute(database.query);
      const filled = await fill(database, { isAnalyzed: false });
      const { rows } = await sql<{ "QUERY PLAN": string }>`
        explain (analyze, timing off) ${pageOfDevices(filled, { manufacturer: "schlage" }, page)}`.execute(
        database.query,
      );
      const steps = rows.map((row) => row["QUERY PLAN"]).filter((step) => /Scan.* on devices/.test(step));
      expect(new Set(steps.map((step) => /loops=(\d+)/.exec(step)?.[1]))).toEqual(new Set(["1"]));
    });

    it("with every filter and every credential", { timeout: 60_000 }, async () => {
      const filled = await fill(await open());
      const { database, devices } = filled;
      const place = { created_at: "2026-01-01T02:00:00.000Z", id: devices[7200] ?? "" };
      const readThrough: string[] = [];
      const look = async (
        what: string,
        seer: Seer,
        filters: Filters,
        more: Partial<typeof page | { place: typeof place }> = {},
      ) => {
        const steps = await stepsOf(database, pageOfDevices(seer, filters, { ...page, ...more }));
        if (steps.length < 2 || !steps.every(isByIndex)) readThrough.push(`${what}: ${steps.join(" | ")}`);
      };
      for (const [what, filters] of cases) {
        await look(what, filled, filters(filled));
        await look(`${what}, second page`, filled, filters(filled), { place });
        await look(`${what}, by a session`, { ...filled, session: plainSession(filled.aSession) }, filters(filled));
      }
      for (const is_managed of [true, false]) {
        const steps = await stepsOf(database, plainPage(filled, { ...page, is_managed }));
        expect(steps).toEqual([expect.stringMatching(/devices_in_order/)]);
      }
      await look("locks", filled, {}, { deviceTypes: lockDeviceTypes } as object);
      await look("thermostats", filled, {}, { deviceTypes: thermostatDeviceTypes } as object);
      expect(readThrough).toEqual([]);

      // The result equals that of a scan of all devices.
      const idsOf = async (filters: Filters) =>
        (await pageOfDevices(filled, filters, { ...page, limit: 30_000 }).execute()).map(({ device_id }) => device_id);
      const { accounts } = filled;
      const where = (is: (index: number) => boolean) => devices.filter((_, index) => is(index));
      expect(await idsOf({})).toEqual(devices);
      const { rows } = await plainPage(filled, { ...page, limit: 30_000 }).execute(database.query);
      expect(rows.map(({ device_id }) => device_id)).toEqual(devices);
      expect(await idsOf({ device_ids: devices.slice(100, 300).toReversed() })).toEqual(devices.slice(100, 300));
      expect(await idsOf({ connected_account_ids: accounts.slice(0, 2), manufacturer: "august" })).toEqual(
        where((index) => index % 20 === 0),
      );
      expect(await idsOf({ customer_key: "some" })).toEqual(where((index) => index % 20 < 2));
      expect(await idsOf({ space_id: filled.space_id })).toEqual(devices.slice(200, 500));
      expect(await idsOf({ search: "DOOR 999" })).toEqual(where((index) => `door ${index}`.includes("door 999")));
      expect(await idsOf({ device_types: ["nuki_lock"] })).toEqual([]);
      await expect(requireDevice(filled, { name: "Door 9999" })).resolves.toMatchObject({ device_id: devices[9_999] });
    });
  });
});
