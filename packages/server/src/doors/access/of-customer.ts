// Things of a customer: its accounts, the devices of its accounts and spaces, and their events.
import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context.ts";
import { matchNothing } from "./match-nothing.ts";

type Place = Pick<Context, "workspace">;
type Ids = RawBuilder<unknown>;
/** Names a column of the queried table. */
export type ColumnOf<Name extends string> = (name: Name) => RawBuilder<unknown>;

export const accountsOfCustomer = ({ workspace }: Place, customer_key: string): Ids => sql`
  select a.connected_account_id from connected_accounts as a
  where a.workspace_id = ${workspace.workspace_id} and a.customer_key = ${customer_key}`;

export const webviewsOfCustomer = ({ workspace }: Place, customer_key: string): Ids => sql`
  select w.connect_webview_id from connect_webviews as w
  where w.workspace_id = ${workspace.workspace_id} and w.customer_key = ${customer_key}`;

/** Devices in spaces of the customer. Their accounts need not be the customer's. */
export const devicesInSpacesOfCustomer = ({ workspace }: Place, customer_key: string): Ids => sql`
  select member.device_id from space_devices as member join spaces as s on s.space_id = member.space_id
  where s.workspace_id = ${workspace.workspace_id} and s.customer_key = ${customer_key}`;

/** Whether a customer's session names another customer. It then finds nothing, not even a shared door. */
export const isOtherCustomer = ({ session }: Pick<Context, "session">, customer_key: string): boolean =>
  typeof session?.customer_key === "string" && session.customer_key !== customer_key;

export const deviceOfCustomer = (seer: Pick<Context, "workspace" | "session">, customer_key: string) =>
  isOtherCustomer(seer, customer_key)
    ? matchNothing
    : sql<boolean>`(devices.connected_account_id in (${accountsOfCustomer(seer, customer_key)})
        or devices.device_id in (${devicesInSpacesOfCustomer(seer, customer_key)}))`;

/**
 * Condition on events of a customer. A movement of a shared door by another customer's guest is included, because it
 * concerns the door; `bodyFor` leaves out whose code it was.
 */
export const eventOfCustomer = (
  place: Place,
  customer_key: string,
  column: ColumnOf<"customer_key" | "connected_account_id" | "connect_webview_id" | "device_id">,
): RawBuilder<boolean> => sql<boolean>`(${column("customer_key")} = ${customer_key}
  or ${isNobodyElses(customer_key, column)} and (
    ${column("connected_account_id")} in (${accountsOfCustomer(place, customer_key)})
    or ${column("device_id")} in (${devicesInSpacesOfCustomer(place, customer_key)})
    or ${column("connect_webview_id")} in (${webviewsOfCustomer(place, customer_key)})))`;

export const isNobodyElses = (customer_key: string, column: ColumnOf<"customer_key">): RawBuilder<boolean> =>
  sql<boolean>`(${column("customer_key")} is null or ${column("customer_key")} = ${customer_key}
    or events.event_type like 'lock.%')`;

/**
 * Condition on codes: those without a grant, and those of the customer's grants. A door may be in spaces of two
 * customers. Neither sees the codes of the other's grants, nor those of grants without a single customer.
 */
export const ofNoOtherCustomer = ({ workspace }: Place, customer_key: string) => sql<boolean>`(access_grant_id is null
  or access_grant_id in (select g.access_grant_id from access_grants as g
    where g.workspace_id = ${workspace.workspace_id} and g.customer_key = ${customer_key}))`;
