// Lists the run log: results of pushed and deleted data, oldest first.
import type { everyCall, InputOf } from "@mortise/contract";
import type { AutomationResultRow } from "../../base/db/customer-schema.ts";
import { oldestFirst, placeOf, readPage } from "../../base/lists/pagination.ts";
import { toMoment } from "../../base/moments.ts";
import type { Context } from "../context.ts";
import type { Outcome } from "./outcome.ts";

type Filters = InputOf<typeof everyCall.customers.automationRuns.list>;

const usualLimit = 500;

export async function listResults(context: Context, { page_cursor, ...filters }: Filters) {
  const { automation_run_id, customer_key, partner_key, rule, success, created_before } = filters;
  let query = context.database.query
    .selectFrom("automation_results")
    .selectAll()
    .where("workspace_id", "=", context.workspace.workspace_id);
  if (automation_run_id !== undefined) query = query.where("automation_run_id", "=", automation_run_id.toLowerCase());
  if (customer_key !== undefined) query = query.where("customer_key", "=", customer_key);
  if (partner_key !== undefined) query = query.where("partner_key", "=", partner_key);
  if (rule !== undefined) query = query.where("rule", "=", rule);
  if (success !== undefined) query = query.where("is_success", "=", success ? 1 : 0);
  if (created_before !== undefined) query = query.where("created_at", "<", toMoment("created_before", created_before));
  const { rows, pagination } = await readPage(oldestFirst(query, "automation_result_id"), {
    place: placeOf(page_cursor, filters),
    limit: filters.limit ?? usualLimit,
    idOf: ({ automation_result_id }) => automation_result_id,
    parameters: filters,
    url: `${context.origin}/customers/automation_runs/list`,
  });
  return { automation_runs: rows.map(asSent), pagination };
}

function asSent({ automation_run_id, created_at, customer_key, ...row }: AutomationResultRow) {
  const { actions, warnings = [], message, error } = JSON.parse(row.result) as Omit<Outcome, "rule">;
  return {
    automation_run_id,
    automation_id: null,
    created_at,
    customer_key,
    resource_type: row.resource_type,
    partner_key: row.partner_key,
    automation_result: {
      rule: row.rule,
      success: row.is_success === 1,
      actions: [...actions],
      warnings: [...warnings],
      ...(message !== undefined && { message }),
      ...(error && { error }),
    },
  };
}
