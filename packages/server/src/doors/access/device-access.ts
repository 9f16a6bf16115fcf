// Devices that a caller may see: those of the workspace. A client session sees fewer (`session-sight.ts`).
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
  /**
   * Whether the query is narrowed by ids, which are then looked up instead of scanning the workspace.
   * @default false
   */
  isFew?: boolean;
}

/** Selects visible devices, to narrow further. */
export const visibleDevices = (seer: Seer, narrowing: Narrowing = {}, query: Query = seer.database.query) =>
  query.selectFrom("devices").where(inSight(seer, narrowing));

export function inSight(
  { database, workspace, session }: Seer,
  { isFew = false }: Narrowing = {},
): RawBuilder<boolean> {
  // `|| ''` keeps the planner from indexes that begin with workspace_id, so that it uses those of the ids.
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
 * Finds a managed device (an unmanaged one with `is_managed: 0`), or throws 404. The error is the same for an unknown
 * id, another workspace and a device outside the session, so that nothing can be learned by trying ids (decision 8).
 */
export const requireDevice = (
  context: Seer,
  need: DeviceNeed,
  { is_managed = 1 }: { is_managed?: Flag } = {},
): Promise<DeviceRow> => required<DeviceRow>(context, need, sql`*`, is_managed);

/** Finds a managed device's document, or throws 404. The row's other columns would double the reading time. */
export const requireDeviceBody = async (context: Seer, need: DeviceNeed): Promise<string> =>
  (await required<Pick<DeviceRow, "body">>(context, need, sql`body`, 1)).body;

async function required<Row>(
  context: Seer,
  { device_id, name }: DeviceNeed,
  columns: RawBuilder<unknown>,
  is_managed: Flag,
): Promise<Row> {
  const hasId = device_id === undefined ? sql`` : sql`and device_id = ${device_id.toLowerCase()}`;
  // Names are not unique; the oldest device counts. `|| ''` keeps the planner from scanning all devices by age until
  // one has the name.
  const hasName = name === undefined ? sql`` : sql`and name = ${name} order by created_at || '', device_id limit 1`;
  // Handwritten SQL is faster, and most calls that name one device start with this query.
  const [row] = await context.database.read(sql<Row>`
    select ${columns} from devices where ${inSight(context)} and is_managed = ${is_managed} ${hasId} ${hasName}`);
  if (!row) throw notFound("device", device_id === undefined ? { name } : { device_id });
  return row;
}

/** Finds a device, managed or not, or throws 404. */
export async function requireAnyDevice(context: Seer, device_id: string): Promise<DeviceRow> {
  const row = await visibleDevices(context)
    .selectAll()
    .where("device_id", "=", device_id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw notFound("device", { device_id });
  return row;
}

/** Locks and reads a device's row in this transaction. */
export async function holdDevice(tx: Tx, { device_id }: Pick<DeviceRow, "device_id">): Promise<LockedDevice> {
  const row = await lockDeviceRow(tx, device_id);
  if (!row) throw notFound("device", { device_id });
  return row;
}
