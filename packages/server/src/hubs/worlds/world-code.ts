import {
  type AccessCodeErrorCode,
  accessCodeError,
  type AccessCodeWarningCode,
  accessCodeWarning,
  type Details,
} from "../../base/catalogue/issues/issues.ts";
import { iso } from "../../base/clock.ts";
import { preloadMs } from "../../doors/slots/code-placement.ts";
import type { AccessCodeEntity, CodeStatus } from "../../base/db/access-codes.ts";
import type { Fault } from "../../driver/driver.ts";
import type { SandboxSlot } from "../sandbox/lock.ts";
import { stableId } from "./stable-id.ts";
import type { WorldCode, WorldDevice } from "./world.ts";

export interface CodeOptions {
  /** Start in hours from `WorldBuilder.hour`, together with `until`. @default an ongoing code */
  from?: number;
  until?: number;
  /** @default set; unset before its start */
  status?: CodeStatus;
  errors?: readonly AccessCodeErrorCode[];
  warnings?: readonly AccessCodeWarningCode[];
  /** Digits and times that the lock still holds, because it refused the new ones. */
  former?: { pin?: string } & Pick<CodeOptions, "from" | "until">;
  /** Further fields of the code's issues. */
  details?: Details;
  common_code_key?: string;
  /** Age in days. @default 30 */
  age_days?: number;
}

const hourMs = 3_600_000;
const secondMs = 1000;

/** Adds a code to a device, and its digits to the simulated lock if its status says so. */
export function worldCode(
  door: WorldDevice,
  name: string | null,
  pin: string | null,
  options: CodeOptions,
  hour: number,
): WorldCode {
  const { errors = [], warnings = [], details, common_code_key = null, age_days = 30 } = options;
  const window = windowOf(options, hour);
  const status = options.status ?? (window && window.starts_at > hour ? "unset" : "set");
  const is_scheduled_on_device = status === "unset" && isPreloaded(door, window, hour);
  const since = iso(hour - hourMs);
  const place = door.codes.length + 1;
  const code: AccessCodeEntity = {
    access_code_id: stableId(door.device.device_id, "code", String(place), name ?? "", pin ?? ""),
    workspace_id: door.device.workspace_id,
    device_id: door.device.device_id,
    name,
    code: pin,
    type: window ? "time_bound" : "ongoing",
    status,
    ...(window ? { starts_at: iso(window.starts_at), ends_at: iso(window.ends_at), is_scheduled_on_device } : {}),
    created_at: iso(hour - age_days * 24 * hourMs + place * secondMs),
    errors: errors.map((each) => accessCodeError(each, since, details)),
    warnings: warnings.map((each) => accessCodeWarning(each, since, details)),
    is_managed: true,
    common_code_key,
    is_waiting_for_code_assignment: pin === null,
    is_backup: false,
    is_backup_access_code_available: false,
    pulled_backup_access_code_id: null,
    is_external_modification_allowed: false,
  };
  const { former } = options;
  const slot = former
    ? slotOf(door, { ...code, code: former.pin ?? pin, status: "set" }, windowOf(former, hour))
    : slotOf(door, code, window);
  if (slot) door.lock.slots.push(slot);
  const refused: Fault | null = status === "setting" && errors.length > 0 ? "rejected" : null;
  const made = { code, slot: slot ?? null, refused };
  door.codes.push(made);
  return made;
}

type Window = NonNullable<SandboxSlot["window"]>;

const windowOf = ({ from, until }: CodeOptions, hour: number): Window | undefined =>
  from === undefined || until === undefined
    ? undefined
    : { starts_at: Math.round(hour + from * hourMs), ends_at: Math.round(hour + until * hourMs) };

/** Whether the code is on the lock with a later start that the lock itself enforces. */
const isPreloaded = ({ lock }: WorldDevice, window: Window | undefined, hour: number): boolean =>
  window !== undefined && lock.codes?.native_schedule === true && window.starts_at - preloadMs <= hour;

function slotOf(
  { codes, lock }: WorldDevice,
  { status, code, name, is_scheduled_on_device }: AccessCodeEntity,
  window: Window | undefined,
) {
  const isOnLock = is_scheduled_on_device === true || status === "set" || status === "removing" || status === "unknown";
  if (!isOnLock || code === null || !lock.codes) return undefined;
  return { slot: codes.length + 1, code, name, ...(window && lock.codes.native_schedule ? { window } : {}) };
}
