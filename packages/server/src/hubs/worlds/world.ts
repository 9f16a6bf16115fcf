// A world as plain data, ready to be written into a workspace.
import type { AccessCodeEntity } from "../../base/db/access-codes.ts";
import type { ConnectedAccountEntity, NewConnectedAccount } from "../../base/db/connected-accounts.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { AccessGrantRow, AccessMethodRow } from "../../base/db/grant-schema.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import type { UserIdentityRow } from "../../base/db/user-identities.ts";
import type { Fault } from "../../driver/driver.ts";
import type { SandboxFault } from "../sandbox/faults.ts";
import type { SandboxLock, SandboxSlot } from "../sandbox/lock.ts";

export interface World {
  /** User whose session owns every account. */
  user_identifier_key: string;
  accounts: NewConnectedAccount[];
  devices: WorldDevice[];
  people: UserIdentityRow[];
  spaces: WorldSpace[];
  stays: WorldStay[];
  faults: WorldFault[];
}

export interface WorldSpace {
  space: SpaceRow;
  device_ids: readonly string[];
}

/** An access grant. The server completes it like any other grant. */
export interface WorldStay {
  grant: AccessGrantRow;
  device_ids: readonly string[];
  space_ids: readonly string[];
  /** Access method that exists already. */
  made?: WorldMethod | undefined;
}

export interface WorldMethod {
  method: AccessMethodRow;
  device_ids: readonly string[];
  access_code_ids: readonly string[];
}

/** A fault that lasts until it is cleared. */
export interface WorldFault {
  device_id: string;
  fault: SandboxFault;
}

export interface WorldDevice {
  device: DeviceEntity;
  /** Simulated lock behind the device. */
  lock: SandboxLock;
  codes: WorldCode[];
}

export interface WorldCode {
  code: AccessCodeEntity;
  /** Slot on the simulated lock; `null` if the code is not on it. */
  slot: SandboxSlot | null;
  /** Permanent refusal of the lock. The code is not tried again until it is changed. */
  refused: Fault | null;
}

export interface WorldAccount extends NewConnectedAccount {
  account: ConnectedAccountEntity;
}

/** Fields that one kind of device has beyond those of all devices. */
export interface DevicePart {
  capabilities: readonly string[];
  properties: Readonly<Record<string, unknown>>;
  abilities: Readonly<Record<string, boolean>>;
  lock: Partial<SandboxLock>;
}
