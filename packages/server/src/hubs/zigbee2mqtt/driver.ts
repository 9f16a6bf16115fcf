// Driver of locks behind Zigbee2MQTT. It stores only the list of locks, for brokers that do not retain it.
import { setTimeout as sleep } from "node:timers/promises";
import { ConnectError } from "../../base/outgoing/connect-error.ts";
import { linkFault } from "../../driver/link-fault.ts";
import {
  type CodesPart,
  DriverError,
  type DriverEvent,
  type LockDriver,
  type LockReport,
  type Op,
} from "../../driver/driver.ts";
import type { DriverAccount } from "../../driver/driver-factory.ts";
import { slotBySlot } from "../../driver/slot-by-slot.ts";
import { requireTime } from "../../driver/require-time.ts";
import { askBolt, moveBolt, type Speaking } from "./bolt.ts";
import { type Broker, openBroker } from "./broker.ts";
import { clearSlot, writeSlot } from "./codes.ts";
import { houseOf, topicsOf } from "./house.ts";
import { codesOf, isLock } from "./inventory.ts";
import { type Life, lifeOf } from "./life.ts";
import { keptList } from "./kept-list.ts";
import type { Z2mLock } from "./lock.ts";
import { unforeseenError } from "../wire/guard.ts";
import { atMostOnceAMinute } from "../wire/repeats.ts";
import { createTelling } from "../wire/telling.ts";
import { findingIn } from "./release.ts";
import { type CodesContext, readSlot } from "./slot-answers.ts";
import { isJam, jamIn, lockedIn } from "./wire.ts";

const askPatienceMs = 8000;
/** Time in which a lock usually reports its position after an operation. */
const verifyAfterMs = 2500;
/** Wait for the list of devices, which a broker that retains it sends at once. */
const listPatienceMs = 3000;
/** Wait for the answer of a Zigbee2MQTT that has just started. */
const startPatienceMs = 5000;
const askLifeEveryMs = 1000;
/**
 * Wait for the answer to a health check. A Zigbee2MQTT that does not answer may be suspended, or its broker may be. It
 * would carry out a command when it resumes.
 */
const lifePatienceMs = 2000;

export interface Z2mSettings {
  url: string;
  username?: string;
  base_topic: string;
  slots: readonly number[];
  read_digits: boolean;
}

