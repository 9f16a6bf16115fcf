// The published Zigbee2MQTT with its broker, as the stories of whole servers use it.
import type { HubProcess } from "../hub-process.ts";
import { freePort, newFolder, startBroker, startZigbee2mqtt } from "./program.ts";

export async function startZigbeeHub(): Promise<{ hub: HubProcess; account: string[]; stop(): Promise<void> }> {
  const port = await freePort();
  const broker = await startBroker(port);
  const hub = await startZigbee2mqtt(newFolder(port));
  return {
    hub,
    account: ["zigbee2mqtt", `127.0.0.1:${port}`, "--set", "slots=1-6"],
    async stop() {
      await hub.kill();
      await broker.kill();
    },
  };
}
