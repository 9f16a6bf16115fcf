// What a world is: plain data, ready to be written into a workspace.
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
  /** The user whose session owns every account. */
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

/** An access grant. The server makes what it lacks, as for any grant. */
export interface WorldStay {
  grant: AccessGrantRow;
  device_ids: readonly string[];
  space_ids: readonly string[];
  /** The method that it has already. */
  made?: WorldMethod | undefined;
}

export interface WorldMethod {
  method: AccessMethodRow;
  device_ids: readonly string[];
  access_code_ids: readonly string[];
}

/** A fault that lasts until somebody clears it. */
export interface WorldFault {
  device_id: string;
  fault: SandboxFault;
}

export interface WorldDevice {
  device: DeviceEntity;
  /** The simulated lock behind the device. */
  lock: SandboxLock;
  codes: WorldCode[];
}

export interface WorldCode {
  code: AccessCodeEntity;
  /** Its slot on the simulated lock; null: it is not on the lock. */
  slot: SandboxSlot | null;
  /** Why the lock refused it for good; it is not tried again until somebody changes it. */
  refused: Fault | null;
}

export interface WorldAccount extends NewConnectedAccount {
  account: ConnectedAccountEntity;
}

/** What one kind of device adds to the fields that all devices have. */
export interface DevicePart {
  capabilities: readonly string[];
  properties: Readonly<Record<string, unknown>>;
  abilities: Readonly<Record<string, boolean>>;
  lock: Partial<SandboxLock>;
}
