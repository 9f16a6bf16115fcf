// Errors and warnings of a stay when a lock is dead, full, lacks a keypad, or already has the requested PIN.
import { expect, it } from "vitest";
import { onServer } from "../rig/rig.ts";
import { codesIn, guestHouse, hour, minute, typesOf } from "./guest-house.ts";

onServer("a stay in trouble", (rig) => {
  const house = (more?: Parameters<typeof guestHouse>[1]) => guestHouse(rig(), more);

  it("of a dead lock is late an hour before its start, failed at the start, and clears itself", async () => {
    for (const keepsHours of [true, false]) {
      const { make, method, front, room, at, events, control, pinsAt } = await house({ keepsHours });
      await control("devices/update", { device_id: room, online: false });
      const grant = await make({ device_ids: [front, room], starts_at: at(24 * hour), ends_at: at(48 * hour) });
      await rig().pass(22 * hour + 30 * minute);
      expect(await method(grant)).toMatchObject({ is_issued: false, warnings: [], errors: [] });
      await rig().pass(hour);
      expect(codesIn((await method(grant)).warnings)).toEqual(["delay_in_issuing"]);
      await rig().pass(31 * minute);
      const failed = await method(grant);
      expect([codesIn(failed.errors), codesIn(failed.warnings)]).toEqual([["failed_to_issue"], []]);
      expect(await pinsAt(front)).toContain(failed.code);
      await control("devices/update", { device_id: room, online: true });
      await rig().pass(20 * minute);
      expect(await method(grant)).toMatchObject({ code: failed.code, is_issued: true, warnings: [], errors: [] });
      expect(await pinsAt(room)).toContain(failed.code);
      const types = typesOf(await events({ access_method_id: failed.access_method_id }));
      expect(types).toEqual([
        "access_method.created",
        "access_method.delay_in_issuing",
        "access_method.failed_to_issue",
        "access_method.issued",
      ]);
    }
  });

  it("that ends while its lock is out of reach stays until the PIN is off it", async () => {
    const { make, get, end, refused, method, front, pinsAt, control } = await house();
    const grant = await make({ device_ids: [front] });
    await rig().pass(minute);
    const { code } = await method(grant);
    await control("devices/update", { device_id: front, online: false });
    await end(grant);
    await rig().pass(hour);
    expect(codesIn((await get(grant)).warnings)).toContain("being_deleted");
    await control("devices/update", { device_id: front, online: true });
    await rig().pass(20 * minute);
    expect(await pinsAt(front)).not.toContain(code);
    expect(await refused("/access_grants/get", grant)).toMatch(/404|400/);
  });

  it("gets another PIN than the wished one where that is taken or too long, and says so", async () => {
    const { make, get, ask, method, front, room } = await house();
    await ask("/access_codes/create", { device_id: front, code: "4826", name: "Cleaner" });
    const wish = (code: string) => ({ requested_access_methods: [{ mode: "code", code }] });
    const grant = await make({ device_ids: [front, room], ...wish("4826") });
    await rig().pass(minute);
    const { code } = await method(grant);
    expect(code).not.toBe("4826");
    expect((await get(grant)).warnings).toMatchObject([
      { warning_code: "requested_code_unavailable", device_id: front, original_code: "4826", new_code: code },
    ]);
    const free = await make({ device_ids: [room], ...wish("4826") });
    expect([
      (await method(free)).code,
      (await get(free)).warnings.filter((each) => each.warning_code === "requested_code_unavailable"),
    ]).toEqual(["4826", []]);
    const long = await make({ device_ids: [room], ...wish("482648264") });
    expect((await method(long)).code).not.toBe("482648264");
  });

  it("gets another PIN where the lock itself refuses the first, and keeps it once it is issued", async () => {
    const { make, methods, front, room, pinsAt, control, get, update, at } = await house();
    await control("faults/set", { device_id: front, fault: "duplicate_code", times: 1 });
    const grant = await make({
      device_ids: [front, room],
      starts_at: at(0),
      ends_at: at(24 * hour),
      requested_access_methods: [{ mode: "code", code: "4826" }],
    });
    await rig().pass(10 * minute);
    const pins = (await methods(grant)).map(({ code, is_issued }) => (is_issued ? (code ?? "") : ""));
    const other = pins.find((pin) => pin !== "4826") ?? "";
    expect([pins.length, pins.includes("4826"), other]).toEqual([2, true, expect.stringMatching(/^\d{4}$/)]);
    expect([await pinsAt(front), await pinsAt(room)]).toEqual([
      expect.arrayContaining([other]),
      expect.arrayContaining(["4826"]),
    ]);
    expect(await pinsAt(front)).not.toContain("4826");
    expect(codesIn((await get(grant)).warnings)).toEqual(["requested_code_unavailable"]);
    expect((await get(grant)).display_status).toBe("Active");
    await control("faults/set", { device_id: front, fault: "duplicate_code", times: 1 });
    await update(grant, { ends_at: at(30 * hour) });
    await rig().pass(10 * minute);
    expect(await pinsAt(front)).toContain(other);
    expect(new Set((await methods(grant)).map(({ code }) => code))).toEqual(new Set(pins));
  });

  it("shares the person's PIN with that person's other stays where no lock would hold it twice", async () => {
    const { make, method, front, room, other } = await house();
    const first = await make({ device_ids: [front, room] });
    const { user_identity_id } = first;
    const second = await make({ device_ids: [other], user_identity_id });
    const third = await make({ device_ids: [front], user_identity_id });
    const pins = [await method(first), await method(second), await method(third)].map(({ code }) => code);
    expect(pins[1]).toBe(pins[0]);
    expect(pins[2]).not.toBe(pins[0]);
    await rig().pass(minute);
    for (const grant of [first, second, third]) expect((await method(grant)).is_issued).toBe(true);
  });

  it("follows a space: a door that joins gets the PIN, one that leaves loses it", async () => {
    const { make, get, ask, method, front, room, other, pinsAt } = await house();
    const { space } = await ask<{ space: { space_id: string } }>("/spaces/create", {
      name: "Unit 5",
      device_ids: [room],
    });
    const { space_id } = space;
    const grant = await make({ space_ids: [space_id], device_ids: [front] });
    await rig().pass(minute);
    const { code } = await method(grant);
    expect([await pinsAt(front), await pinsAt(room)]).toEqual([
      expect.arrayContaining([code]),
      expect.arrayContaining([code]),
    ]);
    await ask("/spaces/add_devices", { space_id, device_ids: [other] });
    await ask("/spaces/remove_devices", { space_id, device_ids: [room] });
    await rig().pass(minute);
    expect(await pinsAt(other)).toContain(code);
    expect(await pinsAt(room)).not.toContain(code);
    expect(await method(grant)).toMatchObject({ code, is_issued: true });
    await ask("/spaces/delete", { space_id });
    await rig().pass(minute);
    expect(await pinsAt(other)).not.toContain(code);
    expect(await pinsAt(front)).toContain(code);
    expect(await get(grant)).toMatchObject({ space_ids: [], errors: [] });
  });

  it("loses a door that is deleted, and says which one it misses", async () => {
    const { make, get, ask, method, front, room } = await house();
    const grant = await make({ device_ids: [front, room] });
    await rig().pass(minute);
    await ask("/devices/delete", { device_id: room });
    await rig().pass(minute);
    expect((await get(grant)).errors).toMatchObject([
      { error_code: "cannot_create_requested_access_methods", missing_device_ids: [room] },
    ]);
    expect(await method(grant)).toMatchObject({ is_issued: true });
  });

  it("ends with its person, and goes over with a merge", async () => {
    const { make, get, ask, refused, method, front, room, pinsAt } = await house();
    const [one, two] = [await make({ device_ids: [front] }), await make({ device_ids: [room] })];
    await rig().pass(minute);
    const [first, second] = [await method(one), await method(two)];
    await ask("/user_identities/merge", {
      user_identity_id: one.user_identity_id,
      merged_user_identity_ids: [two.user_identity_id],
    });
    expect((await get(two)).user_identity_id).toBe(one.user_identity_id);
    await ask("/user_identities/delete", { user_identity_id: one.user_identity_id });
    await rig().pass(minute);
    for (const { access_grant_id } of [one, two])
      expect(await refused("/access_grants/get", { access_grant_id })).toBe("404 access_grant_not_found");
    expect(await pinsAt(front)).not.toContain(first.code);
    expect(await pinsAt(room)).not.toContain(second.code);
  });

  it("keeps single methods that were taken away from coming back", async () => {
    const { make, ask, methods, method, front, pinsAt } = await house();
    const grant = await make({ device_ids: [front] });
    await rig().pass(minute);
    const { access_method_id, code } = await method(grant);
    await ask("/access_methods/delete", { access_method_id });
    await rig().pass(hour);
    expect([await methods(grant), (await pinsAt(front)).includes(code ?? "")]).toEqual([[], false]);
    const requested_access_methods = [{ mode: "code" }];
    const { access_grant_id } = grant;
    await ask("/access_grants/request_access_methods", { access_grant_id, requested_access_methods });
    await rig().pass(minute);
    expect(await method(grant)).toMatchObject({ is_issued: true });
  });
});
