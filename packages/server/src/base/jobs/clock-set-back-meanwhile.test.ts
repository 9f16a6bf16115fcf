// A machine without a hardware clock starts with a wrong time, and is switched off before the network corrects it.
// After the next start, with the right time, jobs that were due soon are an hour ahead.
import { afterEach, beforeEach, expect, it } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { answered, createRig, type Rig } from "../../../test/rig/rig.ts";
import type { Database } from "../db/database.ts";

const hourMs = 3_600_000;
interface Attempt {
  action_attempt: { action_attempt_id: string; status: string };
}

onBothDatabases(({ open }) => {
  let database: Database;
  let ahead: Rig;
  let right: Rig | undefined;
  const said: string[] = [];
  beforeEach(async () => {
    said.length = 0;
    database = await open();
    ahead = await createRig(database, { leaseMs: 90 });
  });
  afterEach(async () => {
    await right?.server.close();
  });

  async function setUp() {
    ahead.clock.advance(hourMs);
    const { api_key, sandbox_key, workspace_id } = await ahead.world("hotel");
    const lock = (lock_delay_ms: number) =>
      database.query
        .updateTable("workspaces")
        .set({ lock_delay_ms })
        .where("workspace_id", "=", workspace_id)
        .execute();
    const { devices } = answered(
      await ahead.ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/locks/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === "Front Door")?.device_id ?? "";
    const fault = (rig: Rig, name: string | null) =>
      rig.ask(sandbox_key, name === null ? "/sandbox/faults/clear" : "/sandbox/faults/set", {
        device_id,
        fault: name ?? undefined,
      });
    const unlock = async (rig: Rig) =>
      answered(await rig.ask<Attempt>(api_key, "/locks/unlock_door", { device_id })).action_attempt.action_attempt_id;
    const status = async (rig: Rig, action_attempt_id: string) =>
      answered(await rig.ask<Attempt>(api_key, "/action_attempts/get", { action_attempt_id })).action_attempt.status;
    return { api_key, device_id, lock, fault, unlock, status };
  }

  /** Starts another server on the same database, with the right clock. */
  async function startAgain(meanwhile: () => Promise<unknown> = async () => undefined): Promise<Rig> {
    const seen = async () =>
      Number(
        (await database.query.selectFrom("settings").select("value").where("name", "=", "clock").executeTakeFirst())
          ?.value,
      );
    await expect.poll(seen).toBe(ahead.clock.now());
    await ahead.server.close();
    await meanwhile();
    right = await createRig(database, { leaseMs: 90, log: (line) => said.push(line) });
    return right;
  }

  it("a command that was under way ends, and the next one is carried out", async () => {
    const { lock, unlock, status } = await setUp();
    await lock(900);
    const before = await unlock(ahead);
    await ahead.server.tick();
    const rig = await startAgain();
    const after = await unlock(rig);
    await rig.pass(5000);
    expect(await status(rig, before)).not.toBe("pending");
    expect(await status(rig, after)).toBe("success");
    expect(said).toContainEqual(expect.stringContaining("The clock is 60 min behind"));
  });

  it("a job that was running when the power failed is taken up again", async () => {
    const { lock, unlock, status } = await setUp();
    await lock(900);
    const before = await unlock(ahead);
    await ahead.server.tick();
    const rig = await startAgain(() =>
      database.query
        .updateTable("jobs")
        .set({ leased_until: Date.now() + hourMs, attempts: 1 })
        .execute(),
    );
    const after = await unlock(rig);
    const over = async () => (
      await rig.server.tick(), rig.clock.advance(1000), [await status(rig, before), await status(rig, after)]
    );
    await expect.poll(over).toEqual([expect.not.stringMatching("pending"), "success"]);
  });

  it("a code that waited for a retry is set", async () => {
    const { api_key, device_id, fault } = await setUp();
    await fault(ahead, "offline");
    const { access_code } = answered(
      await ahead.ask<{ access_code: { access_code_id: string } }>(api_key, "/access_codes/create", {
        device_id,
        code: "480913",
      }),
    );
    await ahead.server.tick();
    const rig = await startAgain();
    await fault(rig, null);
    await rig.pass(10_000);
    const { body } = await rig.ask<{ access_code: { status: string } }>(api_key, "/access_codes/get", {
      access_code_id: access_code.access_code_id,
    });
    expect(body.access_code.status).toBe("set");
  });

  it("jobs keep their times if the clock was not set back", async () => {
    await setUp();
    await expect
      .poll(
        async () =>
          (await database.query.selectFrom("settings").select("value").where("name", "=", "clock").execute()).length,
      )
      .toBe(1);
    await ahead.server.close();
    const run_at = ahead.clock.now() + 1000;
    const job = {
      workspace_id: null,
      kind: "later",
      payload: "{}",
      run_at,
      leased_until: null,
      attempts: 0,
      failures: 0,
      lane: "later",
    };
    await database.query.insertInto("jobs").values(job).execute();
    const rig = (right = await createRig(database, { log: (line) => said.push(line), clock: ahead.clock }));
    await rig.server.tick();
    expect(await database.query.selectFrom("jobs").select("run_at").where("kind", "=", "later").execute()).toEqual([
      { run_at },
    ]);
    expect(said).toEqual([]);
  });
});
