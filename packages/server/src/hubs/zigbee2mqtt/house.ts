// Takes all messages of one Zigbee2MQTT: its own state, its list of devices, and the states of its locks. Names are
// topics and may change; addresses are permanent.
import type { DriverEvent } from "../../driver/driver.ts";
import type { Broker } from "./broker.ts";
import { toldBy } from "./events.ts";
import { type CodeSettings, deviceInfo, isLock, isNoDoor, keyOf, networkOf } from "./inventory.ts";
import { Z2mLock } from "./lock.ts";
import { commandIn, slotNews, slotsCommanded } from "./slot-news.ts";
import { membersIn, textIn } from "../wire/readers.ts";
import { type BridgeDevice, devicesIn, isName, wholeListIn } from "./device-reader.ts";
import { failedPublishIn, lockMessageIn } from "./lock-message.ts";
import { parseMessage } from "./messages.ts";

interface Setting {
  base: string;
  codes: CodeSettings;
  emit(this: void, event: DriverEvent): void;
  now(this: void): number;
  /** Called when Zigbee2MQTT reports whether it runs. */
  isBridge(this: void, isOnline: boolean): void;
  /** Called for a list of devices. */
  isListed(this: void, devices: readonly BridgeDevice[], network?: string): void;
  /** Called when the remembered position of a bolt is known to be old, so that the lock must be read. */
  isDoubted?(this: void, key: string, lock: Z2mLock): void;
  /** Called for the release and settings of Zigbee2MQTT. @param isLegacy - Sent by a release before 1.17. */
  isInfo?(this: void, message: unknown, isLegacy: boolean): void;
  /** Called for a message that cannot be read. */
  isOff?(this: void): void;
  /** Called for the answer to a health check. */
  isHealthy?(this: void, message: unknown): void;
}

interface House {
  readonly locks: Map<string, Z2mLock>;
  /** Takes a message. @param isRetained - Whether the broker had stored it, so that it is no current report. */
  take(topic: string, payload: Uint8Array, isRetained?: boolean): void;
  /** Takes a stored list of devices, for a broker that does not retain its own. */
  remember(devices: unknown): void;
}

/** Most locks of an account, which is the server's limit. */
const mostLocks = 2000;

