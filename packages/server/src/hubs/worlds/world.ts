// What a world is: plain data, ready to be written into a workspace.
import type { AccessCodeEntity } from "../../base/db/access-codes.ts";
import type { ConnectedAccountEntity, NewConnectedAccount } from "../../base/db/connected-accounts.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import type { Fault } from "../../driver/driver.ts";
import type { SandboxLock, SandboxSlot } from "../sandbox/lock.ts";

export interface World {
  /** The user whose session owns every account. */
  user_identifier_key: string;
  accounts: NewConnectedAccount[];
  devices: WorldDevice[];
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
