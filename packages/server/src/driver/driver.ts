// What the server asks of a lock, whoever made it, and what a lock tells. One driver per way of reaching locks;
// `sandbox` simulates them. Everything that passes here but for the signal is plain data, so that a driver may run in
// another process, or another building.
import type { ClimateSetting } from "../base/db/climate-setting.ts";
import type { NoiseThreshold } from "../base/db/noise-threshold.ts";
import type { CodeCapabilities, DeviceInfo } from "./device-info.ts";

/** Why a lock did not do as it was told. */
export type Fault =
  | "unreachable"
  | "timeout"
  | "jammed"
  | "rejected"
  | "duplicate_code"
  | "no_free_slot"
  | "invalid_code"
  /** The lock holds the code and keeps it switched off, although it was told to switch it on. */
  | "inactive"
  | "unsupported"
  | "auth"
  | "busy"
  | "gone"
  | "unpaid"
  /** Never thrown by a driver: the device became unmanaged before anything was sent. */
  | "unmanaged"
  /** Never thrown by a driver: a newer command to the same bolt took its place before anything was sent. */
  | "superseded"
  | "internal";

interface DriverErrorOptions {
  /** `unknown`: the lock may still act; the server reads again before it reports or retries. @default "no" */
  applied?: "no" | "unknown";
  /** Milliseconds to wait at least before the next try. */
  retry_after_ms?: number;
  cause?: unknown;
}

/** Every raw error of a link becomes one of these. Its message never holds a PIN or a token. */
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

/** One operation. `now` is the workspace's time: all a driver knows of clocks. */
export interface Op {
  device_id: string;
  workspace_id: string;
  /** The device's name in its own system, {@link DeviceInfo.key}; for simulated locks their `device_id`. */
  key: string;
  /** The operation's own id. The server calls once with it, unless the system keeps operations. */
  op_id: string;
  now: number;
  /** Epoch milliseconds of the same clock; a driver transmits nothing after it. */
  deadline: number;
  signal: AbortSignal;
}

/**
 * The outcome is not known yet. The server calls again at `again_at` (epoch milliseconds of `op.now`'s clock) with the
 * same `op_id`. Only for drivers with {@link Driver.keepsOperations}.
 */
export interface AskAgain {
  again_at: number;
}

/** `state`: the bolt is known to be there · `ack`: accepted, its end state unknowable on this link. */
export interface LockProof {
  proof: "state" | "ack";
}

export interface CodeWrite {
  slot: number;
  code: string;
  name?: string | null;
  /** Only where the lock keeps a schedule itself. */
  window?: {
    starts_at: number;
    ends_at: number;
    /** The door's, by its IANA name; there for locks with `schedule_needs_zone`. */
    time_zone?: string;
  };
}

/** Whether a lock locks itself again after it was unlocked, and after how many seconds. */
export interface AutoLock {
  enabled: boolean;
  delay_s: number;
}

export type FanMode = "auto" | "on" | "circulate";

/** `readback`: read from the lock afterwards · `ack`: accepted only. `code`: the digits, where the maker chose them. */
export interface CodeProof {
  proof: "readback" | "ack";
  code?: string;
}

export interface SlotState {
  slot: number;
  /** null = the lock does not tell. */
  occupied: boolean | null;
  /** false: the lock holds the code but does not open to it: it is switched off, or kept for another purpose. */
  active?: false;
  code?: string;
  name?: string | null;
  /** The hours that the lock keeps it to, null for none; absent where it does not tell. */
  window?: { starts_at: number; ends_at: number } | null;
}

/**
 * What a lock is like, as it says unasked or when asked. `assumed` is a guess of the link and never ends an attempt.
 */
