// Starts runs for calls with customers' data. A run is stored before its call is answered, and started at once.
import { randomUUID } from "node:crypto";
import type { everyCall, InputOf } from "@mortise/contract";
import type { AutomationRunRow } from "../../base/db/customer-schema.ts";
import type { Tx } from "../../base/db/database.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { minuteMs, secondMs } from "../../base/clock.ts";
import { wakeLane } from "../../base/jobs/lanes.ts";
import type { Context } from "../context.ts";
import { askedBy } from "../events/asked-by.ts";
import { carryOutRun, firstRun, runsLane } from "./carry-out-runs.ts";
import { type PushWarning, warningsOf } from "./push-warnings.ts";
import { deleteEntries, pushEntries, type RunEntry } from "./run-entries.ts";

type Table = typeof everyCall.customers;

export interface Started {
  automation_run_id: string;
  warnings: PushWarning[];
}

/** Longest time that a call carries out entries itself. The job does the rest. */
const ownShareMs = secondMs;
/** Delay of the run's job, longer than a request carries out entries itself. */
const untilTakenOverMs = minuteMs;

/** Limits a call's own time in real time, because the server's clock may be set back. */
const ownShare = () => {
  const until = performance.now() + ownShareMs;
  return () => performance.now() >= until;
};

export const pushData = (context: Context, input: InputOf<Table["pushData"]>, isTimeUp = ownShare()) =>
  startRun(context, { kind: "push", customer_key: input.customer_key, entries: pushEntries(input) }, isTimeUp);

export function deleteData(context: Context, input: InputOf<Table["deleteData"]>, isTimeUp = ownShare()) {
  const entries = deleteEntries(input);
  const customers = entries.filter(({ resource_type }) => resource_type === "customers");
  const customer_key = customers.length === 1 ? (customers[0]?.partner_key ?? null) : null;
  return startRun(context, { kind: "delete", customer_key, entries }, isTimeUp);
}

interface NewRun extends Pick<AutomationRunRow, "kind" | "customer_key"> {
  entries: readonly RunEntry[];
}

async function startRun(context: Context, asked: NewRun, isTimeUp: () => boolean): Promise<Started> {
  const { database, clock } = context;
  const { workspace_id } = context.workspace;
  const run = await database.transaction(async (tx) => {
    const stored = await storeRun(context, tx, asked);
    if (stored.finished_at === null) await wakeLane(tx, runsLane(workspace_id), clock.now() + untilTakenOverMs);
    return stored;
  });
  if (run.finished_at === null && !(await isDoneHere(context, run, isTimeUp)))
    await database.transaction((tx) => wakeLane(tx, runsLane(workspace_id)));
  return { automation_run_id: run.automation_run_id, warnings: await warningsOf(database.query, run) };
}

/** Stores a run. Unfinished runs of a workspace have increasing `created_at`, even after the clock was set back. */
async function storeRun(context: Context, tx: Tx, { entries, ...asked }: NewRun): Promise<AutomationRunRow> {
  const { workspace_id } = context.workspace;
  await holdWorkspace(tx, workspace_id);
  const { last } = await tx
    .selectFrom("automation_runs")
    .select((eb) => eb.fn.max("created_at").as("last"))
    .where("workspace_id", "=", workspace_id)
    .where("finished_at", "is", null)
    .executeTakeFirstOrThrow();
  const now = context.moment();
  const created_at = last === null || last < now ? now : new Date(Date.parse(last) + 1).toISOString();
  const run: AutomationRunRow = {
    automation_run_id: randomUUID(),
    workspace_id,
    ...asked,
    entries: JSON.stringify(entries),
    entry_count: entries.length,
    done_count: 0,
    asked_by: JSON.stringify(askedBy(context.asker)),
    created_at,
    finished_at: entries.length === 0 ? now : null,
  };
  await tx.insertInto("automation_runs").values(run).execute();
  return run;
}

/** Whether the run was finished here. Behind an earlier run it waits for the job, which also handles failures. */
async function isDoneHere(context: Context, run: AutomationRunRow, isTimeUp: () => boolean): Promise<boolean> {
  try {
    const first = await firstRun(context.database, run.workspace_id);
    if (first === undefined) return true;
    return first.automation_run_id === run.automation_run_id && (await carryOutRun(context, run, { isTimeUp }));
  } catch {
    return false;
  }
}
