// Every rule that a lock may have for its codes: input that breaks it is refused, and generated PINs keep it
// (platform-api §3.3).
import { describe, expect, it } from "vitest";
import { answered, onServer } from "../rig/rig.ts";

interface Device {
  device_id: string;
  connected_account_id: string;
  properties: { name: string };
}
interface Code {
  access_code_id: string;
  code: string | null;
  name: string | null;
}
interface Refused {
  error: { type: string; message: string; validation_errors: Record<string, { _errors: string[] }> };
}

const cases: [constraint: string, broken: string[], kept: string[], rule: RegExp][] = [
  ["no_zeros", ["4801", "0481"], ["4811"], /^[1-9]+$/],
  ["cannot_start_with_12", ["1248"], ["2148", "4812"], /^(?!12)/],
  ["no_triple_consecutive_ints", ["482222", "123489", "987641", "1111"], ["482229", "123789"], /^(?!.*(\d)\1{3})/],
  [
    "no_ascending_or_descending_sequence",
    ["1234", "9876", "456789"],
    ["1235", "4444"],
    /^(?!0123|1234|2345|3456|4567|5678|6789)/,
  ],
  ["no_all_same_digits", ["1111", "444444"], ["1112"], /^(\d)(?!\1+$)/],
  ["at_least_three_unique_digits", ["1212", "4444"], ["1213"], /^(\d)\1*(?!\1)(\d)(\1|\2)*(?!\1|\2)\d/],
  ["unique_first_four_digits", ["4841", "44812"], ["4813", "48134"], /^(\d)(?!\1)(\d)(?!\1|\2)(\d)(?!\1|\2|\3)\d/],
  ["cannot_contain_089", ["4801", "4881", "4891"], ["4171"], /^[1-7]+$/],
  ["cannot_contain_0789", ["4801", "4871", "4881", "4891"], ["4161"], /^[1-6]+$/],
];

