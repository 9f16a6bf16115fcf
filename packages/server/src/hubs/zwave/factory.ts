// Driver factory of Z-Wave JS.
import type { DriverFactory } from "../../driver/driver-factory.ts";
import { openZwave } from "./client.ts";
import { zwaveDescription } from "./description.ts";
import { zwaveDriver } from "./driver.ts";
import { codesOf, deviceInfo, isLock } from "./inventory.ts";

export const zwaveSystem: DriverFactory = {
  ...zwaveDescription,
  async probe({ settings, dial }, signal) {
    const unheard = () => "events are ignored during a probe";
    const connection = await openZwave(String(settings["url"]), signal, { hear: unheard, repeats: unheard }, dial);
    try {
      const locks = connection.nodes.filter(isLock);
      return await Promise.all(
        locks.map(async (node) => deviceInfo(connection, node, await codesOf(connection, node))),
      );
    } finally {
      connection.close();
    }
  },
  connect: zwaveDriver,
};
