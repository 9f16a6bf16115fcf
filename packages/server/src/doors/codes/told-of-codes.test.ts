// Reports about codes to callers: the time until which digits are taken, the future of a refused code, and who came in.
import { expect, it } from "vitest";
import { answered, type Json, onServer } from "../../../test/rig/rig.ts";

onServer("of codes", (rig) => {
  const setUp = async () => {
    const { api_key, sandbox_key } = await rig().world();
    const ask = <Body = Record<string, Json>>(path: string, input: object) => rig().ask<Body>(api_key, path, input);
    const list = answered(
      await ask<{ devices: { device_id: string; properties: { name: string } }[] }>("/devices/list", {}),
    );
    const device_id = list.devices.find(({ properties }) => properties.name === "Linen Room")?.device_id;
    const control = async <Body = Json>(path: string, input: object) =>
      answered(await rig().ask<Body>(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
    return { ask, control, device_id };
  };

  it("a refused duplicate says until when its digits are taken", async () => {
    const { ask, device_id } = await setUp();
    const times = { starts_at: "2030-01-01T00:00:00.000Z", ends_at: "2030-01-02T00:00:00.000Z" };
    const made = answered(await ask("/access_codes/create", { device_id, code: "2580", ...times }))["access_code"];
    const { status, body } = await ask("/access_codes/create", { device_id, code: "2580" });
    expect(status).toBe(409);
    expect(body["error"]).toMatchObject({
      type: "duplicate_access_code",
      message: expect.stringContaining(times.ends_at),
      data: { access_code_id: made?.["access_code_id"], device_id, ends_at: times.ends_at },
    });
    answered(await ask("/access_codes/create", { device_id, code: "2581" }));
    const endless = (await ask("/access_codes/create", { device_id, code: "2581" })).body["error"];
    expect(endless).toMatchObject({ message: expect.stringContaining("no end"), data: { ends_at: null } });
  });

  it.each([
    ["duplicate_code", "tried again once it is changed"],
    ["slots_full", "once there is room"],
  ])("after %s nobody is told that setting will be retried", async (fault, words) => {
    const { ask, control, device_id } = await setUp();
    await control("faults/set", { fault, times: null });
    const { access_code } = answered(await ask("/access_codes/create", { device_id, code: "2580" }));
    await rig().pass(60_000);
    const { access_code_id } = access_code as { access_code_id: string };
    const errors = answered(await ask("/access_codes/get", { access_code_id }))["access_code"]?.["errors"] as {
      error_code: string;
      message: string;
    }[];
    const said = errors.find(({ error_code }) => error_code === "failed_to_set_on_device")?.message;
    expect(said).toContain(words);
    expect(JSON.stringify(errors)).not.toMatch(/retried|online/);
  });

  it("a code entered at a door that is unlocked already leaves an event, and so does every entry", async () => {
    const { ask, control, device_id } = await setUp();
    const { access_code } = answered(await ask("/access_codes/create", { device_id, code: "2580", sync: true }));
    await rig().pass(60_000);
    for (let entries = 0; entries < 2; entries += 1)
      expect(await control("keypad/enter", { code: "2580" })).toMatchObject({ opened: true });
    const { events } = answered(
      await ask<{ events: Json[] }>("/events/list", { since: "2000-01-01", device_id, event_type: "lock.unlocked" }),
    );
    const entered = { method: "keycode", access_code_id: access_code?.["access_code_id"] };
    expect(events.slice(0, 2)).toMatchObject([entered, entered]);
  });

  it("events carry the name that a code had then, also once it is deleted, and never its digits beside an entry", async () => {
    type Made = { access_code: { access_code_id: string } };
    const { ask, control, device_id } = await setUp();
    const { access_code } = answered(
      await ask<Made>("/access_codes/create", { device_id, code: "2580", name: "Guest", sync: true }),
    );
    const { access_code_id } = access_code;
    answered(await ask("/access_codes/create", { device_id, code: "7913", sync: true }));
    await rig().pass(60_000);
    await control("keypad/enter", { code: "2580" });
    await control("keypad/enter", { code: "7913" });
    answered(await ask("/access_codes/update", { access_code_id, name: "Amara", sync: true }));
    await rig().pass(60_000);
    answered(await ask("/access_codes/delete", { access_code_id, sync: true }));
    await rig().pass(60_000);
    const { events } = answered(
      await ask<{ events: Record<string, unknown>[] }>("/events/list", { since: "2000-01-01", device_id }),
    );
    const nameOf = (event_type: string, of: (event: Record<string, unknown>) => boolean) =>
      events.filter((event) => event["event_type"] === event_type && of(event)).map((each) => each["access_code_name"]);
    const isIts = (event: Record<string, unknown>) => event["access_code_id"] === access_code_id;
    expect(nameOf("access_code.created", isIts)).toEqual(["Guest"]);
    expect(nameOf("access_code.set_on_device", isIts)).toContain("Guest");
    expect(nameOf("lock.unlocked", isIts)).toEqual(["Guest"]);
    expect(nameOf("access_code.changed", isIts)).toEqual(["Amara"]);
    expect(nameOf("access_code.deleted", isIts)).toEqual(["Amara"]);
    // The name of a nameless code is `null`. Events of older servers have no name at all.
    expect(nameOf("lock.unlocked", (event) => !isIts(event)).slice(0, 1)).toEqual([null]);
    for (const event of events.filter(({ event_type }) => event_type === "lock.unlocked"))
      expect(JSON.stringify(event)).not.toMatch(/2580|7913/);
  });
});
