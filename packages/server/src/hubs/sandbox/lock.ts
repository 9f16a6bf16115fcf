// A simulated lock as plain data, and the effects of time and commands on it, computed without side effects. The
// database stores it as JSON.
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { NoiseThreshold } from "../../base/db/noise-threshold.ts";
import type { AutoLock, CodeWrite, FanMode, Fault, LockReport } from "../../driver/driver.ts";

export interface SandboxLock {
  /** `false` for a sensor or thermostat, which has no bolt. */
  bolt: boolean;
  online: boolean;
  /** `false` while the lock's hub is offline; absent otherwise. */
  hub_online?: false;
  /** Set if the device was removed from its account at the manufacturer. */
  removed?: true;
  /** Set if the manufacturer's subscription has ended. */
  unpaid?: true;
  /** `null` until the lock has reported. */
  locked: boolean | null;
  jammed: boolean;
  door_open: boolean | null;
  /** Battery level from 0 to 1; `null` if there is none, or the device does not say. */
  battery_level: number | null;
  /** Absent on devices without auto-lock. */
  auto_lock?: AutoLock;
  /** Time of the next auto-lock, unless the bolt is turned before. */
  relocks_at?: number;
  /** Time of the last auto-lock; absent if the bolt was turned since. */
  relocked_at?: number;
  /** `null` if the lock has no keypad. */
  codes: SandboxCodes | null;
  slots: SandboxSlot[];
  /** Setting of a thermostat; absent on other devices. */
  climate?: ClimateSetting;
  /** Mode of a thermostat's fan; absent until it is set. */
  fan?: FanMode;
  /** Thresholds of a noise sensor; absent if there are none. */
  thresholds?: NoiseThreshold[];
  /** Commands, oldest first: the last 50 finished ones, and all unfinished ones. */
  commands: Command[];
}

export interface SandboxCodes {
  capacity: number;
  lengths: readonly number[];
  /** Whether the lock itself enforces the start and end of a code. */
  native_schedule: boolean;
}

export interface SandboxSlot {
  slot: number;
  code: string;
  name: string | null;
  window?: { starts_at: number; ends_at: number };
}

export type Deed =
  | { bolt: boolean }
  | { write: CodeWrite }
  | { clear: number }
  | { climate: ClimateSetting }
  | { fan: FanMode }
  | { threshold: NoiseThreshold }
  | { no_threshold: string }
  | { auto_lock: AutoLock };

export interface Command {
  op_id: string;
  /** Time at which the command takes effect. */
  at: number;
  /**
   * Outcome: `done`, `no_answer` (done, but the lock never says so), `late` (not done, because its deadline had
   * passed), or a fault.
   */
  fate: "done" | "no_answer" | "late" | Fault;
  /** Action of the command; removed, with its digits, when the command is over. */
  deed?: Deed;
}

/** Finished commands that are kept, because the server asks about the last ones again after a crash. */
const memory = 50;

export const newLock = (changes: Partial<SandboxLock> = {}): SandboxLock => ({
  bolt: true,
  online: true,
  locked: true,
  jammed: false,
  door_open: false,
  battery_level: 1,
  codes: null,
  slots: [],
  commands: [],
  ...changes,
});

/** Returns the lock as it is at `now`, after everything that was due has happened. */
export function settleLock(stored: SandboxLock, now: number): SandboxLock {
  const lock = withinReach(stored, now);
  const due = lock.commands.filter(({ deed, at }) => deed !== undefined && at <= now);
  if (due.length === 0) return relock(lock, now);
  let after = lock;
  const fates = new Map<string, Command["fate"]>();
  for (const command of due) {
    after = relock(after, command.at);
    const fate = fateAt(after, command);
    fates.set(command.op_id, fate);
    after = take(after, { ...command, fate });
  }
  const past = lock.commands
    .filter(({ at }) => at <= now)
    .map(({ op_id, at, fate }) => ({ op_id, at, fate: fates.get(op_id) ?? fate }));
  const commands = [...past.slice(-memory), ...lock.commands.filter(({ at }) => at > now)];
  return relock({ ...after, commands }, now);
}

/** Turns the bolt at `at`, which restarts the delay of auto-lock. */
export function turnBolt(lock: SandboxLock, locked: boolean | null, at: number): SandboxLock {
  const { relocks_at: _, relocked_at: __, ...rest } = lock;
  const { auto_lock } = lock;
  return {
    ...rest,
    locked,
    ...(locked === false && auto_lock?.enabled && { relocks_at: at + auto_lock.delay_s * 1000 }),
  };
}

/** Carries out auto-lock when it is due. An open door postpones it: the delay restarts when the door is shut. */
function relock(lock: SandboxLock, now: number): SandboxLock {
  const { relocks_at, ...rest } = lock;
  if (relocks_at === undefined || relocks_at > now) return lock;
  const isFree = lock.locked === false && !lock.jammed && lock.door_open !== true;
  return isFree ? { ...rest, locked: true, relocked_at: relocks_at } : rest;
}

/** The longest time that a command takes. */
const longestCommandMs = 30_000;

