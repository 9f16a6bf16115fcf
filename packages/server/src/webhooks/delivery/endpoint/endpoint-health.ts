// Records the time since which every attempt of an endpoint has failed. Disables the endpoint after five days of
// failures, or at once if the receiver answers that it is gone for good (webhook-api §5), unless the environment's
// setting `disableEndpointOnFailure` is off.
import { messageStatuses } from "@mortise/contract";
import { iso } from "../../../base/clock.ts";
import type { Tx } from "../../../base/db/database.ts";
import { readSettings } from "../../settings.ts";
import { endpointEventData, tellOperations } from "../messages/operational-events.ts";
import type { FinishedAttempt } from "../finished-attempt.ts";
import { disableAfterMs } from "../retry-schedule.ts";
import { stopDeliveries } from "../stop-deliveries.ts";

export async function noteEndpointHealth(tx: Tx, ended: readonly FinishedAttempt[], dueAt: number): Promise<void> {
  const byEndpoint = Map.groupBy(
    ended.filter(({ attempt }) => attempt !== undefined),
    ({ receiver }) => receiver.endpoint_id,
  );
  const succeeding: string[] = [];
  for (const [endpoint_id, attempts] of byEndpoint) {
    const last = attempts.at(-1) as FinishedAttempt;
    if (last.attempt?.status === messageStatuses.Success) succeeding.push(endpoint_id);
    else await noteFailure(tx, { endpoint_id, attempts, last, dueAt });
  }
  await noteSuccesses(tx, succeeding);
}

/** Stores successes, even if the endpoint was healthy when the attempts started: another may have failed since. */
async function noteSuccesses(tx: Tx, endpoint_ids: readonly string[]): Promise<void> {
  if (endpoint_ids.length === 0) return;
  const failing = tx
    .updateTable("webhook_endpoints")
    .set({ failing_since: null })
    .where("failing_since", "is not", null);
  await failing.where(tx.among("endpoint_id", endpoint_ids)).execute();
}

/** Status by which a receiver unsubscribes. */
const gone = 410;

interface Failing {
  endpoint_id: string;
  attempts: readonly FinishedAttempt[];
  last: FinishedAttempt;
  dueAt: number;
}

async function noteFailure(tx: Tx, { endpoint_id, attempts, last, dueAt }: Failing): Promise<void> {
  const begun = attempts.slice(
    attempts.findLastIndex(({ attempt }) => attempt?.status === messageStatuses.Success) + 1,
  )[0] as FinishedAttempt;
  const hadSuccess = begun !== attempts[0];
  const { receiver } = last;
  const isGone = last.attempt?.response_status_code === gone;
  const isOver = (since: string) => isGone || last.at - Date.parse(since) >= disableAfterMs;
  if (receiver.failing_since !== null && !hadSuccess && !isOver(receiver.failing_since)) return;
  const row = await tx
    .updateTable("webhook_endpoints")
    .set((eb) => ({
      failing_since: hadSuccess ? iso(begun.at) : eb.fn.coalesce("failing_since", eb.val(iso(begun.at))),
    }))
    .where("endpoint_id", "=", endpoint_id)
    .returning(["failing_since", "disabled"])
    .executeTakeFirst();
  if (!row?.failing_since || row.disabled === 1 || !isOver(row.failing_since)) return;
  const workspace = await tx
    .selectFrom("workspaces")
    .select(["workspace_id", "is_sandbox"])
    .where("workspace_id", "=", last.workspace_id)
    .executeTakeFirstOrThrow();
  if (!(await readSettings(tx, workspace)).disableEndpointOnFailure) return;
  await tx
    .updateTable("webhook_endpoints")
    .set({ disabled: 1, updated_at: iso(last.at) })
    .where("endpoint_id", "=", endpoint_id)
    .execute();
  await stopDeliveries(tx, [endpoint_id]);
  const data = endpointEventData({ app_id: receiver.app_id, uid: receiver.app_uid }, receiver);
  const moment = { workspace_id: last.workspace_id, at: last.at, dueAt };
  await tellOperations(tx, moment, {
    type: "endpoint.disabled",
    data: { ...data, failSince: row.failing_since },
  });
}
