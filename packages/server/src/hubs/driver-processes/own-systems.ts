// The list of the server's own drivers. Forms, commands, docs and device types derive from their descriptions. The
// drivers themselves are loaded only in drivers' processes.
import type { DriverFactory } from "../../driver/driver-factory.ts";
import type { OwnDescription } from "../../driver/own-description.ts";
import { zigbee2mqttDescription } from "../zigbee2mqtt/description.ts";
import { zwaveDescription } from "../zwave/description.ts";

interface OwnSystem {
  readonly description: OwnDescription;
  readonly load: () => Promise<DriverFactory>;
}

export const ownSystems: readonly OwnSystem[] = [
  { description: zwaveDescription, load: async () => (await import("../zwave/factory.ts")).zwaveSystem },
  {
    description: zigbee2mqttDescription,
    load: async () => (await import("../zigbee2mqtt/factory.ts")).zigbee2mqttSystem,
  },
];
