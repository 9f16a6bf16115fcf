import { expect, it } from "vitest";
import { onBothServers } from "../../../test/rig/rig.ts";
import type { World } from "../../api/sandbox/world.ts";
import { changeAtDoor } from "../../hubs/sandbox/door.ts";

interface Attempt {
  action_attempt_id: string;
  status: string;
  result: unknown;
  error: { type: string; message: string } | null;
}
interface Device {
  device_id: string;
  properties: { name: string; online: boolean; locked?: boolean };
  errors: { error_code: string }[];
}

onBothServers("lock and unlock", (rig) => {
  const house = async () => {
    const world = await rig().world();
    const { body } = await rig().ask<{ devices: Device[] }>(world.api_key, "/devices/list");
    const door = body.devices.find(({ properties, errors }) => properties.locked === true && errors.length === 0);
    if (!door) throw new Error("The hotel has no locked door in good order.");
    return { world, device_id: door.device_id };
  };
  const command = async ({ api_key }: World, device_id: string, call: "lock_door" | "unlock_door") =>
    (await rig().ask<{ action_attempt: Attempt }>(api_key, `/locks/${call}`, { device_id })).body.action_attempt;
  const attempt = async ({ api_key }: World, { action_attempt_id }: Attempt) =>
    (await rig().ask<{ action_attempt: Attempt }>(api_key, "/action_attempts/get", { action_attempt_id })).body
      .action_attempt;
  const device = async ({ api_key }: World, device_id: string) =>
    (await rig().ask<{ device: Device }>(api_key, "/devices/get", { device_id })).body.device;
  const control = (world: World, path: string, input: object) =>
    rig().ask(world.sandbox_key, `/sandbox/${path}`, input);

  it("is pending at first, and succeeds once the bolt has moved", async () => {
    const { world, device_id } = await house();
    const begun = await command(world, device_id, "unlock_door");
    expect(begun).toMatchObject({ action_type: "UNLOCK_DOOR", status: "pending", result: null, error: null });
    await rig().pass(1000);
    expect(await attempt(world, begun)).toMatchObject({
      status: "success",
      result: { was_confirmed_by_device: true },
      error: null,
    });
    expect((await device(world, device_id)).properties.locked).toBe(false);
  });

  it.each([
    ["jammed", "lock_jammed"],
    ["refused", "command_refused"],
    ["offline", "device_disconnected"],
    ["no_answer", "action_attempt_expired"],
  ])("ends with a reason when the lock is %s", async (fault, type) => {
    const { world, device_id } = await house();
    await control(world, "faults/set", { device_id, fault });
    const begun = await command(world, device_id, "unlock_door");
    await rig().pass(31_000);
    const { status, error, result } = await attempt(world, begun);
    expect({ status, type: error?.type, result }).toEqual({ status: "error", type, result: null });
    expect(error?.message).toContain((await device(world, device_id)).properties.name);
    expect(error?.message.includes("It may still move")).toBe(fault === "no_answer");
  });

  it("that the lock carries out tells that it can be reached: its codes are tried at once", async () => {
    const { world, device_id } = await house();
    const ask = async <Body>(call: string, input: object) =>
      (await rig().ask<Body>(world.api_key, `/access_codes/${call}`, input)).body;
    interface Made {
      access_code: { access_code_id: string; status: string };
    }
    await control(world, "devices/update", { device_id, online: false });
    const { access_code } = await ask<Made>("create", { device_id, code: "2580" });
    const statusOf = async () =>
      (await ask<Made>("get", { access_code_id: access_code.access_code_id })).access_code.status;
    await rig().pass(5 * 3_600_000);
    // The lock is back, without a report.
    const here = { device_id, now: rig().clock.now() };
    await changeAtDoor(rig().database, here, { online: true });
    await command(world, device_id, "unlock_door");
    expect([(await device(world, device_id)).properties.online, await statusOf()]).toEqual([false, "setting"]);
    await rig().pass(2000);
    expect([(await device(world, device_id)).properties.online, await statusOf()]).toEqual([true, "set"]);
  });

  it("that waits is not sent once the opposite is asked for, and equal ones end together", async () => {
    const { world, device_id } = await house();
    await control(world, "faults/set", { device_id, fault: "hold" });
    const asked = [];
    for (const call of ["unlock_door", "unlock_door", "lock_door", "unlock_door", "lock_door", "lock_door"] as const)
      asked.push(await command(world, device_id, call));
    await control(world, "faults/clear", { device_id });
    await rig().pass(1000);
    const ends = [];
    for (const each of asked) {
      const { status, error } = await attempt(world, each);
      ends.push(error?.type ?? status);
    }
    expect(ends).toEqual(["superseded", "superseded", "success", "superseded", "success", "success"]);
    expect((await device(world, device_id)).properties.locked).toBe(true);
    const since = "1970-01-01";
    const { body } = await rig().ask<{ events: { event_type: string }[] }>(world.api_key, "/events/list", {
      since,
      device_id,
    });
    expect(body.events.filter(({ event_type }) => event_type.startsWith("action_attempt."))).toHaveLength(6);
  });

  it("fails without moving the bolt if the lock became unmanaged before the command reached it", async () => {
    const { world, device_id } = await house();
    const change = (path: string, is_managed: boolean) => rig().ask(world.api_key, path, { device_id, is_managed });
    await control(world, "faults/set", { device_id, fault: "hold", times: null });
    const begun = await command(world, device_id, "unlock_door");
    await rig().pass(1000);
    await change("/devices/update", false);
    await control(world, "faults/clear", {});
    await rig().pass(1000);
    expect(await attempt(world, begun)).toMatchObject({ status: "error", error: { type: "device_unmanaged" } });
    await change("/devices/unmanaged/update", true);
    await rig().pass(1000);
    expect((await device(world, device_id)).properties.locked).toBe(true);
  });

  it("leaves a lock offline only until it can be reached again", async () => {
    const { world, device_id } = await house();
    await control(world, "faults/set", { device_id, fault: "offline" });
    await command(world, device_id, "unlock_door");
    await rig().pass(1000);
    expect((await device(world, device_id)).properties.online).toBe(false);
    await rig().pass(10_000);
    expect(await device(world, device_id)).toMatchObject({ properties: { online: true, locked: true }, errors: [] });
  });

  it("without an answer makes the server read the lock's state afterwards", async () => {
    const { world, device_id } = await house();
    await control(world, "faults/set", { device_id, fault: "no_answer" });
    const begun = await command(world, device_id, "unlock_door");
    await rig().pass(31_000);
    expect((await attempt(world, begun)).status).toBe("error");
    // The lock had moved the bolt without confirming it.
    expect((await device(world, device_id)).properties.locked).toBe(false);
  });

  it("is carried out after those that the lock has heard of before it; one that it has not, and that it opposes, is not sent", async () => {
    const { world, device_id } = await house();
    const begun = [];
    for (const call of ["unlock_door", "lock_door", "unlock_door"] as const)
      begun.push(await command(world, device_id, call));
    await rig().pass(1000);
    const ends = [];
    for (const each of begun) {
      const { status, error } = await attempt(world, each);
      ends.push(error?.type ?? status);
    }
    expect(ends.at(-1)).toBe("success");
    expect(ends.filter((end) => end !== "success" && end !== "superseded")).toEqual([]);
    expect((await device(world, device_id)).properties.locked).toBe(false);
  });

  it("stays pending under the fault `hold`, and goes on once that is cleared", async () => {
    const { world, device_id } = await house();
    await control(world, "faults/set", { device_id, fault: "hold" });
    const begun = await command(world, device_id, "unlock_door");
    const { body } = await rig().ask<{ devices: Device[] }>(world.api_key, "/devices/list");
    const other = body.devices.find(
      (each) => each.device_id !== device_id && each.properties.locked === true && each.errors.length === 0,
    );
    const beside = await command(world, other?.device_id ?? "", "unlock_door");
    await rig().pass(120_000);
    expect((await attempt(world, begun)).status).toBe("pending");
    expect((await attempt(world, beside)).status).toBe("success");
    await control(world, "faults/clear", { device_id });
    await rig().pass(1000);
    expect((await attempt(world, begun)).status).toBe("success");
  });

  it("is not sent to an offline lock, whose state is read when it is back online", async () => {
    const { world, device_id } = await house();
    await control(world, "devices/update", { device_id, online: false });
    expect((await device(world, device_id)).properties).not.toHaveProperty("locked");
    expect((await device(world, device_id)).errors).toMatchObject([
      { error_code: "device_disconnected", is_device_error: true },
    ]);
    const begun = await command(world, device_id, "unlock_door");
    await rig().pass(1000);
    expect(await attempt(world, begun)).toMatchObject({ status: "error", error: { type: "device_disconnected" } });
    await control(world, "devices/update", { device_id, online: true });
    await rig().pass(60_000);
    expect(await device(world, device_id)).toMatchObject({ properties: { locked: true, online: true }, errors: [] });
  });

  it("is refused with device_not_found for an unknown device", async () => {
    const { world } = await house();
    const unknown = await rig().ask<{ error: { type: string } }>(world.api_key, "/locks/unlock_door", {
      device_id: "99999999-9999-4999-8999-999999999999",
    });
    expect(unknown).toMatchObject({ status: 404, body: { error: { type: "device_not_found" } } });
  });

  it("is moved on by its own workspace's clock, and by no other's", async () => {
    const [mine, theirs] = [await house(), await house()];
    for (const { world, device_id } of [mine, theirs]) await control(world, "faults/set", { device_id, fault: "slow" });
    const [a, b] = [
      await command(mine.world, mine.device_id, "unlock_door"),
      await command(theirs.world, theirs.device_id, "unlock_door"),
    ];
    await rig().server.tick();
    const { body } = await rig().ask<{ now: string }>(mine.world.sandbox_key, "/sandbox/clock/advance", {
      milliseconds: 20_000,
    });
    expect(Date.parse(body.now)).toBe(rig().clock.now() + 20_000);
    expect((await attempt(mine.world, a)).status).toBe("success");
    expect((await attempt(theirs.world, b)).status).toBe("pending");
  });

  it("is met by a network fault of its own workspace only", async () => {
    const { world } = await house();
    const other = await rig().world("empty");
    const status = async (key: string) =>
      (
        await rig().server.fetch(
          new Request("http://mortise.test/devices/list", { headers: { authorization: `Bearer ${key}` } }),
        )
      ).status;
    for (const code of [401, 403, 429, 500, 503]) {
      await control(world, "network/set", { status: code });
      expect(await status(world.api_key)).toBe(code);
      expect(await status(other.api_key)).toBe(200);
    }
    await control(world, "network/set", {});
    expect(await status(world.api_key)).toBe(200);
  });
});
