// How attempts and deliveries ended, as filters of their lists.
import { messageStatuses } from "@mortise/contract";
import { type RawBuilder, sql, type SqlBool } from "kysely";

export interface OutcomeQuery {
  status?: number | undefined;
  status_code_class?: number | undefined;
}

type Condition = RawBuilder<SqlBool>;
type Table = "webhook_attempts" | "webhook_deliveries";

const { Fail } = messageStatuses;
const statusIs = (table: Table, status: number): Condition => sql<SqlBool>`${sql.ref(`${table}.status`)} = ${sql.lit(status)}`;

/** What failed has an index of its own, which SQLite knows by the literal. An attempt with a code that is not of class 200 has failed. */
export const ofFailed = (table: Table, { status, status_code_class: from = 200 }: OutcomeQuery): Condition[] =>
  status === Fail || from !== 200 ? [statusIs(table, Fail)] : [];

/** Whether {@link byOutcome} asks for more than that index holds. */
export const asksOfOutcome = ({ status = Fail, status_code_class }: OutcomeQuery): boolean =>
  status !== Fail || status_code_class !== undefined;

/** `status_code_class` 200 means codes 200 to 299. Class 0 means "no answer", as no code is below 100. */
export function byOutcome(table: Table, { status, status_code_class: from }: OutcomeQuery): Condition {
  const conditions: Condition[] = [];
  if (status !== undefined) conditions.push(statusIs(table, status));
  if (from !== undefined) conditions.push(sql<SqlBool>`${sql.ref(`${table}.response_status_code`)} between ${from} and ${from + 99}`);
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
