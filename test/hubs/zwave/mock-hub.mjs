// The published Z-Wave JS driver and server over a mock radio, as a process. Lines of JSON on standard input act on
// locks: {"id":1,"do":"turn","node":2,"locked":true}. Each is answered by a line with its id.
import { createInterface } from "node:readline";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NotificationCCReport } from "@zwave-js/cc/NotificationCC";
import { DoorLockCCOperationReport } from "@zwave-js/cc/DoorLockCC";
import { ClockCCGet } from "@zwave-js/cc/ClockCC";
import { ScheduleEntryLockCCYearDayScheduleSet } from "@zwave-js/cc/ScheduleEntryLockCC";
import { CommandClasses, Duration } from "@zwave-js/core";
import { ZwavejsServer } from "@zwave-js/server";
import { ccCaps, createMockZWaveRequestFrame, MockController, MockNode } from "@zwave-js/testing";
import { boltAnswer, mended, newBolt, watchBolt } from "./mock-bolts.mjs";
import { codesOf, isHeldElsewhere, isWrite, program, usersOf, writtenBy } from "./mock-codes.mjs";
import { keepOff, newPlaces, placeDeeds, placesOf, zerosAnswer } from "./mock-places.mjs";
import { clockReport, isWithinHours, scheduleOf, yearDaySchedules } from "./mock-hours.mjs";
import {
  createAndStartDriverWithMockPort,
  createDefaultMockControllerBehaviors,
  createDefaultMockNodeBehaviors,
} from "zwave-js/Testing";

/** Arguments. `kinds` are those of further locks, such as "credentials", "schedules" or "be469". */
const [port = "0", count = "2", kinds = ""] = process.argv.slice(2);
/**
 * Codes of the locks when the hub was killed, `{"2": {"1": "4826"}}`, because a mock radio loses them with its hub.
 * They are restored after the interview, because a hub does not clear the codes of known locks.
 */
const held = JSON.parse(process.env.HUB_CODES ?? "{}");
const isLogged = process.env.HUB_LOG === "all";
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

const folder = mkdtempSync(join(tmpdir(), "mock-hub-"));
const { driver, continueStartup, mockPort, serial } = await createAndStartDriverWithMockPort({
  portAddress: "/tty/MOCK",
  testingHooks: { skipNodeInterview: false, loadConfiguration: true },
  storage: { cacheDir: folder, lockDir: join(folder, "locks") },
  logConfig: { enabled: isLogged, level: "silly", logToFile: false, forceConsole: true },
  attempts: { openSerialPort: 1, controller: 1 },
});
/** Home id of the hub's network. Another id makes it another network. */
const homeId = Number(process.env.HUB_HOME ?? 0x7e570001);
const controller = new MockController({ homeId, ownNodeId: 1, mockPort, serial, capabilities: {} });
controller.defineBehavior(...createDefaultMockControllerBehaviors());

const plainCodes = ccCaps({
  ccId: CommandClasses["User Code"],
  version: 2,
  isSupported: true,
  numUsers: Number(process.env.HUB_PLACES ?? 10),
  supportedUserIDStatuses: [0, 1, 2],
  supportedASCIIChars: "0123456789",
});

const usersWithCredentials = { ccId: CommandClasses["User Credential"], version: 1, isSupported: true };

/** Numbers by which the driver selects the device file of the Schlage BE469ZP, which disables Supervision. */
const schlageNumbers = { manufacturerId: 0x3b, productType: 0x1, productId: 0x469 };
/** All parameters of that file. Parameter 16 is the length of codes. */
const schlageParameters = ccCaps({
  ccId: CommandClasses.Configuration,
  version: 4,
  isSupported: true,
  parameters: Array.from({ length: 18 }, (_, index) => ({
    "#": index + 1,
    valueSize: [6, 17].includes(index + 1) ? 4 : 1,
    minValue: 0,
    maxValue: 127,
    defaultValue: index + 1 === 16 ? 4 : 0,
  })),
});

