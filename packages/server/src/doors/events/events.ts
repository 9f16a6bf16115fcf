// Events, in order. They are appended in the transaction of their cause, and read by lists, webhooks and streams.
import { randomUUID } from "node:crypto";
import type { Tx } from "../../base/db/database.ts";
import type { EventRow } from "../../base/db/schema.ts";
import type { AskedBy } from "../../base/db/asked-by.ts";
import { noSingleCustomer, withCustomers } from "./event-customers.ts";
import { withIssues } from "./event-issues.ts";
import { publishEvents } from "../../webhooks/delivery/messages/platform-events.ts";

export interface NewEvent {
  /** Type, e.g. `lock.unlocked` (platform-api §3.17). */
  event_type: string;
  /** Time of the event, in the workspace's time. */
  occurred_at: string;
  device_id?: string | undefined;
  connected_account_id?: string | undefined;
  access_code_id?: string | undefined;
  connect_webview_id?: string | undefined;
  space_id?: string | undefined;
  access_grant_id?: string | undefined;
  access_method_id?: string | undefined;
  /** Grant by which lists find an event of a method. The event as sent has a list of grants. */
  grant_of_method?: string | undefined;
  /** Person by whom lists find an event of a grant or a method. Not part of the event as sent. */
  person_of_grant?: string | undefined;
  /** Grant of the event's code. */
  grant_of_code?: string | undefined;
  /** Customer of the event. Events of codes get their grant's. */
  customer_key?: string | null | undefined;
  /** Caller that caused the event; `null` for none, also if a call simulated it. */
  asked_by?: AskedBy | null | undefined;
  /** Further fields, at the top level of the event as sent. */
  payload?: Readonly<Record<string, unknown>>;
}

/** Adds a caller to events that do not have the field `asked_by`. */
export const withAsker = (events: readonly NewEvent[], asked_by: AskedBy | undefined): NewEvent[] =>
  events.map((event) => Object.assign({ asked_by }, event));

/**
 * Appends events. Call it last in a transaction: it locks the workspace's counter until the commit, so that events are
 * numbered in the order of commits.
 */
export async function appendEvents(tx: Tx, workspace_id: string, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const { last_seq } = await tx
    .updateTable("event_counters")
    .set((eb) => ({ last_seq: eb("last_seq", "+", events.length) }))
    .where("workspace_id", "=", workspace_id)
    .returning("last_seq")
    .executeTakeFirstOrThrow();
  const first = last_seq - events.length + 1;
  let created_at = await lastRecorded(tx, workspace_id, first - 1);
  const told = await withCustomers(tx, await withIssues(tx, events));
  const rows = told.map((event, index) => {
    if (event.occurred_at > created_at) created_at = event.occurred_at;
    return eventRow(workspace_id, first + index, created_at, event);
  });
  for (let at = 0; at < rows.length; at += rowsPerInsert)
    await tx
      .insertInto("events")
      .values(rows.slice(at, at + rowsPerInsert))
      .execute();
  await publishEvents(tx, workspace_id, rows);
  await tx.notify("events", workspace_id);
}

const rowsPerInsert = 500;

/**
 * Reads the last event's `created_at`, which never goes back, so that a caller that asks for all later events misses
 * none.
 */
async function lastRecorded(tx: Tx, workspace_id: string, seq: number): Promise<string> {
  const last = await tx
    .selectFrom("events")
    .select("created_at")
    .where("workspace_id", "=", workspace_id)
    .where("seq", "=", seq)
    .executeTakeFirst();
  return last?.created_at ?? "";
}

function eventRow(
  workspace_id: string,
  seq: number,
  created_at: string,
  { payload = {}, asked_by, ...event }: NewEvent,
): EventRow {
  const event_id = randomUUID();
  const ids = {
    device_id: event.device_id,
    connected_account_id: event.connected_account_id,
    access_code_id: event.access_code_id,
    connect_webview_id: event.connect_webview_id,
    space_id: event.space_id,
    access_grant_id: event.access_grant_id,
    access_method_id: event.access_method_id,
  };
  const { event_type, occurred_at, customer_key = null } = event;
  const fields: AskedBy = { ...asked_by, ...payload };
  const whose = customer_key === null || customer_key === noSingleCustomer ? {} : { customer_key };
  const common = { event_id, event_type, workspace_id, created_at, occurred_at };
  const body = JSON.stringify({ ...common, ...ids, ...whose, ...fields });
  return {
    workspace_id,
    seq,
    event_id,
    event_type,
    device_id: ids.device_id ?? null,
    connected_account_id: ids.connected_account_id ?? null,
    access_code_id: ids.access_code_id ?? null,
    connect_webview_id: ids.connect_webview_id ?? null,
    space_id: ids.space_id ?? null,
    client_session_id: fields.client_session_id ?? null,
    user_identifier_key: fields.user_identifier_key ?? null,
    api_key_id: fields.api_key_id ?? null,
    action_attempt_id: fields.action_attempt_id ?? null,
    access_grant_id: event.access_grant_id ?? event.grant_of_method ?? null,
    access_method_id: event.access_method_id ?? null,
    user_identity_id: event.person_of_grant ?? null,
    customer_key,
    occurred_at,
    created_at,
    body,
  };
}
