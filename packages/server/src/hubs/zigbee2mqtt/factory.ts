// Driver factory of Zigbee2MQTT.
import type { DriverFactory } from "../../driver/driver-factory.ts";
import { openBroker } from "./broker.ts";
import { zigbee2mqttDescription } from "./description.ts";
import { type Z2mSettings, zigbee2mqttDriver } from "./driver.ts";
import { probeBroker } from "./probe.ts";

export const zigbee2mqttSystem: DriverFactory = {
  ...zigbee2mqttDescription,
  async probe({ settings, secret, dial }, signal) {
    const { url, username, base_topic, slots, read_digits } = settings as unknown as Z2mSettings;
    const broker = await openBroker({ url, username, password: secret("password"), dial }, signal);
    try {
      return await probeBroker(broker, base_topic, { slots, readsDigits: read_digits });
    } finally {
      broker.close();
    }
  },
  connect: zigbee2mqttDriver,
};
