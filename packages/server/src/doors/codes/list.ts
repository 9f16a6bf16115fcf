// Lists codes, managed or not, oldest first, in pages.
import { sql } from "kysely";
import { deviceOfCustomer } from "../access/of-customer.ts";
import type { Context } from "../context.ts";
import type { Flag } from "../../base/db/column.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";
import { requireDevice, visibleDevices } from "../access/device-access.ts";
import { pageOfRows, type Pagination, placeOf } from "../../base/lists/pagination.ts";
import { columnContains } from "../../base/db/search-text.ts";
import { toMoment } from "../../base/moments.ts";
import { visibleCodes } from "./access.ts";
import { type Beside, freeBackups } from "../slots/code-entity.ts";

interface CodeFilters {
  device_id?: string | undefined;
  device_ids?: string[] | undefined;
  access_code_ids?: string[] | undefined;
  has_issues?: boolean | undefined;
  starts_after?: string | undefined;
  starts_before?: string | undefined;
  user_identifier_key?: string | undefined;
  customer_key?: string | undefined;
  access_grant_id?: string | undefined;
  access_grant_key?: string | undefined;
  access_method_id?: string | undefined;
  search?: string | undefined;
  limit?: number | undefined;
  page_cursor?: string | null | undefined;
}

const defaultLimit = 55_000;

interface CodeList {
  codes: readonly { row: AccessCodeRow; beside: Beside }[];
  pagination: Pagination;
}

export async function listCodes(
  context: Context,
  filters: CodeFilters,
  { path, is_managed }: { path: string; is_managed: Flag },
): Promise<CodeList> {
  const { database } = context;
  const { page_cursor, ...parameters } = filters;
  const { limit = defaultLimit } = filters;
  const place = placeOf(page_cursor, parameters);
  let query = visibleCodes(context, is_managed).selectAll();
  if (filters.device_id !== undefined)
    query = query.where("device_id", "=", (await requireDevice(context, { device_id: filters.device_id })).device_id);
  const { device_ids, access_code_ids, has_issues, starts_after, starts_before } = filters;
  if (device_ids) query = query.where(database.among("device_id", device_ids.map(lowerCase)));
  if (access_code_ids) query = query.where(database.among("access_code_id", access_code_ids.map(lowerCase)));
  if (has_issues !== undefined) query = query.where("has_issues", "=", has_issues ? 1 : 0);
  if (starts_after !== undefined) query = query.where("starts_at", ">=", toMoment("starts_after", starts_after));
  if (starts_before !== undefined) query = query.where("starts_at", "<", toMoment("starts_before", starts_before));
  if (filters.search) query = query.where(columnContains("search", filters.search));
  if (filters.user_identifier_key !== undefined && !context.session)
    query = query.where(ofUser(context, filters.user_identifier_key));
  const { customer_key } = filters;
  if (customer_key !== undefined)
    query = query.where(
      "device_id",
      "in",
      visibleDevices(context).where(deviceOfCustomer(context, customer_key)).select("device_id"),
    );
  const { access_grant_id, access_grant_key, access_method_id } = filters;
  if (access_grant_id !== undefined) query = query.where("access_grant_id", "=", lowerCase(access_grant_id));
  if (access_method_id !== undefined) query = query.where("access_method_id", "=", lowerCase(access_method_id));
  if (access_grant_key !== undefined) query = query.where(ofGrantKey(context, access_grant_key));
  if (place) query = query.where(sql<boolean>`(created_at, access_code_id) > (${place.created_at}, ${place.id})`);
  const found = await query
    .orderBy("created_at")
    .orderBy("access_code_id")
    .limit(limit + 1)
    .execute();
  const { rows, pagination } = pageOfRows(found, {
    limit,
    idOf: ({ access_code_id }) => access_code_id,
    parameters,
    url: context.origin + path,
  });
  return { codes: await withLocks(context, rows), pagination };
}

const ofGrantKey = ({ workspace }: Context, key: string) => sql<boolean>`access_grant_id in (
  select g.access_grant_id from access_grants as g
  where g.workspace_id = ${workspace.workspace_id} and g.access_grant_key = ${key})`;

const lowerCase = (id: string): string => id.toLowerCase();

async function withLocks(context: Context, rows: readonly AccessCodeRow[]): Promise<CodeList["codes"]> {
  const { database } = context;
  const now = context.now();
  const ids = [...new Set(rows.map(({ device_id }) => device_id))];
  const devices = await database.query
    .selectFrom("devices")
    .select(["device_id", "body", "native_schedule", "driver_info"])
    .where(database.among("device_id", ids))
    .execute();
  const slots = await database.query
    .selectFrom("code_slots")
    .selectAll()
    .where(database.among("device_id", ids))
    .execute();
  const slotOf = new Map(slots.map((slot) => [slot.access_code_id, slot]));
  const byId = new Map<string, Beside["device"]>(devices.map((device) => [device.device_id, device]));
  const backups = await freeBackups(database.query, ids);
  return rows.flatMap((row) => {
    const device = byId.get(row.device_id);
    // The device is missing if it was deleted, together with its codes, after they were read.
    const slot = slotOf.get(row.access_code_id);
    return device ? [{ row, beside: { device, backups: backups.get(row.device_id) ?? 0, slot, now } }] : [];
  });
}

const ofUser = ({ workspace }: Context, user_identifier_key: string) => sql<boolean>`device_id in (
  select d.device_id from devices as d
  join client_session_accounts as a on a.connected_account_id = d.connected_account_id
  join client_sessions as s on s.client_session_id = a.client_session_id
  where s.workspace_id = ${workspace.workspace_id} and s.user_identifier_key = ${user_identifier_key})`;
