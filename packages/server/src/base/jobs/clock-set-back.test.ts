// A running server's clock is set back an hour, as by a time service after a start with a wrong time. People at a door
// must not wait until the clock has caught up.
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { slowLock } from "../../../test/locks/slow-lock.ts";
import { lockLane } from "./lock-command-job.ts";

interface Attempt {
  action_attempt: { action_attempt_id: string; status: string; error: { type: string } | null };
}
interface Code {
  access_code: { access_code_id: string; status: string };
}
const hourMs = 3_600_000;

onBothServers("a clock that is set back", (rig) => {
  async function setUp(lock_delay_ms: number) {
    const { api_key, sandbox_key, workspace_id } = await rig().world("hotel");
    const { query } = rig().database;
    await query.updateTable("workspaces").set({ lock_delay_ms }).where("workspace_id", "=", workspace_id).execute();
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(api_key, path, input));
    const { devices } = await ask<{ devices: { device_id: string; properties: { name: string } }[] }>(
      "/locks/list",
      {},
    );
    const device_id = devices.find(({ properties }) => properties.name === "Front Door")?.device_id ?? "";
    const unlock = async () =>
      (await ask<Attempt>("/locks/unlock_door", { device_id })).action_attempt.action_attempt_id;
    const ended = async (action_attempt_id: string) =>
      (await ask<Attempt>("/action_attempts/get", { action_attempt_id })).action_attempt;
    const fault = (name: string) => rig().ask(sandbox_key, "/sandbox/faults/set", { device_id, fault: name });
    return { ask, device_id, unlock, ended, fault, status: async (id: string) => (await ended(id)).status };
  }
  const setBack = () => rig().clock.advance(-hourMs);

  it("does not delay a command that the lock carries out, nor the one behind it", async () => {
    const { unlock, status, device_id } = await setUp(900);
    const first = await unlock();
    await rig().server.tick();
    const told = rig().database.query.selectFrom("jobs").select("payload").where("lane", "=", lockLane(device_id));
    await expect.poll(async () => (await told.executeTakeFirst())?.payload).toContain("deadline");
    setBack();
    const second = await unlock();
    await rig().pass(5000);
    expect([await status(first), await status(second)]).toEqual(["success", "success"]);
  });

  it("lets an unanswered command expire after the usual time", async () => {
    const { unlock, ended, fault } = await setUp(0);
    await fault("no_answer");
    const attempt = await unlock();
    await rig().server.tick();
    setBack();
    await rig().pass(30_000);
    expect(await ended(attempt)).toMatchObject({ status: "error", error: { type: "action_attempt_expired" } });
  });

  it("does not start a command that was not sent yet, because the person may have left", async () => {
    const { unlock, ended, ask, device_id } = await setUp(0);
    const { query } = rig().database;
    // Another process has the lock's lane.
    const lane = lockLane(device_id);
    const ahead = {
      workspace_id: null,
      kind: "ahead",
      payload: "{}",
      run_at: 0,
      leased_until: Date.now() + hourMs,
      attempts: 1,
      failures: 0,
    };
    await query
      .insertInto("jobs")
      .values({ ...ahead, lane })
      .execute();
    const attempt = await unlock();
    setBack();
    await query.deleteFrom("jobs").where("kind", "=", "ahead").execute();
    await rig().pass(1000);
    expect(await ended(attempt)).toMatchObject({
      status: "error",
      error: { message: expect.stringContaining("Nothing was sent") },
    });
    expect(await ask("/devices/get", { device_id })).toMatchObject({ device: { properties: { locked: true } } });
  });

  it("does not refuse a command because of those with later times", async () => {
    const { unlock, status } = await setUp(0);
    for (let times = 0; times < 15; times += 1) await unlock();
    await rig().server.tick();
    setBack();
    const attempt = await unlock();
    await rig().pass(1000);
    expect(await status(attempt)).toBe("success");
  });

  it("does not delay a code that is being set, nor one that waits for a retry", async () => {
    const { ask, device_id, fault } = await setUp(900);
    const create = async (code: string) =>
      (await ask<Code>("/access_codes/create", { device_id, code })).access_code.access_code_id;
    const statusOf = async (access_code_id: string) =>
      (await ask<Code>("/access_codes/get", { access_code_id })).access_code.status;
    const onItsWay = await create("480913");
    await rig().server.tick();
    setBack();
    await rig().pass(10_000);
    expect(await statusOf(onItsWay)).toBe("set");
    await fault("offline");
    const waiting = await create("592706");
    await rig().pass(950);
    expect(await statusOf(waiting)).toBe("setting");
    setBack();
    await rig().pass(10_000);
    expect(await statusOf(waiting)).toBe("set");
  });

  it("does not delay the next look at a lock whose codes could not be read", async () => {
    const { control, programUnheard, theirs } = await slowLock(rig());
    await control("devices/update", { online: false });
    await programUnheard("7391");
    await control("faults/set", { fault: "offline", times: null });
    await control("devices/update", { online: true });
    await rig().pass(hourMs);
    await control("faults/clear", {});
    setBack();
    await rig().pass(60_000);
    expect(await theirs()).toContainEqual(expect.objectContaining({ code: "7391", status: "set" }));
  });

  it("does not lengthen the wait for a lock that does not confirm a code", async () => {
    const { ask, device_id, fault } = await setUp(900);
    await fault("no_answer");
    const { access_code } = await ask<Code>("/access_codes/create", { device_id, code: "640275" });
    await rig().server.tick();
    const { query } = rig().database;
    const underWay = query
      .selectFrom("code_slots")
      .select("deadline")
      .where("access_code_id", "=", access_code.access_code_id);
    expect((await underWay.executeTakeFirst())?.deadline).toBeGreaterThan(rig().clock.now());
    setBack();
    await rig().pass(40_000);
    expect(
      (await ask<Code>("/access_codes/get", { access_code_id: access_code.access_code_id })).access_code.status,
    ).toBe("set");
  });

  it("does not lengthen the wait for a thermostat that does not answer", async () => {
    const { api_key, sandbox_key } = await rig().world("troubled");
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(api_key, path, input));
    const device_id = (await ask<{ thermostats: { device_id: string }[] }>("/thermostats/list", {})).thermostats[0]
      ?.device_id;
    await rig().ask(sandbox_key, "/sandbox/faults/set", { device_id, fault: "no_answer" });
    const default_climate_setting = { hvac_mode_setting: "heat", heating_set_point_celsius: 23 };
    const { action_attempt } = await ask<Attempt>("/thermostats/update", { device_id, default_climate_setting });
    await rig().server.tick();
    setBack();
    await rig().pass(40_000);
    expect((await ask<Attempt>("/action_attempts/get", action_attempt)).action_attempt.status).not.toBe("pending");
  });

  it("lets a code's hours follow the new time", async () => {
    const { ask, device_id } = await setUp(0);
    const at = (milliseconds: number) => new Date(rig().clock.now() + milliseconds).toISOString();
    const hours = { starts_at: at(hourMs / 4), ends_at: at(3 * hourMs) };
    const { access_code } = await ask<Code>("/access_codes/create", { device_id, code: "731264", ...hours });
    const status = async () =>
      (await ask<Code>("/access_codes/get", { access_code_id: access_code.access_code_id })).access_code.status;
    await rig().pass(1000);
    setBack();
    await rig().pass(hourMs);
    expect(await status()).toBe("unset");
    await rig().pass(hourMs / 4);
    expect(await status()).toBe("set");
  });
});
