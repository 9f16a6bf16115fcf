// Codes on locks that are not simulated: confirmed writes are believed, unconfirmed ones are reported as such, and the
// radio is used sparingly.
import { expect, it, onTestFinished } from "vitest";
import { onDatabase } from "../rig/databases.ts";
import { type FakeHub, fakeHub, lockInfo } from "../locks/fake-hub.ts";
import type { SlotState } from "../../src/driver/driver.ts";
import { linkedHouse } from "../locks/linked-house.ts";
import { createRig } from "../rig/rig.ts";

interface Code {
  access_code_id: string;
  status: string;
  code: string;
  is_scheduled_on_device?: boolean;
  pending_mutations: object[];
  errors: { error_code: string }[];
  warnings: { warning_code: string }[];
}

/**
 * Interrupts writes to a lock. `meanwhile` runs during the first write, and `before` before another one.
 * @param isAskedAgain - Whether the first write ends only at a second call, instead of at once.
 */
function interrupted(hub: FakeHub, isAskedAgain: boolean) {
  const during = { meanwhile: async () => {}, before: async () => {}, zones: [] as (string | undefined)[] };
  const ops: string[] = [];
  const connect = hub.system.connect.bind(hub.system);
  hub.system.connect = (account) => {
    const driver = connect(account);
    const { codes } = driver;
    if (!codes) return driver;
    const write: typeof codes.write = async (input, op) => {
      ops.push(op.op_id);
      const [first, second] = ops;
      if (second === undefined) await during.meanwhile();
      else if (first !== op.op_id) await during.before();
      during.zones.push(input.window?.time_zone);
      return second === undefined && isAskedAgain ? { again_at: op.now + 1000 } : codes.write(input, op);
    };
    return { ...driver, keepsOperations: true, codes: { ...codes, write } };
  };
  return during;
}

/**
 * Makes the first such operation reach the lock, then lets the driver fail. From then on the lock does not report its
 * slots.
 */
function failsDuring(hub: FakeHub, operation: "write" | "clear"): { hasFailed: boolean } {
  const state = { hasFailed: false };
  const connect = hub.system.connect.bind(hub.system);
  hub.system.connect = (account) => {
    const driver = connect(account);
    const { codes } = driver;
    if (!codes) return driver;
    async function failing<Answer>(send: () => Promise<Answer>): Promise<Answer> {
      if (state.hasFailed) return send();
      await send();
      state.hasFailed = true;
      hub.readSlot = ({ slot }) => ({ slot, occupied: null });
      throw new Error("a fault of the driver");
    }
    const write: typeof codes.write = (...input) => failing(() => codes.write(...input));
    const clear: typeof codes.clear = (...input) => failing(() => codes.clear(...input));
    return { ...driver, codes: { ...codes, ...(operation === "write" ? { write } : { clear }) } };
  };
  return state;
}

