// Marks an account as disconnected or connected again. Its row and its first doors change in the same transaction. A
// job updates the other doors, a few per transaction, so that other requests are answered meanwhile.
import { sql } from "kysely";
import { iso } from "../../base/clock.ts";
import { accountError, accountHubAway, type ErrorEntry } from "../../base/catalogue/issues/issues.ts";
import { applyConsequences } from "../consequences/consequences.ts";
import { accountOf, type CutOffCode, cutOffIn, saveConnectedAccount } from "../../base/db/connected-accounts.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import { type DeviceEntity, deviceOf, lockDevices } from "../../base/db/devices.ts";
import type { Job } from "../../base/db/job.ts";
import { isLeaving, readLeaving } from "../../base/db/leaving.ts";
import type { ConnectedAccountRow, DeviceRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { appendEvents, type NewEvent } from "../events/events.ts";
import { addJob, finishJob, rescheduleJob } from "../../base/jobs/jobs.ts";
import { firstOfAll } from "../../base/jobs/lanes.ts";
import { doorsAtOnce } from "./delete-doors.ts";

export const loginJobKind = "account_login";
export const accountLane = (connected_account_id: string): string => `account ${connected_account_id}`;

interface LoginJob {
  connected_account_id: string;
  /** Time of the change, in the workspace's time. */
  occurred_at: string;
  /**
   * `tell` writes the change into each door. `ask` is a second pass after that, which schedules readings of the codes
   * of locks that can be reached again.
   */
  pass: "tell" | "ask";
  /** Last door that this pass has handled. */
  after: Pick<DeviceRow, "created_at" | "device_id"> | null;
}

/** Change of an account. `cutOff` holds the reasons why its doors cannot be reached; it is empty if they can. */
type Change = Pick<LoginJob, "connected_account_id" | "occurred_at"> & { cutOff: readonly ErrorEntry[] };
type Doors = Pick<LoginJob, "connected_account_id" | "after">;

interface AccountChange {
  row: ConnectedAccountRow;
  connected: boolean;
  at: number;
  /** Error of a disconnected account. @default "account_disconnected" */
  why?: CutOffCode | "hub_away";
}

/** Stores the state of an account and of its first doors. Call it with the workspace's row locked. */
export async function setAccountConnected(
  tx: Tx,
  { row, connected, at, why = "account_disconnected" }: AccountChange,
): Promise<void> {
  const account = accountOf(row);
  const { workspace_id, connected_account_id } = row;
  const occurred_at = iso(at);
  const cutOff = connected ? [] : why === "hub_away" ? accountHubAway(occurred_at) : [accountError(why, occurred_at)];
  if (codesOf(cutOffIn(account.errors)) === codesOf(cutOff)) return;
  account.errors = withIssue(account.errors, cutOff);
  await saveConnectedAccount(tx, account, row.login);
  const { doors, last } = await nextDoors(tx, { connected_account_id, after: null });
  const events = await tell(tx, doors, { connected_account_id, occurred_at, cutOff });
  if (last !== undefined) {
    const payload: LoginJob = { connected_account_id, occurred_at, pass: "tell", after: last };
    await addJob(tx, {
      kind: loginJobKind,
      workspace_id,
      lane: accountLane(connected_account_id),
      payload,
      run_at: firstOfAll,
    });
  } else if (connected) await applyConsequences(tx, "signed_in", doors, {});
  const event_type = `connected_account.${connected ? "connected" : "disconnected"}`;
  await appendEvents(tx, workspace_id, [{ event_type, occurred_at, connected_account_id }, ...events]);
}

/** Updates the next few doors of an account. */
export async function sweepLogin(database: Database, job: Job): Promise<void> {
  const payload = job.payload as LoginJob;
  const { connected_account_id, pass } = payload;
  const workspace_id = job.workspace_id ?? "";
  await database.transaction(async (tx) => {
    await holdWorkspace(tx, workspace_id);
    const account = tx
      .selectFrom("connected_accounts")
      .select("body")
      .where("connected_account_id", "=", connected_account_id);
    const row = await tx.lock(account).executeTakeFirst();
    if (!row || (await isPast(tx, job)) || isLeaving(await readLeaving(tx, workspace_id), connected_account_id))
      return finishJob(tx, job);
    const cutOff = cutOffIn(accountOf(row).errors);
    const { doors, last } = await nextDoors(tx, payload);
    const events = pass === "tell" ? await tell(tx, doors, { ...payload, cutOff }) : [];
    if (pass === "ask") await applyConsequences(tx, "signed_in", doors, {});
    if (last !== undefined) await goOn(tx, job, { ...payload, after: last });
    else if (pass === "tell" && cutOff.length === 0) await goOn(tx, job, { ...payload, pass: "ask", after: null });
    else await finishJob(tx, job);
    await appendEvents(tx, workspace_id, events);
  });
}

const goOn = (tx: Tx, job: Job, payload: LoginJob): Promise<void> =>
  rescheduleJob(tx, job, { run_at: firstOfAll, payload });

/**
 * Whether a newer job is in the lane, because the account changed again or was deleted. That job starts with the first
 * door again.
 */
async function isPast(tx: Tx, { lane, job_id }: Job): Promise<boolean> {
  return (
    (await tx
      .selectFrom("jobs")
      .select("job_id")
      .where("lane", "=", lane)
      .where("job_id", ">", job_id)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Reads the next few doors by created_at and id. Neither ever changes, so no door is skipped or handled twice when it
 * becomes managed or unmanaged meanwhile. Managed and unmanaged doors have a query each, because the index has
 * `is_managed` before these columns.
 */
async function nextDoors(tx: Tx, { connected_account_id, after }: Doors) {
  const behind = (is_managed: 0 | 1) =>
    tx
      .selectFrom("devices")
      .select(["created_at", "device_id"])
      .where("connected_account_id", "=", connected_account_id)
      .where("is_managed", "=", is_managed)
      .where(sql<boolean>`(created_at, device_id) > (${after?.created_at ?? ""}, ${after?.device_id ?? ""})`)
      .orderBy("created_at")
      .orderBy("device_id")
      .limit(doorsAtOnce);
  const both = tx
    .selectFrom(behind(1).as("managed"))
    .selectAll()
    .unionAll(tx.selectFrom(behind(0).as("unmanaged")).selectAll());
  const next = await tx
    .selectFrom(both.as("next"))
    .selectAll()
    .orderBy("created_at")
    .orderBy("device_id")
    .limit(doorsAtOnce)
    .execute();
  const ids = next.map(({ device_id }) => device_id);
  const some = tx
    .selectFrom("devices")
    .select(["device_id", "workspace_id", "is_managed", "body"])
    .where(tx.among("device_id", ids));
  const doors = await lockDevices(tx, some);
  return { doors, last: next.length === doorsAtOnce ? next.at(-1) : undefined };
}

async function tell(tx: Tx, doors: readonly Row[], change: Change): Promise<NewEvent[]> {
  // If an account changed back before all its doors were updated, the rest need no update.
  const codesAt = (door: Row) => codesOf(cutOffIn(deviceOf(door).errors));
  const untold = doors.filter((door) => codesAt(door) !== codesOf(change.cutOff));
  // A door that was out of reach for another reason emits no further event.
  const told = untold.filter((door) => change.cutOff.length === 0 || codesAt(door) === "");
  for (const door of untold) await saveErrors(tx, door, change.cutOff);
  return told.flatMap((door) => deviceEvent(door, change));
}

const codesOf = (errors: readonly ErrorEntry[]): string => errors.map(({ error_code }) => error_code).join(" ");

function withIssue(errors: readonly ErrorEntry[], cutOff: readonly ErrorEntry[]): ErrorEntry[] {
  const former = new Set(cutOffIn(errors));
  return [...errors.filter((each) => !former.has(each)), ...cutOff];
}

type Row = Pick<DeviceRow, "device_id" | "workspace_id" | "is_managed" | "body">;

async function saveErrors(tx: Tx, row: Row, cutOff: readonly ErrorEntry[]): Promise<void> {
  const device: DeviceEntity = deviceOf(row);
  device.errors = withIssue(device.errors, cutOff);
  await tx
    .updateTable("devices")
    .set({ body: JSON.stringify(device) })
    .where("device_id", "=", row.device_id)
    .execute();
}

function deviceEvent(row: Row, { connected_account_id, occurred_at, cutOff }: Change): NewEvent[] {
  const family = row.is_managed === 1 ? "device" : "device.unmanaged";
  const common = { occurred_at, device_id: row.device_id, connected_account_id };
  const [error] = cutOff;
  if (error) return [{ ...common, event_type: `${family}.disconnected`, payload: { error_code: error.error_code } }];
  return deviceOf(row).properties.online ? [{ ...common, event_type: `${family}.connected` }] : [];
}
