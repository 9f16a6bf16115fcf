// Describes Zigbee2MQTT to the server, without its driver, which runs in a process of its own.
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { OwnDescription } from "../../driver/own-description.ts";
import type { Z2mSettings } from "./driver.ts";
import { baseTopic, codeSlots, readDigits } from "./field-labels.ts";
import { slotsIn } from "./inventory.ts";

const example = "mqtt://127.0.0.1:1883";

export const zigbee2mqttDescription: OwnDescription = {
  kind: "zigbee2mqtt",
  displayName: "Zigbee2MQTT",
  page: "zigbee2mqtt",
  radio: "zigbee",
  fields: [
    { name: "url", type: "url", value: example },
    { name: "username", type: "text", isRequired: false },
    { name: "password", type: "password", isSecret: true, isRequired: false },
    { name: "base_topic", type: "text", value: "zigbee2mqtt", label: baseTopic },
    { name: "slots", type: "text", value: "1-20", label: codeSlots },
    { name: "read_digits", type: "checkbox", isRequired: false, label: readDigits },
  ],
  announcement: {
    service: "_mqtt._tcp",
    scheme: "mqtt",
    caution: "Zigbee2MQTT does not announce itself. MQTT brokers are looked for instead; check which one it uses.",
  },
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
};

/** Parses an address: `192.168.1.20`, `192.168.1.20:1883` and `mqtt://…` mean the same, `mqtts://…` uses TLS. */
function addressOf(typed: string): URL {
  const text = typed.trim();
  const address = /^[a-z]+:\/\//i.test(text) ? text : `mqtt://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && (url.username !== "" || url.password !== ""))
    throw new ConnectError(
      "bad_address",
      "Leave the user and the password out of the address: type them into the fields username and password.",
    );
  const isBroker = url && /^mqtts?:$/.test(url.protocol) && url.hostname !== "" && url.search === "" && url.hash === "";
  if (!isBroker) throw new ConnectError("bad_address", `That is no address of a broker. Write it like ${example}.`);
  if (url.port === "") url.port = url.protocol === "mqtts:" ? "8883" : "1883";
  return url;
}
