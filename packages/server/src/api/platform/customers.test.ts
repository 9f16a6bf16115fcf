// Pushes customers' data, and checks the spaces, people and access grants made from it.
import { expect, it } from "vitest";
import { codesOf, customerHouse, day, hour } from "../../../test/rig/customer-house.ts";
import { onBothServers } from "../../../test/rig/rig.ts";

onBothServers("pushed data", (rig) => {
  it("places, people and stays of one call become spaces, people and a grant with a PIN", async () => {
    const house = await customerHouse(rig());
    const pushed = await house.push({
      reservations: [
        house.stay("r1", { name: "Summer", space_keys: undefined, unit_keys: ["u1"], preferred_code: "4827" }),
      ],
      guests: [{ guest_key: "ada", name: "Ada", email_address: "ada@example.com", phone_number: "+14155550100" }],
      units: [{ unit_key: "u1", name: "Unit 1" }],
    });
    expect(codesOf(pushed)).toEqual(["space_has_no_doors"]);
    expect(await house.told(pushed)).toEqual([
      "u1: space_created: create space",
      "ada: user_identity_created: create user_identity",
      "r1: reservation_created: create access_grant",
    ]);
    const [place] = await house.places();
    expect(place).toMatchObject({ space_key: "u1", name: "Unit 1", customer_key: "c1" });
    const [person] = await house.people();
    expect(person).toMatchObject({ user_identity_key: "ada", full_name: "Ada", email_address: "ada@example.com" });
    const [grant] = await house.grants();
    expect(grant).toMatchObject({
      user_identity_id: person?.user_identity_id,
      space_ids: [place?.space_id],
      reservation_key: "r1",
      name: "Summer",
      starts_at: house.at(day),
      ends_at: house.at(3 * day),
    });
    // A door that is added to the space later gets the access too.
    await house.ask("/spaces/add_devices", { space_id: place?.space_id, device_ids: [house.locks[0]] });
    await rig().pass(1000);
    const { access_methods } = await house.ask<{ access_methods: { code: string }[] }>("/access_methods/list", {
      access_grant_id: grant?.access_grant_id,
    });
    expect(access_methods.map(({ code }) => code)).toEqual(["4827"]);
  });

  it("the same call again changes nothing", async () => {
    const house = await customerHouse(rig());
    await house.room();
    const data = {
      spaces: [{ space_key: "s", name: "Spa", customer_data: { time_zone: "Europe/Berlin", address: null } }],
      guests: [{ guest_key: "ada", name: "Ada", phone_number: "+14155550100" }],
      staff_members: [{ staff_member_key: "bo", name: "Bo", space_keys: ["101"] }],
      reservations: [house.stay("r1")],
      bookings: [{ booking_key: "b1", guest_key: "ada", room_keys: ["101"] }],
      access_grants: [{ access_grant_key: "g1", guest_key: "ada", room_keys: ["101"], ends_at: null }],
    };
    await house.push(data);
    await rig().pass(hour);
    const seen = async () => JSON.stringify([await house.grants(), await house.people(), await house.places()]);
    const before = await seen();
    const again = await house.push(data);
    expect(again.warnings).toEqual([]);
    expect(await house.told(again)).toEqual([
      "s: space_unchanged: keep space",
      "ada: user_identity_unchanged: keep user_identity",
      "bo: staff_member_unchanged: keep user_identity: keep access_grant",
      "r1: reservation_unchanged: keep access_grant",
      "b1: reservation_unchanged: keep access_grant",
      "g1: reservation_unchanged: keep access_grant",
    ]);
    await rig().pass(hour);
    expect(await seen()).toBe(before);
    expect((await house.grants({ access_grant_key: "g1" })).length).toBe(1);
  });

  it("only what differs is carried out: doors, times, the name, the person", async () => {
    const house = await customerHouse(rig());
    const room = await house.room();
    const other = await house.room("102", 1);
    await house.guest();
    await house.guest("bob");
    await house.push({ reservations: [house.stay("r1")] });
    const [first] = await house.grants();
    const change = async (more: object) =>
      house.told(await house.push({ reservations: [{ reservation_key: "r1", ...more }] }));
    expect(await change({ space_keys: ["102"] })).toEqual(["r1: reservation_spaces_updated: update access_grant"]);
    expect(await change({ ends_at: house.at(4 * day) })).toEqual(["r1: reservation_time_updated: update access_grant"]);
    expect(await change({ name: "Party" })).toEqual(["r1: reservation_name_updated: update access_grant"]);
    expect(await change({})).toEqual(["r1: reservation_unchanged: keep access_grant"]);
    const [moved] = await house.grants();
    expect(moved).toMatchObject({
      access_grant_id: first?.access_grant_id,
      space_ids: [other.space_id],
      starts_at: first?.starts_at,
      ends_at: house.at(4 * day),
      name: "Party",
    });
    expect(await change({ guest_key: "bob", room_keys: ["101"] })).toEqual([
      "r1: reservation_person_updated: create access_grant: delete access_grant",
    ]);
    await rig().pass(1000);
    const [next, ...more] = await house.grants();
    expect(more).toEqual([]);
    expect(next).toMatchObject({ space_ids: [room.space_id], name: "Party", ends_at: moved?.ends_at });
    expect(next?.user_identity_id).not.toBe(first?.user_identity_id);
  });

  it("a stay without doors is taken away, and pushed with doors made anew", async () => {
    const house = await customerHouse(rig());
    await house.room();
    await house.guest();
    await house.push({ access_grants: [{ access_grant_key: "g1", guest_key: "ada", space_keys: ["101"] }] });
    const taken = await house.push({ access_grants: [{ access_grant_key: "g1", space_keys: [], room_keys: [] }] });
    expect(await house.told(taken)).toEqual(["g1: reservation_spaces_updated: delete access_grant"]);
    // The grant's codes are still being removed from the lock.
    const again = await house.push({ access_grants: [{ access_grant_key: "g1", space_keys: ["101"] }] });
    expect(await house.told(again)).toEqual(["g1: reservation_created: create access_grant"]);
    await rig().pass(1000);
    const [grant, ...more] = await house.grants();
    expect([grant?.access_grant_key, more]).toEqual(["g1", []]);
    await house.ask("/access_grants/delete", { access_grant_id: grant?.access_grant_id });
    const anew = await house.push({ access_grants: [{ access_grant_key: "g1" }] });
    expect(await house.told(anew)).toEqual(["g1: reservation_created: create access_grant"]);
  });

  it("a stay whose end has passed loses access at once", async () => {
    const house = await customerHouse(rig());
    await house.room();
    await house.guest();
    const running = house.stay("r1", { starts_at: house.at(-day), preferred_code: "4827" });
    await house.push({ reservations: [running] });
    await rig().pass(hour);
    const codes = async () =>
      (
        await house.ask<{ access_codes: { code: string }[] }>("/access_codes/list", { device_id: house.locks[0] })
      ).access_codes.filter(({ code }) => code === "4827").length;
    expect(await codes()).toBe(1);
    const ended = { reservations: [{ ...running, ends_at: house.at(-hour / 2) }] };
    expect(await house.told(await house.push(ended))).toEqual(["r1: reservation_time_updated: update access_grant"]);
    const [grant] = await house.grants();
    expect(grant?.ends_at).toBe(house.at(0));
    await rig().pass(hour);
    expect(await codes()).toBe(0);
    expect(await house.told(await house.push(ended))).toEqual(["r1: reservation_unchanged: keep access_grant"]);
    // An ended stay that is extended gets its PIN again.
    await house.push({ reservations: [{ ...running, ends_at: house.at(day) }] });
    await rig().pass(hour);
    expect(await codes()).toBe(1);
  });

  it("staff have standing access where they name places", async () => {
    const house = await customerHouse(rig());
    const room = await house.room();
    const bo = { staff_member_key: "bo", name: "Bo" };
    const staff = async (more: object) => house.told(await house.push({ staff_members: [{ ...bo, ...more }] }));
    expect(await staff({})).toEqual(["bo: staff_member_created: create user_identity"]);
    expect(await house.grants()).toEqual([]);
    expect(await staff({ room_keys: ["101"] })).toEqual([
      "bo: staff_member_spaces_updated: keep user_identity: create access_grant",
    ]);
    expect(await house.grants()).toEqual([expect.objectContaining({ space_ids: [room.space_id], ends_at: null })]);
    expect(await staff({ name: "Bo B" })).toEqual([
      "bo: staff_member_name_updated: update user_identity: keep access_grant",
    ]);
    expect(await staff({ name: "Bo B", room_keys: [] })).toEqual([
      "bo: staff_member_spaces_updated: keep user_identity: delete access_grant",
    ]);
  });

  it("a run of another workspace is not listed, and its keys are its own", async () => {
    const house = await customerHouse(rig());
    const other = await customerHouse(rig());
    await house.guest();
    const pushed = await house.push({ spaces: [{ space_key: "101", name: "Here" }] });
    await other.room();
    await other.guest();
    expect(await other.log({ automation_run_id: pushed.automation_run_id })).toEqual([]);
    expect(codesOf(await other.push({ reservations: [other.stay("r1")] }))).toEqual([]);
    await house.remove({ customer_keys: ["c1"], space_keys: ["101"], guest_keys: ["ada"], reservation_keys: ["r1"] });
    expect([await house.places(), await house.people()]).toEqual([[], []]);
    expect([await other.places(), await other.people(), await other.grants()].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
  });

  it("the log is listed in order, by pages, and narrowed", async () => {
    const house = await customerHouse(rig());
    const spaces = ["a", "b", "c"].map((space_key) => ({ space_key, name: "Room" }));
    const { automation_run_id } = await house.push({ spaces, reservations: [house.stay("r1")] });
    const keys = (runs: { partner_key: string }[]) => runs.map(({ partner_key }) => partner_key);
    expect(keys(await house.log())).toEqual(["a", "b", "c", "r1"]);
    const page = await house.ask<{
      automation_runs: { partner_key: string }[];
      pagination: { next_page_cursor: string };
    }>("/customers/automation_runs/list", { limit: 2 });
    const next = { limit: 2, page_cursor: page.pagination.next_page_cursor };
    expect([keys(page.automation_runs), keys(await house.log(next))]).toEqual([
      ["a", "b"],
      ["c", "r1"],
    ]);
    await rig().pass(1000);
    await house.push({ customer_key: "c2", spaces: [{ space_key: "d", name: "Room" }] });
    expect(keys(await house.log({ automation_run_id }))).toHaveLength(4);
    expect(keys(await house.log({ customer_key: "c2" }))).toEqual(["d"]);
    expect(keys(await house.log({ partner_key: "b" }))).toEqual(["b"]);
    expect(keys(await house.log({ success: false }))).toEqual(["r1"]);
    expect(keys(await house.log({ rule: "reservation_created" }))).toEqual(["r1"]);
    expect(keys(await house.log({ created_before: house.at(-500) }))).toHaveLength(4);
    await rig().pass(30 * day + hour);
    expect(await house.log()).toEqual([]);
  });
});
