// The server's own drivers.
import type { DriverFactory } from "../../../driver/driver-factory.ts";
import { zigbee2mqttSystem } from "../../zigbee2mqtt/factory.ts";
import { zwaveSystem } from "../../zwave/factory.ts";

export const ownFactories: readonly DriverFactory[] = [zwaveSystem, zigbee2mqttSystem];
