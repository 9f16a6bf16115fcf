// Empties a sandbox. Callers see it empty at once; a large one is deleted a little per transaction, so that other
// requests are answered meanwhile.
import type { Context } from "../context.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import { saveLeaving } from "../../base/db/leaving.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { appendEvents, type NewEvent } from "../events/events.ts";
import { addJob, finishJob, rescheduleJob } from "../../base/jobs/jobs.ts";
import { firstOfAll } from "../../base/jobs/lanes.ts";
import { loginJobKind } from "../accounts/connected-account-state.ts";
import { accountJobKind } from "../accounts/delete-account.ts";
import { deleteDoors } from "../accounts/delete-doors.ts";
import { removeAllIdentities } from "../people/remove-identities.ts";

export const emptyJobKind = "empty_workspace";

interface EmptyJob {
  /** Accounts at the time of the reset. Accounts that are connected later stay. */
  accounts: readonly string[];
  /** Number of these accounts, in order, whose deletion was reported. */
  told: number;
  /** Time of the reset, in the workspace's time. */
  deleted_at: string;
}

const accountsAtOnce = 200;
const jobsAtOnce = 2000;

/**
 * Empties a workspace. Resolves to the events of this transaction; a job deletes the rest, if there is any. Keys,
 * webhooks and the workspace stay; sessions stay, empty (platform-api §4.6). Each account has an event; doors and
 * spaces have none.
 */
export async function emptyWorkspace(context: Context, tx: Tx): Promise<NewEvent[]> {
  const { workspace } = context;
  const { workspace_id } = workspace;
  await holdWorkspace(tx, workspace_id);
  // The accounts' own jobs are deleted. The job of an earlier reset goes on.
  await tx
    .deleteFrom("jobs")
    .where("workspace_id", "=", workspace_id)
    .where("kind", "in", [accountJobKind, loginJobKind])
    .execute();
  const payload: EmptyJob = { accounts: await accountsOf(tx, workspace_id), told: 0, deleted_at: context.moment() };
  await forgetSmallThings(tx, workspace_id, payload.accounts);
  const { events, rest } = await emptySome(tx, { workspace_id, payload });
  if (rest === undefined) return events;
  await saveLeaving(tx, workspace_id, (ids) => [...new Set([...ids, ...payload.accounts])]);
  await addJob(tx, {
    kind: emptyJobKind,
    workspace_id,
    lane: `empty ${workspace_id}`,
    payload: rest,
    run_at: firstOfAll,
  });
  return events;
}

/** Accounts, without those that an earlier reset is still deleting. */
async function accountsOf(tx: Tx, workspace_id: string): Promise<string[]> {
  const before = await tx
    .selectFrom("jobs")
    .select("payload")
    .where("workspace_id", "=", workspace_id)
    .where("kind", "=", emptyJobKind)
    .execute();
  const busyWith = new Set(before.flatMap(({ payload }) => (JSON.parse(payload) as EmptyJob).accounts));
  const accounts = tx
    .selectFrom("connected_accounts")
    .select("connected_account_id")
    .where("workspace_id", "=", workspace_id);
  const rows = await accounts.orderBy("connected_account_id").execute();
  return rows.map(({ connected_account_id }) => connected_account_id).filter((id) => !busyWith.has(id));
}

async function forgetSmallThings(tx: Tx, workspace_id: string, accounts: readonly string[]): Promise<void> {
  await tx.deleteFrom("connect_webviews").where("workspace_id", "=", workspace_id).execute();
  await tx.deleteFrom("access_grants").where("workspace_id", "=", workspace_id).execute();
  await tx.deleteFrom("spaces").where("workspace_id", "=", workspace_id).execute();
  await tx.deleteFrom("client_session_accounts").where(tx.among("connected_account_id", accounts)).execute();
  await tx
    .deleteFrom("action_attempts")
    .where("workspace_id", "=", workspace_id)
    .where("device_id", "is", null)
    .execute();
  await tx.deleteFrom("customer_resources").where("workspace_id", "=", workspace_id).execute();
  await tx.deleteFrom("automation_runs").where("workspace_id", "=", workspace_id).execute();
  await removeAllIdentities(tx, workspace_id);
  await tx.deleteFrom("sandbox_faults").where("workspace_id", "=", workspace_id).execute();
  await tx.updateTable("workspaces").set({ network: null }).where("workspace_id", "=", workspace_id).execute();
}

/** Deletes the next part of a workspace that was reset. */
export async function sweepWorkspace(database: Database, job: Job): Promise<void> {
  const payload = job.payload as EmptyJob;
  const workspace_id = job.workspace_id ?? "";
  await database.transaction(async (tx) => {
    await holdWorkspace(tx, workspace_id);
    const { events, rest } = await emptySome(tx, { workspace_id, payload, job });
    if (rest === undefined) {
      const gone = new Set(payload.accounts);
      await saveLeaving(tx, workspace_id, (ids) => ids.filter((id) => !gone.has(id)));
      await finishJob(tx, job);
    } else await rescheduleJob(tx, job, { run_at: firstOfAll, ...(rest === payload ? {} : { payload: rest }) });
    await appendEvents(tx, workspace_id, events);
  });
}

interface Emptying {
  workspace_id: string;
  payload: EmptyJob;
  /** `undefined` in the first step. */
  job?: Job;
}

/** Deletes a part. Resolves to the payload of the next step as `rest`; `undefined` if everything is deleted. */
async function emptySome(
  tx: Tx,
  { workspace_id, payload, job }: Emptying,
): Promise<{ events: NewEvent[]; rest: EmptyJob | undefined }> {
  const { accounts, deleted_at } = payload;
  const untold = accounts.slice(payload.told, payload.told + accountsAtOnce);
  const told = payload.told + untold.length;
  const rest = untold.length === 0 ? payload : { ...payload, told };
  const events = untold.map((connected_account_id) => ({
    event_type: "connected_account.deleted",
    occurred_at: deleted_at,
    connected_account_id,
  }));
  if (told < accounts.length || (await deleteDoors(tx, accounts, deleted_at)).rest === "some") return { events, rest };
  if (await hasMoreJobs(tx, workspace_id, job)) return { events, rest };
  return { events, rest: (await hasMoreAccounts(tx, accounts)) ? rest : undefined };
}

/** Deletes some jobs from before the reset. Resolves to whether there may be more. Later jobs stay. */
async function hasMoreJobs(tx: Tx, workspace_id: string, job: Job | undefined): Promise<boolean> {
  const old = tx
    .selectFrom("jobs")
    .select("job_id")
    .where("workspace_id", "=", workspace_id)
    .where("kind", "!=", emptyJobKind);
  const some = (job ? old.where("job_id", "<", job.job_id) : old).limit(jobsAtOnce);
  return (
    (await tx.deleteFrom("jobs").where("job_id", "in", some).executeTakeFirstOrThrow()).numDeletedRows ===
    BigInt(jobsAtOnce)
  );
}

async function hasMoreAccounts(tx: Tx, accounts: readonly string[]): Promise<boolean> {
  const some = tx
    .selectFrom("connected_accounts")
    .select("connected_account_id")
    .where(tx.among("connected_account_id", accounts))
    .limit(accountsAtOnce);
  const { numDeletedRows } = await tx
    .deleteFrom("connected_accounts")
    .where("connected_account_id", "in", some)
    .executeTakeFirstOrThrow();
  return numDeletedRows === BigInt(accountsAtOnce);
}
