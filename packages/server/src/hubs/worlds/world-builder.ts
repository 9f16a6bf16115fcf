// Builds worlds: one call per account, device or code. Each is dated a second after the last one; accounts an hour.
import {
  type AccountErrorCode,
  type AccountWarningCode,
  accountError,
  accountWarning,
} from "../../base/catalogue/issues/issues.ts";
import { findModel } from "../../base/catalogue/models.ts";
import { findProvider } from "../../base/catalogue/providers.ts";
import { iso } from "../../base/clock.ts";
import type { ConnectedAccountEntity } from "../../base/db/connected-accounts.ts";
import type { DeviceEntity } from "../../base/db/devices.ts";
import { stableId } from "./stable-id.ts";
import type { World, WorldAccount, WorldCode, WorldDevice } from "./world.ts";
import { type CodeOptions, worldCode } from "./world-code.ts";
import { type DeviceOptions, worldDevice } from "./world-device.ts";

interface AccountOptions {
  errors?: readonly AccountErrorCode[];
  warnings?: readonly AccountWarningCode[];
  /** Value of `connected_account.user_identifier`. @default the login as e-mail address */
  user_identifier?: ConnectedAccountEntity["user_identifier"];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export class WorldBuilder {
  readonly workspace_id: string;
  /** Origin of all dates: a full hour, in epoch milliseconds. */
  readonly hour: number;
  /** Current time in epoch milliseconds. */
  readonly now: number;
  readonly #world: World;
  #location: DeviceEntity["location"] = null;

  constructor({
    workspace_id,
    now,
    user_identifier_key,
  }: { workspace_id: string; now: number; user_identifier_key: string }) {
    this.workspace_id = workspace_id;
    this.hour = Math.floor(now / hourMs) * hourMs;
    this.now = now;
    this.#world = { user_identifier_key, accounts: [], devices: [], people: [], spaces: [], stays: [], faults: [] };
  }

  /** Sets the location of the devices that follow. */
  at(location: DeviceEntity["location"]): void {
    this.#location = location;
  }

  account(
    provider: string,
    login: string,
    { errors = [], warnings = [], user_identifier = { email: login } }: AccountOptions = {},
  ): WorldAccount {
    const created_at = iso(this.hour - 120 * dayMs + this.#world.accounts.length * hourMs);
    const since = iso(this.hour - 3 * hourMs);
    const account: ConnectedAccountEntity = {
      connected_account_id: stableId(this.workspace_id, "account", provider, login),
      workspace_id: this.workspace_id,
      account_type: provider,
      account_type_display_name: findProvider(provider)?.displayName ?? provider,
      user_identifier,
      display_name: login,
      created_at,
      errors: errors.map((code) => accountError(code, since)),
      warnings: warnings.map((code) => accountWarning(code, since, warningDetails[code])),
      custom_metadata: {},
      automatically_manage_new_devices: true,
    };
    const made = { account, login };
    this.#world.accounts.push(made);
    return made;
  }

  /** Adds a lock or another device. @param model - The manufacturer's number in the catalogue. */
  device({ account }: WorldAccount, model: string, name: string, options: DeviceOptions = {}): WorldDevice {
    const created_at = iso(this.hour - 90 * dayMs + this.#world.devices.length * 1000);
    const troubled_at = iso(this.hour - 3 * hourMs);
    const made = worldDevice(
      account,
      findModel(model),
      name,
      { location: this.#location, ...options },
      { created_at, troubled_at },
    );
    this.#world.devices.push(made);
    return made;
  }

  code(door: WorldDevice, name: string | null, pin: string | null, options: CodeOptions = {}): WorldCode {
    return worldCode(door, name, pin, options, this.hour);
  }

  done(): World {
    return this.#world;
  }
}

const warningDetails: Partial<Record<AccountWarningCode, Record<string, unknown>>> = {
  devices_connected_to_other_account: { device_ids: [] },
};
