// Each lock's codes are read once a day, because a lock may lose a report of a change at the door.
import { worldNames } from "@mortise/contract";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { onBothDatabases, onDatabase, type TestDatabases } from "../../../../test/rig/databases.ts";
import { answered, createRig, type Rig } from "../../../../test/rig/rig.ts";
import { slowLock } from "../../../../test/locks/slow-lock.ts";
import { codesOf } from "../../../../test/locks/sandbox-codes.ts";

const hour = 3_600_000;
const day = 24 * hour;

interface Look {
  device_id: string;
  at: number;
}

/** Records each read of a lock's slots from now until the test ends. */
function looksOf(rig: Rig): Look[] {
  const codes = codesOf(rig);
  const readSlots = codes.readSlots.bind(codes);
  const all: Look[] = [];
  const spy = vi.spyOn(codes, "readSlots").mockImplementation(async (op) => {
    all.push({ device_id: op.device_id, at: rig.clock.now() });
    return await readSlots(op);
  });
  onTestFinished(() => spy.mockRestore());
  return all;
}

function asksLocks(rig: () => Rig): void {
  const looks = () => looksOf(rig());

  it("that lost a report of a change at the door is corrected within a day", async () => {
    const { made, get, programUnheard, eraseUnheard, theirs, opens } = await slowLock(rig());
    const code = await made({ code: "2580" });
    await eraseUnheard("2580");
    await programUnheard("7391");
    await rig().pass(day + hour);
    expect(await theirs()).toContainEqual(expect.objectContaining({ code: "7391", status: "set" }));
    expect(await get(code)).toMatchObject({
      status: "set",
      errors: [{ error_code: "code_modified_external_to_seam" }],
    });
    expect(await opens("2580", "7391")).toEqual(["2580", "7391"]);
  });

  it("is read although another of the same hour cannot be, whose driver is gone", async () => {
    const { workspace_id } = await rig().world();
    const { query } = rig().database;
    const rows = await query
      .selectFrom("devices")
      .select(["device_id", "connected_account_id"])
      .where("workspace_id", "=", workspace_id)
      .execute();
    const lost = rows[0]?.connected_account_id ?? "";
    const setDriver = (driver: string) =>
      query.updateTable("connected_accounts").set({ driver }).where("connected_account_id", "=", lost).execute();
    await query.deleteFrom("access_codes").where("workspace_id", "=", workspace_id).execute();
    await setDriver("gone");
    const ofOthers = rows.filter(({ connected_account_id }) => connected_account_id !== lost);
    const others = new Set(ofOthers.map(({ device_id }) => device_id));
    const all = looks();
    await rig().pass(day + hour);
    expect(all.filter(({ device_id }) => others.has(device_id)).length).toBeGreaterThan(0);
  });

  it("that was not read while the server was off is read within the next hour, at a time of its own", async () => {
    const { workspace_id } = await rig().world();
    await rig().pass(day + hour);
    const rows = rig()
      .database.query.selectFrom("devices")
      .select(["device_id", "body"])
      .where("workspace_id", "=", workspace_id);
    const ours = new Set((await rows.execute()).map(({ device_id }) => device_id));
    const all = looks();
    rig().clock.advance(5 * day);
    await rig().pass(hour + 1000);
    const asked = all.filter(({ device_id }) => ours.has(device_id));
    expect(new Set(asked.map(({ device_id }) => device_id)).size).toBeGreaterThan(4);
    expect(new Set(asked.map(({ at }) => at)).size).toBeGreaterThan(3);
  });

  it("is read within a day even if the clock was a year ahead for a while", async () => {
    const { workspace_id } = await rig().world();
    const rows = rig()
      .database.query.selectFrom("devices")
      .select("device_id")
      .where("workspace_id", "=", workspace_id);
    const ours = new Set((await rows.execute()).map(({ device_id }) => device_id));
    rig().clock.advance(365 * day);
    await rig().server.tick();
    rig().clock.advance(-365 * day);
    await rig().server.tick();
    const all = looks();
    await rig().pass(day + hour);
    expect([...new Set(all.map(({ device_id }) => device_id))].filter((id) => ours.has(id)).length).toBeGreaterThan(4);
  });

  it("is read a minute later while a command waits, and not at all while offline", async () => {
    const { device_id, control } = await slowLock(rig());
    const { clock, database, server } = rig();
    const all = looks();
    const own = () => all.filter((look) => look.device_id === device_id);
    for (let hours = 0; hours < 26 && own().length === 0; hours += 1) await rig().pass(hour);
    const at = own()[0]?.at ?? 0;
    expect(own()).toHaveLength(1);
    const job = {
      workspace_id: null,
      lane: `lock ${device_id}`,
      kind: "lock_command",
      payload: "{}",
      attempts: 0,
      failures: 0,
    };
    const later = { ...job, run_at: clock.now() + 10 * day, leased_until: null };
    await database.query.insertInto("jobs").values(later).execute();
    await rig().pass(day + 60_000);
    expect(own().map((look) => look.at - at)).toEqual([0, day + 60_000]);
    await database.query.deleteFrom("jobs").where("lane", "=", job.lane).execute();
    await control("devices/update", { online: false });
    await rig().pass(day + hour);
    expect(own()).toHaveLength(2);
    await control("devices/update", { online: true });
    await server.tick();
    expect(own().length).toBeGreaterThan(2);
  });

  it.each(worldNames.filter((name) => name !== "huge"))(
    "reports no change at the door that did not happen, in the world %s",
    async (world) => {
      const { api_key, workspace_id } = await rig().world(world);
      const query = rig().database.query.updateTable("devices").set({ codes_unseen: 1 });
      await query.where("workspace_id", "=", workspace_id).execute();
      await rig().pass(day + hour);
      const { events } = answered(
        await rig().ask<{ events: { event_type: string }[] }>(api_key, "/events/list", {
          since: "1970-01-01",
          limit: 5000,
        }),
      );
      const untrue = /unmanaged|external/;
      expect(events.map(({ event_type }) => event_type).filter((type) => untrue.test(type))).toEqual([]);
    },
  );
}

function asksOnceADay(rig: () => Rig): void {
  it("is read once a day at a time of its own", async () => {
    const { workspace_id } = await rig().world();
    await rig().database.query.deleteFrom("access_codes").where("workspace_id", "=", workspace_id).execute();
    await rig().pass(day + hour);
    const rows = rig()
      .database.query.selectFrom("devices")
      .select("device_id")
      .where("workspace_id", "=", workspace_id);
    const ours = new Set((await rows.execute()).map(({ device_id }) => device_id));
    const all = looksOf(rig());
    await rig().pass(2 * day);
    const byDoor = Map.groupBy(
      all.filter(({ device_id }) => ours.has(device_id)),
      ({ device_id }) => device_id,
    );
    expect(byDoor.size).toBeGreaterThan(4);
    for (const [first, second, ...more] of byDoor.values())
      expect([(second?.at ?? 0) - (first?.at ?? 0), more.length]).toEqual([day, 0]);
    expect(new Set([...byDoor.values()].map(([look]) => look?.at)).size).toBe(byDoor.size);
  });
}

/** Gives each test a database of its own, because leftovers of other tests make days slower. */
const withRigs = (suite: (rig: () => Rig) => void) => (databases: TestDatabases) => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await createRig(await databases.open(), { hasRounds: true });
  });
  afterEach(() => rig.server.close());
  suite(() => rig);
};

describe("a lock in reach", () => {
  onDatabase(withRigs(asksLocks));
  // Ids are compared as text, which databases may do differently.
  onBothDatabases(withRigs(asksOnceADay));
});
