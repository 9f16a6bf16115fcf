// Things that a client session sees: the accounts and webviews that it was given, its customer's things, and the
// devices that its person was given.
import { type RawBuilder, sql } from "kysely";
import type { Context, Session } from "../context.ts";
import {
  accountsOfCustomer,
  type ColumnOf,
  devicesInSpacesOfCustomer,
  eventOfCustomer,
  isNobodyElses,
  webviewsOfCustomer,
} from "./of-customer.ts";

type Place = Pick<Context, "workspace">;
type Ids = RawBuilder<unknown>;

/** Union of lists of ids. An id may come twice. */
const either = (...lists: readonly (Ids | false)[]): Ids =>
  sql.join(
    lists.filter((list) => list !== false),
    sql` union all `,
  );

export const accountsOfSession = (place: Place, { client_session_id, customer_key }: Session): Ids =>
  either(
    sql`select given.connected_account_id from client_session_accounts as given
      where given.client_session_id = ${client_session_id}`,
    customer_key !== null && accountsOfCustomer(place, customer_key),
  );

export const webviewsOfSession = (place: Place, { client_session_id, customer_key }: Session): Ids =>
  either(
    sql`select given.connect_webview_id from client_session_webviews as given
      where given.client_session_id = ${client_session_id}`,
    customer_key !== null && webviewsOfCustomer(place, customer_key),
  );

/** Devices that a session sees without their account; `undefined` for a session of neither a customer nor a person. */
export function devicesOfSession(place: Place, { customer_key, user_identity_id }: Session): Ids | undefined {
  if (customer_key === null && user_identity_id === null) return undefined;
  return either(
    customer_key !== null && devicesInSpacesOfCustomer(place, customer_key),
    user_identity_id !== null &&
      sql`select own.device_id from identity_devices as own where own.user_identity_id = ${user_identity_id}`,
  );
}

export function deviceOfSession(place: Place, session: Session): RawBuilder<boolean> {
  const ofAccounts = sql<boolean>`devices.connected_account_id in (${accountsOfSession(place, session)})`;
  const more = devicesOfSession(place, session);
  return more ? sql<boolean>`(${ofAccounts} or devices.device_id in (${more}))` : ofAccounts;
}

export function eventOfSession(
  place: Place,
  session: Session,
  column: ColumnOf<"customer_key" | "connected_account_id" | "connect_webview_id" | "device_id">,
): RawBuilder<boolean> {
  const { customer_key } = session;
  const devices = devicesOfSession(place, session);
  const given = sql<boolean>`(
    ${column("connected_account_id")} in (${accountsOfSession(place, session)})
    or ${column("connect_webview_id")} in (${webviewsOfSession(place, session)})
    ${devices ? sql`or ${column("device_id")} in (${devices})` : sql``})`;
  if (customer_key === null) return given;
  return sql<boolean>`(${given} and ${isNobodyElses(customer_key, column)}
    or ${eventOfCustomer(place, customer_key, column)})`;
}
