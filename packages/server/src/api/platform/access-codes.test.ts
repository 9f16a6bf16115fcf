// Reads codes by id, by lock and digits, and by filter. Only codes of managed locks are returned (platform-api §4.2).
import { expect, it } from "vitest";
import { accessCodeError } from "../../base/catalogue/issues/issues.ts";
import { accessCodeOf, saveAccessCode } from "../../base/db/access-codes.ts";
import { answered, onBothServers } from "../../../test/rig/rig.ts";

interface Code {
  access_code_id: string;
  device_id: string;
  code: string;
}
interface Door {
  device_id: string;
  connected_account_id: string;
  capabilities_supported: string[];
}

onBothServers("access codes", (rig) => {
  const setUp = async () => {
    const world = await rig().world();
    const ask = async <Body>(path: string, input: object = {}) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const statusOf = async (path: string, input: object) => (await rig().ask(world.api_key, path, input)).status;
    const { devices } = await ask<{ devices: Door[] }>("/devices/list");
    const [first, ...rest] = devices.filter(({ capabilities_supported }) =>
      capabilities_supported.includes("access_code"),
    );
    const second = rest.find(({ connected_account_id }) => connected_account_id !== first?.connected_account_id);
    if (!first || !second) throw new Error("The hotel has no two such doors.");
    const create = async (door: Door, code: string) => {
      await rig().pass(1000);
      return (await ask<{ access_code: Code }>("/access_codes/create", { device_id: door.device_id, code }))
        .access_code;
    };
    const made = [
      await create(first, "482173"),
      await create(first, "482174"),
      await create(second, "482175"),
    ] as const;
    const list = async (input: object) =>
      (await ask<{ access_codes: Code[] }>("/access_codes/list", input)).access_codes.map(
        ({ access_code_id }) => access_code_id,
      );
    return { ask, statusOf, first, second, made, list };
  };

  it("are read by id, or by lock and digits, and not with the id or digits of another code", async () => {
    const { ask, statusOf, first, second, made } = await setUp();
    const get = async (input: object) =>
      (await ask<{ access_code: Code }>("/access_codes/get", input)).access_code.access_code_id;
    for (const { access_code_id, device_id, code } of made) {
      expect(await get({ access_code_id })).toBe(access_code_id);
      expect(await get({ device_id, code })).toBe(access_code_id);
    }
    expect(await statusOf("/access_codes/get", { device_id: second.device_id, code: made[0].code })).toBe(404);
    expect(await statusOf("/access_codes/get", { device_id: first.device_id, code: "999999" })).toBe(404);
  });

  it("asked for without a zone count in UTC, which the answer says where clocks at the door show another", async () => {
    const { ask, first } = await setUp();
    const device_id = first.device_id;
    interface Made {
      access_code: { access_code_id: string; starts_at: string };
      warnings?: { warning_code: string; message: string }[];
    }
    const create = (starts_at: string, ends_at = "2099-06-12T10:00Z") =>
      ask<Made>("/access_codes/create", { device_id, starts_at, ends_at });
    const plain = await create("2099-06-12T09:00");
    expect(plain.access_code.starts_at).toBe("2099-06-12T09:00:00.000Z");
    expect(plain.warnings).toMatchObject([
      { warning_code: "time_read_as_utc", message: expect.stringMatching(/^starts_at came .*\[America\/New_York\]/) },
    ]);
    const zoned = await create("2099-06-12T05:00[America/New_York]");
    expect([zoned.access_code.starts_at, zoned.warnings]).toEqual(["2099-06-12T09:00:00.000Z", undefined]);
    const both = await ask<Made>("/access_codes/create_multiple", {
      device_ids: [device_id],
      starts_at: "2099-06-13T09:00",
      ends_at: "2099-06-13T10:00",
    });
    expect(both.warnings?.[0]?.message).toMatch(/^starts_at and ends_at came/);
    const { access_code_id } = plain.access_code;
    const changed = await ask<Made>("/access_codes/update", { access_code_id, ends_at: "2099-06-12T11:00" });
    expect(changed.warnings).toHaveLength(1);
    expect((await ask<Made>("/access_codes/update", { access_code_id, name: "Guest" })).warnings).toBeUndefined();
  });

  it("have the fields of offline and one-time codes, set to false", async () => {
    const { ask, made } = await setUp();
    const [{ access_code_id, device_id }] = made;
    const said = { access_code_id, is_offline_access_code: false, is_one_time_use: false };
    expect(await ask("/access_codes/get", { access_code_id })).toMatchObject({ access_code: said });
    expect(await ask("/access_codes/list", { device_id })).toMatchObject({
      access_codes: expect.arrayContaining([expect.objectContaining(said)]),
    });
  });

  it("end only their own action attempts", async () => {
    const { ask, first } = await setUp();
    const attempted = async (input: object) =>
      (
        await ask<{ action_attempt: { action_attempt_id: string } }>("/access_codes/create", {
          device_id: first.device_id,
          ...input,
        })
      ).action_attempt.action_attempt_id;
    const inHours = (hours: number) => new Date(rig().clock.now() + hours * 3_600_000).toISOString();
    const action_attempt_ids = [
      await attempted({ code: "739164" }),
      await attempted({ starts_at: inHours(100), ends_at: inHours(101) }),
    ];
    await rig().pass(60_000);
    const list = () =>
      ask<{ action_attempts: { action_attempt_id: string; status: string }[] }>("/action_attempts/list", {
        action_attempt_ids,
      });
    const stateOf = new Map(
      (await list()).action_attempts.map(({ action_attempt_id, status }) => [action_attempt_id, status]),
    );
    expect(action_attempt_ids.map((id) => stateOf.get(id))).toEqual(["success", "pending"]);
  });

  it("are listed by every filter given", async () => {
    const { ask, list, second, made } = await setUp();
    const [one, other, elsewhere] = made.map(({ access_code_id }) => access_code_id);
    expect(await list({ access_code_ids: [elsewhere, one] })).toEqual([one, elsewhere]);
    expect(await list({ access_code_ids: [one, elsewhere], device_id: second.device_id })).toEqual([elsewhere]);
    expect(await list({ access_code_ids: [one, other, elsewhere], search: made[1].code })).toEqual([other]);
    await ask("/client_sessions/create", {
      user_identifier_key: "guest",
      connected_account_ids: [second.connected_account_id],
    });
    expect(await list({ access_code_ids: [one, elsewhere], user_identifier_key: "guest" })).toEqual([elsewhere]);
    expect(await list({ access_code_ids: [one], user_identifier_key: "nobody" })).toEqual([]);
  });

  it("are listed over all locks by what is wrong with them, and by their start", async () => {
    const { ask, list, statusOf, first, second } = await setUp();
    const inHours = (hours: number) => new Date(rig().clock.now() + hours * 3_600_000).toISOString();
    const made = async (input: object) => {
      await rig().pass(1000);
      const { access_code } = await ask<{ access_code: Code }>("/access_codes/create", input);
      return access_code.access_code_id;
    };
    const refused = await made({ device_id: first.device_id, code: "739164" });
    const tonight = await made({ device_id: first.device_id, starts_at: inHours(2), ends_at: inHours(9) });
    const later = await made({ device_id: second.device_id, starts_at: inHours(50), ends_at: inHours(60) });
    await rig().pass(60_000);
    const row = await rig()
      .database.query.selectFrom("access_codes")
      .selectAll()
      .where("access_code_id", "=", refused)
      .executeTakeFirstOrThrow();
    await rig().database.transaction((tx) =>
      saveAccessCode(tx, {
        ...accessCodeOf(row),
        errors: [accessCodeError("failed_to_set_on_device", row.created_at)],
      }),
    );
    const own = async (input: object) => (await list(input)).filter((id) => [refused, tonight, later].includes(id));
    expect(await own({ has_issues: true })).toEqual([refused]);
    expect(await own({ has_issues: false })).toEqual([tonight, later]);
    expect(await own({ has_issues: true, device_ids: [second.device_id.toUpperCase()] })).toEqual([]);
    expect(await own({ starts_after: inHours(0), starts_before: inHours(24) })).toEqual([tonight]);
    expect(await own({ starts_after: inHours(0) })).toEqual([tonight, later]);
    expect(await own({ starts_before: inHours(24) })).toEqual([tonight]);
    expect(await own({ device_ids: [second.device_id], starts_before: inHours(100) })).toEqual([later]);
    expect(await statusOf("/access_codes/list", {})).toBe(400);
    expect(await statusOf("/access_codes/list", { starts_before: "soon" })).toBe(400);
  });

  it("cannot be made unmanaged without their lock", async () => {
    const { statusOf, made } = await setUp();
    const [{ access_code_id }] = made;
    expect(await statusOf("/access_codes/update", { access_code_id, name: "Kept", is_managed: false })).toBe(400);
    expect(await statusOf("/access_codes/update", { access_code_id, name: "Kept", is_managed: true })).toBe(200);
  });

  it("exclude those of an unmanaged lock", async () => {
    const { ask, statusOf, list, first, made } = await setUp();
    const [{ access_code_id }, , elsewhere] = made;
    await rig().pass(60_000);
    await ask("/devices/update", { device_id: first.device_id, is_managed: false });
    expect(await list({ access_code_ids: [access_code_id, elsewhere.access_code_id] })).toEqual([
      elsewhere.access_code_id,
    ]);
    for (const path of ["/access_codes/get", "/access_codes/unmanaged/get"])
      expect(await statusOf(path, { access_code_id })).toBe(404);
  });
});
