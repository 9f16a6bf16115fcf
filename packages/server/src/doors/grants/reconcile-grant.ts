// The loop that brings a grant's codes in line with the grant. Each step is one transaction.
import type { Database, Tx } from "../../base/db/database.ts";
import type { Job } from "../../base/db/job.ts";
import type { LockedDevice } from "../../base/db/devices.ts";
import type { Clock } from "../../base/clock.ts";
import { finishJob } from "../../base/jobs/jobs.ts";
import { restLane } from "../../base/jobs/lanes.ts";
import { workspaceNow } from "../../base/workspace-time.ts";
import { appendEvents, type NewEvent } from "../events/events.ts";
import { chooseMethods } from "./choose-methods.ts";
import { endGrant, endMethods } from "./end-grants.ts";
import { type GrantStep, planGrant } from "./grant-plan.ts";
import { isOver, requestsOf } from "./grant-state.ts";
import { type CodeOfMethod, type GrantView, lookAtGrant } from "./grant-view.ts";
import { titleOfGrant } from "./grant-title.ts";
import { type Deed, dropPlace, holdDoors, makeCode, moveCode, takeCodeAway } from "./make-codes.ts";
import { pullBackupOf } from "./pull-backup.ts";
import { settleGrant } from "./settle-grant.ts";
import { type GrantJob, holdGrant } from "../../base/jobs/grant-job.ts";

export interface GrantServices {
  database: Database;
  clock: Clock;
  /** Minutes before the grant's start at which a method that is not on its locks is late. @default 60 */
  issueLeadMinutes?: number | undefined;
}

/** Most steps in one run of the job, so that other jobs do not wait long. */
const stepsAtOnce = 10;

export async function reconcileGrant(services: GrantServices, job: Job): Promise<void> {
  const { database, clock } = services;
  const { access_grant_id } = job.payload as GrantJob;
  let hasNoSpare = false;
  for (let steps = 0; steps < stepsAtOnce; steps += 1) {
    const view = await lookAtGrant(services, access_grant_id);
    if (!view) return database.transaction((tx) => finishJob(tx, job));
    const step = planGrant(view);
    if (!step || (step.kind === "pull_backup" && hasNoSpare)) return settleGrant(services, job, view);
    const isDone = await takeStep(services, view, step);
    hasNoSpare = !isDone && step.kind === "pull_backup";
  }
  return database.transaction(async (tx) => {
    await holdGrant(tx, access_grant_id);
    await restLane(tx, job, clock.now());
  });
}

/**
 * Carries out a step, unless the grant was changed meanwhile. Doors are locked first, then the grant. Resolves to
 * `false` if the step is `pull_backup` and no backup code is available.
 */
function takeStep(services: GrantServices, view: GrantView, step: GrantStep): Promise<boolean> {
  const { database, clock } = services;
  const { grant: seen, workspace } = view;
  return database.transaction(async (tx) => {
    const doors = await holdDoors(tx, doorsOf(step));
    const grant = await holdGrant(tx, seen.access_grant_id);
    if (!grant || grant.changed_at !== seen.changed_at || grant.deleting_at !== seen.deleting_at) return true;
    const events = await carryOut({ tx, grant, now: workspaceNow(clock, workspace) }, view, step, doors);
    if (events === false) return false;
    await appendEvents(tx, workspace.workspace_id, events);
    return true;
  });
}

function doorsOf(step: GrantStep): string[] {
  if (step.kind === "make_codes") return step.places.map(({ device_id }) => device_id);
  if (step.kind === "move_codes" || step.kind === "remove_codes") return step.codes.map(({ row }) => row.device_id);
  return step.kind === "pull_backup" || step.kind === "change_pin" ? [step.code.row.device_id] : [];
}

type Doors = ReadonlyMap<string, LockedDevice>;

async function carryOut(deed: Deed, view: GrantView, step: GrantStep, doors: Doors): Promise<NewEvent[] | false> {
  switch (step.kind) {
    case "end_methods":
      return endMethods(deed, step.methods);
    case "end_grant":
      return endGrant(deed);
    case "choose_pins":
      return chooseMethods(deed.tx, { ...deed, request: step.request, doors: step.doors });
    case "make_codes":
      return makeCodes(deed, view, step, doors);
    case "move_codes":
      return isOver(deed.grant, deed.now)
        ? []
        : atEach(step.codes, doors, (door, { row }) => moveCode(deed, door, row));
    case "remove_codes":
      return atEach(step.codes, doors, (door, { row }) => takeCodeAway(deed, door, row));
    case "change_pin":
      return changePin(deed, view, step.code, doors);
    case "pull_backup":
      return pullFor(deed, view, step.code, doors);
  }
}

async function makeCodes(
  deed: Deed,
  view: GrantView,
  { places }: Extract<GrantStep, { kind: "make_codes" }>,
  doors: Doors,
): Promise<NewEvent[]> {
  const title = await titleOfGrant(deed.tx, deed.grant);
  const events: NewEvent[] = [];
  for (const { access_method_id, device_id } of places) {
    const door = doors.get(device_id);
    const method = view.methods.find((each) => each.access_method_id === access_method_id);
    if (door?.is_managed !== 1 || !method || (await isMade(deed.tx, access_method_id, device_id))) continue;
    events.push(...(await makeCode(deed, door, method, title)));
  }
  return events;
}

/** Whether the code exists, because another worker that was stalled may have made it. */
const isMade = async (tx: Tx, access_method_id: string, device_id: string): Promise<boolean> =>
  (await tx
    .selectFrom("access_codes")
    .select("access_code_id")
    .where("access_method_id", "=", access_method_id)
    .where("device_id", "=", device_id)
    .where("is_managed", "=", 1)
    .executeTakeFirst()) !== undefined;

async function atEach(
  codes: readonly CodeOfMethod[],
  doors: Doors,
  work: (door: LockedDevice, code: CodeOfMethod) => Promise<NewEvent[]>,
): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const code of codes) {
    const door = doors.get(code.row.device_id);
    if (door) events.push(...(await work(door, code)));
  }
  return events;
}

/** Stores the refused PIN, and takes the door out of its method. The next step chooses another PIN. */
async function changePin(deed: Deed, view: GrantView, { row }: CodeOfMethod, doors: Doors): Promise<NewEvent[]> {
  const { tx, grant } = deed;
  const { device_id, access_method_id, code } = row;
  const door = doors.get(device_id);
  const method = view.methods.find((each) => each.access_method_id === access_method_id);
  if (!door || !method || code === null) return [];
  const requests = requestsOf(grant).map((request, index) =>
    index === method.request
      ? Object.assign(request, { refused_pins: [...(request.refused_pins ?? []), { device_id, code }] })
      : request,
  );
  await tx
    .updateTable("access_grants")
    .set({ requests: JSON.stringify(requests) })
    .where("access_grant_id", "=", grant.access_grant_id)
    .execute();
  await dropPlace(tx, { access_method_id: method.access_method_id, device_id });
  return takeCodeAway(deed, door, row);
}

async function pullFor(deed: Deed, view: GrantView, { row }: CodeOfMethod, doors: Doors): Promise<NewEvent[] | false> {
  const door = doors.get(row.device_id);
  const method = view.methods.find(({ access_method_id }) => access_method_id === row.access_method_id);
  return door && method ? pullBackupOf(deed, door, row, method.request) : false;
}
