// Reports of a lock about its slots, changes that it makes by itself, and the messages about them.
import { expect, it, onTestFinished } from "vitest";
import { fakeHub, lockInfo } from "../../../test/locks/fake-hub.ts";
import { linkedHouse } from "../../../test/locks/linked-house.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { createRig } from "../../../test/rig/rig.ts";

interface Code {
  access_code_id: string;
  status: string;
  code: string | null;
  errors: { error_code: string; message: string }[];
  warnings: { warning_code: string }[];
}
type Made = { access_code: Code; action_attempt: { action_attempt_id: string } };

const second = 1000;
const minute = 60 * second;

onBothDatabases(({ open }) => {
  async function lockWithCodes({ slots = 3 } = {}) {
    const hub = fakeHub();
    const capabilities = { slots: Array.from({ length: slots }, (_, index) => index + 1), lengths: [4, 5, 6] };
    hub.devices = [lockInfo("a", { codes: { ...capabilities, readback: "code", native_schedule: false } })];
    const lines: string[] = [];
    const rig = await createRig(await open(), { systems: [hub.system], log: (line) => void lines.push(line) });
    onTestFinished(() => rig.server.close());
    const house = await linkedHouse(rig, hub);
    await house.isUp();
    await rig.pass(minute);
    const device_id = (await house.doors())[0]?.device_id ?? "";
    const create = async (code: string) =>
      (await house.ask<Made>("/access_codes/create", { device_id, code })).access_code;
    const get = async ({ access_code_id }: Code) =>
      (await house.ask<Made>("/access_codes/get", { access_code_id })).access_code;
    const made = async (code: string) => {
      const access_code = await create(code);
      await rig.pass(5 * second);
      expect((await get(access_code)).status).toBe("set");
      return access_code;
    };
    const errorsOf = async (code: Code) => (await get(code)).errors.map(({ error_code }) => error_code);
    const told = async () => {
      type Listed = { events: { event_type: string }[] };
      const { events } = await house.ask<Listed>("/events/list", { since: "1970-01-01", device_id });
      return events.map(({ event_type }) => event_type.replace("access_code.", ""));
    };
    const foreign = async () =>
      (await house.ask<{ access_codes: Code[] }>("/access_codes/unmanaged/list", { device_id })).access_codes;
    const held = () => hub.slots.get("a") ?? new Map<number, string>();
    const reads = () => hub.told.filter((each) => each.startsWith("read")).length;
    /** Emits a slot's change, which the server handles a moment later, in real time. */
    const news = async (slot?: number) => {
      const before = reads();
      hub.tell({ type: "slot_news", key: "a", at: rig.clock.now(), ...(slot === undefined ? {} : { slot }) });
      await expect.poll(reads).toBeGreaterThan(before);
      await rig.pass(10 * second);
    };
    return { hub, rig, house, device_id, lines, create, made, get, errorsOf, told, foreign, held, news, reads };
  }

  it("a code that is switched off at the lock is switched on once, and then told as switched off", async () => {
    const { hub, house, made, get, errorsOf, told, news } = await lockWithCodes();
    const code = await made("4826");
    hub.off.add(1);
    await news(1);
    expect(hub.off.size).toBe(0);
    expect(await get(code)).toMatchObject({ status: "set" });
    expect((await get(code)).errors[0]?.message).toMatch(/was put back once/);
    expect(await told()).toContain("modified_external_to_seam");
    // The caller who created the code did not switch it off.
    const authors = async (event_type: string) =>
      (await house.ask<{ events: { api_key_id?: string }[] }>("/events/list", { since: "1970-01-01", event_type }))
        .events;
    expect((await authors("access_code.modified_external_to_seam")).map((each) => each.api_key_id)).toEqual([
      undefined,
    ]);
    for (const each of await authors("access_code.set_on_device")) expect(each.api_key_id).toBeTypeOf("string");

    hub.off.add(1);
    await news(1);
    expect(hub.off.size).toBe(1);
    expect(await get(code)).toMatchObject({ status: "setting" });
    expect(await errorsOf(code)).toEqual(["code_modified_external_to_seam", "access_code_inactive"]);

    hub.off.delete(1);
    await news(1);
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await errorsOf(code)).toEqual(["code_modified_external_to_seam"]);
  });

  it("a code that the lock never switches on is told so at once, and works once it is switched on there", async () => {
    const { hub, rig, create, get, told, errorsOf, news, held } = await lockWithCodes();
    hub.keepsOff = true;
    hub.off.add(1);
    const code = await create("4826");
    await rig.pass(5 * second);
    expect(await get(code)).toMatchObject({ status: "setting" });
    expect(await errorsOf(code)).toEqual(["access_code_inactive", "failed_to_set_on_device"]);
    expect(await told()).toContain("failed_to_set_on_device");
    // Nothing more is tried, and the digits count as being there.
    await rig.pass(60 * minute);
    expect(hub.told.filter((each) => each.startsWith("write"))).toHaveLength(1);
    expect(held().get(1)).toBe("4826");
    hub.off.clear();
    await news(1);
    expect(await get(code)).toMatchObject({ status: "set", errors: [] });
  });

  it("a code that the lock kept off is written again once it is erased there", async () => {
    const { hub, rig, create, get, errorsOf, news, held } = await lockWithCodes();
    hub.keepsOff = true;
    hub.off.add(1);
    const code = await create("4826");
    await rig.pass(5 * second);
    hub.keepsOff = false;
    hub.off.clear();
    held().clear();
    await news(1);
    expect(await get(code)).toMatchObject({ status: "set" });
    expect(await errorsOf(code)).toEqual(["code_modified_external_to_seam"]);
    expect(held().get(1)).toBe("4826");
  });

  it("a code that is off may be deleted, and is then off the lock", async () => {
    const { hub, rig, house, create, held } = await lockWithCodes();
    hub.keepsOff = true;
    hub.off.add(1);
    const { access_code_id } = await create("4826");
    await rig.pass(5 * second);
    await house.ask("/access_codes/delete", { access_code_id });
    await rig.pass(5 * second);
    expect(held().size).toBe(0);
  });

  it("a code erased at the lock is put back once; erased again, its digits are free for another", async () => {
    const { made, get, held, news, told, create, rig, house, errorsOf } = await lockWithCodes();
    const code = await made("4826");
    held().delete(1);
    await news(1);
    expect(held().get(1)).toBe("4826");
    held().delete(1);
    await news(1);
    expect(await get(code)).toMatchObject({ status: "setting" });
    expect(await errorsOf(code)).toEqual(["code_modified_external_to_seam", "failed_to_set_on_device"]);
    expect(await told()).toContain("deleted_external_to_seam");
    const other = await create("4826");
    await rig.pass(5 * second);
    expect(await get(other)).toMatchObject({ status: "set" });
    // The first code cannot come back beside the second.
    const again = house.ask("/access_codes/update", { access_code_id: code.access_code_id, name: "Back" });
    await expect(again).rejects.toThrow(/same digits/);
  });

  it("news of all places reads those that are known to hold a code", async () => {
    const { made, held, news, hub, told } = await lockWithCodes();
    await made("4826");
    await made("7391");
    hub.told.length = 0;
    held().clear();
    await news();
    expect(hub.told.filter((each) => each.startsWith("read")).toSorted()).toEqual([
      "read a 1",
      "read a 1",
      "read a 2",
      "read a 2",
    ]);
    expect((await told()).filter((each) => each === "deleted_external_to_seam")).toHaveLength(2);
    expect([...held().values()].toSorted()).toEqual(["4826", "7391"]);
  });

  it("a code of others is told once it is there, as switched off, and gone, each by one read", async () => {
    const { hub, held, news, foreign, reads } = await lockWithCodes();
    const before = reads();
    held().set(2, "1357");
    hub.off.add(2);
    await news(2);
    expect(await foreign()).toMatchObject([{ code: "1357", errors: [{ error_code: "access_code_inactive" }] }]);
    hub.off.clear();
    await news(2);
    expect(await foreign()).toMatchObject([{ code: "1357", errors: [] }]);
    held().delete(2);
    await news(2);
    expect(await foreign()).toEqual([]);
    expect(reads() - before).toBe(3);
  });

  it("a place that does not answer is read ever less often, and not for ever", async () => {
    const { hub, rig, news, reads } = await lockWithCodes();
    const before = reads();
    hub.readSlot = ({ slot }) => ({ slot, occupied: null });
    await news(1);
    await rig.pass(12 * 60 * minute);
    expect(reads() - before).toBe(10);
    expect(await rig.database.query.selectFrom("slot_news").selectAll().execute()).toEqual([]);
  });

  it("news of places that are not ours to use costs nothing", async () => {
    const { news, reads, rig, hub } = await lockWithCodes();
    const before = reads();
    hub.tell({ type: "slot_news", key: "a", at: rig.clock.now(), slot: 250 });
    await news(3);
    expect(reads() - before).toBe(1);
  });

  it("a new code goes before the look at all places of a lock, and news without end keep none waiting", async () => {
    const { hub, rig, create, get, house } = await lockWithCodes({ slots: 30 });
    hub.told.length = 0;
    hub.drop();
    await expect.poll(() => hub.runs.length).toBe(0);
    await rig.pass(2 * minute);
    await expect.poll(() => hub.runs.length, { timeout: 5000 }).toBe(1);
    await house.isUp();
    const codes = [await create("4826"), await create("4827")];
    const from = rig.clock.now();
    const isSet = async () => (await Promise.all(codes.map(get))).every(({ status }) => status === "set");
    let asked = 0;
    while (!(await isSet()) && rig.clock.now() < from + minute) {
      hub.tell({ type: "slot_news", key: "a", at: rig.clock.now(), slot: (asked += 1) % 30 });
      await rig.pass(second / 2);
    }
    expect(rig.clock.now() - from).toBeLessThan(15 * second);
    const placesRead = async () => {
      await rig.pass(second);
      return new Set(hub.told.filter((each) => each.startsWith("read"))).size;
    };
    await expect.poll(placesRead).toBe(30);
  });

  it("a code that waits for its lock for a minute says so, once, on the code, as an event and in the log", async () => {
    const { hub, rig, create, get, told, lines, house, device_id } = await lockWithCodes();
    await rig.database.query
      .updateTable("devices")
      .set({ upkeep_rests_until: rig.clock.now() + 5 * minute })
      .where("device_id", "=", device_id)
      .execute();
    const code = await create("4826");
    await rig.pass(59 * second);
    expect((await get(code)).warnings).toEqual([]);
    await rig.pass(2 * minute);
    expect((await get(code)).warnings).toMatchObject([{ warning_code: "delay_in_setting_on_device" }]);
    expect((await told()).filter((each) => each === "delay_in_setting_on_device")).toHaveLength(1);
    const said = lines.filter((line) => line.includes("waits for the lock"));
    expect(said).toHaveLength(1);
    expect(said[0]).not.toContain("4826");
    await rig.pass(3 * minute);
    expect(await get(code)).toMatchObject({ status: "set", warnings: [] });
    expect(hub.told).toContain("write a 1");
    expect((await house.doors())[0]?.properties.online).toBe(true);
  });

  it("a lock that does not keep a code is not said to be offline, nor to have a maker's service", async () => {
    const { hub, rig, create, get } = await lockWithCodes();
    // The lock reports an empty slot, even after each write.
    hub.readSlot = ({ slot }) => ({ slot, occupied: false });
    hub.proof = "ack";
    const code = await create("4826");
    await rig.pass(minute);
    const { errors } = await get(code);
    expect(errors.map(({ error_code }) => error_code)).toEqual(["code_refused_by_device", "failed_to_set_on_device"]);
    expect(errors.map(({ message }) => message).join(" ")).not.toMatch(/online|maker/);
  });
});
