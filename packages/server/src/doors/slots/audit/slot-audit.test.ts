// Changes at an unreachable lock are found when the lock can be reached again.
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { onServer } from "../../../../test/rig/rig.ts";
import { atTheMoment, slowLock } from "../../../../test/locks/slow-lock.ts";
import { applyDeviceEvents } from "../../reports/device-events.ts";
import { codesOf } from "../../../../test/locks/sandbox-codes.ts";

const hour = 3_600_000;

onServer("a lock that was out of reach", (rig) => {
  const setUp = async () => {
    const lock = await slowLock(rig());
    const { control, connected_account_id } = lock;
    const cuts: Record<string, (isThere: boolean) => Promise<unknown>> = {
      "was offline": (online) => control("devices/update", { online }),
      "had lost its account": (connected) =>
        control("accounts/update", { device_id: undefined, connected_account_id, connected }),
    };
    const untold = async (...codes: string[]) => {
      const known = new Set([...(await lock.theirs()), ...(await lock.mine())].map(({ code }) => code));
      return (await lock.opens(...codes)).filter((code) => !known.has(code));
    };
    return { ...lock, untold, cut: (why: string) => cuts[why]?.(false), mend: (why: string) => cuts[why]?.(true) };
  };

  describe.each(["was offline", "had lost its account"])("because it %s", (why) => {
    it("lists codes that were programmed meanwhile, and no longer those that were erased", async () => {
      const { cut, mend, programUnheard, eraseUnheard, found, theirs, untold } = await setUp();
      await found("1357");
      await cut(why);
      await eraseUnheard("1357");
      await programUnheard("7391");
      await mend(why);
      await rig().pass(1000);
      expect(await untold("7391", "1357")).toEqual([]);
      const told = (await theirs()).filter(({ code }) => code === "7391" || code === "1357");
      expect(told).toMatchObject([{ code: "7391", status: "set" }]);
    });

    it("gets a managed code written again that was erased meanwhile", async () => {
      const { made, get, cut, mend, eraseUnheard, opens } = await setUp();
      const code = await made({ code: "2580" });
      await cut(why);
      await eraseUnheard("2580");
      await mend(why);
      await rig().pass(1000);
      expect(await get(code)).toMatchObject({
        status: "setting",
        errors: [{ error_code: "code_modified_external_to_seam" }],
      });
      await rig().pass(hour);
      expect(await get(code)).toMatchObject({ status: "set" });
      expect(await opens("2580")).toEqual(["2580"]);
    });
  });

  it("has a code limited to its hours again whose digits were programmed without hours meanwhile", async () => {
    const { made, get, cut, mend, programUnheard, eraseUnheard, opens, at } = await setUp();
    const code = await made({ code: "2580", starts_at: at(9 * hour), ends_at: at(12 * hour) });
    await cut("was offline");
    await programUnheard("2580", await eraseUnheard("2580"));
    expect(await opens("2580")).toEqual(["2580"]);
    await mend("was offline");
    await rig().pass(1000);
    expect((await get(code)).pending_mutations).toMatchObject([
      { mutation_code: "updating_time_frame", from: { starts_at: null } },
    ]);
    await rig().pass(hour);
    expect(await opens("2580")).toEqual([]);
    expect(await get(code)).toMatchObject({ status: "unset", errors: [], pending_mutations: [] });
  });

  it("is read before it is written to, so that digits programmed meanwhile do not count as a refusal", async () => {
    const { made, create, change, get, attempt, cut, mend, programUnheard, eraseUnheard, opens } = await setUp();
    const code = await made({ code: "2580" });
    await cut("was offline");
    await programUnheard("7391", await eraseUnheard("2580"));
    const other = await create({ code: "1357" });
    const edit = await change(other, { code: "7391" });
    await rig().server.tick();
    await mend("was offline");
    await rig().pass(hour);
    expect(await attempt(edit)).toMatchObject({ status: "success" });
    expect(await get(other)).toMatchObject({ status: "set", errors: [] });
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await opens("2580", "7391")).toEqual(["2580", "7391"]);
  });

  it("is read once more if it was offline again during the read", async () => {
    const { cut, mend, programUnheard, theirs, at } = await setUp();
    await cut("was offline");
    await mend("was offline");
    await rig().server.tick();
    await cut("was offline");
    await mend("was offline");
    atTheMoment(rig(), Date.parse(at(0)), async () => {
      await cut("was offline");
      await programUnheard("7391");
      await mend("was offline");
    });
    await rig().pass(hour);
    expect(await theirs()).toContainEqual(expect.objectContaining({ code: "7391", status: "set" }));
  });

  it("is read again until it answers", async () => {
    const { cut, mend, programUnheard, control, theirs } = await setUp();
    await cut("was offline");
    await programUnheard("7391");
    await control("faults/set", { fault: "offline", times: null });
    await mend("was offline");
    await rig().pass(hour);
    expect(await theirs()).not.toContainEqual(expect.objectContaining({ code: "7391" }));
    await control("faults/clear", {});
    await rig().pass(hour);
    expect(await theirs()).toContainEqual(expect.objectContaining({ code: "7391" }));
  });

  it.each([
    ["each time", false],
    ["as it is looked at", true],
  ])(
    "is read at growing intervals while its slots change %s, and no more once they are stable",
    async (_when, isHeard) => {
      const { device_id, cut, mend, programUnheard, eraseUnheard, theirs } = await setUp();
      const codes = codesOf(rig());
      const readSlots = codes.readSlots.bind(codes);
      const looks: number[] = [];
      let held = "1357";
      let isSettled = false;
      const spy = vi.spyOn(codes, "readSlots").mockImplementation(async (op) => {
        if (op.device_id !== device_id) return await readSlots(op);
        const slot = isSettled ? undefined : await eraseUnheard(held);
        held = isSettled ? held : held === "1357" ? "7391" : "1357";
        if (slot !== undefined) {
          const { events } = await programUnheard(held, slot);
          if (isHeard) await applyDeviceEvents(rig().database, op.workspace_id, events);
        }
        // Without pauses between the reads the test would never end, so that the slots stop changing after 200.
        isSettled ||= looks.length === 200;
        looks.push(rig().clock.now());
        return await readSlots(op);
      });
      onTestFinished(() => spy.mockRestore());
      await cut("was offline");
      await programUnheard(held);
      await mend("was offline");
      await rig().pass(24 * hour);
      expect(looks.length).toBeLessThan(24 * 4 + 20);
      const pauses = looks.slice(1).map((look, index) => look - (looks[index] ?? 0));
      expect(pauses.slice(1, 8)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 64_000]);
      isSettled = true;
      await rig().pass(hour);
      expect(await theirs()).toContainEqual(expect.objectContaining({ code: held, status: "set" }));
      const settled = looks.length;
      await rig().pass(hour);
      await cut("was offline");
      await mend("was offline");
      await rig().pass(1000);
      expect(looks.length).toBe(settled + 1);
    },
  );

  it("lists what was programmed while it was unmanaged once it is managed again", async () => {
    const { cut, mend, letGo, takeBack, programUnheard, theirs } = await setUp();
    await letGo();
    await cut("was offline");
    await programUnheard("7391");
    await mend("was offline");
    await takeBack();
    await rig().pass(1000);
    expect(await theirs()).toContainEqual(expect.objectContaining({ code: "7391", status: "set" }));
  });
});
