// Which devices a caller may see: the workspace's, and of those only its own accounts' when a client session asks.
import type { ExpressionBuilder } from "kysely";
import type { Context } from "./context.ts";
import type { DeviceRow, Flag, Schema } from "./db/schema.ts";
import { notFound } from "./errors.ts";

type Seer = Pick<Context, "database" | "workspace" | "session_id">;

/** Devices in sight, as a query to narrow further. */
export function visibleDevices({ database, workspace, session_id }: Seer) {
  const query = database.query.selectFrom("devices").where("workspace_id", "=", workspace.workspace_id);
  return session_id === undefined ? query : query.where((eb) => ofSession(eb, session_id));
}

const ofSession = (eb: ExpressionBuilder<Schema, "devices">, session_id: string) =>
  eb(
    "connected_account_id",
    "in",
    eb.selectFrom("client_session_accounts").select("connected_account_id").where("client_session_id", "=", session_id),
  );

export interface DeviceNeed {
  device_id?: string | undefined;
  name?: string | undefined;
}

/**
 * The managed device, or 404: the same whether it never existed, belongs to another workspace or lies outside the
 * session, so that an id can be tried without learning anything (docs/decisions).
 */
export async function requireDevice(
  context: Seer,
  { device_id, name }: DeviceNeed,
  { is_managed = 1 }: { is_managed?: Flag } = {},
): Promise<DeviceRow> {
  let query = visibleDevices(context).selectAll().where("is_managed", "=", is_managed);
  if (device_id !== undefined) query = query.where("device_id", "=", device_id.toLowerCase());
  // Names are not unique.
  if (name !== undefined) query = query.where("name", "=", name).orderBy("created_at").orderBy("device_id").limit(1);
  const row = await query.executeTakeFirst();
  if (!row) throw notFound("device", device_id === undefined ? { name } : { device_id });
  return row;
}

/** Managed or not. */
export async function requireAnyDevice(context: Seer, device_id: string): Promise<DeviceRow> {
  const row = await visibleDevices(context).selectAll().where("device_id", "=", device_id.toLowerCase()).executeTakeFirst();
  if (!row) throw notFound("device", { device_id });
  return row;
}
