// Deletes many doors with everything related, a few per transaction, so that other requests are answered in between.
import type { Tx } from "../../base/db/database.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { wakeGrantsOfDoors } from "../../base/jobs/grant-job.ts";
import type { NewEvent } from "../events/events.ts";
import { leaveSpaces } from "../spaces/leave-spaces.ts";

/** Doors per transaction, which takes a few hundredths of a second. */
export const doorsAtOnce = 100;
const attemptsAtOnce = 2000;

interface DeletedDoors {
  gone: Pick<DeviceRow, "device_id" | "connected_account_id" | "name">[];
  /** Events of the spaces that the doors left. */
  left: readonly NewEvent[];
  rest: "none" | "some";
}

export async function deleteDoors(tx: Tx, accounts: readonly string[], occurred_at: string): Promise<DeletedDoors> {
  const some = tx
    .selectFrom("devices")
    .select(["device_id", "connected_account_id", "name"])
    .where(tx.among("connected_account_id", accounts))
    .orderBy("device_id")
    .limit(doorsAtOnce + 1);
  // Each door is locked before its commands, in the same order as everywhere, so that no deadlock can arise.
  const devices = await tx.lock(some).execute();
  const gone = devices.slice(0, doorsAtOnce);
  const ids = gone.map(({ device_id }) => device_id);
  // Commands are deleted first, a few at a time: a door may have years of them, which its deletion would cascade to at
  // once.
  const attempts = tx
    .selectFrom("action_attempts")
    .select("action_attempt_id")
    .where(tx.among("device_id", ids))
    .limit(attemptsAtOnce);
  const { numDeletedRows } = await tx
    .deleteFrom("action_attempts")
    .where("action_attempt_id", "in", attempts)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === BigInt(attemptsAtOnce)) return { gone: [], left: [], rest: "some" };
  await wakeGrantsOfDoors(tx, ids);
  const left = await leaveSpaces(tx, { device_ids: ids, accounts, occurred_at });
  await tx.deleteFrom("devices").where(tx.among("device_id", ids)).execute();
  return { gone, left, rest: devices.length > doorsAtOnce ? "some" : "none" };
}