onServer("locks with a rule", (rig) => {
  const setUp = async (...constraints: object[]) => {
    const { api_key } = await rig().world();
    const send = <Body>(path: string, input: object) => rig().ask<Body>(api_key, path, input);
    const { devices } = answered(await send<{ devices: Device[] }>("/devices/list", {}));
    const named = (name: string) => {
      const found = devices.find(({ properties }) => properties.name === name);
      if (!found) throw new Error(`The hotel has no ${name}.`);
      return found;
    };
    const { device_id } = named("Room 5 Tern");
    const { query } = rig().database;
    const ruled = async (id: string, rules: object[]) => {
      const { body } = await query
        .selectFrom("devices")
        .select("body")
        .where("device_id", "=", id)
        .executeTakeFirstOrThrow();
      const device = JSON.parse(body) as Device;
      const properties = { ...device.properties, code_constraints: rules };
      await query
        .updateTable("devices")
        .set({ body: JSON.stringify({ ...device, properties }) })
        .where("device_id", "=", id)
        .execute();
    };
    await ruled(device_id, constraints);
    const make = (input: object = {}) => send<{ access_code: Code }>("/access_codes/create", { device_id, ...input });
    const made = async (input: object = {}) => answered(await make(input)).access_code;
    const change = (input: object) => send("/access_codes/update", input);
    const generate = () => send<{ generated_code: { code: string } }>("/access_codes/generate_code", { device_id });
    const drop = (access_code_id: string) =>
      send("/access_codes/delete", { access_code_id }).then(() => rig().pass(61_000));
    return { send, named, device_id, ruled, make, made, change, generate, drop };
  };
  const refusedFor = (field: string) => ({
    status: 400,
    body: {
      error: {
        type: "invalid_input",
        validation_errors: { [field]: { _errors: [expect.stringContaining("this lock")] } },
      },
    },
  });

  it.each(cases)("%s", async (constraint_type, broken, kept, rule) => {
    const { send, make, made, change, generate, device_id, named, drop } = await setUp({ constraint_type });
    const other = named(
      "Room 4 family suite: roof terrace, luggage lift and bicycle store (north stairwell)",
    ).device_id;
    const mine = await made();
    expect(mine.code).toMatch(rule);
    for (const code of broken) {
      expect(await make({ code })).toMatchObject(refusedFor("code"));
      expect(await change({ access_code_id: mine.access_code_id, code })).toMatchObject(refusedFor("code"));
      expect(await send("/access_codes/create_multiple", { device_ids: [other, device_id], code })).toMatchObject(
        refusedFor("code"),
      );
    }
    for (const code of kept) await drop((await made({ code })).access_code_id);
    for (let times = 0; times < 20; times += 1) expect(answered(await generate()).generated_code.code).toMatch(rule);
    const { access_codes } = answered(
      await send<{ access_codes: Code[] }>("/access_codes/create_multiple", { device_ids: [other, device_id] }),
    );
    for (const { code } of access_codes) expect(code).toMatch(rule);
  });

  it("cannot_specify_pin_code: every call refuses digits, and none are generated", async () => {
    const { make, change, generate, device_id, send } = await setUp({ constraint_type: "cannot_specify_pin_code" });
    const chosen = {
      status: 400,
      body: { error: { message: expect.stringContaining("maker of this lock chooses the digits") } },
    };
    expect(await make({ code: "4826" })).toMatchObject(chosen);
    const { status, body } = await make();
    expect({ status, code: body.access_code.code }).toEqual({ status: 200, code: null });
    expect(await change({ access_code_id: body.access_code.access_code_id, code: "4826" })).toMatchObject(chosen);
    expect(await generate()).toMatchObject(chosen);
    const several = await send<Refused>("/access_codes/create_multiple", { device_ids: [device_id] });
    expect(several.body.error.type).toBe("code_cannot_be_shared");
  });

  it("pin_code_matches_existing_set: only PINs of the lock's account are accepted and generated", async () => {
    const { made, make, change, generate, named, ruled, send, device_id } = await setUp({
      constraint_type: "pin_code_matches_existing_set",
    });
    const front = named("Front Door").device_id;
    const suite = named(
      "Room 4 family suite: roof terrace, luggage lift and bicycle store (north stairwell)",
    ).device_id;
    const pins = async (...doors: string[]) => {
      const lists = doors.map((id) => send<{ access_codes: Code[] }>("/access_codes/list", { device_id: id }));
      return (await Promise.all(lists)).flatMap((list) => answered(list).access_codes.map(({ code }) => code));
    };
    // A PIN of another account.
    expect(await pins(named("Room 2 Heron").device_id)).toContain("9057");
    const refused = {
      error: {
        validation_errors: { code: { _errors: ["Must be a PIN that another lock of this account already has"] } },
      },
    };
    expect(await make({ code: "9057" })).toMatchObject({ status: 400, body: refused });
    expect(await make({ code: "730194" })).toMatchObject({ status: 200 });
    const known = await pins(front, suite, named("Laundry").device_id);
    const mine = await made();
    expect(known).toContain(mine.code);
    expect(mine.code).not.toBe("730194");
    expect(known).toContain(answered(await generate()).generated_code.code);
    expect(await change({ access_code_id: mine.access_code_id, code: "9057" })).toMatchObject({
      status: 400,
      body: refused,
    });
    const { access_codes } = answered(
      await send<{ access_codes: Code[] }>("/access_codes/create_multiple", {
        device_ids: [named("Room 2 Heron").device_id, device_id],
      }),
    );
    expect(new Set(access_codes.map(({ code }) => code)).size).toBe(1);
    expect(known).toContain(access_codes[0]?.code);
    const wanted = {
      device_ids: [suite, device_id],
      code: "246813",
      behavior_when_code_cannot_be_shared: "create_random_code",
    };
    const apart = answered(await send<{ access_codes: Code[] }>("/access_codes/create_multiple", wanted)).access_codes;
    expect(apart[0]?.code).toBe("246813");
    expect([...known, "246813"]).toContain(apart[1]?.code);
    // An account without PINs.
    const lonely = named("Linen Room");
    await ruled(lonely.device_id, [{ constraint_type: "pin_code_matches_existing_set" }]);
    const { query } = rig().database;
    await query
      .deleteFrom("access_codes")
      .where(
        "device_id",
        "in",
        query.selectFrom("devices").select("device_id").where("connected_account_id", "=", lonely.connected_account_id),
      )
      .execute();
    const none = await send<Refused>("/access_codes/create", { device_id: lonely.device_id });
    expect(none.body.error).toMatchObject({
      type: "code_constraints_violated",
      message: expect.stringContaining("none is left"),
    });
  });

  describe("for names", () => {
    it("name_length: counts visible characters", async () => {
      const { make, made, change } = await setUp({ constraint_type: "name_length", min_length: 2, max_length: 4 });
      for (const name of ["A", "Amara", "👩🏽‍🚀👩🏽‍🚀"]) expect(await make({ name })).toMatchObject(refusedFor("name"));
      const { access_code_id } = await made({ name: "🔑🔑🔑🔑" });
      expect(await change({ access_code_id, name: "A" })).toMatchObject(refusedFor("name"));
      expect(await change({ access_code_id, name: "Ada" })).toMatchObject({ status: 200 });
      const least = await setUp({ constraint_type: "name_length", min_length: 3 });
      const { body } = await least.make({ name: "A" });
      expect((body as unknown as Refused).error.message).toBe(
        'Must have at least 3 characters on this lock for "name"',
      );
      expect((await least.make()).status).toBe(200);
    });

    it("name_must_be_unique: compares with all codes on the lock, also unmanaged ones", async () => {
      const { make, made, change, send, device_id, named } = await setUp({ constraint_type: "name_must_be_unique" });
      const taken = {
        status: 400,
        body: { error: { message: 'Must differ from the names of all other codes on this lock for "name"' } },
      };
      const ada = await made({ name: "Ada" });
      const grace = await made({ name: "Grace" });
      expect(await make({ name: "Ada" })).toMatchObject(taken);
      expect(await change({ access_code_id: grace.access_code_id, name: "Ada" })).toMatchObject(taken);
      expect(await change({ access_code_id: ada.access_code_id, name: "Ada", code: "482619" })).toMatchObject({
        status: 200,
      });
      expect(await change({ access_code_id: ada.access_code_id, name: "ada" })).toMatchObject({ status: 200 });
      answered(
        await send("/access_codes/simulate/create_unmanaged_access_code", { device_id, name: "Plumber", code: "7410" }),
      );
      expect(await make({ name: "Plumber" })).toMatchObject(taken);
      const device_ids = [named("Room 2 Heron").device_id, device_id];
      expect(await send("/access_codes/create_multiple", { device_ids, name: "Grace", code: "7412" })).toMatchObject({
        status: 400,
        body: {
          error: { message: expect.stringContaining("Must differ from the names of all other codes on this lock (") },
        },
      });
      for (let times = 0; times < 2; times += 1) expect((await make()).status).toBe(200);
      answered(await send("/devices/update", { device_id, backup_access_code_pool_enabled: true }));
      await rig().pass(1000);
      const names = await rig()
        .database.query.selectFrom("access_codes")
        .select("body")
        .where("device_id", "=", device_id)
        .where("is_backup", "=", 1)
        .execute();
      expect(new Set(names.map(({ body }) => (JSON.parse(body) as Code).name)).size).toBe(5);
    });
  });
});
