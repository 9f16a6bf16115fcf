// Generators of deeds that may happen at a door, in any order: requests about its codes, actions at the lock, and
// faults.
import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
} from "fast-check";
import type { Moment } from "../locks/mortal-driver.ts";

export const minute = 60_000;
const hour = 60 * minute;
/** PINs of all codes. There are few, so that different codes often have the same digits. */
export const pins = ["2468", "1357", "9753", "8642", "7391"];
const faults = ["refused", "offline", "slow", "no_answer"];
/** Faults after which the server does not retry until something changes. */
const lastingFaults = ["slots_full", "duplicate_code"];

const pin = constantFrom(...pins);
const which = nat({ max: 7 });
/** Start and length in minutes from now. A code may end before now, which is refused. */
const times = option(record({ from: integer({ min: -90, max: 240 }), length: integer({ min: 1, max: 240 }) }), {
  nil: undefined,
});

/** Further fields of a code that is created. */
const wish = constantFrom<Wish[]>(
  {},
  {},
  {},
  { is_external_modification_allowed: true },
  { attempt_for_offline_device: false },
  { common_code_key: "staff" },
  { use_backup_access_code_pool: true },
);
type Wish = {
  is_external_modification_allowed?: boolean;
  attempt_for_offline_device?: boolean;
  common_code_key?: string;
  use_backup_access_code_pool?: boolean;
};

const otherWish = constantFrom<OtherWish[]>(
  {},
  {},
  {},
  { prefer_native_scheduling: true },
  { prefer_native_scheduling: false },
  { is_external_modification_allowed: true },
  { is_external_modification_allowed: false },
);
type OtherWish = { prefer_native_scheduling?: boolean; is_external_modification_allowed?: boolean };

/** Deeds at the lock itself. They can happen whether or not the device is managed. */
const program = record({ kind: constant("program"), pin });
const erase = record({ kind: constant("erase"), which });
/** Writes other digits into a slot that is in use. */
const reprogram = record({ kind: constant("reprogram"), which, pin });
const online = record({ kind: constant("online"), online: boolean() });
/** Connects or disconnects the account of the lock. */
const account = record({ kind: constant("account"), connected: boolean() });
const atDoor = oneof(program, erase, reprogram, online, account);

export const deed = oneof(
  { weight: 4, arbitrary: record({ kind: constant("create"), pin, times, native: boolean(), wish }) },
  {
    weight: 3,
    arbitrary: record({
      kind: constant("update"),
      which,
      pin: option(pin, { nil: undefined }),
      times,
      ongoing: boolean(),
      wish: otherWish,
    }),
  },
  { weight: 2, arbitrary: record({ kind: constant("delete"), which }) },
  // Deletes an unmanaged code.
  { weight: 1, arbitrary: record({ kind: constant("deleteTheirs"), which }) },
  {
    weight: 6,
    arbitrary: record({
      kind: constant("pass"),
      ms: oneof(integer({ min: 1, max: 2000 }), integer({ min: 2000, max: 3 * hour })),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      kind: constant("fault"),
      fault: constantFrom(...faults),
      times: option(integer({ min: 1, max: 4 }), { nil: null }),
    }),
  },
  {
    weight: 1,
    arbitrary: record({
      kind: constant("fault"),
      fault: constantFrom(...lastingFaults),
      times: option(integer({ min: 1, max: 4 }), { nil: null }),
    }),
  },
  { weight: 2, arbitrary: record({ kind: constant("mend") }) },
  { weight: 2, arbitrary: online },
  {
    weight: 1,
    arbitrary: record({
      kind: constant("die"),
      moment: constantFrom<Moment[]>("before", "after", "lost"),
      isKilled: constant(false),
    }),
  },
  // Sets how long each command to the lock takes.
  { weight: 1, arbitrary: record({ kind: constant("delay"), ms: constantFrom(0, 900, 20_000) }) },
  { weight: 1, arbitrary: program },
  // Converts an unmanaged code to managed. Codes become unmanaged together with their device ("leave"), which is
  // managed again later.
  { weight: 1, arbitrary: record({ kind: constant("adopt"), which }) },
  {
    weight: 1,
    arbitrary: record({
      kind: constant("leave"),
      ms: integer({ min: 1, max: hour }),
      during: array(atDoor, { maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: erase },
  { weight: 1, arbitrary: reprogram },
  { weight: 1, arbitrary: record({ kind: constant("spares"), kept: boolean() }) },
  { weight: 1, arbitrary: record({ kind: constant("pull"), which }) },
  { weight: 1, arbitrary: account },
  // Creates a code for this device and another one.
  { weight: 1, arbitrary: record({ kind: constant("together"), pin: option(pin, { nil: undefined }), times }) },
  // Advances the workspace's own clock.
  { weight: 1, arbitrary: record({ kind: constant("advance"), ms: integer({ min: 1, max: 3 * hour }) }) },
);

/**
 * Kills a process of the server a number of turns of the event loop after `during` was started. `which` counts among
 * the living processes.
 */
const kill = record({ kind: constant("kill"), which: nat({ max: 1 }), turns: nat({ max: 25 }), during: deed });
/** Kills a process at its next call to a lock. */
const die = record({
  kind: constant("die"),
  moment: constantFrom<Moment[]>("before", "after"),
  isKilled: constant(true),
});
const revive = record({ kind: constant("revive") });
/** Deeds at the lock itself. They never run at the same time as others, because the lock reports their order. */
const atLock = new Set<string>(["program", "reprogram", "erase"]);
export const isDoneAtLock = ({ kind }: { kind: string }): boolean => atLock.has(kind);
const asked = deed.filter((each) => !isDoneAtLock(each));
/** Two deeds at the same time, each requested from another process. */
const atOnce = record({ kind: constant("atOnce"), one: asked, other: asked });

/** A `deed`, or an event of the server itself. */
export const deedOrDeath = oneof(
  { weight: 33, arbitrary: deed },
  { weight: 3, arbitrary: kill },
  { weight: 3, arbitrary: atOnce },
  { weight: 2, arbitrary: die },
  { weight: 1, arbitrary: revive },
);
export type Deed = typeof deedOrDeath extends Arbitrary<infer Each> ? Each : never;

/** Returns the deed itself, or the deeds of which it consists. */
export const within = (each: Deed): Deed[] =>
  each.kind === "kill"
    ? within(each.during)
    : each.kind === "atOnce"
      ? [each.one, each.other]
      : each.kind === "leave"
        ? [each, ...each.during]
        : [each];
