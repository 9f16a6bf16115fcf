// Somebody overwrites a slot at the lock while the server writes or clears it. The new digits open the door, and are
// shown as an unmanaged code if the slot held no code of the server's.
import { expect, it } from "vitest";
import { onServer } from "../rig/rig.ts";
import { type SlowCode, slowLock } from "../locks/slow-lock.ts";

const hour = 3_600_000;

onServer("a slot that is programmed over", (rig) => {
  const setUp = () => slowLock(rig());
  /** Schedule that ends in an hour, enforced by the server. */
  const untilSoon = (at: (ms: number) => string) => ({
    starts_at: at(-hour),
    ends_at: at(hour),
    prefer_native_scheduling: false,
  });

  it("during a first write that fails keeps their digits, which are listed as an unmanaged code", async () => {
    const { create, get, control, theirs, opens, program } = await setUp();
    await control("faults/set", { fault: "refused", times: 1 });
    const ours = await create({ code: "2580" });
    await rig().server.tick();
    await program(ours, "7391");
    await rig().pass(hour);
    expect(await theirs()).toContainEqual(expect.objectContaining({ code: "7391", status: "set" }));
    expect(await get(ours)).toMatchObject({ code: "2580", status: "set", pending_mutations: [] });
    expect(await opens("2580", "7391")).toEqual(["2580", "7391"]);
  });

  it("during a first write to a lock that is then made unmanaged keeps their digits, which are listed as an unmanaged code", async () => {
    const { create, control, theirs, opens, program, letGo, takeBack } = await setUp();
    await control("faults/set", { fault: "refused", times: 1 });
    const ours = await create({ code: "2580" });
    await rig().server.tick();
    await program(ours, "7391");
    await letGo();
    await rig().pass(hour);
    await takeBack();
    const told = (await theirs()).filter(({ code }) => code === "2580" || code === "7391" || code === null);
    expect(told).toMatchObject([{ code: "7391", status: "set" }]);
    expect(await opens("2580", "7391")).toEqual(["7391"]);
  });

  it.each(["is deleted", "ends"])(
    "during a failed removal of a code that %s, on a lock made unmanaged, is listed with their digits",
    async (why) => {
      const { made, change, remove, control, theirs, opens, program, at, letGo, takeBack } = await setUp();
      const ours = await made({ code: "2580" });
      await change(ours, untilSoon(at));
      await rig().pass(hour - 1000);
      await control("faults/set", { fault: "refused", times: 1 });
      if (why === "is deleted") await remove(ours);
      await rig().pass(1000);
      await program(ours, "7391");
      await letGo();
      await rig().pass(hour);
      await control("faults/set", { fault: "refused", times: null });
      await takeBack();
      const told = (await theirs()).find(({ access_code_id }) => access_code_id === ours.access_code_id);
      expect(told).toMatchObject({ code: "7391", type: "ongoing" });
      expect(await opens("2580", "7391")).toEqual(["7391"]);
    },
  );

  it.each([true, false])(
    "before a successful removal, on a lock made unmanaged (lock online: %s), is listed as far as known",
    async (asks) => {
      const { made, change, control, theirs, opens, program, at, letGo, takeBack } = await setUp();
      const ours = await made({ code: "2580" });
      await change(ours, untilSoon(at));
      await rig().pass(hour);
      await program(ours, "7391");
      await letGo();
      const slots = rig()
        .database.query.selectFrom("code_slots")
        .selectAll()
        .where("access_code_id", "=", ours.access_code_id);
      await rig().pass(4000);
      if (!asks) await control("devices/update", { online: false });
      await rig().pass(hour);
      await takeBack();
      const left = (await theirs()).filter(({ access_code_id }) => access_code_id === ours.access_code_id);
      expect(await opens("2580", "7391")).toEqual([]);
      // While the lock is offline it is unknown whether the digits were programmed before or after the removal.
      expect(left).toMatchObject(asks ? [] : [{ code: null }]);
      if (!asks) await control("devices/update", { online: true });
      await rig().pass(hour);
      expect(await theirs()).not.toContainEqual(expect.objectContaining({ access_code_id: ours.access_code_id }));
      expect(await slots.execute()).toEqual([]);
    },
  );

  it("twice is not put back until somebody saves the code again, and no message promises otherwise", async () => {
    const { made, get, change, opens, program } = await setUp();
    const ours = await made({ code: "2580" });
    await program(ours, "7391");
    await rig().pass(hour);
    expect(await opens("2580", "7391")).toEqual(["2580"]);
    expect(messages(await get(ours))).toMatch(/It was put back once/);
    await program(ours, "7391");
    await rig().pass(hour);
    expect(await opens("2580", "7391")).toEqual(["7391"]);
    const left = await get(ours);
    expect(left.pending_mutations).toMatchObject([
      { mutation_code: "updating_code", from: { code: "7391" }, to: { code: "2580" } },
    ]);
    expect(messages(left)).not.toMatch(/until it does|is being put back|retried|yet/i);
    expect(messages(left)).toMatch(/save it again/i);
    const other = await made({ code: "1357" });
    await change(other, { code: "7391" });
    await rig().pass(hour);
    // The digits stay on the lock, so no other code can have them.
    expect((await get(other)).errors.map(({ error_code }) => error_code)).toContain("duplicate_code_on_device");
    await change(ours, { code: "2580" });
    await rig().pass(hour);
    expect(await get(ours)).toMatchObject({ status: "set", errors: [], pending_mutations: [] });
    expect(await get(other)).toMatchObject({ code: "7391", status: "set", errors: [], pending_mutations: [] });
    expect(await opens("2580", "7391", "1357")).toEqual(["2580", "7391"]);
  });
});

const messages = ({ errors, pending_mutations }: SlowCode): string =>
  [...errors, ...pending_mutations].map(({ message }) => message).join("\n");
