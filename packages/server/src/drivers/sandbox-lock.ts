// A simulated lock as plain data, and what time and commands do to it. Pure: the database row is this, as JSON.
import type { ClimateSetting } from "../climate/setting.ts";
import type { NoiseThreshold } from "../devices/noise.ts";
import type { CodeWrite, Fault, LockReport } from "./driver.ts";

export interface SandboxLock {
  /** false: a sensor or thermostat; it can be offline and run low, but has nothing to turn. */
  bolt: boolean;
  online: boolean;
  /** null = it has never reported. */
  locked: boolean | null;
  jammed: boolean;
  door_open: boolean | null;
  /** 0..1; null = none, or it does not tell. */
  battery_level: number | null;
  /** null = it takes no codes. */
  codes: SandboxCodes | null;
  slots: SandboxSlot[];
  /** What a thermostat keeps; absent on all else. */
  climate?: ClimateSetting;
  /** What a noise sensor was told to listen for; absent where nothing was. */
  thresholds?: NoiseThreshold[];
  /** What it was told, oldest first, and not yet forgotten. */
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
  | { threshold: NoiseThreshold }
  | { no_threshold: string };

export interface Command {
  op_id: string;
  /** When it takes effect. */
  at: number;
  /** `done`, or why not; `no_answer`: done, but the lock never says so; `late`: it would have come after its deadline. */
  fate: "done" | "no_answer" | "late" | Fault;
  /** What is still to come; gone, digits and all, once it has. */
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
export function settle(stored: SandboxLock, now: number): SandboxLock {
  const lock = withinReach(stored, now);
  const due = lock.commands.filter(({ deed, at }) => deed !== undefined && at <= now);
  if (due.length === 0) return lock;
  let after = lock;
  const fates = new Map<string, Command["fate"]>();
  for (const command of due) {
    const fate = fateAt(after, command);
    fates.set(command.op_id, fate);
    after = take(after, { ...command, fate });
  }
  const past = lock.commands.filter(({ at }) => at <= now).map(({ op_id, at, fate }) => ({ op_id, at, fate: fates.get(op_id) ?? fate }));
  const commands = [...past.slice(-memory), ...lock.commands.filter(({ at }) => at > now)];
  return { ...after, commands };
}

/** No command takes longer. */
const longestCommandMs = 30_000;

/** A motor does not stop because a clock was set back: what would take effect long after the longest command has done so. */
function withinReach(lock: SandboxLock, now: number): SandboxLock {
  const isBeyond = ({ at }: Command) => at > now + longestCommandMs;
  if (!lock.commands.some(isBeyond)) return lock;
  return { ...lock, commands: lock.commands.map((command) => (isBeyond(command) ? { ...command, at: now } : command)) };
}

/** It may have come to hold the same digits since the write was sent, programmed at the door: no lock holds them twice. */
function fateAt(lock: SandboxLock, { deed, fate }: Command): Command["fate"] {
  const isTaken = deed !== undefined && refusal(lock, deed) === "duplicate_code";
  return isTaken && fate === "done" ? "duplicate_code" : fate;
}

function take(lock: SandboxLock, { deed, fate }: Command): SandboxLock {
  if (fate === "jammed") return { ...lock, jammed: true };
  if (deed === undefined || (fate !== "done" && fate !== "no_answer")) return lock;
  // Of what it refuses without a word, too, it keeps nothing.
  if (refusal(lock, deed) === "duplicate_code") return lock;
  if ("bolt" in deed) return { ...lock, locked: deed.bolt, jammed: false };
  if ("climate" in deed) return { ...lock, climate: deed.climate };
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
export function refusal({ bolt, codes, slots, climate }: SandboxLock, deed: Deed): Fault | undefined {
  if ("bolt" in deed) return bolt ? undefined : "unsupported";
  if ("climate" in deed) return climate ? undefined : "unsupported";
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
  slots.find((slot) => slot.code === code && (!slot.window || (slot.window.starts_at <= now && now < slot.window.ends_at)));

export const reportOf = (lock: SandboxLock, device_id: string, at: number): LockReport => ({
  device_id,
  at,
  online: lock.online,
  locked: lock.locked,
  door_open: lock.door_open,
  battery_level: lock.battery_level,
  jammed: lock.jammed,
  source: "report",
});