/** Locks by node. Even nodes have Supervision and confirm at once. Odd ones do not, and their bolts travel. */
const locks = new Map();
for (let id = 2; id < 2 + Number(count); id += 1) locks.set(id, addLock(id, id % 2 === 0, "codes"));
for (const [index, kind] of kinds.split(",").filter(Boolean).entries()) {
  const id = 2 + Number(count) + index;
  locks.set(id, addLock(id, true, kind));
}

function addLock(id, isSupervised, kind) {
  const lock = {
    ...newBolt(),
    ...newPlaces(),
    isCut: false,
    isWriting: false,
    held: undefined,
    /** Number of writes of codes that have reached the lock. */
    writes: 0,
    zone: "Europe/Berlin",
    aheadMs: 0,
    refusesHours: false,
  };
  const node = new MockNode({
    id,
    controller,
    capabilities: {
      ...(kind === "be469" && schlageNumbers),
      isListening: true,
      isFrequentListening: false,
      genericDeviceClass: 0x40,
      specificDeviceClass: 0x03,
      commandClasses: [
        CommandClasses["Z-Wave Plus Info"],
        CommandClasses.Version,
        CommandClasses["Manufacturer Specific"],
        ...(isSupervised ? [CommandClasses.Supervision] : []),
        ccCaps({
          ccId: CommandClasses["Door Lock"],
          version: 4,
          isSupported: true,
          supportedOperationTypes: [1],
          supportedDoorLockModes: [0, 255],
          boltSupported: true,
          travelTime: isSupervised && kind !== "be469" ? 0 : 900,
        }),
        ...(kind === "be469" ? [schlageParameters] : []),
        ...(kind === "schedules" ? yearDaySchedules : []),
        kind === "credentials" ? usersWithCredentials : plainCodes,
        ccCaps({
          ccId: CommandClasses.Notification,
          version: 8,
          isSupported: true,
          supportsV1Alarm: false,
          notificationTypesAndEvents: { 6: [1, 2, 3, 4, 5, 6, 9, 11, 12, 13, 14, 15] },
        }),
      ],
    },
  });
  watchBolt(node, lock);
  node.defineBehavior(...createDefaultMockNodeBehaviors());
  // The last defined behaviour is tried first.
  node.defineBehavior({
    async handleCC(_, self, cc) {
      if (lock.isCut) return { action: "stop" };
      const inner = cc.encapsulated ?? cc;
      if (inner instanceof ClockCCGet) return { action: "sendCC", cc: clockReport(lock, controller.ownNodeId) };
      if (inner instanceof ScheduleEntryLockCCYearDayScheduleSet && lock.refusesHours) return { action: "fail" };
      if (isWrite(inner)) lock.writes += 1;
      const answer =
        zerosAnswer(self, lock, inner, controller.ownNodeId) ?? (await boltAnswer(self, lock, inner, notify));
      if (answer) return answer;
      if (lock.held && isWrite(inner) && (lock.held.skips -= 1) < 0 && (await holdBack(lock)))
        return { action: "stop" };
      if (writtenBy(inner).some((write) => isHeldElsewhere(self, write))) {
        await notify(self, 15);
        return { action: "fail" };
      }
      keepOff(lock, inner);
      return undefined;
    },
  });
  controller.addNode(node);
  return { node, lock, kind };
}

/** Holds a write back until it is released. Resolves to whether it is lost. */
async function holdBack(lock) {
  lock.isWriting = true;
  const isLost = await lock.held.let;
  lock.isWriting = false;
  return isLost;
}

const send = (node, cc) => node.sendToController(createMockZWaveRequestFrame(cc, { ackRequested: false }));

const notify = (node, notificationEvent, eventParameters) =>
  send(
    node,
    new NotificationCCReport({
      nodeId: controller.ownNodeId,
      notificationType: 6,
      notificationEvent,
      ...(eventParameters ? { eventParameters } : {}),
    }),
  );

