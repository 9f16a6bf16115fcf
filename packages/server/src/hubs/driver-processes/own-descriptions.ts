// The systems of the server's own drivers (process/own-factories.ts), without these.
import type { SystemDescription } from "../../driver/driver-factory.ts";
import { zigbee2mqttDescription } from "../zigbee2mqtt/description.ts";
import { zwaveDescription } from "../zwave/description.ts";

export const ownDescriptions: readonly SystemDescription[] = [zwaveDescription, zigbee2mqttDescription];
