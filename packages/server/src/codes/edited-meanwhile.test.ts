// A code that is edited while its lock is still busy with what was asked before: what becomes of that says nothing of the edit.
import { expect, it, onTestFinished, vi } from "vitest";
import { answered, onBothServers } from "../../test/rig.ts";

interface Attempt {
  action_attempt_id: string;
  status: string;
}
interface Code {
  access_code_id: string;
  code: string;
  status: string;
}

const hour = 3_600_000;

onBothServers("a code that is edited while its lock is busy with it", (rig) => {
  /** A lock that keeps hours itself, and takes five seconds for each command. */
  const setUp = async () => {
    const { workspace_id, api_key, sandbox_key } = await rig().world();
    const slow = { lock_delay_ms: 5000 };
    await rig().database.query.updateTable("workspaces").set(slow).where("workspace_id", "=", workspace_id).execute();
    const { devices } = answered(
      await rig().ask<{ devices: { device_id: string; properties: { name: string } }[] }>(api_key, "/devices/list"),
    );
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id;
    const ask = async <Body>(path: string, input: object) => answered(await rig().ask<Body>(api_key, path, { device_id, ...input }));
    const made = async (input: object) => {
      const { access_code } = await ask<{ access_code: Code }>("/access_codes/create", input);
      await rig().pass(hour);
      return access_code;
    };
    const get = async ({ access_code_id }: Code) =>
      (await ask<{ access_code: Code }>("/access_codes/get", { access_code_id, device_id: undefined })).access_code;
    const change = async ({ access_code_id }: Code, input: object) =>
      (await ask<{ action_attempt: Attempt }>("/access_codes/update", { access_code_id, ...input })).action_attempt;
    const attempt = async ({ action_attempt_id }: Attempt) =>
      (await ask<{ action_attempt: Attempt }>("/action_attempts/get", { action_attempt_id })).action_attempt;
    const control = async <Body>(path: string, input: object) =>
      answered(await rig().ask<Body>(sandbox_key, `/sandbox/${path}`, { device_id, ...input }));
    const opens = async (code: string) => (await control<{ opened: boolean }>("keypad/enter", { code })).opened;
    const theirs = (code: string) => ask("/access_codes/simulate/create_unmanaged_access_code", { name: "Found", code });
    const at = (ms: number) => new Date(rig().clock.now() + ms).toISOString();
    return { made, get, change, attempt, control, opens, theirs, at };
  };

  it("has not its new hours because the lock took those before them", async () => {
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
    expect(await opens("2580")).toBe(false);
  });

  it("has not its new hours before the lock that keeps it until then has taken them", async () => {
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
    expect(await opens("2580")).toBe(true);
  });

  it("has the hours that its lock keeps it for once they were taken back, and so has who asked for others", async () => {
    const { made, change, attempt, at } = await setUp();
    const [starts_at, ends_at] = [at(3 * hour), at(9 * hour)];
    const code = await made({ code: "2580", starts_at, ends_at });
    const other = await change(code, { starts_at: at(hour) });
    expect(await change(code, { starts_at })).toMatchObject({ status: "success" });
    expect(await attempt(other)).toMatchObject({ status: "success" });
  });

  it("is not being removed because its lock could not let go of it before", async () => {
    const { made, get, change, attempt, control, opens, at } = await setUp();
    const code = await made({ code: "2580" });
    await control("faults/set", { fault: "refused", times: 1 });
    const later = await change(code, { starts_at: at(3 * hour), ends_at: at(9 * hour), prefer_native_scheduling: false });
    await rig().server.tick();
    const now = await change(code, { starts_at: at(-hour), prefer_native_scheduling: true });
    await rig().pass(5000);
    expect(await get(code)).toMatchObject({ status: "setting", warnings: [{ warning_code: "delay_in_setting_on_device" }] });
    await rig().pass(hour);
    expect(await get(code)).toMatchObject({ status: "set", warnings: [] });
    expect([await attempt(later), await attempt(now)]).toMatchObject([{ status: "success" }, { status: "success" }]);
    expect(await opens("2580")).toBe(true);
  });

  it("is not refused because the digits before its own were", async () => {
    const { made, get, change, attempt, opens, theirs } = await setUp();
    const code = await made({ code: "2580" });
    const taken = await change(code, { code: "7391" });
    await rig().server.tick();
    await theirs("7391");
    const free = await change(code, { code: "1357" });
    await rig().pass(hour);
    expect(await get(code)).toMatchObject({ code: "1357", status: "set", errors: [] });
    expect([await attempt(taken), await attempt(free)]).toMatchObject([{ status: "success" }, { status: "success" }]);
    expect([await opens("2580"), await opens("1357")]).toEqual([false, true]);
  });

  /** Between the look at the door and what is written down of it. */
  const atTheMoment = (moment: number, happen: () => Promise<unknown>) => {
    const { database, clock } = rig();
    const transact = database.transaction.bind(database);
    const spy = vi.spyOn(database, "transaction").mockImplementation(async (work) => {
      if (clock.now() < moment) return transact(work);
      spy.mockRestore();
      await happen();
      return transact(work);
    });
    onTestFinished(() => spy.mockRestore());
  };

  it("has not its new digits because its hours begin that very moment", async () => {
    const { made, change, attempt, control, at } = await setUp();
    const code = await made({ code: "2580", starts_at: at(2 * hour), ends_at: at(9 * hour) });
    await control("faults/set", { fault: "refused", times: null });
    let edit: Attempt | undefined;
    atTheMoment(rig().clock.now() + hour, async () => (edit = await change(code, { code: "7391" })));
    await rig().pass(2 * hour);
    expect(edit && (await attempt(edit))).toMatchObject({ status: "error", error: { type: "command_refused" } });
  });

  it("is not gone because its former hours end that very moment", async () => {
    const { made, get, change, control, opens, at } = await setUp();
    await control("devices/update", { online: false });
    const code = await made({ code: "2580", starts_at: at(-hour), ends_at: at(2 * hour) });
    atTheMoment(rig().clock.now() + hour, () => change(code, { ends_at: at(9 * hour) }));
    await rig().pass(2 * hour);
    await control("devices/update", { online: true });
    await rig().pass(hour);
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await opens("2580")).toBe(true);
  });
});
