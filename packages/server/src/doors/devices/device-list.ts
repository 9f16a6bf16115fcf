// Lists devices with the shared filters, in pages (platform-api §2.2.3).
import type { InputOf, everyCall } from "@mortise/contract";
import { type RawBuilder, sql } from "kysely";
import { deviceOfCustomer } from "../access/of-customer.ts";
import type { Context } from "../context.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { devicesAsSeen } from "../access/device-as-seen.ts";
import { inSight, type Seer, visibleDevices } from "../access/device-access.ts";
import { hasAbilities } from "./abilities.ts";
import { devicesOfSpaces } from "../spaces/of-space.ts";
import { holdsMetadata } from "./custom-metadata.ts";
import { columnContains } from "../../base/db/search-text.ts";
import { toMoment } from "../../base/moments.ts";
import { type Pagination, type Place, placeOf, readPage } from "../../base/lists/pagination.ts";

type Filters = InputOf<typeof everyCall.devices.list>;
interface ListKind {
  /** Path of the call, for the next page. */
  path: string;
  /** Device types in the list. @default all */
  deviceTypes?: readonly string[];
  is_managed?: boolean;
  /** Limit if the caller gives none. @default 500 */
  usualLimit?: number;
}

export async function listDevices(
  context: Context,
  filters: Filters,
  { path, deviceTypes, is_managed = true, usualLimit = 500 }: ListKind,
): Promise<{ rows: readonly Found[]; pagination: Pagination }> {
  const { page_cursor, limit = usualLimit, ...parameters } = filters;
  const { custom_metadata_has, include_if, exclude_if, ...narrowing } = parameters;
  const place = placeOf(page_cursor, { ...parameters, limit: filters.limit });
  const idOf = ({ device_id }: Pick<DeviceRow, "device_id">) => device_id;
  const read = async (from: Place | undefined, size: number) => {
    const page = { deviceTypes, is_managed, place: from, limit: size };
    if (isNarrowed(context, narrowing, page)) return pageOfDevices(context, narrowing, page).execute();
    return context.database.read(plainPage(context, page));
  };
  const tests = [holdsMetadata(custom_metadata_has), hasAbilities({ include_if, exclude_if })].filter(
    (test) => test !== undefined,
  );
  const matches = tests.length === 0 ? undefined : (row: Found) => tests.every((test) => test(row));
  const found = await readPage(read, {
    place,
    limit,
    idOf,
    matches,
    parameters: { ...parameters, limit: filters.limit },
    url: context.origin + path,
  });
  if (!context.session) return found;
  const bodies = await devicesAsSeen(
    context,
    found.rows.map(({ body }) => body),
  );
  return { ...found, rows: found.rows.map((row, at) => Object.assign(row, { body: bodies[at] })) };
}

type Narrowing = Omit<Filters, "page_cursor" | "limit" | "custom_metadata_has" | "include_if" | "exclude_if">;

interface Page {
  deviceTypes: readonly string[] | undefined;
  is_managed: boolean;
  place: Place | undefined;
  limit: number;
}

const isNarrowed = ({ session }: Seer, filters: Narrowing, { deviceTypes }: Page): boolean =>
  deviceTypes !== undefined || session !== undefined || Object.values(filters).some((value) => value !== undefined);

/** All devices of a workspace, in SQL by hand for speed, because no other list is requested as often. */
export function plainPage(context: Seer, { is_managed, place, limit }: Page): RawBuilder<Found> {
  const after = place ? sql`and (created_at, device_id) > (${place.created_at}, ${place.id})` : sql``;
  return sql<Found>`select device_id, created_at, body from devices
    where ${inSight(context)} and is_managed = ${is_managed ? 1 : 0} ${after} order by created_at, device_id limit ${limit}`;
}

type Found = Pick<DeviceRow, "device_id" | "created_at" | "body">;

/**
 * A page with filters. Ids are found first, because indexes hold the filtered columns, while documents are ten times
 * larger.
 */
export function pageOfDevices(context: Seer, filters: Narrowing, { deviceTypes, is_managed, place, limit }: Page) {
  const { database } = context;
  let all = narrowed(context, filters).where("is_managed", "=", is_managed ? 1 : 0);
  if (deviceTypes) all = all.where(database.among("device_type", deviceTypes));
  if (place) all = all.where(sql<boolean>`(created_at, device_id) > (${place.created_at}, ${place.id})`);
  const page = all.orderBy("created_at").orderBy("device_id").limit(limit);
  return database.query
    .selectFrom("devices")
    .select(["device_id", "created_at", "body"])
    .where(database.amongFound("device_id", page.select("device_id")))
    .orderBy("created_at")
    .orderBy("device_id");
}

function narrowed(context: Seer, filters: Narrowing) {
  const { database, session } = context;
  const { device_ids, space_id, unstable_location_id } = filters;
  const isFew = [device_ids, space_id, unstable_location_id].some((each) => each !== undefined);
  let query = visibleDevices(context, { isFew });
  if (device_ids) query = query.where(database.among("device_id", device_ids.map(lower)));
  if (filters.connected_account_id)
    query = query.where("connected_account_id", "=", lower(filters.connected_account_id));
  if (filters.connected_account_ids)
    query = query.where(database.among("connected_account_id", filters.connected_account_ids.map(lower)));
  if (filters.connect_webview_id) {
    const id = lower(filters.connect_webview_id);
    query = query.where(
      sql<boolean>`connected_account_id = (select w.connected_account_id from connect_webviews as w where w.connect_webview_id = ${id})`,
    );
  }
  // An empty text matches no device, as an unknown one does. Ignoring it would widen the list instead of narrowing it.
  if (filters.device_type !== undefined) query = query.where("device_type", "=", filters.device_type);
  if (filters.device_types) query = query.where(database.among("device_type", filters.device_types));
  if (filters.manufacturer !== undefined) query = query.where("manufacturer", "=", filters.manufacturer);
  if (filters.created_before)
    query = query.where("created_at", "<", toMoment("created_before", filters.created_before));
  if (filters.search) query = query.where(columnContains("search", filters.search));
  if (filters.user_identifier_key !== undefined && !session)
    query = query.where(ofUser(context, filters.user_identifier_key));
  if (filters.customer_key !== undefined) query = query.where(deviceOfCustomer(context, filters.customer_key));
  for (const id of [space_id, unstable_location_id])
    if (id !== undefined) query = query.where(devicesOfSpaces(context, [lower(id)]));
  return query;
}

const lower = (id: string): string => id.toLowerCase();

const ofUser = ({ workspace }: Seer, user_identifier_key: string) => sql<boolean>`connected_account_id in (
  select a.connected_account_id from client_session_accounts as a join client_sessions as s on s.client_session_id = a.client_session_id
  where s.workspace_id = ${workspace.workspace_id} and s.user_identifier_key = ${user_identifier_key})`;
