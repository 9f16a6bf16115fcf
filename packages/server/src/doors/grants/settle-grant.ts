// Ends a run of the grant's loop when no step is left: stores the grant's state, emits events, and schedules the next
// run.
import type { Database, Tx } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import type { AccessMethodRow } from "../../base/db/grant-schema.ts";
import type { Clock } from "../../base/clock.ts";
import { finishJob } from "../../base/jobs/jobs.ts";
import { restLane } from "../../base/jobs/lanes.ts";
import { toServerTime, workspaceNow } from "../../base/workspace-time.ts";
import { appendEvents, type NewEvent } from "../events/events.ts";
import { grantEvent, methodEvent } from "./grant-events.ts";
import { isAlive, planGrant } from "./grant-plan.ts";
import { type GrantView, methodsOfGrant } from "./grant-view.ts";
import { judgeGrant } from "./judge-grant.ts";
import { type JudgedMethod, judgeMethod } from "./judge-method.ts";
import { holdGrant } from "../../base/jobs/grant-job.ts";

interface Services {
  database: Database;
  clock: Clock;
}

/**
 * Stores the state of a grant. The codes are read again with the grant's row locked. Changes of codes lock that row
 * too, so no outdated state is reported.
 */
export async function settleGrant({ database, clock }: Services, job: Job, seen: GrantView): Promise<void> {
  const { workspace } = seen;
  await database.transaction(async (tx) => {
    const grant = await holdGrant(tx, seen.grant.access_grant_id);
    if (!grant) return finishJob(tx, job);
    const now = workspaceNow(clock, workspace);
    const view: GrantView = { ...seen, grant, now, ...(await methodsOfGrant(tx, grant.access_grant_id, now)) };
    const step = planGrant(view);
    if (step && step.kind !== "pull_backup") return restLane(tx, job, clock.now());
    const judged = new Map(view.methods.map((method) => [method.access_method_id, judgeMethod(view, method)] as const));
    const events: NewEvent[] = [];
    for (const method of view.methods) {
      const found = judged.get(method.access_method_id);
      if (!found) continue;
      await saveMethod(tx, view, method, found);
      events.push(...found.told.map((what) => methodEvent(what, grant, codeOf(view, method), now)));
    }
    events.push(...(await saveGrant(tx, view, judged)));
    await appendEvents(tx, workspace.workspace_id, events);
    const times = [...judged.values()].flatMap(({ until }) => until);
    if (grant.ends_at !== null) times.push(Date.parse(grant.ends_at));
    const later = times.filter((at) => at > now);
    await restLane(tx, job, later.length === 0 ? undefined : toServerTime(Math.min(...later), workspace));
  });
}

/** Method with its PIN, which the lock's manufacturer may have chosen meanwhile. */
const codeOf = ({ codes }: GrantView, method: AccessMethodRow): AccessMethodRow => ({
  ...method,
  code: method.code ?? codes.find(({ row }) => row.access_method_id === method.access_method_id)?.row.code ?? null,
});

async function saveMethod(
  tx: Tx,
  view: GrantView,
  method: AccessMethodRow,
  { is_issued, issued_at, state }: JudgedMethod,
): Promise<void> {
  const { code } = codeOf(view, method);
  const next = { is_issued: is_issued ? (1 as const) : (0 as const), issued_at, code, state: JSON.stringify(state) };
  const isSame =
    next.is_issued === method.is_issued &&
    next.issued_at === method.issued_at &&
    next.code === method.code &&
    next.state === method.state;
  if (isSame) return;
  await tx.updateTable("access_methods").set(next).where("access_method_id", "=", method.access_method_id).execute();
}

async function saveGrant(tx: Tx, view: GrantView, judged: ReadonlyMap<string, JudgedMethod>): Promise<NewEvent[]> {
  const { grant, now } = view;
  const issued = new Map(
    view.methods
      .filter(isAlive)
      .map(({ access_method_id }) => [access_method_id, judged.get(access_method_id)?.is_issued === true] as const),
  );
  const { state, told } = judgeGrant(view, issued);
  const text = JSON.stringify(state);
  if (text !== grant.state)
    await tx
      .updateTable("access_grants")
      .set({ state: text })
      .where("access_grant_id", "=", grant.access_grant_id)
      .execute();
  const [error] = state.errors;
  return told.map((what) =>
    grantEvent(
      what,
      grant,
      now,
      what === "could_not_create_requested_access_methods"
        ? { error_message: error?.message, missing_device_ids: error?.["missing_device_ids"] }
        : {},
    ),
  );
}
