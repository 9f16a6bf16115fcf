// What the server asks of a lock, whoever made it. One driver per way of reaching locks; `sandbox` simulates them.
import type { ClimateSetting } from "../climate/setting.ts";
import type { NoiseThreshold } from "../devices/noise.ts";

/** Why a lock did not do as it was told. */
export type Fault =
  | "unreachable"
  | "timeout"
  | "jammed"
  | "rejected"
  | "duplicate_code"
  | "no_free_slot"
  | "invalid_code"
  | "unsupported"
  | "auth"
  | "busy"
  | "gone"
  | "unpaid"
  /** Never thrown by a driver: the device became unmanaged before anything was sent. */
  | "unmanaged"
  | "internal";

export interface DriverErrorOptions {
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

export interface CodeCapabilities {
  /** Slots the server may own; never master or programming slots. */
  slots: readonly number[];
  lengths: readonly number[];
  /** `code`: the digits come back · `occupancy`: only whether there are some · `none`. */
  readback: "code" | "occupancy" | "none";
  /** Whether the lock itself keeps a code to its hours. */
  native_schedule: boolean;
  /** Whether the maker chooses the digits. */
  mint?: boolean;
}

/** One operation. `now` is the workspace's time: all a driver knows of clocks. */
export interface Op {
  device_id: string;
  workspace_id: string;
  /** The same for every call of one command, however often it is asked again. */
  op_id: string;
  now: number;
  /** Epoch milliseconds of the same clock; a driver transmits nothing after it. */
  deadline: number;
  signal: AbortSignal;
}

/** Not known yet: ask again then (epoch milliseconds of `op.now`'s clock). Nothing is held open meanwhile, so a crash loses nothing. */
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
  window?: { starts_at: number; ends_at: number };
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
  code?: string;
  name?: string | null;
  /** The hours that the lock keeps it to, null for none; absent where it does not tell. */
  window?: { starts_at: number; ends_at: number } | null;
}

/** What a lock says unasked, or tells when asked. `assumed` is a guess of the link and never ends an attempt. */
export interface LockReport {
  device_id: string;
  at: number;
  online?: boolean;
  /** false: it is its hub that cannot be reached. */
  hub_online?: boolean;
  /** Whether the maker's subscription has ended. */
  unpaid?: boolean;
  locked?: boolean | null;
  /** Who brought the bolt to where it is, where that is told. */
  moved_by?: "automatic";
  door_open?: boolean | null;
  battery_level?: number | null;
  jammed?: boolean;
  source: "report" | "assumed";
}

export type DriverEvent =
  | ({ type: "state" } & LockReport)
  | {
      type: "operated";
      device_id: string;
      at: number;
      operation: "lock" | "unlock" | "denied";
      by: "keypad" | "manual" | "remote" | "automatic" | "unknown";
      slot?: number;
    }
  | { type: "slot"; device_id: string; at: number; slot: number; occupied: boolean | null; code?: string; name?: string | null }
  | { type: "device_gone"; device_id: string; at: number };

/** Throws {@link DriverError} and nothing else. Keeps no durable state of codes, and serialises its own radio work. */
export interface Driver {
  readonly kind: string;
  /** Listens until the signal aborts; absent if its devices never report unasked. */
  run?(emit: (event: DriverEvent) => void, signal: AbortSignal): Promise<void>;
  /** Resolves with a proof only when the bolt is known to be there. */
  setLocked(locked: boolean, op: Op): Promise<LockProof | AskAgain>;
  /** Resolves when the lock keeps the setting. */
  configureAutoLock?(setting: AutoLock, op: Op): Promise<LockProof | AskAgain>;
  /** Asks the lock itself, every time. */
  readState(op: Op): Promise<LockReport>;
  codeCapabilities?(op: Pick<Op, "device_id" | "workspace_id">): Promise<CodeCapabilities>;
  /** Asks the lock itself, every time. */
  readSlots?(op: Op): Promise<readonly SlotState[]>;
  /** Writes or overwrites the slot. */
  writeCode?(write: CodeWrite, op: Op): Promise<CodeProof | AskAgain>;
  /** An empty slot is success. */
  clearCode?(slot: number, op: Op): Promise<CodeProof | AskAgain>;
  /** Resolves when the thermostat keeps the setting. */
  setClimate?(setting: ClimateSetting, op: Op): Promise<LockProof | AskAgain>;
  /** Resolves when the thermostat's fan runs in this mode. */
  setFanMode?(mode: FanMode, op: Op): Promise<LockProof | AskAgain>;
  /** Resolves when the noise sensor keeps the threshold; one of the same id is replaced. */
  writeNoiseThreshold?(threshold: NoiseThreshold, op: Op): Promise<LockProof | AskAgain>;
  /** A threshold that is not there is success. */
  clearNoiseThreshold?(noise_threshold_id: string, op: Op): Promise<LockProof | AskAgain>;
}

export const isAskAgain = (answer: object): answer is AskAgain => "again_at" in answer;
