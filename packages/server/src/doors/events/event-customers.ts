// Finds the customer of a code's event: the one whose grant made the code. Other customers with the same door do not
// see the event.
import type { Tx } from "../../base/db/database.ts";
import type { NewEvent } from "./events.ts";

/**
 * Customer of a grant over doors of several customers, or of none. Its codes' events are visible to the workspace only.
 */
export const noSingleCustomer = "";

/** Adds customers to events. A code deleted in this transaction is found by its grant, others by their row. */
export async function withCustomers(tx: Tx, events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
  const ofCodes = events.filter(isOfCode);
  if (ofCodes.length === 0) return events;
  const codes = await tx
    .selectFrom("access_codes as code")
    .innerJoin("access_grants as grant", "grant.access_grant_id", "code.access_grant_id")
    .select(["code.access_code_id", "grant.customer_key"])
    .where(tx.among("code.access_code_id", [...new Set(ofCodes.flatMap(({ access_code_id }) => access_code_id ?? []))]))
    .execute();
  const grants = await customersOfGrants(tx, ofCodes);
  const byCode = new Map(codes.map(({ access_code_id, customer_key }) => [access_code_id, customer_key]));
  return events.map((event) => {
    const { access_code_id = "", grant_of_code = "" } = event;
    if (!isOfCode(event)) return event;
    const customer_key = byCode.has(access_code_id) ? byCode.get(access_code_id) : grants.get(grant_of_code);
    return customer_key === undefined ? event : { ...event, customer_key: customer_key ?? noSingleCustomer };
  });
}

const isOfCode = ({ access_code_id, customer_key }: NewEvent): boolean =>
  access_code_id !== undefined && customer_key === undefined;

async function customersOfGrants(tx: Tx, events: readonly NewEvent[]): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(events.flatMap(({ grant_of_code }) => grant_of_code ?? []))];
  if (ids.length === 0) return new Map();
  const grants = tx.selectFrom("access_grants").select(["access_grant_id", "customer_key"]);
  const rows = await grants.where(tx.among("access_grant_id", ids)).execute();
  return new Map(rows.map(({ access_grant_id, customer_key }) => [access_grant_id, customer_key]));
}
