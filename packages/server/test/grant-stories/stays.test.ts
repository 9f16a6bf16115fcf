// A guest's stay from the booking to the check-out: one PIN on all doors, which works through every change.
import { expect, it } from "vitest";
import { onServer } from "../rig/rig.ts";
import { codesIn, guestHouse, hour, minute, typesOf } from "./guest-house.ts";

onServer("a stay", (rig) => {
  const house = (more?: Parameters<typeof guestHouse>[1]) => guestHouse(rig(), more);

  it("gets one PIN on all its doors, told once, when every lock has it", async () => {
    const { make, get, method, front, room, pinsAt, events } = await house();
    const grant = await make({ device_ids: [front, room] });
    expect(grant).toMatchObject({ ends_at: null, errors: [], access_method_ids: [expect.any(String)] });
    const before = await method(grant);
    expect(before).toMatchObject({ is_issued: false, issued_at: null, display_status: "Awaiting issuance" });
    await rig().pass(minute);
    const { code, ...after } = await method(grant);
    expect(after).toMatchObject({ is_issued: true, errors: [], warnings: [], pending_mutations: [] });
    expect(code).toBe(before.code);
    expect([await pinsAt(front), await pinsAt(room)]).toEqual([
      expect.arrayContaining([code]),
      expect.arrayContaining([code]),
    ]);
    const { access_grant_id } = grant;
    const told = await events({ access_grant_id });
    expect(typesOf(told).toSorted()).toEqual([
      "access_grant.access_granted_to_all_doors",
      "access_grant.created",
      "access_method.created",
      "access_method.issued",
    ]);
    expect(told.find(({ event_type }) => event_type === "access_method.issued")).toMatchObject({
      code,
      is_backup_code: false,
      access_grant_ids: [access_grant_id],
      access_method_id: grant.access_method_ids[0],
    });
    expect(await get(grant)).toMatchObject({ display_status: "Active", warnings: [], pending_mutations: [] });
    await rig().pass(48 * hour);
    expect(await events({ access_grant_id })).toHaveLength(4);
  });

  it("that lies ahead is on the locks before, where they keep hours, and nowhere after its end", async () => {
    const { make, get, method, front, room, pinsAt, at, events } = await house();
    const grant = await make({ device_ids: [front, room], starts_at: at(24 * hour), ends_at: at(48 * hour) });
    await rig().pass(minute);
    const { code, ...now } = await method(grant);
    expect(now).toMatchObject({ is_issued: true, display_status: "Upcoming" });
    await rig().pass(25 * hour);
    expect((await get(grant)).display_status).toBe("Active");
    await rig().pass(24 * hour);
    expect(await get(grant)).toMatchObject({ display_status: "Ended", errors: [], warnings: [] });
    for (const door of [front, room]) expect(await pinsAt(door)).not.toContain(code);
    expect(typesOf(await events({ access_grant_id: grant.access_grant_id }))).toEqual([
      "access_grant.created",
      "access_method.created",
      "access_method.issued",
      "access_grant.access_granted_to_all_doors",
      "access_method.revoked",
    ]);
  });

  it("of locks that keep no hours gets its PIN at the start, and is not late before", async () => {
    const { make, method, front, room, pinsAt, at, events } = await house({ keepsHours: false });
    const grant = await make({ device_ids: [front, room], starts_at: at(24 * hour), ends_at: at(48 * hour) });
    await rig().pass(23 * hour + 30 * minute);
    const { code, ...before } = await method(grant);
    expect([code, before.is_issued, before.warnings, before.errors]).toEqual([expect.any(String), false, [], []]);
    expect(await pinsAt(front)).not.toContain(code);
    await rig().pass(31 * minute);
    expect(await method(grant)).toMatchObject({ code, is_issued: true, errors: [] });
    expect(await pinsAt(room)).toContain(code);
    const types = typesOf(await events({ access_grant_id: grant.access_grant_id }));
    expect(types.filter((type) => /delay|failed/.test(type))).toEqual([]);
  });

  it("without an end and with a start ahead opens no door before", async () => {
    for (const keepsHours of [true, false]) {
      const { make, method, front, pinsAt, at } = await house({ keepsHours });
      const grant = await make({ device_ids: [front], starts_at: at(2 * hour) });
      await rig().pass(hour);
      const { code } = await method(grant);
      expect(await pinsAt(front)).not.toContain(code);
      await rig().pass(hour + minute);
      expect(await method(grant)).toMatchObject({ code, is_issued: true });
      expect(await pinsAt(front)).toContain(code);
      await rig().pass(100 * hour);
      expect(await pinsAt(front)).toContain(code);
    }
  });

  it("that is moved, shortened or extended while the guest is inside keeps its PIN, on the lock at every moment", async () => {
    for (const keepsHours of [true, false]) {
      const { make, method, update, front, room, pinsAt, at, events } = await house({ keepsHours });
      const grant = await make({ device_ids: [front, room], starts_at: at(0), ends_at: at(24 * hour) });
      await rig().pass(minute);
      const { code } = await method(grant);
      const isThere = async () => {
        for (const door of [front, room]) expect(await pinsAt(door)).toContain(code);
      };
      await isThere();
      await update(grant, { ends_at: at(48 * hour) });
      await rig().pass(30 * hour, isThere);
      expect(await method(grant)).toMatchObject({ code, is_issued: true });
      await update(grant, { ends_at: at(2 * hour) });
      await rig().pass(hour, isThere);
      await rig().pass(hour + minute);
      for (const door of [front, room]) expect(await pinsAt(door)).not.toContain(code);
      const types = typesOf(await events({ access_method_id: grant.access_method_ids[0] }));
      expect(types.filter((type) => type === "access_method.issued")).toHaveLength(1);
      expect(types.filter((type) => type === "access_method.reissued")).toHaveLength(2);
    }
  });

  it("that comes to life again after its end has the same PIN", async () => {
    const { make, method, update, front, pinsAt, at } = await house();
    const grant = await make({ device_ids: [front], starts_at: at(0), ends_at: at(hour) });
    await rig().pass(2 * hour);
    const { code } = await method(grant);
    expect(await pinsAt(front)).not.toContain(code);
    await update(grant, { ends_at: at(10 * hour) });
    await rig().pass(minute);
    expect(await method(grant)).toMatchObject({ code, is_issued: true });
    expect(await pinsAt(front)).toContain(code);
  });

  it("that moves to another room keeps its PIN, and the old room loses it", async () => {
    const { ask, make, get, method, update, front, room, other, pinsAt, at } = await house();
    const grant = await make({ device_ids: [front, room], starts_at: at(0), ends_at: at(24 * hour) });
    await rig().pass(minute);
    const { code } = await method(grant);
    await update(grant, { device_ids: [front, other] });
    expect(codesIn((await get(grant)).pending_mutations)).toEqual(["updating_spaces"]);
    await rig().pass(minute);
    expect(await method(grant)).toMatchObject({ code, is_issued: true, pending_mutations: [] });
    expect([await pinsAt(front), await pinsAt(other)]).toEqual([
      expect.arrayContaining([code]),
      expect.arrayContaining([code]),
    ]);
    expect(await pinsAt(room)).not.toContain(code);
    expect(await get(grant)).toMatchObject({ warnings: [], pending_mutations: [] });
    expect(await ask("/access_methods/list", { device_id: room })).toMatchObject({ access_methods: [] });
    const doors = await ask("/access_methods/get_related", { access_method_ids: grant.access_method_ids });
    expect(doors).toMatchObject({ batch: { devices: [{ device_id: front }, { device_id: other }] } });
  });

  it("that moves from its only room to another one, or back by way of no room, keeps its PIN", async () => {
    for (const keepsHours of [true, false]) {
      const { ask, make, get, method, update, events, room, other, pinsAt, at } = await house({ keepsHours });
      const { space } = await ask<{ space: { space_id: string } }>("/spaces/create", { name: "Not decided" });
      const grant = await make({ device_ids: [room], starts_at: at(0), ends_at: at(24 * hour) });
      await rig().pass(minute);
      const { code, access_method_id } = await method(grant);
      expect(await pinsAt(room)).toContain(code);
      for (const door of [other, room]) {
        await update(grant, { device_ids: [], space_ids: [space.space_id] });
        await rig().pass(2 * minute);
        expect(await method(grant)).toMatchObject({ access_method_id, code, is_issued: false, pending_mutations: [] });
        const { errors, warnings, pending_mutations } = await get(grant);
        expect(codesIn([...errors, ...warnings, ...pending_mutations])).toEqual([
          "cannot_create_requested_access_methods",
        ]);
        for (const former of [room, other]) expect(await pinsAt(former)).not.toContain(code);
        await update(grant, { device_ids: [door], space_ids: [] });
        await rig().pass(2 * minute);
        expect(await method(grant)).toMatchObject({ access_method_id, code, is_issued: true });
        expect(await pinsAt(door)).toContain(code);
      }
      const types = typesOf(await events({ access_method_id }));
      expect(types.filter((type) => type !== "access_method.created")).toEqual([
        "access_method.issued",
        "access_method.revoked",
        "access_method.reissued",
        "access_method.revoked",
        "access_method.reissued",
      ]);
    }
  });

  it("that was moved to a room without locks has its PIN there once the room has one", async () => {
    const { ask, make, method, update, room, other, pinsAt } = await house();
    const { space } = await ask<{ space: { space_id: string } }>("/spaces/create", { name: "Annex" });
    const grant = await make({ device_ids: [room] });
    await rig().pass(minute);
    const { code } = await method(grant);
    await update(grant, { device_ids: [], space_ids: [space.space_id] });
    await rig().pass(hour);
    await ask("/spaces/add_devices", { space_id: space.space_id, device_ids: [other] });
    await rig().pass(minute);
    expect(await method(grant)).toMatchObject({ code, is_issued: true });
    expect(await pinsAt(other)).toContain(code);
    expect(await pinsAt(room)).not.toContain(code);
  });

  it("that is cancelled leaves nothing on any lock, and nothing that was there before is touched", async () => {
    const { make, end, refused, methods, front, room, slotsAt, at, events } = await house();
    await rig().pass(minute);
    const before = [await slotsAt(front), await slotsAt(room)];
    const grant = await make({ device_ids: [front, room], starts_at: at(0), ends_at: at(24 * hour) });
    await rig().pass(minute);
    await end(grant);
    const { access_grant_id } = grant;
    expect((await methods(grant)).map(({ warnings }) => codesIn(warnings))).toEqual([["being_deleted"]]);
    await rig().pass(minute);
    expect([await slotsAt(front), await slotsAt(room)]).toEqual(before);
    expect(await refused("/access_grants/get", { access_grant_id })).toBe("404 access_grant_not_found");
    expect(typesOf(await events({ access_grant_id })).slice(-3)).toEqual([
      "access_method.revoked",
      "access_method.deleted",
      "access_grant.deleted",
    ]);
  });

  it("has codes that only its grant changes", async () => {
    const { make, ask, refused, front } = await house();
    const grant = await make({ device_ids: [front] });
    await rig().pass(minute);
    const { access_codes } = await ask<{ access_codes: { access_code_id: string }[] }>("/access_codes/list", {
      access_grant_id: grant.access_grant_id,
    });
    const [{ access_code_id } = { access_code_id: "" }] = access_codes;
    const why = "400 access_code_belongs_to_access_grant";
    expect(await refused("/access_codes/update", { access_code_id, name: "Mine" })).toBe(why);
    expect(await refused("/access_codes/delete", { access_code_id })).toBe(why);
    expect(await refused("/access_codes/pull_backup_access_code", { access_code_id })).toBe(why);
    const method = { access_method_id: grant.access_method_ids[0] };
    expect(await ask("/access_codes/list", method)).toMatchObject({ access_codes: [{ access_code_id }] });
    expect(await ask("/access_grants/list", { access_code_id })).toMatchObject({
      access_grants: [{ access_grant_id: grant.access_grant_id }],
    });
  });
});
