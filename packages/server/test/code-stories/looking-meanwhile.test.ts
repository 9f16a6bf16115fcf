// Reading a lock takes a while. Changes made at the lock meanwhile are neither overlooked nor undone.
import { expect, it, onTestFinished, vi } from "vitest";
import { onBothServers } from "../rig/rig.ts";
import { codesOf } from "../locks/sandbox-codes.ts";
import { type SlowAttempt, slowLock } from "../locks/slow-lock.ts";
import type { CodesPart } from "../../src/driver/driver.ts";

const hour = 3_600_000;

onBothServers("a lock that is being looked at", (rig) => {
  /** Calls `happen` once, after the lock has answered the given call and before its answer is used. */
  function meanwhile(asked: "capabilities" | "readSlots", happen: () => Promise<unknown>) {
    const codes = codesOf(rig());
    const ask = codes[asked].bind(codes) as (...input: unknown[]) => Promise<unknown>;
    const spy = vi.spyOn(codes, asked as "readSlots");
    spy.mockImplementation((async (...input: unknown[]) => {
      const answer = await ask(...input);
      spy.mockRestore();
      await happen();
      return answer;
    }) as unknown as CodesPart["readSlots"]);
    onTestFinished(() => spy.mockRestore());
  }

  it("gets a code again that is erased meanwhile, and does not say that it still holds it", async () => {
    const { made, change, erase, get, opens } = await slowLock(rig());
    const code = await made({ code: "2580" });
    meanwhile("capabilities", () => erase(code));
    await change(code, { name: "Anna" });
    await rig().pass(60_000);
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await opens("2580")).toEqual(["2580"]);
  });

  it("keeps a code that is programmed meanwhile into the slot found free", async () => {
    const { create, get, programFirst, theirs, opens } = await slowLock(rig());
    meanwhile("readSlots", () => programFirst("7391"));
    const code = await create({ code: "2580" });
    await rig().pass(60_000);
    expect(await opens("7391", "2580")).toEqual(["7391", "2580"]);
    expect(await theirs()).toMatchObject([{ code: "7391" }]);
    expect(await get(code)).toMatchObject({ status: "set" });
  });

  it("keeps a code that is programmed meanwhile over one that is to go", async () => {
    const { device_id, made, remove, programOver, theirs, mine, opens } = await slowLock(rig());
    const code = await made({ code: "2580" });
    // An import does not say in which slots the codes are.
    await rig().database.query.deleteFrom("code_slots").where("device_id", "=", device_id).execute();
    meanwhile("readSlots", () => programOver("2580", "7391"));
    await remove(code);
    await rig().pass(60_000);
    expect(await opens("2580", "7391")).toEqual(["7391"]);
    expect(await theirs()).toMatchObject([{ code: "7391" }]);
    expect(await mine()).toEqual([]);
  });

  it("keeps a code whose end is put off while it is looked for", async () => {
    const { device_id, made, change, eraseUnheard, get, attempt, opens, at } = await slowLock(rig());
    const code = await made({ code: "2580", starts_at: at(-hour), ends_at: at(3 * hour) });
    await rig().database.query.deleteFrom("code_slots").where("device_id", "=", device_id).execute();
    await eraseUnheard("2580");
    let later: SlowAttempt | undefined;
    meanwhile("readSlots", async () => (later = await change(code, { ends_at: at(9 * hour) })));
    await rig().pass(4 * hour);
    expect(later && (await attempt(later))).toMatchObject({ status: "success" });
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await opens("2580")).toEqual(["2580"]);
  });

  it("is written to again when it was full, and a code is erased there meanwhile", async () => {
    const { made, create, erase, control, get, opens } = await slowLock(rig());
    const erased = await made({ code: "2580", is_external_modification_allowed: true });
    await control("faults/set", { fault: "slots_full", times: 1 });
    // The lock is read first for a free slot, and then, because it is full, for its codes.
    meanwhile("readSlots", async () => meanwhile("readSlots", () => erase(erased)));
    const code = await create({ code: "7391" });
    await rig().pass(60_000);
    expect(await get(code)).toMatchObject({ status: "set", errors: [] });
    expect(await opens("7391")).toEqual(["7391"]);
  });
});
