// Deletes an account with all its doors. Callers see it gone at once; many doors are deleted a few per transaction, so
// that other requests are answered meanwhile.
import type { Context } from "../context.ts";
import { type ConnectWebviewEntity, saveConnectWebview } from "../../base/db/connect-webviews.ts";
import type { Tx } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import { isLeaving, readLeaving, saveLeaving } from "../../base/db/leaving.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { notFound } from "../../base/errors.ts";
import { askedBy } from "../events/asked-by.ts";
import type { AskedBy } from "../../base/db/asked-by.ts";
import { appendEvents, type NewEvent, withAsker } from "../events/events.ts";
import { addJob, finishJob, rescheduleJob } from "../../base/jobs/jobs.ts";
import type { DoorServices } from "../door-services.ts";
import { accountLane } from "./connected-account-state.ts";
import { deleteDoors } from "./delete-doors.ts";
import { deviceEvent } from "../events/device-event.ts";

export const accountJobKind = "delete_account";

interface AccountJob {
  connected_account_id: string;
  /** Time of the deletion, in the workspace's time. */
  deleted_at: string;
  asked_by?: AskedBy | undefined;
}

/** Deletes an account. Resolves to the events of this transaction. A job deletes the rest, if there is any. */
export async function deleteAccount(
  { asker, ...context }: Pick<Context, "clock" | "workspace" | "moment"> & Partial<Pick<Context, "asker">>,
  tx: Tx,
  connected_account_id: string,
): Promise<NewEvent[]> {
  const { clock, workspace } = context;
  const { workspace_id } = workspace;
  await holdWorkspace(tx, workspace_id);
  const account = tx
    .selectFrom("connected_accounts")
    .select("connected_account_id")
    .where("connected_account_id", "=", connected_account_id);
  const isGone =
    (await account.executeTakeFirst()) === undefined ||
    isLeaving(await readLeaving(tx, workspace_id), connected_account_id);
  if (isGone) throw notFound("connected_account", { connected_account_id });
  await forgetInWebviews(tx, connected_account_id);
  const payload: AccountJob = { connected_account_id, deleted_at: context.moment(), asked_by: asker && askedBy(asker) };
  const { events, rest } = await deleteSome(tx, payload);
  if (rest === "none") return [...events, await deleteEmpty(tx, payload)];
  await saveLeaving(tx, workspace_id, (ids) => [...ids, connected_account_id]);
  await tx.deleteFrom("client_session_accounts").where("connected_account_id", "=", connected_account_id).execute();
  await addJob(tx, {
    kind: accountJobKind,
    workspace_id,
    lane: accountLane(connected_account_id),
    payload,
    run_at: clock.now(),
  });
  return events;
}

/** Removes the account from the entities of connect webviews, which stay. */
async function forgetInWebviews(tx: Tx, connected_account_id: string): Promise<void> {
  const webviews = await tx
    .selectFrom("connect_webviews")
    .select("body")
    .where("connected_account_id", "=", connected_account_id)
    .execute();
  for (const { body } of webviews)
    await saveConnectWebview(tx, { ...(JSON.parse(body) as ConnectWebviewEntity), connected_account_id: null });
}

/** Deletes the next doors of a deleted account. */
export async function sweepAccount(
  { database, clock }: Pick<DoorServices, "database" | "clock">,
  job: Job,
): Promise<void> {
  const payload = job.payload as AccountJob;
  const workspace_id = job.workspace_id ?? "";
  await database.transaction(async (tx) => {
    await holdWorkspace(tx, workspace_id);
    const { events, rest } = await deleteSome(tx, payload);
    if (rest === "some") await rescheduleJob(tx, job, { run_at: clock.now() });
    else {
      events.push(await deleteEmpty(tx, payload));
      await saveLeaving(tx, workspace_id, (ids) => ids.filter((id) => id !== payload.connected_account_id));
      await finishJob(tx, job);
    }
    await appendEvents(tx, workspace_id, withAsker(events, payload.asked_by));
  });
}

async function deleteSome(
  tx: Tx,
  { connected_account_id, deleted_at }: AccountJob,
): Promise<{ events: NewEvent[]; rest: "none" | "some" }> {
  const { gone, left, rest } = await deleteDoors(tx, [connected_account_id], deleted_at);
  const moment = () => deleted_at;
  const events = gone.map((device) => deviceEvent({ moment }, device, "device.deleted", { device_name: device.name }));
  return { events: [...events, ...left], rest };
}

async function deleteEmpty(tx: Tx, { connected_account_id, deleted_at }: AccountJob): Promise<NewEvent> {
  await tx.deleteFrom("connected_accounts").where("connected_account_id", "=", connected_account_id).execute();
  return { event_type: "connected_account.deleted", occurred_at: deleted_at, connected_account_id };
}