/** @param locks - Locks, which outlive the link: a broker without a list after its restart removes none of them. */
export function houseOf(
  locks: Map<string, Z2mLock>,
  { base, codes, emit, now, isBridge, isListed, isDoubted, isInfo, isHealthy, isOff }: Setting,
): House {
  const read = (payload: Uint8Array, isList = false) => parseMessage(payload, isList, isOff);
  let listed: ReadonlySet<string> = new Set();
  let network: string | undefined;

  function takeList(devices: readonly BridgeDevice[], whole: ReturnType<typeof wholeListIn>): void {
    const found = new Set((whole?.addresses ?? devices.map(({ ieee_address }) => ieee_address)).map(keyOf));
    const answers = whole ? networkOf(whole.coordinator) : network;
    // A lock is gone if it was in an earlier list of this link and network, and is not in this one.
    if (network === undefined || answers === network) for (const key of listed) if (!found.has(key)) remove(key);
    network = answers;
    if (network !== undefined && whole) {
      emit({ type: "inventory", at: now(), network, keys: [...found] });
      for (const key of locks.keys()) if (!found.has(key)) locks.delete(key);
    }
    for (const device of devices.filter(isLock).slice(0, mostLocks)) add(device);
    for (const { ieee_address } of devices.filter(isNoDoor)) {
      locks.delete(keyOf(ieee_address));
      emit({ type: "device_gone", at: now(), key: keyOf(ieee_address) });
    }
    listed = found;
    isListed(devices, network);
  }

  function add(device: BridgeDevice): void {
    const key = keyOf(device.ieee_address);
    const known = locks.get(key);
    if (known) known.device = device;
    else locks.set(key, new Z2mLock(device));
    emit({ type: "device", at: now(), device: deviceInfo(device, codes, network) });
  }

  function remove(key: string): void {
    if (locks.delete(key)) emit({ type: "device_gone", at: now(), key });
  }

  /** Takes a new name at once, because the next list may come late or get lost. */
  function takeRename(message: unknown): void {
    const { from, to } = membersIn(membersIn(message)["data"]);
    const found = isName(from) ? named(from)?.[1].device : undefined;
    if (found && isName(to) && !named(to)) add({ ...found, friendly_name: to });
  }

  const named = (name: string) => lockThat(({ friendly_name }) => friendly_name === name);

  function lockThat(isIt: (device: BridgeDevice) => boolean): [string, Z2mLock] | undefined {
    for (const entry of locks) if (isIt(entry[1].device)) return entry;
    return undefined;
  }

  function takeState(name: string, told: unknown): void {
    const found = named(name);
    const message = lockMessageIn(told);
    if (!found || !message) return;
    const [key, lock] = found;
    const said = { key, at: now() };
    for (const event of [...toldBy(message, lock, said), ...slotNews(message, lock, said)]) emit(event);
    lock.hear(message);
    if (lock.isDoubted) isDoubted?.(key, lock);
  }

  function takeCommand({ name, about }: { name: string; about: string | undefined }, message: unknown): void {
    const found = named(name) ?? lockThat(({ ieee_address }) => ieee_address === name);
    if (!found) return;
    const [key, lock] = found;
    if (lock.isOwnCommand(message)) return;
    for (const slot of slotsCommanded(message, about)) emit({ type: "slot_news", key, at: now(), slot });
  }

  /** Takes a log line, the only report of a failed publish. Names may hold quotes, so known ones are searched for. */
  function takeLog(message: unknown): void {
    const failed = failedPublishIn(message);
    if (!failed) return;
    const { of, key, rest } = failed;
    const found = lockThat(({ friendly_name }) => rest.startsWith(`${friendly_name}' failed`))?.[1];
    const why = rest.slice((found?.device.friendly_name ?? "").length);
    found?.fail({ of, key, isSilent: /no ?ack|timeout|timed out|delivery|route|MAC|not responding/i.test(why) });
  }

  function takeBridgeState(payload: Uint8Array): void {
    const message = parseMessage(payload);
    const state = membersIn(message)["state"] ?? Buffer.from(payload.subarray(0, longestState)).toString("utf8");
    if (state === "online" || state === "offline") isBridge(state === "online");
  }

  function takeEvent(message: unknown): void {
    const { type, data } = membersIn(message);
    const address = type === "device_leave" ? textIn(membersIn(data)["ieee_address"], longestAddress) : undefined;
    if (address !== undefined) remove(keyOf(address));
  }

  function takeAvailability(name: string, message: unknown, isRetained: boolean): void {
    const found = named(name);
    const { state } = membersIn(message);
    // A retained "online" is an old value. The lock itself has to report that it is there.
    if (found && (state === "offline" || (state === "online" && !isRetained)))
      emit({ type: "state", key: found[0], at: now(), online: state === "online", source: "report" });
  }

  /** Handlers of messages that Zigbee2MQTT sends as things happen. */
  const happenings = new Map<string, (message: unknown) => void>([
    ["bridge/logging", takeLog],
    ["bridge/response/device/rename", takeRename],
    ["bridge/response/health_check", (message) => isHealthy?.(message)],
    ["bridge/event", takeEvent],
  ]);

  return {
    locks,
    remember: (devices) => devicesIn(devices)?.filter(isLock).forEach(add),
    take(topic, payload, isRetained = false) {
      const rest = topic.startsWith(`${base}/`) ? topic.slice(base.length + 1) : undefined;
      if (rest === undefined) return;
      if (rest === "bridge/devices") {
        const list = read(payload, true);
        const devices = devicesIn(list);
        if (devices) takeList(devices, wholeListIn(list));
        return;
      }
      if (rest === "bridge/state") return takeBridgeState(payload);
      if (rest === "bridge/info" || rest === "bridge/config")
        return isInfo?.(read(payload, true), rest === "bridge/config");
      if (rest.endsWith(availability)) takeAvailability(rest.slice(0, -availability.length), read(payload), isRetained);
      // All other messages count only when they are sent now.
      if (isRetained) return;
      const happening = happenings.get(rest);
      if (happening) return happening(read(payload));
      // A topic is a lock's state only if it is a lock's name: names may contain `bridge/`, `/get/` or `/availability`.
      if (named(rest)) return takeState(rest, read(payload));
      const command = commandIn(rest);
      if (command) takeCommand(command, read(payload));
    },
  };
}

const availability = "/availability";
/** Bytes of a `bridge/state` that are read: one more than the longest known word, `offline`. */
const longestState = 8;
const longestAddress = 18;

/**
 * Publishers of commands to a lock. Their topics hold its address, because its name may belong to another door by then.
 */
export const topicsOf = (broker: Broker, base: string, lock: Z2mLock) => {
  const topic = (verb: string) => `${base}/${lock.device.ieee_address}/${verb}`;
  return {
    set(this: void, message: object) {
      lock.noteSent(message);
      broker.publish(topic("set"), message);
    },
    get: (message: object) => broker.publish(topic("get"), message),
  };
};
