// Which devices a caller may see: those of the workspace; a client session sees fewer (`session-sight.ts`).
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context.ts";
import type { Query, Tx } from "../../base/db/database.ts";
import { lockDeviceRow, type LockedDevice } from "../../base/db/devices.ts";
import type { Flag } from "../../base/db/column.ts";
import { withoutLeaving } from "../../base/db/leaving.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { notFound } from "../../base/errors.ts";
import { deviceOfSession } from "./session-sight.ts";

export type Seer = Pick<Context, "database" | "workspace" | "session">;

export interface Narrowing {
  /** The caller narrows by ids: look those up, instead of walking through the workspace. @default false */
  isFew?: boolean;
}

/** Devices in sight, as a query to narrow further. */
export const visibleDevices = (seer: Seer, narrowing: Narrowing = {}, query: Query = seer.database.query) =>
  query.selectFrom("devices").where(inSight(seer, narrowing));

export function inSight(
  { database, workspace, session }: Seer,
  { isFew = false }: Narrowing = {},
): RawBuilder<boolean> {
  // `|| ''` keeps the planner off the indexes that begin with workspace_id, so that it uses those of the ids.
  const column = isFew ? sql`devices.workspace_id || ''` : sql`devices.workspace_id`;
  const isLeft = withoutLeaving(database, workspace, "devices.connected_account_id");
  const ofWorkspace = sql<boolean>`${column} = ${workspace.workspace_id}${isLeft ? sql` and ${isLeft}` : sql``}`;
  return session ? sql`${ofWorkspace} and ${deviceOfSession({ workspace }, session)}` : ofWorkspace;
}

export interface DeviceNeed {
  device_id?: string | undefined;
  name?: string | undefined;
}

/**
 * The managed device, or 404: the same whether it never existed, belongs to another workspace or lies outside the
 * session, so that an id can be tried without learning anything (docs/decisions).
 */
export const requireDevice = (
  context: Seer,
  need: DeviceNeed,
  { is_managed = 1 }: { is_managed?: Flag } = {},
): Promise<DeviceRow> => required<DeviceRow>(context, need, sql`*`, is_managed);

/** The managed device as it is sent, or 404. The other columns of its row take as long to read as the document. */
export const requireDeviceBody = async (context: Seer, need: DeviceNeed): Promise<string> =>
  (await required<Pick<DeviceRow, "body">>(context, need, sql`body`, 1)).body;

async function required<Row>(
  context: Seer,
  { device_id, name }: DeviceNeed,
  columns: RawBuilder<unknown>,
  is_managed: Flag,
): Promise<Row> {
  const hasId = device_id === undefined ? sql`` : sql`and device_id = ${device_id.toLowerCase()}`;
  // Names are not unique; the oldest counts. `|| ''` keeps the planner from walking through all devices by age until
  // one has the name.
  const hasName = name === undefined ? sql`` : sql`and name = ${name} order by created_at || '', device_id limit 1`;
  // SQL by hand because it is faster, and every look at a door and every command begins here.
  const [row] = await context.database.read(sql<Row>`
    select ${columns} from devices where ${inSight(context)} and is_managed = ${is_managed} ${hasId} ${hasName}`);
  if (!row) throw notFound("device", device_id === undefined ? { name } : { device_id });
  return row;
}

/** Managed or not. */
export async function requireAnyDevice(context: Seer, device_id: string): Promise<DeviceRow> {
  const row = await visibleDevices(context)
    .selectAll()
    .where("device_id", "=", device_id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound("device", { device_id });
  return row;
}

/** The row as it is in this transaction, kept from changing until its end. */
export async function holdDevice(tx: Tx, { device_id }: Pick<DeviceRow, "device_id">): Promise<LockedDevice> {
  const row = await lockDeviceRow(tx, device_id);
  if (!row) throw notFound("device", { device_id });
  return row;
}
