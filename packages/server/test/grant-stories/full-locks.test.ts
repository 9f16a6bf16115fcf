// A lock with few slots holds the codes of the nearest arrivals. No code is displaced by a later arrival, nor once its
// stay has begun.
import { expect, it } from "vitest";
import { onServer } from "../rig/rig.ts";
import { codesIn, guestHouse, hour, minute } from "./guest-house.ts";

onServer("a lock with few places", (rig) => {
  const narrow = async (places: number) => {
    const house = await guestHouse(rig());
    const { database } = rig();
    const { front } = house;
    const row = await database.query
      .selectFrom("sandbox_locks")
      .select("state")
      .where("device_id", "=", front)
      .executeTakeFirstOrThrow();
    const { codes, ...lock } = JSON.parse(row.state);
    const state = JSON.stringify({ ...lock, slots: [], codes: { ...codes, capacity: places } });
    await database.query.updateTable("sandbox_locks").set({ state }).where("device_id", "=", front).execute();
    for (const table of ["code_slots", "access_codes"] as const)
      await database.query.deleteFrom(table).where("device_id", "=", front).execute();
    const stay = (from: number, to: number) =>
      house.make({ device_ids: [front], starts_at: house.at(from * hour), ends_at: house.at(to * hour) });
    const pinOf = async (grant: Awaited<ReturnType<typeof stay>>) => (await house.method(grant)).code ?? "";
    return { ...house, stay, pinOf };
  };

  it("holds those who are inside and those who come next, in whatever order they were booked", async () => {
    const { stay, pinOf, pinsAt, front, ask, method } = await narrow(2);
    const far = await stay(60, 70);
    const inside = await stay(0, 24);
    await rig().pass(minute);
    expect((await pinsAt(front)).toSorted()).toEqual([await pinOf(far), await pinOf(inside)].toSorted());
    const near = await stay(30, 40);
    await rig().pass(minute);
    expect((await pinsAt(front)).toSorted()).toEqual([await pinOf(near), await pinOf(inside)].toSorted());
    const { access_codes } = await ask<{
      access_codes: { status: string; errors: object[]; pending_mutations: { mutation_code: string }[] }[];
    }>("/access_codes/list", { access_grant_id: far.access_grant_id });
    expect(access_codes).toMatchObject([
      { status: "unset", pending_mutations: [{ mutation_code: "deferring_creation" }] },
    ]);
    expect(await method(far)).toMatchObject({ is_issued: false, errors: [], warnings: [] });
    const farthest = await stay(65, 71);
    await rig().pass(minute);
    expect((await pinsAt(front)).toSorted()).toEqual([await pinOf(near), await pinOf(inside)].toSorted());
    // The first departure frees a slot for the next arrival.
    await rig().pass(25 * hour);
    expect((await pinsAt(front)).toSorted()).toEqual([await pinOf(near), await pinOf(far)].toSorted());
    await rig().pass(16 * hour);
    expect((await pinsAt(front)).toSorted()).toEqual([await pinOf(far), await pinOf(farthest)].toSorted());
    for (const grant of [far, farthest]) expect(await method(grant)).toMatchObject({ is_issued: true, errors: [] });
  });

  it("says late an hour before, and failed at the start, of whom it has no place for", async () => {
    const { stay, method, pinsAt, pinOf, front, end } = await narrow(1);
    const inside = await stay(0, 90);
    await rig().pass(minute);
    const next = await stay(10, 20);
    await rig().pass(9 * hour + 30 * minute);
    expect(codesIn((await method(next)).warnings)).toEqual(["delay_in_issuing"]);
    await rig().pass(hour);
    expect(codesIn((await method(next)).errors)).toEqual(["failed_to_issue"]);
    expect(await pinsAt(front)).toEqual([await pinOf(inside)]);
    await end(inside);
    await rig().pass(minute);
    expect(await pinsAt(front)).toEqual([await pinOf(next)]);
    expect(await method(next)).toMatchObject({ is_issued: true, errors: [], warnings: [] });
  });
});
