// Steps that every driver must pass, run in order against one lock. A driver's test builds the rig for them.
import assert from "node:assert/strict";
import {
  type AskAgain,
  type CodesPart,
  type DeviceEvent,
  DriverError,
  type DriverEvent,
  type Fault,
  isAskAgain,
  type LockDriver,
  type Op,
  type SlotState,
} from "./driver.ts";

export type Told = (DeviceEvent | DriverEvent)[];

/** A lock that a test controls from both sides: through the driver, and by hand. */
export interface Rig {
  driver: LockDriver;
  workspace_id: string;
  device_id: string;
  /** The lock's name in its own system. */
  key: string;
  /** Clock of the operations, in epoch milliseconds. */
  now(): number;
  wait(until: number): Promise<void>;
  /** Turns the bolt by hand. Resolves to the lock's report. */
  turn(locked: boolean): Promise<Told>;
  type(digits: string): Promise<{ opened: boolean; events: Told }>;
  /** Blocks the bolt until `mend`. */
  jam(): Promise<void>;
  /** Takes the lock out of reach until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Sets the lock's own clock, for locks that keep schedules. */
  setClock?(moment: number): Promise<void>;
}

export interface Step {
  name: string;
  /** Ability that the step needs; see {@link skippedBy}. @default none */
  needs?: keyof RigAbilities;
  run(rig: Rig): Promise<void>;
}

/** Abilities of a rig's locks beside moving a bolt. */
export interface RigAbilities {
  codes: boolean;
  /** The locks keep schedules of codes, and their clock can be set. */
  hours: boolean;
  /** The driver declares {@link LockDriver.keepsOperations}. @default false */
  operations?: boolean;
}

/**
 * Whether a rig lacks the ability that a step needs. The test still lists the step, as skipped:
 * `it.skipIf(skippedBy(can, step))(step.name, …)`.
 */
export const skippedBy = (can: RigAbilities, { needs }: Pick<Step, "needs">): boolean =>
  needs !== undefined && can[needs] !== true;

/** Digits that every lock with a keypad takes. */
export const keypadPin = "0482";
const otherPin = "5937";
const patienceMs = 30_000;

export const driverStory: readonly Step[] = [
  {
    name: "says how many codes it takes, of which length",
    needs: "codes",
    async run(rig) {
      const can = await withCodes(rig).capabilities(rig);
      assert.ok(can.slots.length > 1);
      assert.equal(new Set(can.slots).size, can.slots.length);
      assert.ok(can.lengths.includes(keypadPin.length));
    },
  },
  {
    name: "locks and unlocks, and says so only when the bolt is there",
    async run(rig) {
      for (const locked of [true, false, true]) {
        assert.equal((await settleOp(rig, (op) => rig.driver.bolt.setLocked(locked, op))).proof, "state");
        assert.equal(await isLocked(rig), locked);
      }
    },
  },
  {
    name: "does nothing twice, however often it is asked about the same command",
    needs: "operations",
    async run(rig) {
      const unlock = beginOp(rig);
      await settleOp(rig, (op) => rig.driver.bolt.setLocked(false, op), unlock);
      await rig.turn(true);
      await settleOp(rig, (op) => rig.driver.bolt.setLocked(false, op), unlock);
      assert.equal(await isLocked(rig), true);
    },
  },
  {
    name: "reports a bolt turned by hand",
    async run(rig) {
      const events = await rig.turn(false);
      assert.ok(
        events.some((event) => event.type === "operated" && event.operation === "unlock" && event.by === "manual"),
      );
      assert.ok(events.some((event) => event.type === "state" && event.locked === false && event.source === "report"));
      assert.equal(await isLocked(rig), false);
    },
  },
  {
    name: "writes a code, leading zero and all, and reads it back",
    needs: "codes",
    async run(rig) {
      const slot = await firstSlot(rig);
      await settleOp(rig, (op) => withCodes(rig).write({ slot, code: keypadPin, name: "Guest" }, op));
      const all = await readAllSlots(rig);
      const unread = (await slotsOf(rig)).filter((each) => !all.some((state) => state.slot === each));
      assert.deepEqual(unread, [], "slots that the driver does not report, so that they may hold a code");
      const found = all.find((each) => each.slot === slot);
      assert.equal(found?.occupied, true);
      if (found?.code !== undefined) assert.equal(found.code, keypadPin);
    },
  },
  {
    name: "opens to that code, and says whose slot it was",
    needs: "codes",
    async run(rig) {
      await rig.turn(true);
      const { opened, events } = await rig.type(keypadPin);
      assert.ok(opened);
      const operated = events.find((event) => event.type === "operated");
      assert.deepEqual([operated?.operation, operated?.by, operated?.slot], ["unlock", "keypad", await firstSlot(rig)]);
      assert.equal(await isLocked(rig), false);
    },
  },
  {
    name: "stays shut to other digits",
    needs: "codes",
    async run(rig) {
      await rig.turn(true);
      const { opened, events } = await rig.type(otherPin);
      assert.equal(opened, false);
      assert.ok(events.every((event) => event.type !== "operated" || event.operation === "denied"));
      assert.equal(await isLocked(rig), true);
    },
  },
  {
    name: "refuses the same digits in another slot, and keeps the first",
    needs: "codes",
    async run(rig) {
      const [, second = 0] = await slotsOf(rig);
      // Some links report that a code was refused, but not why.
      await expectFault(rig, (op) => withCodes(rig).write({ slot: second, code: keypadPin }, op), [
        "duplicate_code",
        "rejected",
      ]);
      assert.deepEqual((await readSlots(rig)).filter(({ occupied }) => occupied).length, 1);
    },
  },
  {
    name: "refuses digits of a length it does not take",
    needs: "codes",
    async run(rig) {
      const [, second = 0] = await slotsOf(rig);
      await expectFault(rig, (op) => withCodes(rig).write({ slot: second, code: "1" }, op), [
        "invalid_code",
        "rejected",
      ]);
    },
  },
  {
    name: "overwrites a slot: the old digits stop, the new ones work",
    needs: "codes",
    async run(rig) {
      const slot = await firstSlot(rig);
      await settleOp(rig, (op) => withCodes(rig).write({ slot, code: otherPin }, op));
      assert.equal((await rig.type(keypadPin)).opened, false);
      assert.equal((await rig.type(otherPin)).opened, true);
    },
  },
  {
    name: "clears a code, and clearing an empty slot is no error",
    needs: "codes",
    async run(rig) {
      const slot = await firstSlot(rig);
      for (let times = 0; times < 2; times += 1) await settleOp(rig, (op) => withCodes(rig).clear(slot, op));
      assert.equal((await rig.type(otherPin)).opened, false);
      assert.equal((await readSlots(rig)).filter(({ occupied }) => occupied).length, 0);
    },
  },
  {
    name: "says when the bolt is jammed, and works again once it is not",
    async run(rig) {
      await rig.turn(true);
      await rig.jam();
      await expectFault(rig, (op) => rig.driver.bolt.setLocked(false, op), ["jammed"]);
      await rig.mend();
      await settleOp(rig, (op) => rig.driver.bolt.setLocked(false, op));
      assert.equal(await isLocked(rig), false);
    },
  },
  {
    name: "says when the lock cannot be reached, does not act later, and works again once it can",
    async run(rig) {
      await rig.turn(true);
      await rig.cut();
      await expectFault(rig, (op) => rig.driver.bolt.setLocked(false, op), ["unreachable", "timeout"]);
      await rig.mend();
      await rig.wait(rig.now() + patienceMs);
      assert.equal(await isLocked(rig), true);
      await settleOp(rig, (op) => rig.driver.bolt.setLocked(false, op));
    },
  },
  {
    name: "sends nothing for an operation called off",
    async run(rig) {
      await rig.turn(true);
      await expectFault(rig, (op) => rig.driver.bolt.setLocked(false, { ...op, signal: AbortSignal.abort() }), [
        "timeout",
        "internal",
      ]);
      await rig.wait(rig.now() + patienceMs);
      assert.equal(await isLocked(rig), true);
    },
  },
  {
    name: "never acts after the deadline",
    async run(rig) {
      const late = { ...beginOp(rig), deadline: rig.now() - 1 };
      await expectFault(rig, (op) => rig.driver.bolt.setLocked(false, op), ["timeout"], late);
      const short = { ...beginOp(rig), deadline: rig.now() + 1 };
      await expectFault(rig, (op) => rig.driver.bolt.setLocked(false, op), ["timeout"], short);
      await rig.wait(rig.now() + patienceMs);
      assert.equal(await isLocked(rig), true);
    },
  },
];

