// Every request about a code ends, whatever happens at its lock.
import { expect, it } from "vitest";
import { onServer } from "../rig/rig.ts";
import { slowLock } from "../locks/slow-lock.ts";

const hour = 3_600_000;

onServer("a request about a code", (rig) => {
  it("to delete it succeeds when somebody erases the code at the lock", async () => {
    const { found, theirs, removeTheirs, attempt, control, erase } = await slowLock(rig());
    await found("7391");
    const code = (await theirs()).find((each) => each.code === "7391");
    if (!code) throw new Error("The code was not found.");
    await control("faults/set", { fault: "refused", times: null });
    const removal = await removeTheirs(code);
    await rig().pass(5500);
    await erase(code);
    await rig().pass(hour);
    expect(await theirs()).not.toContainEqual(expect.objectContaining({ code: "7391" }));
    expect(await attempt(removal)).toMatchObject({ status: "success" });
  });

  it("to convert it to managed fails when its lock becomes unmanaged meanwhile", async () => {
    const { made, change, theirs, takeOver, attempt, control, letGo, takeBack, at } = await slowLock(rig());
    const code = await made({ code: "2580", starts_at: at(2 * hour), ends_at: at(9 * hour) });
    await control("faults/set", { fault: "no_answer", times: null });
    await change(code, { ends_at: at(5 * hour) });
    await rig().pass(1000);
    await letGo();
    await takeBack();
    const over = await takeOver((await theirs()).find((each) => each.access_code_id === code.access_code_id) ?? code);
    expect(over).toMatchObject({ status: "pending" });
    await letGo();
    await rig().pass(hour);
    expect(await attempt(over)).toMatchObject({ status: "error", error: { type: "device_unmanaged" } });
  });
});
