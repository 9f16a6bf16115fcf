// A code is edited while its lock still carries out an earlier change. The outcome of that change must not be taken for
// the edit's.
import { expect, it, vi } from "vitest";
import { onBothServers } from "../rig/rig.ts";
import { atTheMoment, type SlowAttempt, slowLock } from "../locks/slow-lock.ts";

const hour = 3_600_000;

onBothServers("a code that is edited while its lock is busy with it", (rig) => {
  const setUp = () => slowLock(rig());

  it("does not count as having its new hours when the lock has confirmed the earlier ones", async () => {
    const { made, get, change, attempt, control, opens, at } = await setUp();
    const code = await made({ code: "2580", starts_at: at(-hour), ends_at: at(9 * hour) });
    await change(code, { ends_at: at(5 * hour) });
    await rig().server.tick();
    await control("faults/set", { fault: "refused", times: null });
    const shorter = await change(code, { ends_at: at(hour) });
    await rig().pass(6000);
    expect(await get(code)).toMatchObject({ status: "setting" });
    await rig().pass(hour / 2);
    expect(await attempt(shorter)).toMatchObject({ status: "error", error: { type: "command_refused" } });
    await control("faults/clear", {});
    await rig().pass(hour);
    expect(await opens("2580")).toEqual([]);
  });

  it("has its new hours only once the lock has confirmed them", async () => {
    const { made, change, attempt, control, opens, at } = await setUp();
    const code = await made({ code: "2580", starts_at: at(3 * hour), ends_at: at(9 * hour) });
    await control("faults/set", { fault: "refused", times: null });
    const earlier = await change(code, { starts_at: at(hour) });
    expect(earlier).toMatchObject({ status: "pending" });
    await rig().pass(hour / 2);
    expect(await attempt(earlier)).toMatchObject({ status: "error", error: { type: "command_refused" } });
    await control("faults/clear", {});
    const again = await change(code, { starts_at: at(hour) });
    await rig().pass(hour / 4);
    expect(await attempt(again)).toMatchObject({ status: "success" });
    await rig().pass(hour);
    expect(await opens("2580")).toEqual(["2580"]);
  });

  it("that is set back to the lock's current hours succeeds at once, as does the replaced edit", async () => {
    const { device_id, made, change, attempt, at } = await setUp();
    const [starts_at, ends_at] = [at(3 * hour), at(9 * hour)];
    const code = await made({ code: "2580", starts_at, ends_at });
    // Another process has claimed the job that waits in the lock's lane, so the first edit does not start before the
    // second arrives.
    const { query } = rig().database;
    const waiting = query
      .updateTable("jobs")
      .set({ leased_until: Date.now() + hour })
      .where("lane", "=", `codes ${device_id}`)
      .where("leased_until", "is", null)
      .returning("job_id");
    const claimed = await vi.waitFor(() => waiting.executeTakeFirstOrThrow());
    const other = await change(code, { starts_at: at(hour) });
    const back = await change(code, { starts_at });
    await query.deleteFrom("jobs").where("job_id", "=", claimed.job_id).execute();
    expect(back).toMatchObject({ status: "success" });
    expect(await attempt(other)).toMatchObject({ status: "success" });
  });

  it("is not shown as being removed after a removal that failed was taken back", async () => {
    const { made, get, change, attempt, control, opens, at } = await setUp();
    const code = await made({ code: "2580" });
    await control("faults/set", { fault: "refused", times: 1 });
    const later = await change(code, {
      starts_at: at(3 * hour),
      ends_at: at(9 * hour),
      prefer_native_scheduling: false,
    });
    await rig().server.tick();
    const now = await change(code, { starts_at: at(-hour), prefer_native_scheduling: true });
    await rig().pass(5000);
    expect(await get(code)).toMatchObject({
      status: "setting",
      warnings: [{ warning_code: "delay_in_setting_on_device" }],
    });
    await rig().pass(hour);
    expect(await get(code)).toMatchObject({ status: "set", warnings: [] });
    expect([await attempt(later), await attempt(now)]).toMatchObject([{ status: "success" }, { status: "success" }]);
    expect(await opens("2580")).toEqual(["2580"]);
  });

  it("is not refused because the lock refused its former digits", async () => {
    const { made, get, change, attempt, opens, found } = await setUp();
    const code = await made({ code: "2580" });
    const taken = await change(code, { code: "7391" });
    await rig().server.tick();
    await found("7391");
    const free = await change(code, { code: "1357" });
    await rig().pass(hour);
    expect(await get(code)).toMatchObject({ code: "1357", status: "set", errors: [] });
    expect([await attempt(taken), await attempt(free)]).toMatchObject([{ status: "success" }, { status: "success" }]);
    expect(await opens("2580", "1357")).toEqual(["1357"]);
  });

  it("does not count as having its new digits because its hours begin at the same moment", async () => {
    const { made, change, attempt, control, at } = await setUp();
    const code = await made({ code: "2580", starts_at: at(2 * hour), ends_at: at(9 * hour) });
    await control("faults/set", { fault: "refused", times: null });
    let edit: SlowAttempt | undefined;
    atTheMoment(rig(), rig().clock.now() + hour, async () => (edit = await change(code, { code: "7391" })));
    await rig().pass(2 * hour);
    expect(edit && (await attempt(edit))).toMatchObject({ status: "error", error: { type: "command_refused" } });
  });

  it("is not deleted because its former hours end at the same moment", async () => {
    const { made, get, change, control, opens, at } = await setUp();
    await control("devices/update", { online: false });
    const code = await made({ code: "2580", starts_at: at(-hour), ends_at: at(2 * hour) });
    atTheMoment(rig(), rig().clock.now() + hour, () => change(code, { ends_at: at(9 * hour) }));
    await rig().pass(2 * hour);
    await control("devices/update", { online: true });
    await rig().pass(hour);
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await opens("2580")).toEqual(["2580"]);
  });
});
