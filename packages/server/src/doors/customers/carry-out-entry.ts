// Carries out one entry of a run. Its effect, its result and the run's progress are one transaction, so two processes
// carry an entry out once, and after a crash it is either done or still to do.
import { personLists, placeLists, staffLists } from "@mortise/contract";
import { dayMs } from "../../base/clock.ts";
import type { AutomationRunRow } from "../../base/db/customer-schema.ts";
import type { Tx } from "../../base/db/database.ts";
import { Refusal } from "../../base/errors.ts";
import { wakeLane } from "../../base/jobs/lanes.ts";
import type { Context } from "../context.ts";
import { askedBy } from "../events/asked-by.ts";
import { appendEvents, withAsker } from "../events/events.ts";
import { againOnConflict } from "../people/taken.ts";
import { tellRest } from "../spaces/tell-spaces.ts";
import { deleteCustomer } from "./delete-customer.ts";
import { deletePushed } from "./delete-pushed.ts";
import { keepPerson } from "./keep-person.ts";
import { keepPlace } from "./keep-place.ts";
import { keepStaff } from "./keep-staff.ts";
import { keepStay } from "./keep-stay.ts";
import { isSuccess, type Outcome, skipped } from "./outcome.ts";
import type { Work } from "./resources.ts";
import { forgetLane, resultsKeptDays } from "./forget-results.ts";
import type { RunEntry } from "./run-entries.ts";

export type Run = Pick<
  AutomationRunRow,
  "automation_run_id" | "workspace_id" | "customer_key" | "kind" | "entry_count" | "asked_by"
>;

/** Thrown if another process has carried out the entry meanwhile. */
class OvertakenError extends Error {}

interface Turn {
  run: Run;
  entry: RunEntry;
  position: number;
}

/** Progress of an entry: the entry is `over`, a `part` of it is done, or it was `overtaken` by another process. */
type TurnEnd = "over" | "part" | "overtaken";

export async function carryOutEntry(context: Context, turn: Turn): Promise<TurnEnd> {
  try {
    return await commit(context, turn, (work) => effectOf(work, turn));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { type: error_code, message } = error;
    return noteFailure(context, turn, { error_code, message });
  }
}

/** Stores the failure of an entry whose transaction was rolled back. The run goes on with the next entry. */
export const noteFailure = (
  context: Context,
  turn: Turn,
  error: { error_code: string; message: string },
): Promise<TurnEnd> =>
  commit(context, turn, async () => ({ rule: `${nounOf(turn.entry)}_updated`, actions: [], error }));

async function commit(context: Context, turn: Turn, effect: (work: Work) => Promise<Outcome>): Promise<TurnEnd> {
  const { database, workspace } = context;
  const carryOut = () =>
    database.transaction(async (tx) => {
      const made = await effect({ context, tx, entry: turn.entry });
      if (!(await advance(context, tx, turn, made))) throw new OvertakenError();
      await noteResult(context, tx, turn, made);
      await appendEvents(tx, workspace.workspace_id, withAsker(made.events ?? [], askedBy(context.asker)));
      return made;
    });
  const outcome = await againOnConflict(database, carryOut).catch((error: unknown) => {
    if (error instanceof OvertakenError) return undefined;
    throw error;
  });
  if (!outcome) return "overtaken";
  await tellRest(database, outcome.told ?? []);
  return outcome.isPart ? "part" : "over";
}

async function effectOf(work: Work, { run, position }: Turn): Promise<Outcome> {
  const { entry } = work;
  const { resource_type, partner_key, fields } = entry;
  if (entry.isSuperseded)
    return skipped(
      `${nounOf(entry)}_updated`,
      resourceOf(entry),
      "pushed_twice",
      `"${partner_key}" comes again later in the list; that one counts.`,
    );
  if (resource_type === "customers") return deleteCustomer(work, await resultSoFar(work, run, position));
  if (run.kind === "delete" || !fields) return deletePushed(work);
  const push = { ...work, fields, customer_key: run.customer_key ?? "" };
  if (resource_type in placeLists) return keepPlace(push);
  if (resource_type in personLists) return keepPerson(push);
  return resource_type in staffLists ? keepStaff(push) : keepStay(push);
}

const nounOf = ({ resource_type }: RunEntry): string => {
  if (resource_type === "customers") return "customer";
  if (resource_type in placeLists) return "space";
  if (resource_type in staffLists) return "staff_member";
  return resource_type in personLists ? "user_identity" : "reservation";
};

function resourceOf({ resource_type }: RunEntry): "space" | "user_identity" | "access_grant" {
  if (resource_type in placeLists) return "space";
  return resource_type in personLists || resource_type in staffLists ? "user_identity" : "access_grant";
}

/**
 * Advances the run. Resolves to `false` if another process has advanced it meanwhile. The last entry empties `entries`,
 * which hold names and addresses.
 */
async function advance(context: Context, tx: Tx, { run, position }: Turn, { isPart }: Outcome): Promise<boolean> {
  const done_count = isPart ? position : position + 1;
  const isLast = done_count === run.entry_count;
  const { numUpdatedRows } = await tx
    .updateTable("automation_runs")
    .set({ done_count, ...(isLast && { entries: "[]", finished_at: context.moment() }) })
    .where("automation_run_id", "=", run.automation_run_id)
    .where("done_count", "=", position)
    .executeTakeFirstOrThrow();
  if (isLast && numUpdatedRows === 1n)
    await wakeLane(tx, forgetLane(run.workspace_id), context.clock.now() + resultsKeptDays * dayMs);
  return numUpdatedRows === 1n;
}

/** Id of a result. Ids of one run sort in its order. */
const resultId = ({ automation_run_id }: Run, position: number): string =>
  automation_run_id.slice(0, 24) + position.toString(16).padStart(12, "0");

async function noteResult(context: Context, tx: Tx, { run, entry, position }: Turn, outcome: Outcome): Promise<void> {
  const { rule, actions, warnings = [], message, error, customer_key = run.customer_key } = outcome;
  const { automation_run_id, workspace_id } = run;
  const { resource_type, partner_key } = entry;
  const values = {
    customer_key,
    rule,
    is_success: isSuccess(outcome) ? (1 as const) : (0 as const),
    result: JSON.stringify({ actions, warnings, message, error }),
    created_at: context.moment(),
  };
  const key = { automation_result_id: resultId(run, position), automation_run_id, position, workspace_id };
  await tx
    .insertInto("automation_results")
    .values({ ...key, resource_type, partner_key, ...values })
    .onConflict((on) => on.columns(["automation_run_id", "position"]).doUpdateSet(values))
    .execute();
}

async function resultSoFar({ tx }: Work, run: Run, position: number): Promise<Outcome | undefined> {
  const row = await tx
    .selectFrom("automation_results")
    .select(["rule", "result"])
    .where("automation_run_id", "=", run.automation_run_id)
    .where("position", "=", position)
    .executeTakeFirst();
  return row && { rule: row.rule, ...(JSON.parse(row.result) as Omit<Outcome, "rule">) };
}