onDatabase(({ open }) => {
  async function house(hub: FakeHub) {
    const rig = await createRig(await open(), { systems: [hub.system], leaseMs: 300 });
    onTestFinished(() => rig.server.close());
    const linked = await linkedHouse(rig, hub);
    await linked.isUp();
    const device_id = (await linked.doors())[0]?.device_id ?? "";
    // The server reads all slots after a new link.
    const unseen = () =>
      rig.database.query.selectFrom("devices").select("device_id").where("codes_unseen", ">", 0).execute();
    await expect
      .poll(async () => {
        await rig.pass(100);
        return (await unseen()).length;
      })
      .toBe(0);
    hub.told.length = 0;
    const create = async (input: object) =>
      (await linked.ask<{ access_code: Code }>("/access_codes/create", { device_id, name: "Guest", ...input }))
        .access_code;
    const get = async ({ access_code_id }: Code) =>
      (await linked.ask<{ access_code: Code }>("/access_codes/get", { access_code_id })).access_code;
    const settled = async (code: Code, status = "set") => {
      await expect
        .poll(async () => {
          await rig.pass(5000);
          return (await get(code)).status;
        })
        .toBe(status);
      return get(code);
    };
    return { ...linked, rig, device_id, create, get, settled };
  }

  it("a code is set once it is read back, after one slot was asked", async () => {
    const hub = fakeHub();
    const { create, settled } = await house(hub);
    const code = await settled(await create({ code: "0482" }));
    expect(code.warnings).toEqual([]);
    expect(hub.slots.get("a")?.get(1)).toBe("0482");
    expect(hub.told.filter((line) => line.startsWith("read"))).toEqual(["read a 1"]);
  });

  it("a shared code that is made while the hub is away waits for it, and is set when it is back", async () => {
    const hub = fakeHub();
    hub.devices = ["a", "b"].map((key) => lockInfo(key));
    const { ask, rig, doors, get, settled } = await house(hub);
    hub.refuses = "unreachable";
    hub.drop();
    const codesOfErrors = async () => (await doors()).flatMap(({ errors }) => errors.map((each) => each.error_code));
    await expect
      .poll(async () => (await rig.pass(31_000), codesOfErrors()), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(["account_disconnected", "bridge_disconnected"]));
    const device_ids = (await doors()).map(({ device_id }) => device_id);
    const input = { device_ids, name: "Guest", code: "0482" };
    const { access_codes } = await ask<{ access_codes: Code[] }>("/access_codes/create_multiple", input);
    expect(access_codes).toHaveLength(2);
    for (const code of access_codes) expect((await get(code)).status).not.toBe("set");
    hub.refuses = undefined;
    for (const code of access_codes) await settled(code);
    expect(["a", "b"].map((key) => hub.slots.get(key))).toEqual([new Map([[1, "0482"]]), new Map([[1, "0482"]])]);
  });

  it("a code in an unknown slot is cleared there, although the lock's list of slots ends before it", async () => {
    const hub = fakeHub();
    const connect = hub.system.connect.bind(hub.system);
    hub.system.connect = (account) => {
      const driver = connect(account);
      const { codes } = driver;
      if (!codes) return driver;
      const readSlots: typeof codes.readSlots = async (op) => (await codes.readSlots(op)).slice(0, 1);
      return { ...driver, codes: { ...codes, readSlots } };
    };
    const { create, settled, ask, rig, device_id } = await house(hub);
    await settled(await create({ code: "1111" }));
    const code = await settled(await create({ code: "0482" }));
    // An import does not say in which slots the codes are.
    await rig.database.query.deleteFrom("code_slots").where("device_id", "=", device_id).execute();
    await ask("/access_codes/delete", { access_code_id: code.access_code_id });
    await expect.poll(async () => (await rig.pass(5000), [...(hub.slots.get("a") ?? [])])).toEqual([[1, "1111"]]);
  });

  it("a lock that keeps hours by its wall's clock has them once the door's zone is known, and again when that changes", async () => {
    const hub = fakeHub();
    const keeps = { native_schedule: true, schedule_needs_zone: true };
    hub.devices = [lockInfo("a", { codes: { slots: [1, 2], lengths: [4], readback: "code", ...keeps } })];
    const { create, settled, ask, device_id, rig } = await house(hub);
    const now = rig.clock.now();
    const times = {
      starts_at: new Date(now - 60_000).toISOString(),
      ends_at: new Date(now + 100 * 3_600_000).toISOString(),
    };
    const code = await settled(await create({ code: "0482", ...times }));
    expect(hub.windows.get(1)).toBeUndefined();
    const window = { starts_at: Date.parse(times.starts_at), ends_at: Date.parse(times.ends_at) };
    for (const zone of ["Europe/Berlin", "America/New_York"]) {
      await ask("/devices/update", { device_id, location: { timezone: zone } });
      const given = async () => {
        await rig.pass(5000);
        return hub.windows.get(1);
      };
      await expect.poll(given).toEqual({ ...window, time_zone: zone });
      await settled(code);
    }
    await ask("/access_codes/update", { access_code_id: code.access_code_id, type: "ongoing" });
    await expect.poll(async () => (await rig.pass(5000), hub.windows.get(1))).toBeUndefined();
  });

  it.each([
    ["while the lock is being told", false],
    ["between two looks at what became of it", true],
  ])(
    "a door whose zone changes %s has the hours of its new zone in the end, and is not said to be right before",
    async (_when, isAskedAgain) => {
      const hub = fakeHub();
      const keeps = { native_schedule: true, schedule_needs_zone: true };
      hub.devices = [lockInfo("a", { codes: { slots: [1, 2], lengths: [4], readback: "code", ...keeps } })];
      const during = interrupted(hub, isAskedAgain);
      const { create, get, ask, device_id, rig } = await house(hub);
      const moveTo = (timezone: string) => ask("/devices/update", { device_id, location: { timezone } });
      await moveTo("Europe/Berlin");
      const at = (hours: number) => new Date(rig.clock.now() + hours * 3_600_000).toISOString();
      const saidBefore: unknown[] = [];
      during.meanwhile = () => moveTo("America/New_York").then(() => undefined);
      const code = await create({ code: "0482", starts_at: at(1), ends_at: at(9) });
      during.before = async () => void saidBefore.push((await get(code)).is_scheduled_on_device);
      const isScheduled = async () => (await rig.pass(5000), (await get(code)).is_scheduled_on_device);
      await expect.poll(isScheduled).toBe(true);
      // An operation keeps the time zone with which it started.
      expect(during.zones).toEqual([...(isAskedAgain ? ["Europe/Berlin"] : []), "Europe/Berlin", "America/New_York"]);
      expect(saidBefore).toEqual([false]);
      expect(hub.windows.get(1)?.time_zone).toBe("America/New_York");
      expect(await get(code)).toMatchObject({ status: "unset", pending_mutations: [], errors: [] });
    },
  );

  it("a code that the link alone accepted is asked for at the lock", async () => {
    const hub = fakeHub();
    hub.proof = "ack";
    const { create, settled } = await house(hub);
    expect((await settled(await create({ code: "0482" }))).warnings).toEqual([]);
    expect(hub.told).toEqual(["read a 1", "write a 1", "read a 1"]);
  });

  it("a lock that cannot confirm a code has it shown as sent and unconfirmed", async () => {
    const hub = fakeHub();
    hub.proof = "ack";
    const readback = "none" as const;
    hub.devices = [lockInfo("a", { codes: { slots: [1, 2], lengths: [4], readback, native_schedule: false } })];
    hub.readSlot = ({ slot }) => ({ slot, occupied: null });
    const { create, settled } = await house(hub);
    const { warnings } = await settled(await create({ code: "0482" }));
    expect(warnings.map(({ warning_code }) => warning_code)).toEqual(["unconfirmed_by_device"]);
  });

  it("a lock that took a code and does not hold it has refused it", async () => {
    const hub = fakeHub();
    hub.proof = "ack";
    const { create, get, rig } = await house(hub);
    hub.readSlot = ({ slot }) => ({ slot, occupied: false });
    const code = await create({ code: "0482" });
    await expect
      .poll(async () => {
        await rig.pass(60_000);
        return (await get(code)).errors.map(({ error_code }) => error_code);
      })
      .toContain("failed_to_set_on_device");
  });

  it("a slot that is missing in a lock's list is not empty, and its code stays", async () => {
    const hub = fakeHub();
    const { create, settled, get, rig, ask, connected_account_id } = await house(hub);
    const code = await settled(await create({ code: "0482" }));
    hub.readSlot = ({ slot }) => ({ slot, occupied: null });
    await ask("/connected_accounts/sync", { connected_account_id }).catch(() => "a server without that call");
    hub.drop();
    await expect.poll(() => hub.runs.length).toBe(1);
    await rig.pass(600_000);
    expect(await get(code)).toMatchObject({ status: "set", errors: [] });
  });

  it("a code that was sent by a driver that then failed is taken off, although the lock could not be asked", async () => {
    const hub = fakeHub();
    const failure = failsDuring(hub, "write");
    const { create, ask, rig } = await house(hub);
    const code = await create({ code: "0482" });
    await expect.poll(async () => (await rig.pass(1000), failure.hasFailed)).toBe(true);
    expect(hub.slots.get("a")?.get(1)).toBe("0482");
    await ask("/access_codes/delete", { access_code_id: code.access_code_id });
    hub.readSlot = (state) => state;
    await expect
      .poll(async () => {
        await rig.pass(5000);
        return hub.slots.get("a")?.size;
      })
      .toBe(0);
  });

  it("a code that was sent by a driver that then failed is set by what the lock says, and not sent again", async () => {
    const hub = fakeHub();
    failsDuring(hub, "write");
    const { create, settled } = await house(hub);
    const code = await create({ code: "0482" });
    const asItIs = (state: SlotState) => state;
    Object.defineProperty(hub, "readSlot", { get: () => asItIs, set: () => {} });
    await settled(code);
    expect(hub.told.filter((line) => line.startsWith("write"))).toEqual(["write a 1"]);
  });

  it("a code that was taken off by a driver that then failed is put back when it is wanted again", async () => {
    const hub = fakeHub();
    const failure = failsDuring(hub, "clear");
    const { create, settled, ask, rig } = await house(hub);
    const code = await settled(await create({ code: "0482" }));
    const { access_code_id } = code;
    const inHours = (hours: number) => new Date(rig.clock.now() + hours * 3_600_000).toISOString();
    await ask("/access_codes/update", {
      access_code_id,
      type: "time_bound",
      starts_at: inHours(10),
      ends_at: inHours(20),
    });
    await expect.poll(async () => (await rig.pass(100), failure.hasFailed)).toBe(true);
    await ask("/access_codes/update", { access_code_id, type: "ongoing" });
    expect(hub.slots.get("a")?.size).toBe(0);
    hub.readSlot = (state) => state;
    await expect.poll(async () => (await rig.pass(5000), hub.slots.get("a")?.get(1))).toBe("0482");
    expect((await settled(code)).errors).toEqual([]);
  });

  it("what others put into a slot after it was cleared by a driver that then failed is not cleared as well", async () => {
    const hub = fakeHub();
    const failure = failsDuring(hub, "clear");
    const { create, settled, ask, rig } = await house(hub);
    const code = await settled(await create({ code: "0482" }));
    const asItIs = (state: SlotState) => state;
    Object.defineProperty(hub, "readSlot", {
      get: () => (failure.hasFailed && hub.slots.get("a")?.set(1, "9753"), asItIs),
      set: () => {},
    });
    await ask("/access_codes/delete", { access_code_id: code.access_code_id });
    await expect.poll(async () => (await rig.pass(5000), failure.hasFailed)).toBe(true);
    await rig.pass(60_000);
    expect(hub.slots.get("a")?.get(1)).toBe("9753");
    expect(hub.told.filter((line) => line.startsWith("clear"))).toEqual(["clear a 1"]);
  });

  it("a code is taken off, and its slot is free again", async () => {
    const hub = fakeHub();
    const { create, settled, ask, rig } = await house(hub);
    const code = await settled(await create({ code: "0482" }));
    await ask("/access_codes/delete", { access_code_id: code.access_code_id });
    await expect
      .poll(async () => {
        await rig.pass(5000);
        return hub.slots.get("a")?.size;
      })
      .toBe(0);
  });
});
