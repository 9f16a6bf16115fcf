// Reading a lock takes seconds. A code may be deleted, and its lock unmanaged, between the read and the write.
import { expect, it } from "vitest";
import { onBothDatabases } from "../rig/databases.ts";
import { answered, createRig } from "../rig/rig.ts";
import { holdCode } from "../../src/doors/codes/change.ts";
import { sandboxDriver } from "../../src/hubs/sandbox/driver.ts";

interface Door {
  device_id: string;
  properties: { name: string };
}
interface Made {
  access_code: { access_code_id: string; code: string };
}

onBothDatabases(({ open }) => {
  /** Creates a code, and calls `happen` while the lock is read for a free slot. */
  async function whileItIsRead(path: string, inputOf: (ids: { device_id: string; access_code_id: string }) => object) {
    const database = await open();
    const sandbox = sandboxDriver(database);
    let happen: (() => Promise<unknown>) | undefined;
    const slowToRead: typeof sandbox = {
      ...sandbox,
      codes: {
        ...sandbox.codes,
        async readSlots(op) {
          const slots = await sandbox.codes.readSlots(op);
          const now = happen;
          happen = undefined;
          await now?.();
          return slots;
        },
      },
    };
    const rig = await createRig(database, { drivers: [slowToRead] });
    const { api_key, sandbox_key } = await rig.world("hotel");
    const { devices } = answered(await rig.ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id ?? "";
    happen = async () =>
      answered(await rig.ask(api_key, path, inputOf({ device_id, access_code_id: access_code.access_code_id })));
    await rig.server.close();
    const { access_code } = answered(await rig.ask<Made>(api_key, "/access_codes/create", { device_id }));
    await rig.pass(60_000);
    expect(happen).toBeUndefined();
    const opens = async () =>
      answered(
        await rig.ask<{ opened: boolean }>(sandbox_key, "/sandbox/keypad/enter", { device_id, code: access_code.code }),
      ).opened;
    const found = await rig.ask(api_key, "/access_codes/get", { access_code_id: access_code.access_code_id });
    return { rig, api_key, device_id, found, opens };
  }

  it("a code that is deleted meanwhile is not written to the lock", async () => {
    const { found, opens } = await whileItIsRead("/access_codes/delete", ({ access_code_id }) => ({ access_code_id }));
    expect(found.status).toBe(404);
    expect(await opens()).toBe(false);
  });

  it("a code that becomes unmanaged meanwhile is not changed", async () => {
    const database = await open();
    const rig = await createRig(database);
    const { api_key } = await rig.world("hotel");
    const { devices } = answered(await rig.ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id ?? "";
    const { access_code } = answered(await rig.ask<Made>(api_key, "/access_codes/create", { device_id }));
    await rig.pass(1000);
    const code = database.query
      .selectFrom("access_codes")
      .selectAll()
      .where("access_code_id", "=", access_code.access_code_id);
    const found = await code.executeTakeFirstOrThrow();
    answered(await rig.ask(api_key, "/devices/update", { device_id, is_managed: false }));
    await expect(database.transaction((tx) => holdCode(tx, found))).rejects.toMatchObject({ status: 404 });
    const letGo = await code.executeTakeFirstOrThrow();
    expect(await database.transaction((tx) => holdCode(tx, letGo))).toMatchObject({
      current: letGo,
    });
    await rig.server.close();
  });

  it("a lock that becomes unmanaged meanwhile is not programmed", async () => {
    const { rig, api_key, device_id, found, opens } = await whileItIsRead("/devices/update", ({ device_id: door }) => ({
      device_id: door,
      is_managed: false,
    }));
    expect(found.status).toBe(404);
    answered(await rig.ask(api_key, "/devices/unmanaged/update", { device_id, is_managed: true }));
    await rig.pass(60_000);
    expect(await opens()).toBe(false);
  });
});
