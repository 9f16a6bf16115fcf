// Deletes customers' data, and checks which resources are deleted with it and which stay.
import { expect, it } from "vitest";
import { codesOf, customerHouse, day } from "../../../test/rig/customer-house.ts";
import { onBothServers } from "../../../test/rig/rig.ts";

onBothServers("deleted data", (rig) => {
  async function setUp() {
    const house = await customerHouse(rig());
    await house.room();
    await house.guest();
    await house.push({
      units: [{ unit_key: "u1", name: "Unit" }],
      staff_members: [{ staff_member_key: "bo", name: "Bo", space_keys: ["101"] }],
      reservations: [house.stay("r1")],
      bookings: [{ booking_key: "b1", guest_key: "ada", space_keys: ["101"] }],
      access_grants: [{ access_grant_key: "g1", guest_key: "ada", space_keys: ["101"] }],
    });
    const left = async () => {
      await rig().pass(day / 24);
      return {
        grants: (await house.grants()).length,
        people: (await house.people()).map(({ user_identity_key }) => user_identity_key),
        places: (await house.places()).map(({ space_key }) => space_key),
      };
    };
    const resources = async () =>
      (
        await rig()
          .database.query.selectFrom("customer_resources")
          .select("partner_key")
          .where("workspace_id", "=", house.workspace_id)
          .orderBy("partner_key")
          .execute()
      ).map(({ partner_key }) => partner_key);
    return { house, left, resources };
  }

  it("each list takes away what was pushed under it, and no other", async () => {
    const { house, left, resources } = await setUp();
    // A grant pushed under `access_grants` is no reservation.
    expect(codesOf(await house.remove({ reservation_keys: ["g1"] }))).toEqual(["not_found"]);
    expect(codesOf(await house.remove({ user_keys: ["ada"], room_keys: ["u1"] }))).toEqual(["not_found", "not_found"]);
    expect(await left()).toEqual({ grants: 4, people: ["ada", "bo"], places: ["101", "u1"] });
    const removed = await house.remove({ reservation_keys: ["r1"], access_grant_keys: ["g1"], unit_keys: ["u1"] });
    expect(await house.told(removed)).toEqual([
      "r1: reservation_deleted: delete access_grant",
      "g1: reservation_deleted: delete access_grant",
      "u1: space_deleted: delete space",
    ]);
    expect(await left()).toEqual({ grants: 2, people: ["ada", "bo"], places: ["101"] });
    const staff = await house.remove({ staff_member_keys: ["bo"] });
    expect(await house.told(staff)).toEqual(["bo: staff_member_deleted: delete access_grant: delete user_identity"]);
    expect(await left()).toEqual({ grants: 1, people: ["ada"], places: ["101"] });
    await house.remove({ guest_keys: ["ada"], space_keys: ["101"] });
    expect(await left()).toEqual({ grants: 0, people: [], places: [] });
    expect(await resources()).toEqual(["b1"]);
    await house.remove({ booking_keys: ["b1"] });
    expect(await resources()).toEqual([]);
  });

  it("keys of what was made by hand count too", async () => {
    const { house, left } = await setUp();
    await house.ask("/spaces/create", { name: "By hand", space_key: "h" });
    const { user_identity } = await house.ask<{ user_identity: { user_identity_id: string } }>(
      "/user_identities/create",
      { user_identity_key: "eve" },
    );
    const requested_access_methods = [{ mode: "code" }];
    const made = { user_identity_id: user_identity.user_identity_id, access_grant_key: "k", requested_access_methods };
    await house.ask("/access_grants/create", { ...made, device_ids: [house.locks[0]] });
    await house.remove({ space_keys: ["h"], access_grant_keys: ["k"], user_identity_keys: ["eve"] });
    expect(await left()).toEqual({ grants: 4, people: ["ada", "bo"], places: ["101", "u1"] });
  });

  it("all of a customer goes; accounts, devices and other customers stay", async () => {
    const { house, left, resources } = await setUp();
    await house.push({ customer_key: "c2", spaces: [{ space_key: "s2", name: "Other" }] });
    const session = { workspace_id: house.workspace_id, hash: "h", created_at: house.at(0), customer_key: "c1" };
    await rig()
      .database.query.insertInto("client_sessions")
      .values({
        ...session,
        client_session_id: house.workspace_id,
        short: house.workspace_id,
        user_identifier_key: null,
        expires_at: null,
        revoked_at: null,
        made_by: null,
        user_identity_id: null,
        is_read_only: 0,
      })
      .execute();
    const removed = await house.remove({ customer_keys: ["c1"] });
    expect(removed.warnings).toEqual([]);
    const [told] = await house.log({ automation_run_id: removed.automation_run_id });
    expect(told).toMatchObject({ customer_key: "c1", automation_result: { rule: "customer_deleted", success: true } });
    expect(told?.automation_result.actions).toHaveLength(8);
    expect(await left()).toEqual({ grants: 0, people: [], places: ["s2"] });
    expect(await resources()).toEqual(["s2"]);
    const sessions = rig().database.query.selectFrom("client_sessions").select("hash");
    expect(await sessions.where("customer_key", "=", "c1").execute()).toEqual([]);
    const { devices } = await house.ask<{ devices: unknown[] }>("/devices/list", { limit: 1000 });
    expect(devices.length).toBeGreaterThan(0);
    expect(codesOf(await house.remove({ customer_keys: ["c1"] }))).toEqual(["not_found"]);
  });

  it("a person to whom others gave access stays", async () => {
    const { house, left } = await setUp();
    const ada = (await house.people()).find(({ user_identity_key }) => user_identity_key === "ada");
    await house.ask("/access_grants/create", {
      user_identity_id: ada?.user_identity_id,
      requested_access_methods: [{ mode: "code" }],
      device_ids: [house.locks.at(-1)],
    });
    expect(codesOf(await house.remove({ guest_keys: ["ada"] }))).toEqual(["person_has_other_grants"]);
    expect(await left()).toEqual({ grants: 2, people: ["ada", "bo"], places: ["101", "u1"] });
    // The person belongs to no customer now, so another one may push it.
    expect(codesOf(await house.push({ customer_key: "c2", guests: [{ guest_key: "ada", name: "Ada" }] }))).toEqual([]);
  });

  it("a key that was merged away takes nobody with it", async () => {
    const { house, left } = await setUp();
    await house.ask("/user_identities/merge", { user_identity_key: "bo", merged_user_identity_keys: ["ada"] });
    const removed = await house.remove({ guest_keys: ["ada"] });
    expect(await house.told(removed)).toEqual(["ada: user_identity_deleted: keep user_identity"]);
    expect((await left()).people).toEqual(["bo"]);
  });

  it("asks for at least one key", async () => {
    const { house } = await setUp();
    const { status, body } = await rig().ask<{ error: { type: string } }>(house.api_key, "/customers/delete_data", {
      guest_keys: [],
    });
    expect([status, body.error.type]).toEqual([400, "invalid_input"]);
  });
});
