// Interrupted, concurrent and large runs.
import { expect, it } from "vitest";
import { createContext } from "../../api/call-context.ts";
import type { CallServices } from "../../api/call-context.ts";
import { customerHouse } from "../../../test/rig/customer-house.ts";
import { onBothServers, onServer, type Rig } from "../../../test/rig/rig.ts";
import { carryOutRun, firstRun, runsLane } from "./carry-out-runs.ts";
import { pushData } from "./start-run.ts";

/** Context of a call whose process ends after a number of entries. */
async function contextIn(rig: Rig, workspace_id: string) {
  const { database, clock } = rig;
  const workspace = await database.query
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirstOrThrow();
  const services = { database, clock, secret: new Uint8Array(32) } as unknown as CallServices;
  return createContext(services, { kind: "api_key", workspace }, { origin: "http://mortise.test", request_id: "r" });
}

/** Keeps the workspace's job from running, as if every process were busy. Resolves to a function that ends this. */
async function holdJob({ database }: Rig, workspace_id: string): Promise<() => Promise<unknown>> {
  const { lane } = runsLane(workspace_id);
  const busy = { workspace_id, kind: "ahead", payload: "{}", run_at: 0, attempts: 1, failures: 0, lane };
  await database.query
    .insertInto("jobs")
    .values({ ...busy, leased_until: Date.now() + 3_600_000 })
    .execute();
  return () => database.query.deleteFrom("jobs").where("kind", "=", "ahead").where("lane", "=", lane).execute();
}

const after = (entries: number) => {
  let left = entries;
  return () => (left -= 1) < 0;
};

onBothServers("runs of pushed data", (rig) => {
  const spaces = ["a", "b", "c", "d"].map((space_key) => ({ space_key, name: "Room" }));

  it.each([0, 1, 3])("after %i entries the job does the rest, and forgets what was pushed", async (done) => {
    const house = await customerHouse(rig());
    const context = await contextIn(rig(), house.workspace_id);
    const release = await holdJob(rig(), house.workspace_id);
    const started = await pushData(context, { customer_key: "c1", spaces }, after(done));
    expect(started.warnings).toMatchObject([{ warning_code: "still_running", done_count: done, entry_count: 4 }]);
    await release();
    await rig().pass(0);
    expect((await house.places()).map(({ space_key }) => space_key)).toEqual(["a", "b", "c", "d"]);
    expect((await house.log(started)).map(({ partner_key }) => partner_key)).toEqual(["a", "b", "c", "d"]);
    const run = rig().database.query.selectFrom("automation_runs").select(["entries", "done_count", "finished_at"]);
    expect(await run.where("workspace_id", "=", house.workspace_id).execute()).toEqual([
      { entries: "[]", done_count: 4, finished_at: house.at(0) },
    ]);
  });

  it("a run whose process has ended is taken up without another call", async () => {
    const house = await customerHouse(rig());
    const context = await contextIn(rig(), house.workspace_id);
    const release = await holdJob(rig(), house.workspace_id);
    const dying = () => {
      throw new Error("killed");
    };
    await pushData(context, { customer_key: "c1", spaces }, dying);
    // A killed process does nothing after the failure.
    await rig()
      .database.query.updateTable("jobs")
      .set({ run_at: rig().clock.now() + 60_000 })
      .where("workspace_id", "=", house.workspace_id)
      .where("kind", "=", "customer_runs")
      .execute();
    expect(await house.places()).toEqual([]);
    await release();
    await rig().pass(60_000);
    expect(await house.places()).toHaveLength(4);
  });

  it("runs are carried out in the order in which they came", async () => {
    const house = await customerHouse(rig());
    const context = await contextIn(rig(), house.workspace_id);
    const release = await holdJob(rig(), house.workspace_id);
    const named = (name: string) => ({ customer_key: "c1", spaces: [{ space_key: "a", name }] });
    for (const name of ["First", "Second", "Third"]) await pushData(context, named(name), after(0));
    // This run may carry out its own entries, but waits for the runs before it.
    const last = await pushData(context, named("Last"), after(100));
    expect(last.warnings.map(({ warning_code }) => warning_code)).toEqual(["still_running"]);
    await release();
    await rig().pass(0);
    expect(await house.places()).toMatchObject([{ name: "Last" }]);
    expect((await house.log()).map(({ automation_result: { rule } }) => rule)).toHaveLength(4);
  });

  it("two processes that carry out the same run do each entry once", async () => {
    const house = await customerHouse(rig());
    await house.room();
    await house.guest();
    const context = await contextIn(rig(), house.workspace_id);
    const release = await holdJob(rig(), house.workspace_id);
    const reservations = Array.from({ length: 12 }, (_, at) => house.stay(`r${at}`));
    await pushData(context, { customer_key: "c1", reservations }, after(0));
    const run = await firstRun(rig().database, house.workspace_id);
    if (!run) throw new Error("There is no run.");
    const never = { isTimeUp: () => false };
    await Promise.all([carryOutRun(context, run, never), carryOutRun(context, run, never)]);
    await release();
    await rig().pass(1000);
    const keys = (await house.grants()).map(({ reservation_key = "" }) => reservation_key);
    expect(keys.toSorted()).toEqual(reservations.map(({ reservation_key }) => reservation_key).toSorted());
    expect(await house.log({ rule: "reservation_created" })).toHaveLength(12);
  });

  it("an entry at which the server fails is noted as failed after some tries, and the rest is done", async () => {
    const house = await customerHouse(rig());
    const context = await contextIn(rig(), house.workspace_id);
    const release = await holdJob(rig(), house.workspace_id);
    await pushData(context, { customer_key: "c1", spaces }, after(0));
    const run = await firstRun(rig().database, house.workspace_id);
    // No version of the server writes such a row.
    const broken = JSON.parse(run?.entries ?? "[]") as object[];
    broken[1] = { ...broken[1], fields: { name: "Room", customer_data: { time_zone: 7 } } };
    await rig()
      .database.query.updateTable("automation_runs")
      .set({ entries: JSON.stringify(broken) })
      .where("automation_run_id", "=", run?.automation_run_id ?? "")
      .execute();
    await release();
    await rig().pass(600_000);
    expect((await house.places()).map(({ space_key }) => space_key)).toEqual(["a", "c", "d"]);
    expect(await house.log({ success: false })).toMatchObject([{ partner_key: "b", automation_result: { error: {} } }]);
  });
});

onServer("a large run of pushed data", (rig) => {
  it("two thousand stays in one call are answered, and all made", async () => {
    const house = await customerHouse(rig());
    await house.guest();
    // The space has no doors, because the run is measured, not the locks.
    await house.push({ spaces: [{ space_key: "101", name: "Room" }] });
    const reservations = Array.from({ length: 2000 }, (_, at) => house.stay(`r${at}`));
    const { automation_run_id } = await house.push({ reservations });
    expect(await house.log({ automation_run_id, success: true, limit: 500 })).toHaveLength(500);
    const counted = rig()
      .database.query.selectFrom("access_grants")
      .select((eb) => eb.fn.countAll<number>().as("n"));
    const { n } = await counted.where("workspace_id", "=", house.workspace_id).executeTakeFirstOrThrow();
    expect(n).toBe(2000);
  });
});
