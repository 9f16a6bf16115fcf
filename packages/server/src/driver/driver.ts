// The interface between the server and locks of any make: calls to a driver, and reports from it. Each system that
// reaches locks has one driver; `sandbox` simulates locks. All values but the signal are plain data, so a driver may
// run in another process or another building.
import type { ClimateSetting } from "../base/db/climate-setting.ts";
import type { NoiseThreshold } from "../base/db/noise-threshold.ts";
import type { CodeCapabilities, DeviceInfo } from "./device-info.ts";

/** Reason why a lock did not carry out an operation. */
export type Fault =
  | "unreachable"
  | "timeout"
  | "jammed"
  | "rejected"
  | "duplicate_code"
  | "no_free_slot"
  | "invalid_code"
  /** The lock holds the code but keeps it switched off, even after a command to switch it on. */
  | "inactive"
  | "unsupported"
  | "auth"
  | "busy"
  | "gone"
  | "unpaid"
  /** Set by the server, never by a driver: the device became unmanaged before anything was sent. */
  | "unmanaged"
  /** Set by the server, never by a driver: a newer command to the same bolt replaced this one before it was sent. */
  | "superseded"
  | "internal";

interface DriverErrorOptions {
  /** `unknown` if the lock may still act. The server then reads the lock before it reports or retries. @default "no" */
  applied?: "no" | "unknown";
  /** Shortest wait before the next try, in milliseconds. */
  retry_after_ms?: number;
  cause?: unknown;
}

/**
 * The only error that drivers throw. Raw errors of a link are translated to it. Its message never holds a PIN or token.
 */
export class DriverError extends Error {
  static {
    this.prototype.name = "DriverError";
  }
  readonly fault: Fault;
  readonly applied: "no" | "unknown";
  readonly retry_after_ms: number | undefined;

  constructor(fault: Fault, message: string, { applied = "no", retry_after_ms, cause }: DriverErrorOptions = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.fault = fault;
    this.applied = applied;
    this.retry_after_ms = retry_after_ms;
  }
}

/** One operation. */
export interface Op {
  device_id: string;
  workspace_id: string;
  /** The device's {@link DeviceInfo.key}; for simulated locks its `device_id`. */
  key: string;
  /** Id of the operation. The server calls once per id, unless the system keeps operations. */
  op_id: string;
  /** Time of the call, in epoch milliseconds by the workspace's clock; the server's clock for real locks. */
  now: number;
  /** Epoch milliseconds, by the same clock. A driver transmits nothing after it. */
  deadline: number;
  signal: AbortSignal;
}

/**
 * The driver has no result yet. The server calls again with the same `op_id` at `again_at`, in epoch milliseconds by
 * the clock of `op.now`. Only for drivers with {@link Driver.keepsOperations}.
 */
export interface AskAgain {
  again_at: number;
}

/**
 * Proof of a command: `state` if the lock reported the new state, `ack` if it accepted a command that it cannot
 * confirm.
 */
export interface LockProof {
  proof: "state" | "ack";
}

export interface CodeWrite {
  slot: number;
  code: string;
  name?: string | null;
  /** Start and end, for locks that keep schedules themselves. */
  window?: {
    starts_at: number;
    ends_at: number;
    /** IANA name of the door's time zone. Present for locks with `schedule_needs_zone`. */
    time_zone?: string;
  };
}

/** Auto-lock: whether the lock locks itself after an unlock, and after how many seconds. */
export interface AutoLock {
  enabled: boolean;
  delay_s: number;
}

export type FanMode = "auto" | "on" | "circulate";

/**
 * Proof of a code: `readback` if it was read from the lock afterwards, `ack` if the lock only accepted it. `code` holds
 * the digits if the manufacturer chose them.
 */
export interface CodeProof {
  proof: "readback" | "ack";
  code?: string;
}

export interface SlotState {
  slot: number;
  /** `null` if the lock does not say. */
  occupied: boolean | null;
  /** `false` if the lock holds the code but does not open to it: switched off, or kept for another purpose. */
  active?: false;
  code?: string;
  name?: string | null;
  /** Schedule of the code on the lock, `null` for none. Absent if the lock does not say. */
  window?: { starts_at: number; ends_at: number } | null;
}

/**
 * State of a lock, reported by itself or on request. An `assumed` state is a guess of the link and never ends an
 * attempt.
 */
export interface DeviceState {
  /** Time of the state, in epoch milliseconds. Reports older than the last one are dropped. */
  at: number;
  online?: boolean;
  /** `false` if the hub itself cannot be reached. */
  hub_online?: boolean;
  /** Whether the hub, which answers, lists the device. */
  is_listed?: boolean;
  /** Whether the manufacturer's subscription has ended. */
  unpaid?: boolean;
  locked?: boolean | null;
  /** Time at which the bolt moved, in epoch milliseconds, if it was reported before it was certain. @default `at` */
  moved_at?: number;
  /** Cause of the last movement, if the lock reports it. */
  moved_by?: "automatic";
  door_open?: boolean | null;
  /** Battery level from 0 to 1; `null` if there is no battery, or the device does not say. */
  battery_level?: number | null;
  /** Set if the device reports a battery that is almost empty, with or without a level. */
  battery_low?: true;
  jammed?: boolean;
  source: "report" | "assumed";
}

