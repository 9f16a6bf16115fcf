// Pushed items that are skipped, and fields that are ignored, each with a reason. The call still succeeds.
import { expect, it } from "vitest";
import { codesOf, customerHouse, day, hour, type Warning } from "../../../test/rig/customer-house.ts";
import { onBothServers } from "../../../test/rig/rig.ts";

type House = Awaited<ReturnType<typeof customerHouse>>;

onBothServers("pushed data that is skipped", (rig) => {
  async function setUp(): Promise<House> {
    const house = await customerHouse(rig());
    await house.room();
    await house.guest();
    return house;
  }

  /** Returns the single reason, which the warning and the log share. */
  async function reasonOf(house: House, input: object): Promise<string> {
    const pushed = await house.push(input);
    const [skipped] = (await house.log({ automation_run_id: pushed.automation_run_id, success: false })).flatMap(
      ({ automation_result }) => automation_result.actions,
    );
    expect(skipped).toMatchObject({ action_type: "skip", skip_reason: codesOf(pushed)[0] });
    return codesOf(pushed).join();
  }

  it.each<[string, (house: House) => object]>([
    ["person_not_found", (house) => house.stay("r1", { guest_key: "nobody" })],
    ["space_not_found", (house) => house.stay("r1", { space_keys: ["101", "102"] })],
    ["person_not_named", (house) => house.stay("r1", { guest_key: undefined })],
    ["space_not_named", (house) => house.stay("r1", { space_keys: undefined })],
    ["space_not_named", (house) => house.stay("r1", { space_keys: [] })],
    ["invalid_times", (house) => house.stay("r1", { ends_at: house.at(hour) })],
    ["already_ended", (house) => house.stay("r1", { starts_at: house.at(-day), ends_at: house.at(-hour) })],
  ])("a new stay: %s", async (reason, stayOf) => {
    const house = await setUp();
    expect(await reasonOf(house, { reservations: [stayOf(house)] })).toBe(reason);
    expect(await house.grants()).toEqual([]);
  });

  it.each<[string, (house: House) => object]>([
    ["person_not_found", () => ({ guest_key: "nobody", name: "Other" })],
    ["space_not_found", () => ({ space_keys: ["102"], name: "Other" })],
    ["invalid_times", (house) => ({ ends_at: house.at(hour), name: "Other" })],
  ])("a stay that is there stays as it was: %s", async (reason, change) => {
    const house = await setUp();
    await house.push({ reservations: [house.stay("r1")] });
    await rig().pass(1000);
    const before = await house.grants();
    expect(await reasonOf(house, { reservations: [{ reservation_key: "r1", ...change(house) }] })).toBe(reason);
    await rig().pass(1000);
    expect(await house.grants()).toEqual(before);
  });

  it("what was pushed without a person or a place is completed by a later call", async () => {
    const house = await setUp();
    await house.push({ reservations: [{ ...house.stay("r1"), guest_key: undefined }] });
    expect(codesOf(await house.push({ reservations: [{ reservation_key: "r1", guest_key: "ada" }] }))).toEqual([]);
    expect(await house.grants()).toMatchObject([{ starts_at: house.at(day), ends_at: house.at(3 * day) }]);
  });

  it("what belongs to another customer is left alone", async () => {
    const house = await setUp();
    await house.push({ reservations: [house.stay("r1")] });
    await rig().pass(1000);
    const before = [await house.grants(), await house.people(), await house.places()];
    const other = (input: object) => reasonOf(house, { customer_key: "c2", ...input });
    expect(await other({ rooms: [{ room_key: "101", name: "Mine" }] })).toBe("space_belongs_to_another_customer");
    expect(await other({ users: [{ user_key: "ada", name: "Mine" }] })).toBe("person_belongs_to_another_customer");
    const staff = [{ staff_member_key: "ada", name: "Mine", space_keys: ["101"] }];
    expect(await other({ staff_members: staff })).toBe("person_belongs_to_another_customer");
    const named = [{ reservation_key: "r1", name: "Mine" }];
    expect(await other({ reservations: named })).toBe("stay_belongs_to_another_customer");
    expect(await other({ reservations: [house.stay("r2")] })).toBe("person_belongs_to_another_customer");
    await house.push({ customer_key: "c2", guests: [{ guest_key: "eve", name: "Eve" }] });
    const eve = [house.stay("r2", { guest_key: "eve" })];
    expect(await other({ reservations: eve })).toBe("space_belongs_to_another_customer");
    const people = (await house.people()).filter(({ user_identity_key }) => user_identity_key !== "eve");
    expect([await house.grants(), people, await house.places()]).toEqual(before);
  });

  it("of a key that comes twice in a list, the later one counts", async () => {
    const house = await setUp();
    const pushed = await house.push({
      spaces: [
        { space_key: "s", name: "First" },
        { space_key: "s", name: "Second" },
      ],
    });
    expect(await house.told(pushed)).toEqual(["s: space_updated: pushed_twice", "s: space_created: create space"]);
    expect((await house.places()).map(({ name }) => name)).toEqual(["Room", "Second"]);
  });

  it("a person is kept without an address or a number that another has, or that is none", async () => {
    const house = await setUp();
    const family = { email_address: "Family@example.com", phone_number: "+14155550100" };
    const bob = { guest_key: "bob", name: "Bob", ...family };
    const cid = { guest_key: "cid", name: "Cid", ...family, email_address: "family@EXAMPLE.com" };
    const dan = { guest_key: "dan", name: "Dan", email_address: "at home", phone_number: "0151 123" };
    const stay = house.stay("r1", { guest_key: "cid" });
    const { warnings } = await house.push({ guests: [bob, cid, dan], reservations: [stay] });
    const told = ({ partner_key, warning_code }: Warning) => `${partner_key} ${warning_code}`;
    expect(warnings.map(told)).toEqual([
      "cid user_identity_email_or_phone_conflict",
      "cid user_identity_email_or_phone_conflict",
      "dan invalid_email_address",
      "dan invalid_phone_number",
    ]);
    expect((await house.people()).slice(1)).toMatchObject([
      { full_name: "Bob", ...family },
      { full_name: "Cid", email_address: null, phone_number: null },
      { full_name: "Dan", email_address: null, phone_number: null },
    ]);
    expect(await house.grants()).toHaveLength(1);
    await house.push({ guests: [{ ...bob, email_address: null, phone_number: "" }] });
    expect((await house.people())[1]).toMatchObject({ email_address: null, phone_number: null });
  });

  it("a wish for a PIN that is none is left out", async () => {
    const house = await setUp();
    const pushed = await house.push({ reservations: [house.stay("r1", { preferred_code: "12 34" })] });
    expect([codesOf(pushed), JSON.stringify(pushed)]).toEqual([
      ["preferred_code_ignored"],
      expect.not.stringMatching("12 34"),
    ]);
    expect(await house.grants()).toHaveLength(1);
  });

  it("spaces and people that were made by hand are adopted", async () => {
    const house = await setUp();
    await house.ask("/spaces/create", { name: "By hand", space_key: "h", device_ids: [house.locks[1]] });
    await house.ask("/user_identities/create", { full_name: "By hand", user_identity_key: "eve" });
    await house.push({
      buildings: [{ building_key: "h", name: "Hall" }],
      tenants: [{ tenant_key: "eve", name: "Eve" }],
    });
    expect((await house.places())[1]).toMatchObject({ name: "Hall", customer_key: "c1", device_count: 1 });
    const found = rig().database.query.selectFrom("user_identities").select(["full_name", "customer_key"]);
    const rows = await found.where("workspace_id", "=", house.workspace_id).execute();
    expect(rows).toContainEqual({ full_name: "Eve", customer_key: "c1" });
  });

  it.each<[string, object]>([
    ["a day that no calendar has", { reservations: [{ reservation_key: "r", starts_at: "2026-02-30" }] }],
    ["a zone that there is not", { spaces: [{ space_key: "s", name: "S", customer_data: { time_zone: "Mars" } }] }],
    ["two persons", { reservations: [{ reservation_key: "r", guest_key: "a", user_key: "b" }] }],
    ["no name", { guests: [{ guest_key: "a" }] }],
    ["no key", { rooms: [{ name: "Room" }] }],
  ])("is refused with %s, and nothing is done", async (_what, input) => {
    const house = await setUp();
    const before = await house.log();
    const { status, body } = await rig().ask<{ error: { type: string } }>(house.api_key, "/customers/push_data", {
      customer_key: "c1",
      ...input,
    });
    expect([status, body.error.type]).toEqual([400, "invalid_input"]);
    expect(await house.log()).toEqual(before);
  });
});
