// A lock that reports only some of its slots. The others may hold codes that open the door.
import { expect, it, onTestFinished, vi } from "vitest";
import { programAtDoor } from "../../src/hubs/sandbox/door.ts";
import { codesOf } from "../locks/sandbox-codes.ts";
import { slowLock } from "../locks/slow-lock.ts";
import { onBothServers } from "../rig/rig.ts";

const hour = 3_600_000;

onBothServers("a list of slots that is cut short", (rig) => {
  /** Leaves slots out of the lock's list. Returns a function that makes the list whole. */
  function cutShort(isLeftOut: (slot: number) => boolean): () => void {
    const codes = codesOf(rig());
    const ask = codes.readSlots.bind(codes);
    const spy = vi.spyOn(codes, "readSlots");
    spy.mockImplementation(async (op) => (await ask(op)).filter(({ slot }) => !isLeftOut(slot)));
    onTestFinished(() => spy.mockRestore());
    return () => spy.mockRestore();
  }

  it("does not let a new code overwrite one in a slot that was not reported", async () => {
    const { device_id, create, get, opens } = await slowLock(rig());
    await programAtDoor(rig().database, { device_id, now: rig().clock.now() }, { slot: 1, code: "7391" });
    cutShort((slot) => slot === 1);
    const code = await create({ code: "2580" });
    await rig().pass(60_000);
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await opens("7391", "2580")).toEqual(["7391", "2580"]);
  });

  it("is no full lock: a new code is tried again, and set once a slot is reported as empty", async () => {
    const { create, get } = await slowLock(rig());
    const makeWhole = cutShort(() => true);
    const code = await create({ code: "2580" });
    await rig().pass(30_000);
    const { status, errors } = await get(code);
    expect([status, ...errors.map(({ message }) => message)].join(" ")).toMatch(/^setting.* will be retried\.$/);
    makeWhole();
    await rig().pass(hour);
    expect(await get(code)).toMatchObject({ status: "set", errors: [] });
  });

  it("does not let a code be called removed while its slot was not reported", async () => {
    const { device_id, made, remove, mine, opens } = await slowLock(rig());
    const code = await made({ code: "2580" });
    // An import does not say in which slots the codes are.
    await rig().database.query.deleteFrom("code_slots").where("device_id", "=", device_id).execute();
    const makeWhole = cutShort((slot) => slot === 1);
    await remove(code);
    await rig().pass(60_000);
    expect(await opens("2580")).toEqual(["2580"]);
    expect(await mine()).toMatchObject([{ access_code_id: code.access_code_id, status: "removing" }]);
    makeWhole();
    await rig().pass(hour);
    expect(await opens("2580")).toEqual([]);
    expect(await mine()).toEqual([]);
  });
});
