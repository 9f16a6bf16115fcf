// A simulated lock as plain data, and what time and commands do to it. Pure: the database row is this, as JSON.
import type { ClimateSetting } from "../../base/db/climate-setting.ts";
import type { NoiseThreshold } from "../../base/db/noise-threshold.ts";
import type { AutoLock, CodeWrite, FanMode, Fault, LockReport } from "../../driver/driver.ts";

export interface SandboxLock {
  /** false: a sensor or thermostat; it can be offline and run low, but has nothing to turn. */
  bolt: boolean;
  online: boolean;
  /** The hub that it is reached through; absent while that is online. */
  hub_online?: false;
  /** Taken out of its account at the maker. */
  removed?: true;
  /** The maker's subscription has ended. */
  unpaid?: true;
  /** null = it has never reported. */
  locked: boolean | null;
  jammed: boolean;
  door_open: boolean | null;
  /** 0..1; null = none, or it does not tell. */
  battery_level: number | null;
  /** Absent on what cannot lock itself. */
  auto_lock?: AutoLock;
  /** When it locks itself, unless the bolt is turned before. */
  relocks_at?: number;
  /** When it locked itself; absent if somebody has turned the bolt since. */
  relocked_at?: number;
  /** null = it takes no codes. */
  codes: SandboxCodes | null;
  slots: SandboxSlot[];
  /** What a thermostat keeps; absent on all else. */
  climate?: ClimateSetting;
  /** When a thermostat's fan runs; absent until somebody sets it. */
  fan?: FanMode;
  /** What a noise sensor was told to listen for; absent where nothing was. */
  thresholds?: NoiseThreshold[];
  /** Commands it was sent, oldest first; only the last of those that are over are kept. */
  commands: Command[];
}

export interface SandboxCodes {
  capacity: number;
  lengths: readonly number[];
  /** It keeps a code to its hours by itself. */
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
  /** When it takes effect. */
  at: number;
  /**
   * `done`, or why not; `no_answer`: done, but the lock never says so; `late`: it would have come after its deadline.
   */
  fate: "done" | "no_answer" | "late" | Fault;
  /** What is still to be done; removed, with its digits, once the command is over. */
  deed?: Deed;
}

/** Past commands that are remembered, because a crash makes the server ask about the last ones again. */
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

/** The lock as it is at `now`: whatever was due has happened, whether or not anyone was there to ask. */
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

/** The bolt is turned at `at`, by whomever: the time until it locks itself begins anew. */
export function turnBolt(lock: SandboxLock, locked: boolean | null, at: number): SandboxLock {
  const { relocks_at: _, relocked_at: __, ...rest } = lock;
  const { auto_lock } = lock;
  return {
    ...rest,
    locked,
    ...(locked === false && auto_lock?.enabled && { relocks_at: at + auto_lock.delay_s * 1000 }),
  };
}

/** Locks itself once its time has come, but not with the door open: the time begins anew when that is shut. */
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
 * After the clock was set back, what would take effect later than is possible takes effect now: a motor does not wait
 * for a clock.
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

/** A write fails if the same digits were programmed at the door since it was sent: no lock holds them twice. */
function fateAt(lock: SandboxLock, { deed, fate }: Command): Command["fate"] {
  const isTaken = deed !== undefined && refusalOf(lock, deed) === "duplicate_code";
  return isTaken && fate === "done" ? "duplicate_code" : fate;
}

function take(lock: SandboxLock, { deed, fate, at }: Command): SandboxLock {
  if (fate === "jammed") return { ...lock, jammed: true };
  if (deed === undefined || (fate !== "done" && fate !== "no_answer")) return lock;
  // A write that is never answered (`no_answer`) is not kept either if the lock holds its digits already.
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

/** When the radio is free for another command. */
export const freeAt = (lock: SandboxLock, now: number): number =>
  lock.commands.reduce((latest, { at, fate }) => (fate === "late" ? latest : Math.max(latest, at)), now);

/** What a lock itself refuses, whatever fault it was given. */
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

/** The slot that these digits open the door with at `now`. */
export const slotOpenedBy = ({ slots }: SandboxLock, code: string, now: number): SandboxSlot | undefined =>
  slots.find(
    (slot) => slot.code === code && (!slot.window || (slot.window.starts_at <= now && now < slot.window.ends_at)),
  );

/** Whether the maker's cloud can reach it. */
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