let operations = 0;
type Begun = Pick<Op, "device_id" | "workspace_id" | "key" | "op_id" | "deadline">;

/** The fixed part of a command. Each call adds its own `now` and `signal`. */
export function beginOp(rig: Rig): Begun {
  operations += 1;
  const { device_id, workspace_id, key } = rig;
  return { device_id, workspace_id, key, op_id: `op ${operations}`, deadline: rig.now() + patienceMs };
}

/** Calls the driver until it answers, and waits between calls as long as it says. */
export async function settleOp<Proof extends object>(
  rig: Rig,
  ask: (op: Op) => Promise<Proof | AskAgain>,
  begun = beginOp(rig),
): Promise<Proof> {
  for (;;) {
    const now = rig.now();
    const answer = await ask({ ...begun, now, signal: new AbortController().signal });
    if (!isAskAgain(answer)) return answer;
    assert.ok(rig.driver.keepsOperations, "only a driver whose system keeps operations may ask to be asked again");
    assert.ok(answer.again_at > now, "must not be asked again at once");
    await rig.wait(answer.again_at);
  }
}

/** Asserts that the operation fails with one of these faults. Resolves to the error. */
export async function expectFault(
  rig: Rig,
  ask: (op: Op) => Promise<object>,
  faults: readonly Fault[],
  begun = beginOp(rig),
): Promise<DriverError> {
  const error: unknown = await settleOp(rig, ask, begun).then(
    () => assert.fail(`should have failed: ${faults.join(" or ")}`),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof DriverError, String(error));
  assert.ok(faults.includes(error.fault), `${error.fault} is none of ${faults.join(", ")}`);
  assert.doesNotMatch(error.message, /\d{4}/);
  return error;
}

export const isLocked = async (rig: Rig): Promise<boolean | null | undefined> =>
  (await rig.driver.readState({ ...beginOp(rig), now: rig.now(), signal: new AbortController().signal })).locked;

/** The slots that the lock reports as occupied or unknown; empty ones are left out. */
export const readSlots = async (rig: Rig): Promise<readonly SlotState[]> =>
  (await readAllSlots(rig)).filter(({ occupied }) => occupied !== false);

const readAllSlots = (rig: Rig): Promise<readonly SlotState[]> =>
  withCodes(rig).readSlots({ ...beginOp(rig), now: rig.now(), signal: new AbortController().signal });

const slotsOf = async (rig: Rig): Promise<readonly number[]> => (await withCodes(rig).capabilities(rig)).slots;
export const firstSlot = async (rig: Rig): Promise<number> => (await slotsOf(rig))[0] ?? 0;

/** Narrows a rig to one whose driver writes codes. Throws otherwise. */
export function withCodes({ driver }: Rig): CodesPart {
  assert.ok(driver.codes, `${driver.kind} has no part for codes`);
  return driver.codes;
}
