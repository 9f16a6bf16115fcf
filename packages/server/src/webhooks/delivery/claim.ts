// Claims due deliveries for this process until its lease expires, and never more of an endpoint than it has room for.
import { type Selectable, sql } from "kysely";
import type { Database } from "../../base/db/database.ts";
import type { WorkspaceRow } from "../../base/db/schema.ts";
import type { WebhookDeliveryRow, WebhookMessageRow, WebhookSecretRow } from "../../base/db/webhook-schema.ts";
import { isFree, leaseEnd } from "../../base/db/leases.ts";
import { takeSlots } from "./endpoint/rate-limit.ts";
import type { Receiver } from "./endpoint/receiver.ts";
import type { Slots } from "./endpoint/slots.ts";
import type { ServerTime } from "../../base/clock.ts";

export interface ClaimOptions {
  database: Database;
  slots: Slots;
  now: ServerTime;
  leaseMs: number;
  /** Workspace whose deliveries are claimed. @default all */
  workspace_id?: string | undefined;
}

export interface Claimed {
  deliveries: Delivery[];
  endpoints: Map<string, Receiver>;
  /** Secrets of these endpoints, newest first, including expired ones. */
  secrets: Secret[];
  messages: Message[];
  /** Name of this claim. An outcome is written only while its delivery is leased under this name. */
  lease: string;
  /** Time at which a rate limit lets the next one go; `undefined` if none holds anything back. */
  heldUntil: ServerTime | undefined;
}

export type Delivery = Selectable<WebhookDeliveryRow>;
export type Secret = Selectable<WebhookSecretRow>;

/** A message with the data of its workspace that a delivery needs. */
export type Message = Pick<WebhookMessageRow, "msg_id" | "workspace_id" | "payload" | "expires_at"> &
  Pick<WorkspaceRow, "clock_offset_ms">;

/**
 * Most due deliveries that one claim reads. Deliveries that are being sent, or whose endpoint has no room, are skipped,
 * and read again by the next claim.
 */
const window = 1000;
/** Most endpoints of a claim if one endpoint's backlog fills the window. */
const maxEndpoints = 64;

interface Candidate {
  delivery_id: number;
  endpoint_id: string;
  msg_id: string;
}

export async function claimDue(options: ClaimOptions): Promise<Claimed> {
  const { database, slots, now } = options;
  const oldest = await dueInOrder(options);
  let chosen = withinRoom(
    oldest.filter(({ is_free }) => Boolean(is_free)),
    slots,
  );
  // The backlog of a dead endpoint may fill the window, so every other endpoint is read too.
  if (oldest.length === window && chosen.length < slots.free())
    chosen = withinRoom([...chosen, ...(await dueByEndpoint(options))], slots);
  const ids = [...new Set(chosen.map(({ endpoint_id }) => endpoint_id))];
  const [endpoints, secrets] =
    ids.length === 0
      ? [new Map<string, Receiver>(), []]
      : await Promise.all([receivers(database, ids), secretsOf(database, ids)]);
  const { allowed, heldUntil } = await takeSlots(database, { candidates: chosen, endpoints, now });
  const lease = crypto.randomUUID();
  if (allowed.length === 0) return { deliveries: [], endpoints, secrets, messages: [], lease, heldUntil };
  const taken = new Set(allowed);
  const wanted = chosen.filter(({ delivery_id }) => taken.has(delivery_id)).map(({ msg_id }) => msg_id);
  const [deliveries, messages] = await Promise.all([leaseOf(options, allowed, lease), messagesOf(database, wanted)]);
  return { deliveries, endpoints, secrets, messages, lease, heldUntil };
}

/** Leases deliveries. Resolves to those that no other process took meanwhile. */
function leaseOf(
  { database, now, leaseMs }: ClaimOptions,
  delivery_ids: readonly number[],
  lease: string,
): Promise<Delivery[]> {
  return database.query
    .updateTable("webhook_deliveries")
    .set({ leased_until: leaseEnd(database, leaseMs), leased_by: lease })
    .where("delivery_id", "in", delivery_ids)
    .where("due_at", "<=", now)
    .where(isFree(database))
    .returningAll()
    .execute();
}