export interface DeviceState {
  /** Epoch milliseconds at which it was so; a report older than the last one is dropped. */
  at: number;
  online?: boolean;
  /** false: it is its hub that cannot be reached. */
  hub_online?: boolean;
  /** Whether the hub, which answers, has the device at all. */
  is_listed?: boolean;
  /** Whether the maker's subscription has ended. */
  unpaid?: boolean;
  locked?: boolean | null;
  /** Epoch milliseconds at which the bolt moved, where that was told before it was sure. @default `at` */
  moved_at?: number;
  /** Who brought the bolt to where it is, where that is told. */
  moved_by?: "automatic";
  door_open?: boolean | null;
  /** 0..1; null = none, or it does not tell. */
  battery_level?: number | null;
  /** The device says that its battery is almost empty, whether or not it tells a level. */
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

/** Something has changed in a place for codes, and it is not told surely what: the server asks the lock once. */
interface SlotNews {
  type: "slot_news";
  at: number;
  /** @default all places */
  slot?: number;
}

/** What happened to a device that the server knows by its `device_id`. */
export type DeviceEvent =
  | ({ type: "state" } & LockReport)
  | (Operated & { device_id: string })
  | (SlotChanged & { device_id: string })
  | (SlotNews & { device_id: string })
  | { type: "device_gone"; device_id: string; at: number };

/** What a driver tells while it runs. Devices are named by their {@link DeviceInfo.key}. */
export type DriverEvent =
  /** The link to the system is there, or is not; `fault` says why not. */
  | { type: "link"; up: boolean; at: number; fault?: Fault; detail?: string }
  /** Which network answers, and the keys of all that it has: a whole list, told before its devices. */
  | { type: "inventory"; at: number; network: string; keys: readonly string[] }
  /** A device that is there, or has changed its name or abilities. All are told again after each connection. */
  | { type: "device"; at: number; device: DeviceInfo }
  /** It was taken out of the system. That it is missing from a list is no proof; see `inventory`. */
  | { type: "device_gone"; at: number; key: string }
  | ({ type: "state"; key: string } & DeviceState)
  | (Operated & { key: string })
  | (SlotChanged & { key: string })
  | (SlotNews & { key: string });

export interface BoltPart {
  /** Resolves with a proof only when the bolt is known to be there. */
  setLocked(locked: boolean, op: Op): Promise<LockProof | AskAgain>;
  /** Resolves when the lock keeps the setting. */
  configureAutoLock?(setting: AutoLock, op: Op): Promise<LockProof | AskAgain>;
}

export interface CodesPart {
  /** What the lock takes; {@link DriverError} `unsupported` for a lock without a keypad. */
  capabilities(op: Pick<Op, "device_id" | "workspace_id" | "key">): Promise<CodeCapabilities>;
  /**
   * Asks the lock itself, every time. A slot that is absent from the answer says nothing; `occupied: false` says that
   * it is empty.
   */
  readSlots(op: Op): Promise<readonly SlotState[]>;
  /** The same for one slot. @default all are read */
  readSlot?(slot: number, op: Op): Promise<SlotState>;
  /** Writes or overwrites the slot. */
  write(write: CodeWrite, op: Op): Promise<CodeProof | AskAgain>;
  /** An empty slot is success. */
  clear(slot: number, op: Op): Promise<CodeProof | AskAgain>;
}

export interface ClimatePart {
  /** Resolves when the thermostat keeps the setting. */
  set(setting: ClimateSetting, op: Op): Promise<LockProof | AskAgain>;
  /** Resolves when the thermostat's fan runs in this mode. */
  setFanMode(mode: FanMode, op: Op): Promise<LockProof | AskAgain>;
}

export interface NoisePart {
  /** Resolves when the noise sensor keeps the threshold; one of the same id is replaced. */
  write(threshold: NoiseThreshold, op: Op): Promise<LockProof | AskAgain>;
  /** A threshold that is not there is success. */
  clear(noise_threshold_id: string, op: Op): Promise<LockProof | AskAgain>;
}

/** Throws {@link DriverError} and nothing else. Keeps no durable state of codes, and serialises its own radio work. */
export interface Driver {
  readonly kind: string;
  /**
   * Whether the driver's system keeps every operation by its `op_id`, across crashes of server and system: called again
   * with the same id, the driver answers what became of it and carries nothing out. Without that the server makes each
   * call once, and after a crash it only reads the device. @default false
   */
  readonly keepsOperations?: boolean;
  /**
   * Connects, tells what is there and what happens, until the signal aborts or the link is lost: then it rejects, with
   * `auth` where a secret was refused, and is called again later. Absent on drivers whose devices never report unasked.
   */
  run?(emit: (event: DriverEvent) => void, signal: AbortSignal): Promise<void>;
  /** How often it asked each lock where its bolt is, in the last hour: counts by key. Absent: it does not count. */
  questions?(): Readonly<Record<string, number>>;
  /** Asks the device itself, every time. */
  readState(op: Op): Promise<LockReport>;
  /** Absent where no device has a bolt; likewise the other parts. */
  readonly bolt?: BoltPart;
  readonly codes?: CodesPart;
  readonly climate?: ClimatePart;
  readonly noise?: NoisePart;
}

/** A driver of devices with bolts. */
export type LockDriver = Driver & Required<Pick<Driver, "bolt">>;

export const isAskAgain = (answer: object): answer is AskAgain => "again_at" in answer;