/** The longest delay before a lock locks itself. */
const longestAutoLockMs = 60_000;

/**
 * Lets commands and auto-locks take effect now if they are due later than any can be. That happens when the clock was
 * set back.
 */
function withinReach(stored: SandboxLock, now: number): SandboxLock {
  const { relocks_at } = stored;
  const lock =
    relocks_at !== undefined && relocks_at > now + longestAutoLockMs ? { ...stored, relocks_at: now } : stored;
  const isBeyond = ({ at }: Command) => at > now + longestCommandMs;
  if (!lock.commands.some(isBeyond)) return lock;
  const commands = lock.commands.map((command) =>
    isBeyond(command) ? Object.assign({}, command, { at: now }) : command,
  );
  return { ...lock, commands };
}

/**
 * Outcome of a command. A write fails if the same digits were programmed at the door since: no lock holds them twice.
 */
function fateAt(lock: SandboxLock, { deed, fate }: Command): Command["fate"] {
  const isTaken = deed !== undefined && refusalOf(lock, deed) === "duplicate_code";
  return isTaken && fate === "done" ? "duplicate_code" : fate;
}

function take(lock: SandboxLock, { deed, fate, at }: Command): SandboxLock {
  if (fate === "jammed") return { ...lock, jammed: true };
  if (deed === undefined || (fate !== "done" && fate !== "no_answer")) return lock;
  // A write without an answer (`no_answer`) is dropped too if the lock holds its digits already.
  if (refusalOf(lock, deed) === "duplicate_code") return lock;
  if ("bolt" in deed) return { ...turnBolt(lock, deed.bolt, at), jammed: false };
  if ("auto_lock" in deed) return turnBolt({ ...lock, auto_lock: deed.auto_lock }, lock.locked, at);
  if ("climate" in deed) return { ...lock, climate: deed.climate };
  if ("fan" in deed) return { ...lock, fan: deed.fan };
  if ("threshold" in deed || "no_threshold" in deed) return { ...lock, thresholds: thresholdsAfter(lock, deed) };
  const slot = "write" in deed ? deed.write.slot : deed.clear;
  const others = lock.slots.filter((each) => each.slot !== slot);
  return { ...lock, slots: "write" in deed ? [...others, written(deed.write)] : others };
}

function thresholdsAfter(
  { thresholds = [] }: SandboxLock,
  deed: { threshold: NoiseThreshold } | { no_threshold: string },
): NoiseThreshold[] {
  const id = "threshold" in deed ? deed.threshold.noise_threshold_id : deed.no_threshold;
  const others = thresholds.filter(({ noise_threshold_id }) => noise_threshold_id !== id);
  return "threshold" in deed ? [...others, deed.threshold] : others;
}

const written = ({ slot, code, name, window }: CodeWrite): SandboxSlot => ({
  slot,
  code,
  name: name ?? null,
  ...(window ? { window } : {}),
});

/** Time at which the radio is free for another command. */
export const freeAt = (lock: SandboxLock, now: number): number =>
  lock.commands.reduce((latest, { at, fate }) => (fate === "late" ? latest : Math.max(latest, at)), now);

/** Refusal of the lock itself, apart from requested faults. */
export function refusalOf({ bolt, codes, slots, climate, auto_lock }: SandboxLock, deed: Deed): Fault | undefined {
  if ("bolt" in deed) return bolt ? undefined : "unsupported";
  if ("auto_lock" in deed) return auto_lock ? undefined : "unsupported";
  if ("climate" in deed || "fan" in deed) return climate ? undefined : "unsupported";
  if ("threshold" in deed || "no_threshold" in deed) return bolt || climate ? "unsupported" : undefined;
  if (!codes) return "unsupported";
  const slot = "write" in deed ? deed.write.slot : deed.clear;
  if (!Number.isInteger(slot) || slot < 1 || slot > codes.capacity) return "no_free_slot";
  if ("clear" in deed) return undefined;
  const { code } = deed.write;
  if (!/^\d+$/.test(code) || !codes.lengths.includes(code.length)) return "invalid_code";
  return slots.some((other) => other.code === code && other.slot !== slot) ? "duplicate_code" : undefined;
}

/** Slot whose code opens the door at `now` with these digits. */
export const slotOpenedBy = ({ slots }: SandboxLock, code: string, now: number): SandboxSlot | undefined =>
  slots.find(
    (slot) => slot.code === code && (!slot.window || (slot.window.starts_at <= now && now < slot.window.ends_at)),
  );

/** Whether the manufacturer's cloud can reach the lock. */
export const isReachable = ({ online, hub_online, removed }: SandboxLock): boolean =>
  online && hub_online !== false && !removed;

export const reportOf = (lock: SandboxLock, device_id: string, at: number): LockReport => ({
  device_id,
  at,
  online: isReachable(lock),
  ...(lock.hub_online === false && { hub_online: false }),
  locked: lock.locked,
  ...(lock.relocked_at !== undefined && { moved_by: "automatic" }),
  door_open: lock.door_open,
  battery_level: lock.battery_level,
  jammed: lock.jammed,
  source: "report",
});