export interface LockReport extends DeviceState {
  device_id: string;
}

interface Operated {
  type: "operated";
  at: number;
  operation: "lock" | "unlock" | "denied";
  by: "keypad" | "manual" | "remote" | "automatic" | "unknown";
  slot?: number;
}

interface SlotChanged {
  type: "slot";
  at: number;
  slot: number;
  occupied: boolean | null;
  active?: false;
  code?: string;
  name?: string | null;
}

/** Report that a slot changed, without reliable details. The server reads the lock once. */
interface SlotNews {
  type: "slot_news";
  at: number;
  /** @default all slots */
  slot?: number;
}

/** An event of a device, named by the server's `device_id`. */
export type DeviceEvent =
  | ({ type: "state" } & LockReport)
  | (Operated & { device_id: string })
  | (SlotChanged & { device_id: string })
  | (SlotNews & { device_id: string })
  | { type: "device_gone"; device_id: string; at: number };

/** An event that a driver emits while it runs. Devices are named by {@link DeviceInfo.key}. */
export type DriverEvent =
  /** The link to the system came up or went down; `fault` says why it is down. */
  | { type: "link"; up: boolean; at: number; fault?: Fault; detail?: string }
  /** The network that answers, and the keys of all its devices. Emitted as a whole list before the devices. */
  | { type: "inventory"; at: number; network: string; keys: readonly string[] }
  /** A device that exists, or whose name or abilities changed. All are emitted again after each connection. */
  | { type: "device"; at: number; device: DeviceInfo }
  /** A device was removed from the system. Absence from a list is no proof of that; see `inventory`. */
  | { type: "device_gone"; at: number; key: string }
  | ({ type: "state"; key: string } & DeviceState)
  | (Operated & { key: string })
  | (SlotChanged & { key: string })
  | (SlotNews & { key: string });

export interface BoltPart {
  /** Moves the bolt. Resolves with a proof only when the bolt is known to have arrived. */
  setLocked(locked: boolean, op: Op): Promise<LockProof | AskAgain>;
  /** Configures auto-lock. Resolves when the lock has stored the setting. */
  configureAutoLock?(setting: AutoLock, op: Op): Promise<LockProof | AskAgain>;
}

export interface CodesPart {
  /** Abilities of the keypad. Throws {@link DriverError} `unsupported` for a lock without one. */
  capabilities(op: Pick<Op, "device_id" | "workspace_id" | "key">): Promise<CodeCapabilities>;
  /**
   * Reads the slots from the lock itself, never from a cache. A slot that is absent from the answer is unknown;
   * `occupied: false` means empty.
   */
  readSlots(op: Op): Promise<readonly SlotState[]>;
  /** Reads one slot. @default all slots are read */
  readSlot?(slot: number, op: Op): Promise<SlotState>;
  /** Writes the slot, or overwrites it. */
  write(write: CodeWrite, op: Op): Promise<CodeProof | AskAgain>;
  /** Clears the slot. Succeeds if it is empty already. */
  clear(slot: number, op: Op): Promise<CodeProof | AskAgain>;
}

export interface ClimatePart {
  /** Changes the climate setting. Resolves when the thermostat has stored it. */
  set(setting: ClimateSetting, op: Op): Promise<LockProof | AskAgain>;
  /** Changes the fan's mode. Resolves when the fan runs in it. */
  setFanMode(mode: FanMode, op: Op): Promise<LockProof | AskAgain>;
}

export interface NoisePart {
  /** Stores a noise threshold, in place of the one with the same id. Resolves when the sensor has stored it. */
  write(threshold: NoiseThreshold, op: Op): Promise<LockProof | AskAgain>;
  /** Removes a noise threshold. Succeeds if there is none. */
  clear(noise_threshold_id: string, op: Op): Promise<LockProof | AskAgain>;
}

/** A driver. Throws only {@link DriverError}, stores nothing about codes, and serialises its own radio traffic. */
export interface Driver {
  readonly kind: string;
  /**
   * Whether the driver's system stores every operation by its `op_id`, across crashes of server and system. Called
   * again with the same id, such a driver returns the first result and carries nothing out. Without this ability the
   * server makes each call once, and only reads the device after a crash. @default false
   */
  readonly keepsOperations?: boolean;
  /**
   * Connects and emits events until the signal aborts. Rejects when the link is lost (`auth` if a secret was refused);
   * the server calls it again later. Absent on drivers whose devices report nothing by themselves.
   */
  run?(emit: (event: DriverEvent) => void, signal: AbortSignal): Promise<void>;
  /**
   * Bolt readings that the driver sent to each lock in the last hour, by key, without those of commands and
   * `readState`. Absent if the driver does not count.
   */
  questions?(): Readonly<Record<string, number>>;
  /** Reads the state from the device itself, never from a cache. */
  readState(op: Op): Promise<LockReport>;
  /** Absent if no device has a bolt. The other parts follow the same rule. */
  readonly bolt?: BoltPart;
  readonly codes?: CodesPart;
  readonly climate?: ClimatePart;
  readonly noise?: NoisePart;
}

/** A driver whose devices have bolts. */
export type LockDriver = Driver & Required<Pick<Driver, "bolt">>;

export const isAskAgain = (answer: object): answer is AskAgain => "again_at" in answer;