export function zigbee2mqttDriver(account: DriverAccount): LockDriver & { codes: CodesPart } {
  const settings = account.settings as unknown as Z2mSettings;
  const codeSettings = { slots: settings.slots, readsDigits: settings.read_digits };
  const now = () => account.now();
  const repeats = atMostOnceAMinute((line) => account.log(line));
  const tellingFor = createTelling({ repeats, now });
  const kept = keptList(account.keep, () => repeats("The list of locks could not be kept."));
  const locks = new Map<string, Z2mLock>();
  const verifying = new Set<Z2mLock>();
  let broker: Broker | undefined;
  let life: Life | undefined;
  /** Reason why the driver cannot read this Zigbee2MQTT's messages, by its last `bridge/info`. */
  let finding: ConnectError | undefined;

  async function requireLife(): Promise<void> {
    if (!(await life?.answers(lifePatienceMs)))
      throw new DriverError(
        "unreachable",
        "Zigbee2MQTT does not answer, so nothing was sent. Check that it and its broker are running.",
      );
  }

  function lockFor({ key }: Pick<Op, "key">): { lock: Z2mLock; speaking: Speaking } {
    if (!broker) throw new DriverError("unreachable", "The link to the broker is down.");
    const lock = locks.get(key);
    if (!lock) throw new DriverError("gone", "Zigbee2MQTT has no such lock.");
    return { lock, speaking: { now, requireLife, ...topicsOf(broker, settings.base_topic, lock) } };
  }

  const atLock = async <Result>(
    op: Op,
    isUrgent: boolean,
    work: (lock: Z2mLock, speaking: Speaking) => Promise<Result>,
  ): Promise<Result> => {
    const { lock, speaking } = lockFor(op);
    return lock.lane.run(isUrgent, () => {
      requireTime(op, now());
      return work(lock, speaking);
    });
  };

  const atSlot = <Result>(slot: number, op: Op, work: (context: CodesContext) => Promise<Result>): Promise<Result> =>
    atLock(op, false, (lock, speaking) => lock.withSlot(slot, () => work({ ...speaking, ...codeSettings, lock })));
  const readOne = (slot: number, op: Op) => atSlot(slot, op, (context) => readSlot(slot, op, context));

  async function readState(op: Op): Promise<LockReport> {
    const patience = Math.min(op.deadline - now(), askPatienceMs);
    const answer = await atLock(op, true, (lock, speaking) => askBolt(lock, speaking, patience));
    if (!answer) throw new DriverError("unreachable", "The lock does not answer over Zigbee.");
    const { batteryLevel } = lockFor(op).lock;
    return {
      device_id: op.device_id,
      at: now(),
      online: true,
      locked: lockedIn(answer.state),
      ...(isJam(answer.state) && { jammed: true }),
      ...(batteryLevel !== undefined && { battery_level: batteryLevel }),
      source: "report",
    };
  }

  async function run(emitNow: (event: DriverEvent) => void, signal: AbortSignal): Promise<void> {
    const { url, username } = settings;
    const login = { url, username, password: account.secret("password"), dial: account.dial };
    const own = await openBroker(login, signal).catch((error: unknown) => {
      throw error instanceof ConnectError ? linkFault(error) : error;
    });
    const stop = () => own.close();
    signal.addEventListener("abort", stop, { once: true });
    const { promise: listed, resolve: isListed } = Promise.withResolvers<boolean>();
    const { promise: offline, resolve: isOffline } = Promise.withResolvers<string>();
    const { promise: informed, resolve: isInformed } = Promise.withResolvers<void>();
    const { promise: failed, reject } = Promise.withResolvers<never>();
    const fail = (thrown: unknown) => reject(unforeseenError(thrown));
    const { tell: emit, stop: stopTelling } = tellingFor(emitNow, fail);
    const ownLife = lifeOf(own, settings.base_topic);
    const house = houseOf(locks, {
      base: settings.base_topic,
      codes: codeSettings,
      emit,
      now,
      isBridge: (isOnline) =>
        void (isOnline || isOffline("Connected to the broker, but Zigbee2MQTT is offline. Start it.")),
      isListed: (devices) => {
        isListed(true);
        kept.write(devices.filter(isLock));
      },
      isDoubted: (key, lock) => verifyLater(own, key, lock, emit, fail),
      isInfo(message, isLegacy) {
        if (isLegacy) return;
        finding = findingIn(message);
        if (finding) isOffline(finding.message);
        else isInformed();
      },
      isHealthy: ownLife.heard,
      isOff: () => repeats("A message on the broker could not be read and was left out."),
    });
    const down = offline.then((why) => new DriverError("unreachable", why));
    const ended = Promise.race([failed, Promise.race([own.lost, down]).then((error) => Promise.reject(error))]);
    ended.catch(() => "the race below throws it");
    try {
      for (const lock of locks.values()) lock.forget();
      own.hear((topic, payload, isRetained) => house.take(topic, payload, isRetained));
      await Promise.race([ended, runs(own, ownLife, informed)]);
      [broker, life] = [own, ownLife];
      emit({ type: "link", up: true, at: now() });
      await Promise.race([ended, own.subscribe(`${settings.base_topic}/#`)]);
      void remember(own, listed, (devices) => house.remember(devices))
        .catch(() => repeats("The list of locks that was kept could not be read."))
        .then(() => askAll(own, emit, signal))
        .catch(fail);
      await ended;
    } finally {
      stopTelling();
      signal.removeEventListener("abort", stop);
      own.close();
      if (broker === own) [broker, life] = [undefined, undefined];
    }
  }

  /** Resolves when Zigbee2MQTT itself has answered. A broker alone opens no door. */
  async function runs(own: Broker, ownLife: Life, informed: Promise<void>): Promise<void> {
    const firstWords = ["bridge/info", "bridge/state", "bridge/response/health_check"].map(
      (topic) => `${settings.base_topic}/${topic}`,
    );
    for (const topic of firstWords) await own.subscribe(topic);
    for (const end = performance.now() + startPatienceMs; !(await ownLife.answers(askLifeEveryMs)); )
      if (performance.now() > end)
        throw new DriverError(
          "unreachable",
          "Connected to the broker, but Zigbee2MQTT does not answer. Start it, or check the base topic and this user's rights.",
        );
    // The last `bridge/info` ended the former link, so wait for a newer one.
    if (finding) await Promise.race([informed, sleep(listPatienceMs)]);
    for (const topic of firstWords) await own.unsubscribe(topic);
  }

  /** Uses the stored list if the broker sends none, as after the restart of a broker without persistence. */
  async function remember(own: Broker, listed: Promise<boolean>, take: (devices: unknown) => void): Promise<void> {
    const isListed = await Promise.race([listed, sleep(listPatienceMs, false)]);
    if (isListed || broker !== own) return;
    take(await kept.read());
  }

  /** Reads every lock, one after another, because Zigbee2MQTT's remembered values may be old. */
  async function askAll(own: Broker, emit: (event: DriverEvent) => void, signal: AbortSignal): Promise<void> {
    for (const [key, lock] of locks) {
      if (signal.aborted || broker !== own) return;
      await ask(own, key, lock, emit);
    }
  }

  async function ask(own: Broker, key: string, lock: Z2mLock, emit: (event: DriverEvent) => void): Promise<void> {
    const speaking = { now, requireLife, ...topicsOf(own, settings.base_topic, lock) };
    const look = () => lock.lane.run(false, () => askBolt(lock, speaking, askPatienceMs)).catch(() => undefined);
    const first = await look();
    // While the position is doubted, the first answer may repeat it, so a second one is read and believed.
    const answer = first && lock.isDoubted ? await look() : first;
    if (!answer || broker !== own) return;
    lock.isDoubted = false;
    const [locked, jam] = [lockedIn(answer.state), jamIn(answer.state)];
    emit({ type: "state", key, at: now(), online: true, locked, ...jam, source: "report" });
  }

  /**
   * Reads the lock after a while unless it reports by then. A lock that does not answer is read after its next message.
   */
  function verifyLater(
    own: Broker,
    key: string,
    lock: Z2mLock,
    emit: (event: DriverEvent) => void,
    fail: (thrown: unknown) => void,
  ): void {
    if (verifying.has(lock)) return;
    verifying.add(lock);
    const verify = async () => {
      try {
        if (lock.isDoubted && broker === own) await ask(own, key, lock, emit);
      } finally {
        verifying.delete(lock);
      }
    };
    setTimeout(() => void verify().catch(fail), verifyAfterMs).unref();
  }

  return {
    kind: "zigbee2mqtt",
    run,
    readState,
    bolt: {
      setLocked: (locked, op) => atLock(op, true, (lock, speaking) => moveBolt(locked, op, lock, speaking)),
    },
    codes: {
      async capabilities({ key }) {
        const can = codesOf(lockFor({ key }).lock.device, codeSettings);
        if (!can) throw new DriverError("unsupported", "The lock takes no codes from afar.");
        return can;
      },
      readSlot: readOne,
      readSlots: (op) => slotBySlot(settings.slots, op, now, (slot) => readOne(slot, op)),
      write: (write, op) => atSlot(write.slot, op, (context) => writeSlot(write, op, context)),
      clear: (slot, op) => atSlot(slot, op, (context) => clearSlot(slot, op, context)),
    },
  };
}
