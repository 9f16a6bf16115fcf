// The codes of one common_code_key are changed together or not at all (platform-api §2.2.4).
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { type Code, type Door, hotelCodes, hour } from "../../../test/door/hotel-codes.ts";

interface Refused {
  error: {
    type: string;
    message: string;
    data?: { device_id: string; access_code_id: string; locks?: { device_id: string }[] };
  };
}

onBothServers("codes of one common_code_key", (rig) => {
  const { house, at, create, get, events, control } = hotelCodes(rig);
  const isSchlage = ({ device_type }: { device_type: string }) => device_type === "schlage_lock";

  const isYaleOrNuki = ({ device_type }: { device_type: string }) => /^(yale|nuki)_lock$/.test(device_type);

  const setUp = async (wanted = isYaleOrNuki) => {
    const { world, doors } = await house(wanted);
    const update = <Body = object>(input: object, credential = world.api_key, method = "PATCH") =>
      rig().ask<Body>(credential, "/access_codes/update_multiple", { common_code_key: "crew", ...input }, method);
    const made: Code[] = [];
    for (const device_id of doors)
      made.push(
        (await create(world, { device_id, name: "Crew", code: "482613", common_code_key: "crew" })).access_code,
      );
    await rig().pass(1000);
    const codes = () => Promise.all(made.map(({ access_code_id }) => get(world, access_code_id)));
    return { world, doors, update, made, codes };
  };
  it("say that times without a zone counted as UTC, where clocks at one of the doors show another", async () => {
    const { update } = await setUp();
    interface Warned {
      warnings?: { warning_code: string; message: string }[];
    }
    const plain = { starts_at: "2099-06-12T09:00", ends_at: "2099-06-12T10:00" };
    const { body } = await update<Warned>(plain);
    expect(body.warnings).toMatchObject([
      { warning_code: "time_read_as_utc", message: expect.stringMatching(/^starts_at and ends_at .* of \S+\/\S+:/) },
    ]);
    expect((await update<Warned>({ ends_at: "2099-06-12T11:00Z" })).body.warnings).toBeUndefined();
    expect((await update<Warned>({ name: "Day crew" })).body.warnings).toBeUndefined();
  });

  it("are all renamed and moved, by each method, on their locks too", async () => {
    const { world, doors } = await house(isSchlage);
    const made: Code[] = [];
    for (const device_id of doors)
      made.push((await create(world, { device_id, code: "4826", common_code_key: "crew" })).access_code);
    const other = (await create(world, { device_id: doors[0], code: "7311", common_code_key: "others" })).access_code;
    await rig().pass(1000);
    expect(made.length).toBeGreaterThan(1);
    for (const [method, name] of [
      ["PATCH", "Day crew"],
      ["POST", "Night crew"],
      ["PUT", "Crew"],
    ] as const) {
      const input = { common_code_key: "crew", name };
      expect(await rig().ask(world.api_key, "/access_codes/update_multiple", input, method)).toMatchObject({
        status: 200,
        body: { ok: true },
      });
      for (const { access_code_id } of made)
        expect(await get(world, access_code_id)).toMatchObject({ name, type: "ongoing", status: "set" });
    }
    const times = { starts_at: at(hour), ends_at: at(2 * hour) };
    answered(await rig().ask(world.api_key, "/access_codes/update_multiple", { common_code_key: "crew", ...times }));
    await rig().pass(1000);
    const opens = async (device_id: string | undefined) =>
      (await control(world, "keypad/enter", { device_id, code: "4826" })).body;
    for (const { access_code_id, device_id } of made) {
      expect(await get(world, access_code_id)).toMatchObject({ ...times, name: "Crew", status: "unset" });
      expect(await opens(device_id)).toMatchObject({ opened: false });
      expect(await events(world, access_code_id)).toContain("access_code.changed");
    }
    await rig().pass(hour);
    for (const { device_id } of made) expect(await opens(device_id)).toMatchObject({ opened: true });
    answered(
      await rig().ask(world.api_key, "/access_codes/update_multiple", {
        common_code_key: "crew",
        ends_at: at(5 * hour),
      }),
    );
    for (const { access_code_id } of made)
      expect(await get(world, access_code_id)).toMatchObject({ starts_at: times.starts_at });
    expect(await get(world, other.access_code_id)).toMatchObject({ name: null, type: "ongoing" });
  });

  it("all stay unchanged when one lock refuses, with an error that names the lock and the reason", async () => {
    const { world, update, made, codes } = await setUp(isYaleOrNuki);
    const before = await codes();
    const name = "Everyone who is on the late shift";
    const { status, body } = await update<Refused>({ name });
    expect({ status, type: body.error.type }).toEqual({ status: 400, type: "invalid_input" });
    expect(body.error.message).toMatch(
      /0 to 20 characters on this lock for "name": refused by Garden Gate, so no code was changed/,
    );
    const refusing = made.find(({ access_code_id }) => access_code_id === body.error.data?.access_code_id);
    expect(refusing?.device_id).toBe(body.error.data?.device_id);
    expect(await codes()).toEqual(before);
    await rig().pass(1000);
    expect(await codes()).toEqual(before);
    for (const { access_code_id } of made)
      expect(await events(world, access_code_id)).not.toContain("access_code.changed");
    expect((await update<Refused>({ starts_at: at(0) })).body.error).toMatchObject({ type: "invalid_input" });
    expect((await update<Refused>({ starts_at: at(2 * hour), ends_at: at(hour) })).body.error).toMatchObject({
      type: "invalid_input",
    });
    expect(await codes()).toEqual(before);
  });

  it("all stay unchanged when several locks refuse, and each is named with its reason", async () => {
    const { world } = await house();
    const { devices } = answered(await rig().ask<{ devices: Door[] }>(world.api_key, "/devices/list", {}));
    const doors = ["Garden Gate", "Boathouse"].map(
      (name) => devices.find(({ properties }) => properties.name === name)?.device_id ?? "",
    );
    for (const device_id of doors) await create(world, { device_id, code: "482613", common_code_key: "crew" });
    const input = {
      common_code_key: "crew",
      name: "Everyone who is on the late shift",
      starts_at: at(-hour),
      ends_at: at(hour),
    };
    const { status, body } = await rig().ask<Refused>(world.api_key, "/access_codes/update_multiple", input);
    expect({ status, type: body.error.type }).toEqual({ status: 400, type: "invalid_input" });
    expect(body.error.message).toMatch(/20 characters on this lock for "name": refused by Garden Gate/);
    expect(body.error.message).toMatch(
      /in the past on this lock for "starts_at": refused by Boathouse.*so no code was changed$/,
    );
    expect(body.error.data?.locks?.map(({ device_id }) => device_id).toSorted()).toEqual(doors.toSorted());
  });

  it("are not found by another key, from another workspace, or by a session without access to their locks", async () => {
    const { world, update } = await setUp();
    const unknown = { status: 404, body: { error: { type: "access_code_not_found" } } };
    expect(await update({ common_code_key: "nobody's", name: "x" })).toMatchObject(unknown);
    expect(await update({ name: "x" }, (await rig().world()).api_key)).toMatchObject(unknown);
    const { client_session } = answered(
      await rig().ask<{ client_session: { token: string } }>(world.api_key, "/client_sessions/create", {
        user_identifier_key: "a stranger",
      }),
    );
    expect(await update({ name: "x" }, client_session.token)).toMatchObject(unknown);
    expect((await update({ name: "x" }, world.client_session_token)).status).toBe(200);
  });

  it("exclude a code that is being removed from its lock", async () => {
    const { world, update, made } = await setUp();
    const [first, second] = made;
    await control(world, "faults/set", { device_id: first?.device_id, fault: "hold" });
    await control(world, "devices/update", { device_id: first?.device_id, online: false });
    answered(await rig().ask(world.api_key, "/access_codes/delete", { access_code_id: first?.access_code_id }));
    answered(await update({ name: "Others" }));
    expect(await get(world, first?.access_code_id ?? "")).toMatchObject({ name: "Crew", status: "removing" });
    expect(await get(world, second?.access_code_id ?? "")).toMatchObject({ name: "Others" });
  });
});
