// Tables of spaces.
import type { Json, Moment } from "./column.ts";

export interface SpaceSchema {
  spaces: SpaceRow;
  space_devices: { space_id: string; device_id: string };
  /** Accounts of a space. */
  space_accounts: { space_id: string; connected_account_id: string };
}

export interface SpaceRow {
  space_id: string;
  workspace_id: string;
  name: string;
  /** Key that the host gives the space, unique in the workspace. */
  space_key: string | null;
  /** Customer of the space, by the host's key. */
  customer_key: string | null;
  /** Number of rows in `space_devices`, so that a list need not count them. */
  device_count: number;
  /** Customer data ({@link CustomerData}). */
  customer_data: Json;
  /** Text for `search`, converted by `asCompared`. */
  search: string;
  created_at: Moment;
}
