// Filters attempts and deliveries by their outcome.
import { messageStatuses } from "@mortise/contract";
import { type RawBuilder, sql, type SqlBool } from "kysely";

export interface OutcomeQuery {
  status?: number | undefined;
  status_code_class?: number | undefined;
  /** Whether only the newest attempts of deliveries that will be retried are listed. */
  waiting?: boolean | undefined;
}

type Condition = RawBuilder<SqlBool>;
type Table = "webhook_attempts" | "webhook_deliveries";

const { Fail, Sending } = messageStatuses;
const statusIs = (table: Table, status: number): Condition =>
  sql<SqlBool>`${sql.ref(`${table}.status`)} = ${sql.lit(status)}`;

/**
 * Condition for failed attempts, by their own partial index, which SQLite uses only with the literal. An attempt with a
 * status code outside class 200 has failed.
 */
export const ofFailed = (
  table: Table,
  { status, status_code_class: from = 200, waiting }: OutcomeQuery,
): Condition[] => (status === Fail || from !== 200 || waiting ? [statusIs(table, Fail)] : []);

/** Whether {@link byOutcome} needs more than that index holds. */
export const asksOfOutcome = ({ status = Fail, status_code_class, waiting }: OutcomeQuery): boolean =>
  status !== Fail || status_code_class !== undefined || waiting === true;

/** Conditions on the outcome. `status_code_class` 200 means codes 200 to 299; class 0 means no answer. */
export function byOutcome(table: Table, { status, status_code_class: from, waiting }: OutcomeQuery): Condition {
  const conditions: Condition[] = [];
  if (status !== undefined) conditions.push(statusIs(table, status));
  if (from !== undefined)
    conditions.push(sql<SqlBool>`${sql.ref(`${table}.response_status_code`)} between ${from} and ${from + 99}`);
  if (waiting) conditions.push(isNewestOfWaiting);
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Condition for the newest, failed attempt of a delivery that will be retried. */
const isNewestOfWaiting = sql<SqlBool>`exists (
    select 1 from webhook_deliveries as waiting
    where waiting.msg_id = webhook_attempts.msg_id and waiting.endpoint_id = webhook_attempts.endpoint_id
      and waiting.status = ${sql.lit(Sending)} and waiting.next_attempt_at is not null)
  and not exists (
    select 1 from webhook_attempts as later
    where later.msg_id = webhook_attempts.msg_id and later.endpoint_id || '' = webhook_attempts.endpoint_id
      and later.attempt_id > webhook_attempts.attempt_id)`;
