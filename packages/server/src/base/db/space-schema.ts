// Rows of spaces.
import type { Json, Moment } from "./column.ts";

export interface SpaceSchema {
  spaces: SpaceRow;
  space_devices: { space_id: string; device_id: string };
  /** The accounts that a space came from. */
  space_accounts: { space_id: string; connected_account_id: string };
}

export interface SpaceRow {
  space_id: string;
  workspace_id: string;
  name: string;
  /** The host's name for it, unique in the workspace. */
  space_key: string | null;
  /** The host's name for the customer whose it is. */
  customer_key: string | null;
  /** Rows of `space_devices`, so that a list need not count them. */
  device_count: number;
  /** What is usual for stays there ({@link CustomerData}). */
  customer_data: Json;
  /** Text that `search` looks into, in the form that `asCompared` gives it. */
  search: string;
  created_at: Moment;
}
