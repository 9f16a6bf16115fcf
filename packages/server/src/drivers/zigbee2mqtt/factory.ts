// Zigbee2MQTT as a system that can be connected.
import { ConnectError } from "../connect-error.ts";
import type { DriverFactory } from "../driver-factory.ts";
import type { DeviceInfo } from "../device-info.ts";
import { openBroker } from "./broker.ts";
import { type Z2mSettings, zigbee2mqttDriver } from "./driver.ts";
import { houseOf } from "./house.ts";
import { deviceInfo, isLock, slotsIn } from "./inventory.ts";

const example = "mqtt://127.0.0.1:1883";
/** A broker that keeps the list sends it at once; one that may not be read sends nothing. */
const listPatienceMs = 3000;

export const zigbee2mqttSystem: DriverFactory = {
  kind: "zigbee2mqtt",
  displayName: "Zigbee2MQTT",
  fields: [
    { name: "url", type: "url", value: example },
    { name: "username", type: "text", isRequired: false },
    { name: "password", type: "password", isSecret: true, isRequired: false },
    { name: "base_topic", type: "text", value: "zigbee2mqtt" },
    { name: "slots", type: "text", value: "1-20" },
    { name: "read_digits", type: "checkbox", isRequired: false },
  ],
  read({
    url: typed = "",
    username = "",
    password = "",
    base_topic = "zigbee2mqtt",
    slots = "1-20",
    read_digits = "",
  }) {
    const url = addressOf(typed);
    const base = base_topic.trim().replace(/\/+$/, "");
    if (base === "" || base.length > 100 || /[+#\p{Cc}]/u.test(base))
      throw new ConnectError("bad_address", "The base topic must be a topic without + and #, e.g. zigbee2mqtt.");
    const owned = slotsIn(slots);
    if (!owned)
      throw new ConnectError(
        "bad_address",
        "The places for codes are numbers from 0 to 249, at most a hundred, e.g. 1-20.",
      );
    const settings: Z2mSettings = {
      url: url.href,
      ...(username === "" ? {} : { username }),
      base_topic: base,
      slots: owned,
      read_digits: read_digits === "yes" || read_digits === "true",
    };
    const secrets: Record<string, string> = password === "" ? {} : { password };
    return {
      settings: { ...settings },
      secrets,
      login: `${url.host}/${base}`,
      host: url.hostname.replace(/^\[|\]$/g, ""),
    };
  },
  async probe({ settings, secret }, signal) {
    const { url, username, base_topic, slots, read_digits } = settings as unknown as Z2mSettings;
    const broker = await openBroker({ url, username, password: secret("password") }, signal);
    try {
      return await new Promise<DeviceInfo[]>((resolve, reject) => {
        let isThere = false;
        const timer = setTimeout(() => reject(silence(isThere, base_topic)), listPatienceMs);
        const codes = { slots, readsDigits: read_digits };
        const house = houseOf(new Map(), {
          base: base_topic,
          codes,
          emit: () => "nothing is told while looking",
          now: () => Date.now(),
          isBridge(isOnline) {
            isThere = true;
            if (!isOnline)
              reject(new ConnectError("system_offline", "The broker is there, but Zigbee2MQTT is offline. Start it."));
          },
          isListed(devices) {
            clearTimeout(timer);
            resolve(devices.filter(isLock).map((device) => deviceInfo(device, codes)));
          },
        });
        broker.hear((topic, payload, isRetained) => house.take(topic, payload, isRetained));
        void broker.lost.then((why) => reject(new ConnectError("may_not_read", why)));
        broker.subscribe(`${base_topic}/#`).catch(() => reject(silence(false, base_topic)));
      });
    } finally {
      broker.close();
    }
  },
  connect: (account) => zigbee2mqttDriver(account),
};

const silence = (isThere: boolean, base: string): ConnectError =>
  isThere
    ? new ConnectError(
        "may_not_read",
        `Zigbee2MQTT is there, but its list of devices cannot be read. Restart it, or check this user's rights.`,
      )
    : new ConnectError(
        "may_not_read",
        `Connected, but nothing is to be read below ${base}. Check the base topic and this user's rights.`,
      );

/** `192.168.1.20`, `192.168.1.20:1883` and `mqtt://…` mean the same; `mqtts://…` is with TLS. */
function addressOf(typed: string): URL {
  const text = typed.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `mqtt://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isBroker =
    url &&
    /^mqtts?:$/.test(url.protocol) &&
    url.hostname !== "" &&
    url.username === "" &&
    url.search === "" &&
    url.hash === "";
  if (!isBroker) throw new ConnectError("bad_address", `That is no address of a broker. Write it like ${example}.`);
  if (url.port === "") url.port = url.protocol === "mqtts:" ? "8883" : "1883";
  return url;
}
