// The server's own drivers.
import type { DriverFactory } from "../../drivers/driver-factory.ts";
import { zigbee2mqttSystem } from "../../drivers/zigbee2mqtt/factory.ts";
import { zwaveSystem } from "../../drivers/zwave/factory.ts";

export const ownFactories: readonly DriverFactory[] = [zwaveSystem, zigbee2mqttSystem];
