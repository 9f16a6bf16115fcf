// A sandbox's clock is its own: moving it on moves no other workspace's codes.
import { iso } from "../clock.ts";
import type { Context } from "../context.ts";
import type { Handlers } from "../context.ts";
import { bringDeliveriesNearer, nextDelivery } from "../delivery/due.ts";
import type { sandbox } from "@mortise/contract";

export const clock = {
  async advance(context, { milliseconds }) {
    let rest = milliseconds;
    // From one due job to the next, so that each sees the hour it was due at.
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
    return { now: iso(context.clock.now() + clock_offset_ms) };
  },
} satisfies Handlers<typeof sandbox.clock>;

/** What is due now, and what that makes due: doors move, and webhooks tell of it. */
async function run({ worker, deliveries, workspace }: Context): Promise<void> {
  await worker.tick(workspace.workspace_id);
  await deliveries.tick(workspace.workspace_id);
}

/** How long until the next job or delivery is due; undefined when none is within `rest`. */
async function nextStep({ database, clock: serverClock, workspace }: Context, rest: number): Promise<number | undefined> {
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

/** Jobs keep the server's time: as the workspace's clock gains, they come nearer. */
async function move({ database, workspace }: Context, step: number): Promise<void> {
  const { workspace_id } = workspace;
  if (step === 0) return;
  await database.transaction(async (tx) => {
    await tx
      .updateTable("workspaces")
      .set((eb) => ({ clock_offset_ms: eb("clock_offset_ms", "+", step) }))
      .where("workspace_id", "=", workspace_id)
      .execute();
    await tx
      .updateTable("jobs")
      .set((eb) => ({ run_at: eb("run_at", "-", step) }))
      .where("workspace_id", "=", workspace_id)
      .execute();
    await bringDeliveriesNearer(tx, workspace_id, step);
    await database.notify(tx, "jobs", "");
  });
}