/** Due deliveries in order. A condition on skipped ones would read a whole backlog in search of others. */
function dueInOrder({ database, now, workspace_id }: ClaimOptions) {
  return database.query
    .selectFrom("webhook_deliveries")
    .select(["delivery_id", "endpoint_id", "msg_id"])
    .select(isFree(database).as("is_free"))
    .where("due_at", "<=", now)
    .$if(workspace_id !== undefined, (due) => due.where("workspace_id", "=", workspace_id ?? ""))
    .orderBy("due_at")
    .orderBy("delivery_id")
    .limit(window)
    .execute();
}

/**
 * Reads some due deliveries of each endpoint. The recursive query jumps from endpoint to endpoint by index, so its cost
 * does not depend on the length of their queues. Endpoints without due deliveries are left out.
 */
async function dueByEndpoint({ database, slots, now, workspace_id }: ClaimOptions): Promise<Candidate[]> {
  const isWanted =
    workspace_id === undefined
      ? sql`true`
      : sql`exists (select 1 from webhook_endpoints as own
          where own.endpoint_id = walk.endpoint_id and own.workspace_id = ${workspace_id})`;
  const { rows } = await sql<{ endpoint_id: string }>`
    with recursive walk (endpoint_id) as (
      select min(endpoint_id) from webhook_deliveries where due_at is not null
      union all
      select (select min(next.endpoint_id) from webhook_deliveries as next where next.due_at is not null and next.endpoint_id > walk.endpoint_id)
      from walk where walk.endpoint_id is not null)
    select endpoint_id from walk where ${isWanted} and exists (
      select 1 from webhook_deliveries as due where due.endpoint_id = walk.endpoint_id and due.due_at <= ${now})`.execute(
    database.query,
  );
  const found: Candidate[] = [];
  let served = 0;
  for (const { endpoint_id } of startingAnywhere(rows)) {
    const room = Math.min(slots.room(endpoint_id), slots.free() - found.length);
    if (room <= 0) continue;
    const due = await database.query
      .selectFrom("webhook_deliveries")
      .select(["delivery_id", "endpoint_id", "msg_id"])
      .where("endpoint_id", "=", endpoint_id)
      .where("due_at", "<=", now)
      .where(isFree(database))
      .orderBy("due_at")
      .limit(room)
      .execute();
    found.push(...due);
    if (due.length > 0) served += 1;
    if (served >= maxEndpoints || found.length >= slots.free()) break;
  }
  return found;
}

/** Rotates a list to a random start, so that no endpoint is always last. */
function startingAnywhere<Item>(items: readonly Item[]): Item[] {
  const start = Math.floor(Math.random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

function withinRoom(candidates: readonly Candidate[], slots: Slots): Candidate[] {
  const taken = new Map<string, number>();
  const seen = new Set<number>();
  return candidates.filter(({ delivery_id, endpoint_id }) => {
    const before = taken.get(endpoint_id) ?? 0;
    if (seen.has(delivery_id) || before >= slots.room(endpoint_id) || seen.size >= slots.free()) return false;
    taken.set(endpoint_id, before + 1);
    seen.add(delivery_id);
    return true;
  });
}

async function receivers(database: Database, ids: readonly string[]): Promise<Map<string, Receiver>> {
  const rows = await database.query
    .selectFrom("webhook_endpoints")
    .innerJoin("webhook_applications", "webhook_applications.app_id", "webhook_endpoints.app_id")
    .selectAll("webhook_endpoints")
    .select(["webhook_applications.uid as app_uid", "webhook_applications.rate_limit as app_rate_limit"])
    .where(database.among("webhook_endpoints.endpoint_id", ids))
    .execute();
  return new Map(rows.map((row) => [row.endpoint_id, row]));
}

const secretsOf = (database: Database, ids: readonly string[]): Promise<Secret[]> =>
  database.query
    .selectFrom("webhook_secrets")
    .selectAll()
    .where(database.among("endpoint_id", ids))
    .orderBy("secret_id", "desc")
    .execute();

const messagesOf = (database: Database, ids: readonly string[]): Promise<Message[]> =>
  database.query
    .selectFrom("webhook_messages")
    .innerJoin("workspaces", "workspaces.workspace_id", "webhook_messages.workspace_id")
    .select(["msg_id", "webhook_messages.workspace_id", "payload", "webhook_messages.expires_at", "clock_offset_ms"])
    .where(database.among("msg_id", [...new Set(ids)]))
    .execute();
