// The connection to a lock is down when the driver is asked for the lock's code capacity.
import { expect, it } from "vitest";
import { onDatabase } from "../rig/databases.ts";
import { answered, createRig } from "../rig/rig.ts";
import { DriverError } from "../../src/driver/driver.ts";
import { sandboxDriver } from "../../src/hubs/sandbox/driver.ts";

interface Door {
  device_id: string;
  properties: { name: string };
}
interface Made {
  access_code: { access_code_id: string; code: string; status: string };
}

onDatabase(({ open }) => {
  it("its codes wait until the connection is back", async () => {
    const database = await open();
    const sandbox = sandboxDriver(database);
    let isDown = false;
    const rig = await createRig(database, {
      drivers: [
        {
          ...sandbox,
          codes: {
            ...sandbox.codes,
            async capabilities(op) {
              if (isDown) throw new DriverError("unreachable", "The maker's cloud does not answer.");
              return await sandbox.codes.capabilities(op);
            },
          },
        },
      ],
    });
    const { api_key } = await rig.world("hotel");
    const { devices } = answered(await rig.ask<{ devices: Door[] }>(api_key, "/devices/list"));
    const device_id = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id;
    isDown = true;
    const { access_code } = answered(await rig.ask<Made>(api_key, "/access_codes/create", { device_id }));
    const status = async () =>
      answered(await rig.ask<Made>(api_key, "/access_codes/get", { access_code_id: access_code.access_code_id }))
        .access_code.status;
    await rig.pass(60_000);
    expect(await status()).toBe("setting");
    isDown = false;
    await rig.pass(300_000);
    expect(await status()).toBe("set");
    await rig.server.close();
  });
});
