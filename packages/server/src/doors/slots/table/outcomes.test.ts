// The action attempts and events while a code is being set or removed: each comes once and in time (platform-api §4.1,
// §4.3).
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../../test/rig/rig.ts";

interface Code {
  access_code_id: string;
  code: string;
  status: string;
  is_scheduled_on_device?: boolean;
  errors: { error_code: string }[];
  warnings: { warning_code: string }[];
}
interface Attempt {
  action_attempt_id: string;
  status: string;
  error: { type: string } | null;
}
interface Made {
  access_code: Code;
  action_attempt: Attempt;
}

const hour = 3_600_000;

onBothServers("a code", (rig) => {
  const door = async (name: string) => {
    const { api_key, sandbox_key } = await rig().world();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === name)?.device_id;
    const ask = async <Body = Made>(path: string, input: object) =>
      answered(await rig().ask<Body>(api_key, `/access_codes/${path}`, { device_id, ...input }));
    const setOnline = async (online: boolean) =>
      answered(await rig().ask(sandbox_key, "/sandbox/devices/update", { device_id, online }));
    const get = async ({ access_code_id }: Code) =>
      (await rig().ask<{ access_code?: Code }>(api_key, "/access_codes/get", { access_code_id })).body.access_code;
    const attemptOf = async ({ action_attempt: { action_attempt_id } }: { action_attempt: Attempt }) => {
      const { body } = await rig().ask<{ action_attempt: Attempt }>(api_key, "/action_attempts/get", {
        action_attempt_id,
      });
      return body.action_attempt.error?.type ?? body.action_attempt.status;
    };
    const eventsOf = async (code?: Code) => {
      const of = code ? { access_code_id: code.access_code_id } : { device_id };
      const { events } = answered(
        await rig().ask<{ events: { event_type: string; access_code_id?: string }[] }>(api_key, "/events/list", {
          since: "1970-01-01",
          ...of,
        }),
      );
      return events.toReversed().map(({ event_type }) => event_type.replace("access_code.", ""));
    };
    return { ask, setOnline, get, attemptOf, eventsOf };
  };
  const at = (ms: number) => new Date(rig().clock.now() + ms).toISOString();
  const issuesOf = (code: Code | undefined) => [
    ...(code?.warnings ?? []).map(({ warning_code }) => warning_code),
    ...(code?.errors ?? []).map(({ error_code }) => error_code).filter((issue) => issue !== "device_disconnected"),
  ];

  it("that cannot be set is reported late after the first try and failed after the third, once each", async () => {
    const { ask, setOnline, get, attemptOf, eventsOf } = await door("Linen Room");
    await setOnline(false);
    const made = await ask("create", {});
    const seen = async () => [await attemptOf(made), ...issuesOf(await get(made.access_code))];
    await rig().pass(1500);
    expect(await seen()).toEqual(["pending", "delay_in_setting_on_device"]);
    await rig().pass(2000);
    expect(await seen()).toEqual(["device_disconnected", "failed_to_set_on_device"]);
    await rig().pass(hour);
    expect(await eventsOf(made.access_code)).toEqual([
      "created",
      "delay_in_setting_on_device",
      "failed_to_set_on_device",
    ]);
  });

  it("that cannot be removed is reported late after the first try and failed after the third, once each", async () => {
    const { ask, setOnline, get, attemptOf, eventsOf } = await door("Linen Room");
    const { access_code } = await ask("create", {});
    await rig().pass(1000);
    await setOnline(false);
    const asked = await ask<{ action_attempt: Attempt }>("delete", { access_code_id: access_code.access_code_id });
    const seen = async () => [
      await attemptOf(asked),
      (await get(access_code))?.status,
      ...issuesOf(await get(access_code)),
    ];
    await rig().pass(1500);
    expect(await seen()).toEqual(["pending", "removing", "delay_in_removing_from_device"]);
    await rig().pass(2000);
    expect(await seen()).toEqual(["device_disconnected", "removing", "failed_to_remove_from_device"]);
    await rig().pass(hour);
    await setOnline(true);
    await rig().pass(1000);
    expect(await eventsOf(access_code)).toEqual([
      "created",
      "set_on_device",
      "delay_in_removing_from_device",
      "failed_to_remove_from_device",
      "removed_from_device",
      "deleted",
    ]);
  });

  it("that must not be tried on an offline lock fails at once, and is set when the lock is back", async () => {
    const { ask, setOnline, get, attemptOf } = await door("Linen Room");
    await setOnline(false);
    const made = await ask("create", { attempt_for_offline_device: false });
    await rig().pass(100);
    expect([await attemptOf(made), ...issuesOf(await get(made.access_code))]).toEqual([
      "device_disconnected",
      "failed_to_set_on_device",
    ]);
    await rig().pass(hour);
    expect(await get(made.access_code)).toMatchObject({ status: "setting" });
    await setOnline(true);
    await rig().pass(1000);
    expect(await get(made.access_code)).toMatchObject({ status: "set", errors: [] });
  });

  it("that is deleted before it was set ends the attempt of its create", async () => {
    const { ask, attemptOf, eventsOf } = await door("Linen Room");
    // The start is so far ahead that even a lock with schedules does not hold the code yet.
    const made = await ask("create", { starts_at: at(100 * hour), ends_at: at(101 * hour) });
    const asked = await ask<{ action_attempt: Attempt }>("delete", { access_code_id: made.access_code.access_code_id });
    await rig().pass(1000);
    expect([await attemptOf(made), await attemptOf(asked)]).toEqual(["access_code_deleted", "success"]);
    expect(await eventsOf(made.access_code)).toEqual(["created", "deleted"]);
  });

  it("that waits on its lock is changed there, and removed when its hours are moved far into the future", async () => {
    const { ask, get, attemptOf, eventsOf } = await door("Front Door");
    const { access_code } = await ask("create", { starts_at: at(24 * hour), ends_at: at(48 * hour) });
    const move = async (hours: number) => {
      const times = { starts_at: at(hours * hour), ends_at: at((hours + 24) * hour) };
      const asked = await ask<{ action_attempt: Attempt }>("update", {
        access_code_id: access_code.access_code_id,
        ...times,
      });
      await rig().pass(30_000);
      return [await attemptOf(asked), (await get(access_code))?.is_scheduled_on_device];
    };
    await rig().pass(30_000);
    expect(await move(36)).toEqual(["success", true]);
    expect(await move(240)).toEqual(["success", false]);
    const events = await eventsOf(access_code);
    // The event is repeated when the change is on the lock.
    expect(events.filter((event) => event.endsWith("on_device") || event.endsWith("from_device"))).toEqual([
      "scheduled_on_device",
      "scheduled_on_device",
      "removed_from_device",
    ]);
  });

  it("that is unmanaged is reported removed once it was removed", async () => {
    const { ask, eventsOf } = await door("Linen Room");
    const { access_code } = await ask("simulate/create_unmanaged_access_code", { name: "Found", code: "7391" });
    await ask("unmanaged/delete", { access_code_id: access_code.access_code_id });
    await rig().pass(1000);
    expect(await eventsOf(access_code)).toEqual(["unmanaged.created", "unmanaged.removed"]);
  });

  it("that is an unused backup makes no event", async () => {
    const { ask, setOnline, eventsOf } = await door("Front Door");
    await rig().pass(30_000);
    const before = await eventsOf();
    await setOnline(false);
    const times = { starts_at: at(0), ends_at: at(2 * hour), use_backup_access_code_pool: true };
    const { access_code } = await ask("create", times);
    await rig().pass(hour);
    await setOnline(true);
    await rig().pass(30_000);
    expect(await ask("get", { access_code_id: access_code.access_code_id })).toMatchObject({
      access_code: { is_backup_access_code_available: true },
    });
    await ask("delete", { access_code_id: access_code.access_code_id });
    await rig().pass(hour);
    const told = [
      "created",
      "delay_in_setting_on_device",
      "failed_to_set_on_device",
      "set_on_device",
      "removed_from_device",
      "deleted",
    ];
    const events = (await eventsOf()).slice(before.length);
    expect(events.filter((event) => !event.includes("."))).toEqual(told);
  });
});
