// Advances the clock of a sandbox. Other workspaces are not affected.
import { iso } from "../../base/clock.ts";
import type { CallContext } from "../call-context.ts";
import type { Handlers } from "../call-context.ts";
import { bringDeliveriesNearer, nextDelivery } from "../../webhooks/delivery/due-deliveries.ts";
import { inOrder } from "../../base/jobs/jobs.ts";
import type { sandbox } from "@mortise/contract";
import { workspaceNow } from "../../base/workspace-time.ts";

export const clock = {
  async advance(context, { milliseconds }) {
    let rest = milliseconds;
    // The clock moves from one due job to the next, so that each runs at the time it was due.
    for (let step = await nextStep(context, rest); step !== undefined; step = await nextStep(context, rest)) {
      await move(context, step);
      rest -= step;
      await run(context);
    }
    await move(context, rest);
    await run(context);
    const { clock_offset_ms } = await context.database.query
      .selectFrom("workspaces")
      .select("clock_offset_ms")
      .where("workspace_id", "=", context.workspace.workspace_id)
      .executeTakeFirstOrThrow();
    return { now: iso(workspaceNow(context.clock, { clock_offset_ms })) };
  },
} satisfies Handlers<typeof sandbox.clock>;

/** Runs the workspace's due jobs, and then its due deliveries, which report the jobs' events. */
async function run({ worker, deliveries, workspace }: CallContext): Promise<void> {
  await worker.tick(workspace.workspace_id);
  await deliveries.tick(workspace.workspace_id);
}

/** Resolves to the milliseconds until the next job or delivery is due; `undefined` if none is due within `rest`. */
async function nextStep(
  { database, clock: serverClock, workspace }: CallContext,
  rest: number,
): Promise<number | undefined> {
  const { run_at } = await database.query
    .selectFrom("jobs")
    .select((eb) => eb.fn.min("run_at").as("run_at"))
    .where("workspace_id", "=", workspace.workspace_id)
    .executeTakeFirstOrThrow();
  const due_at = await nextDelivery(database.query, workspace.workspace_id, serverClock.now());
  if (run_at === null && due_at === null) return undefined;
  const step = Math.max(Math.min(run_at ?? Infinity, due_at ?? Infinity) - serverClock.now(), 1);
  return step <= rest ? step : undefined;
}

/**
 * Advances the workspace's clock by `step` milliseconds. Jobs and deliveries are stored in server time, so they become
 * due earlier by as much.
 */
async function move({ database, workspace }: CallContext, step: number): Promise<void> {
  const { workspace_id } = workspace;
  if (step === 0) return;
  await database.transaction(async (tx) => {
    await tx
      .updateTable("workspaces")
      .set((eb) => ({ clock_offset_ms: eb("clock_offset_ms", "+", step) }))
      .where("workspace_id", "=", workspace_id)
      .execute();
    const jobs = tx.selectFrom("jobs").select("job_id").where("workspace_id", "=", workspace_id);
    await tx
      .updateTable("jobs")
      .set((eb) => ({ run_at: eb("run_at", "-", step) }))
      .where("job_id", "in", inOrder(tx, jobs))
      .execute();
    await bringDeliveriesNearer(tx, workspace_id, step);
    await tx.notify("jobs", "");
  });
}
