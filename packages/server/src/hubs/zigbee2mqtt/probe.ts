// Lists the locks of a Zigbee2MQTT once, or says why they cannot be used.
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import type { DeviceInfo } from "../../driver/device-info.ts";
import type { Broker } from "./broker.ts";
import { houseOf } from "./house.ts";
import { type CodeSettings, deviceInfo, isLock } from "./inventory.ts";
import { findingIn, silenceOf } from "./release.ts";

/** Wait for the list of devices. A broker that retains it sends it at once; one that denies reading sends nothing. */
const listPatienceMs = 3000;
/** Wait for the other retained messages after the list. */
const infoPatienceMs = 500;

/** @throws ConnectError */
export async function probeBroker(broker: Broker, base: string, codes: CodeSettings): Promise<DeviceInfo[]> {
  let isThere = false;
  let legacy: unknown;
  let info: unknown;
  let offline: ConnectError | undefined;
  const { promise: listed, resolve: isListed, reject } = Promise.withResolvers<readonly DeviceInfo[]>();
  const { promise: informed, resolve: isInformed } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(silenceOf(info, legacy) ?? silence(isThere, base)), listPatienceMs);
  const house = houseOf(new Map(), {
    base,
    codes,
    emit: () => "a probe reports no events",
    now: () => Date.now(),
    isBridge(isOnline) {
      isThere = true;
      if (isOnline) return;
      offline = new ConnectError("system_offline", "The broker is there, but Zigbee2MQTT is offline. Start it.");
      reject(offline);
    },
    isListed: (devices, network) =>
      isListed(devices.filter(isLock).map((device) => deviceInfo(device, codes, network))),
    isInfo(message, isLegacy) {
      if (isLegacy) return void (legacy = message);
      info = message;
      isInformed();
    },
  });
  broker.hear((topic, payload, isRetained) => house.take(topic, payload, isRetained));
  void broker.lost.then((why) => reject(new ConnectError("may_not_read", why.message)));
  broker.subscribe(`${base}/#`).catch(() => reject(silence(false, base)));
  try {
    const devices = await listed;
    await Promise.race([informed, new Promise((resolve) => setTimeout(resolve, infoPatienceMs))]);
    const finding = offline ?? findingIn(info);
    if (finding) throw finding;
    return [...devices];
  } finally {
    clearTimeout(timer);
  }
}

const silence = (isThere: boolean, base: string): ConnectError =>
  isThere
    ? new ConnectError(
        "may_not_read",
        `Zigbee2MQTT is there, but its list of devices cannot be read. Restart it, or check this user's rights.`,
      )
    : new ConnectError(
        "may_not_read",
        `Connected, but there are no messages below ${base}. Check the base topic and this user's rights.`,
      );