async function turn(node, locked, event, eventParameters) {
  const mode = locked ? 255 : 0;
  node.state.set("DoorLock_currentMode", mode);
  await notify(node, event, eventParameters);
  await send(
    node,
    new DoorLockCCOperationReport({
      nodeId: controller.ownNodeId,
      currentMode: mode,
      outsideHandlesCanOpenDoor: [true, true, true, true],
      insideHandlesCanOpenDoor: [true, true, true, true],
      targetMode: mode,
      duration: new Duration(0, "seconds"),
    }),
  );
}

const deeds = {
  ...placeDeeds({ locks, send, notify, nodeId: controller.ownNodeId }),
  async turn({ node, locked }) {
    await turn(locks.get(node).node, locked, locked ? 1 : 2);
  },
  /** Types digits at the keypad. The lock reports whose slot they are in. */
  async type({ node, digits }) {
    const { node: self, lock } = locks.get(node);
    const userId = [...codesOf(self)].find(([, code]) => code === digits)?.[0];
    if (
      userId === undefined ||
      placesOf(self)[userId].status !== 1 ||
      lock.isJammed ||
      !isWithinHours(self, lock, userId)
    )
      return { opened: false };
    await turn(self, false, 6, Uint8Array.from([0x63, 0x03, userId, 1]));
    return { opened: true };
  },
  /** Jams the bolt. With `refusesFirst`, the lock refuses a command and reports the jam a moment later. */
  async jam({ node, refusesFirst = false }) {
    Object.assign(locks.get(node).lock, { isJammed: true, refusesFirst });
  },
  async cut({ node }) {
    const { node: self, lock } = locks.get(node);
    lock.isCut = true;
    self.autoAckControllerFrames = false;
  },
  async mend({ node }) {
    const { node: self, lock } = locks.get(node);
    Object.assign(lock, { ...mended, ...newPlaces(), isCut: false });
    self.autoAckControllerFrames = true;
  },
  /** Loses the answers to the lock's bolt commands, which it carries out, until it is mended. */
  async mute({ node }) {
    locks.get(node).lock.isMute = true;
  },
  async bolt({ node, does }) {
    locks.get(node).lock.bolt = does;
  },
  /** Sets the lock's own clock, and whether it refuses schedules. */
  async clock({ node, zone = "Europe/Berlin", aheadMs = 0, refusesHours = false }) {
    Object.assign(locks.get(node).lock, { zone, aheadMs, refusesHours });
  },
  /** Holds the next write of a code, after `skips` others, on its way to the lock until it is released. */
  async hold({ node, skips = 0 }) {
    const { promise, resolve } = Promise.withResolvers();
    locks.get(node).lock.held = { skips, let: promise, go: resolve };
  },
  async letGo({ node, isLost }) {
    const { lock } = locks.get(node);
    lock.held.go(isLost);
    lock.held = undefined;
  },
  async state({ node }) {
    const { node: self, lock } = locks.get(node);
    return {
      isWriting: lock.isWriting,
      moves: lock.moves,
      writes: lock.writes,
      asks: lock.asks,
      bolts: lock.bolts,
      locked: self.state.get("DoorLock_currentMode") === 255,
      codes: [...codesOf(self).keys()],
      places: placesOf(self),
      hours: scheduleOf(self, 1) ?? null,
      users: usersOf(self),
    };
  },
};

createInterface({ input: process.stdin }).on("line", (line) => void carryOut(line));

async function carryOut(line) {
  const { id, do: deed, ...input } = JSON.parse(line);
  try {
    say({ id, ok: true, ...(await deeds[deed](input)) });
  } catch (error) {
    say({ id, ok: false, error: String(error) });
  }
}

driver.on("all nodes ready", () => void listen());

async function listen() {
  for (const [id, codes] of Object.entries(held))
    for (const [place, digits] of Object.entries(codes)) program(locks.get(Number(id)).node, Number(place), digits);
  const log = isLogged ? (...said) => console.error(...said) : () => {};
  const server = new ZwavejsServer(driver, {
    port: Number(port),
    host: "127.0.0.1",
    enableDNSServiceDiscovery: process.env.HUB_ANNOUNCES === "on",
    logger: { error: log, warn: log, info: log, debug: log },
  });
  await server.start(true);
  say({ ready: true });
}

continueStartup();
