// The published Zigbee2MQTT with its broker, for the stories of whole servers.
import type { HubProcess } from "../hub-process.ts";
import { freePort, newFolder, startBroker, startZigbee2mqtt } from "./program.ts";

interface ZigbeeHub {
  hub: HubProcess;
  /** Sends a command to the lock from another program at the broker. */
  command(message: object): Promise<object>;
  account: string[];
  stop(): Promise<void>;
}

export async function startZigbeeHub(): Promise<ZigbeeHub> {
  const port = await freePort();
  const broker = await startBroker(port);
  const hub = await startZigbee2mqtt(newFolder(port));
  return {
    hub,
    command: (message) => broker.tell("publish", { topic: "zigbee2mqtt/Front door/set", message }),
    account: ["zigbee2mqtt", `127.0.0.1:${port}`, "--set", "slots=1-6"],
    async stop() {
      await hub.kill();
      await broker.kill();
    },
  };
}
