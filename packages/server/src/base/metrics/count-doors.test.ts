// Metrics of accounts, locks and codes. A large database does not delay a reading.
import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { seedWorld } from "../../hubs/worlds/seed-world.ts";
import { manualClock } from "../clock.ts";
import { accessCodeOf, saveAccessCode } from "../db/access-codes.ts";
import type { Database } from "../db/database.ts";
import { deviceOf, insertDevices, saveDevice } from "../db/devices.ts";
import { createWorkspace } from "../db/workspaces.ts";
import { createDoorCounts } from "./count-doors.ts";
import type { Count } from "./door-tally.ts";
import { createPrometheus } from "./prometheus.ts";

onBothDatabases(({ open }) => {
  const hotelIn = async (database: Database) => {
    const now = manualClock().now();
    await database.transaction(async (tx) => {
      const { workspace } = await createWorkspace(tx, {
        name: "Hotel",
        created_at: new Date(now).toISOString(),
        is_sandbox: true,
      });
      await seedWorld(tx, { world: "hotel", workspace, secret: new Uint8Array(32), now });
    });
    return database;
  };
  const rowsOf = async (database: Database) => ({
    devices: await database.query.selectFrom("devices").selectAll().orderBy("name").execute(),
    codes: await database.query.selectFrom("access_codes").selectAll().where("has_issues", "=", 0).execute(),
  });

  it("counts accounts that are up and down, locks by connection and bolt, and codes by state", async () => {
    const database = await hotelIn(await open());
    const before = await createDoorCounts(database)();
    expect(shown(before?.accounts)).toEqual({ "sandbox up": 4, "sandbox down": 1 });
    expect(shown(before?.locks)).toMatchObject({
      "sandbox offline unknown": 1,
      "sandbox offline locked": 1,
      "sandbox online jammed": 0,
    });
    const { devices, codes } = await rowsOf(database);
    const door = devices.map(deviceOf).find(({ properties }) => properties.name === "Front Door");
    const code = codes.find(({ status }) => status === "set");
    if (!door || !code) throw new Error("The hotel has no door with a code.");
    const created_at = door.created_at;
    await database.transaction(async (tx) => {
      const jam = { warning_code: "lock_jammed", message: "The bolt is jammed.", created_at };
      await saveDevice(tx, { ...door, warnings: [jam], custom_metadata: { note: '"lock_jammed"', online: false } });
      const late = { warning_code: "delay_in_setting_on_device", message: "Late.", created_at };
      await saveAccessCode(tx, { ...accessCodeOf(code), status: "setting", warnings: [late] });
    });
    const after = await createDoorCounts(database)();
    const change = (name: "locks" | "codes", series: string) =>
      (shown(after?.[name])[series] ?? 0) - (shown(before?.[name])[series] ?? 0);
    expect(change("locks", "sandbox online jammed")).toBe(1);
    expect(change("locks", "sandbox online locked")).toBe(-1);
    expect(change("codes", "sandbox late")).toBe(1);
    expect(change("codes", "sandbox set")).toBe(-1);
    expect(shown(after?.codes)["sandbox failed"]).toBe(2);
    const all = Object.values(shown(after?.locks)).reduce((sum, each) => sum + each, 0);
    expect(all).toBe(devices.length);
  });

  it("adds up the questions of links that are held, and of no others", async () => {
    const database = await hotelIn(await open());
    const accounts = await database.query.selectFrom("connected_accounts").select("connected_account_id").execute();
    const link = (index: number, leased_until: number, questions: string | null) => ({
      connected_account_id: accounts[index]?.connected_account_id ?? "",
      holder: "one",
      leased_until,
      questions,
    });
    const later = Date.now() + 60_000;
    await database.query
      .insertInto("account_links")
      .values([
        link(0, later, '{"a":3,"b":4}'),
        link(1, later, '{"c":5}'),
        link(2, 1, '{"d":99}'),
        link(3, later, null),
      ])
      .execute();
    expect(shown((await createDoorCounts(database)())?.questions)).toEqual({ sandbox: 12 });
  });

  it("tells nothing of a large database before it has counted all of it, in the background", async () => {
    const database = await hotelIn(await open());
    const metrics = createPrometheus({ database, clock: manualClock(), version: "1.2.3" });
    expect(await metrics.read()).toMatch(/^mortise_accounts\{driver="sandbox",state="down"\} 1$/m);
    const { devices } = await rowsOf(database);
    const [first] = devices.map(deviceOf);
    if (!first) throw new Error("The hotel has no door.");
    const more = Array.from({ length: 600 }, () => Object.assign(structuredClone(first), { device_id: randomUUID() }));
    await insertDevices(database.query, more);
    const count = createDoorCounts(database);
    expect(await count()).toBeUndefined();
    await vi.waitFor(async () => expect(await count()).toBeDefined());
    const counted = shown((await count())?.locks);
    expect(Object.values(counted).reduce((sum, each) => sum + each, 0)).toBe(devices.length + 600);
    // Rows are counted once a minute at most, however often the metrics are read.
    await database.query.deleteFrom("devices").execute();
    expect(shown((await count())?.locks)).toEqual(counted);
  });
});

/** Converts counts to `{ "driver state": value }`. */
const shown = (counts: readonly Count[] = []): Record<string, number> =>
  Object.fromEntries(counts.map(({ labels, value }) => [Object.values(labels).join(" "), value]));
