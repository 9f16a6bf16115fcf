// Writes `space_ids` into devices' documents. Lists send documents as they are stored, so each document holds the
// device's spaces.
import { sql } from "kysely";
import type { Clock } from "../../base/clock.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import { deviceOf, lockDevices } from "../../base/db/devices.ts";
import type { Job } from "../../base/db/job.ts";
import { addJob, finishJob } from "../../base/jobs/jobs.ts";

export const spaceIdsJobKind = "device_space_ids";

/** Devices per transaction, which takes about a hundredth of a second. */
const devicesAtOnce = 100;
/** Delay of the job, longer than a request takes to write all documents itself. */
const untilRepairedMs = 60_000;

interface SpaceIdsJob {
  device_ids: readonly string[];
}

/**
 * Writes the documents of a few devices in the transaction of the change. For more it adds a job, in case the process
 * ends before {@link tellRest} has written them.
 */
export async function tellSpaces(
  tx: Tx,
  { clock, workspace_id }: { clock: Pick<Clock, "now">; workspace_id: string },
  device_ids: readonly string[],
): Promise<void> {
  if (device_ids.length <= devicesAtOnce) return writeSpaceIds(tx, device_ids);
  const payload: SpaceIdsJob = { device_ids };
  const lane = `${spaceIdsJobKind} ${workspace_id}`;
  await addJob(tx, { kind: spaceIdsJobKind, workspace_id, lane, payload, run_at: clock.now() + untilRepairedMs });
}

/** Writes the remaining documents. Call it after the transaction, so that other requests are answered in between. */
export async function tellRest(database: Database, device_ids: readonly string[]): Promise<void> {
  if (device_ids.length > devicesAtOnce) await writeInSlices(database, device_ids);
}

/** Writes documents that a process left when it ended. Usually there are none. */
export async function repairSpaceIds(database: Database, job: Job): Promise<void> {
  await writeInSlices(database, (job.payload as SpaceIdsJob).device_ids);
  await database.transaction((tx) => finishJob(tx, job));
}

async function writeInSlices(database: Database, device_ids: readonly string[]): Promise<void> {
  for (let at = 0; at < device_ids.length; at += devicesAtOnce) {
    const some = device_ids.slice(at, at + devicesAtOnce);
    await database.transaction((tx) => writeSpaceIds(tx, some));
    await new Promise(setImmediate);
  }
}

/** Writes documents. Deleted devices are skipped. */
async function writeSpaceIds(tx: Tx, device_ids: readonly string[]): Promise<void> {
  if (device_ids.length === 0) return;
  const some = tx.selectFrom("devices").select(["device_id", "body"]).where(tx.among("device_id", device_ids));
  const devices = await lockDevices(tx, some);
  const rows = await tx
    .selectFrom("space_devices as member")
    .innerJoin("spaces as space", "space.space_id", "member.space_id")
    .select(["member.device_id", "space.space_id"])
    .where(tx.among("member.device_id", device_ids))
    .orderBy("space.created_at")
    .orderBy("space.space_id")
    .execute();
  const spaces = Map.groupBy(rows, ({ device_id }) => device_id);
  const changed = devices.flatMap((row) => {
    const space_ids = (spaces.get(row.device_id) ?? []).map(({ space_id }) => space_id);
    const body = JSON.stringify({ ...deviceOf(row), space_ids });
    return body === row.body ? [] : [{ device_id: row.device_id, body }];
  });
  if (changed.length === 0) return;
  // One statement writes all, because a round trip to PostgreSQL takes as long as a write.
  const bodies = changed.map(({ device_id, body }) => sql`when ${device_id} then ${body}`);
  const ids = changed.map(({ device_id }) => device_id);
  await sql`update devices set body = case device_id ${sql.join(bodies, sql` `)} end
    where ${tx.among("device_id", ids)}`.execute(tx);
}
