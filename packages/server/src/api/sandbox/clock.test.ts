// Each sandbox has its own clock. Advancing it affects jobs and deliveries of that sandbox only.
import { messageStatuses } from "@mortise/contract";
import { expect, it } from "vitest";
import { answered, onBothServers } from "../../../test/rig/rig.ts";
import { startReceiver } from "../../../test/webhooks/webhook-service.ts";
import { addJob } from "../../base/jobs/jobs.ts";
import type { World } from "./world.ts";

const waitMs = 5000;

onBothServers(
  "a sandbox's clock",
  (rig) => {
    /**
     * Records an event for a webhook.
     * @param isPrivate - Whether its address has become private since it was entered.
     */
    const tellOfSomething = async ({ api_key, workspace_id }: World, url: string, isPrivate = false) => {
      const ask = async (path: string, input: object) =>
        answered(await rig().ask<{ client_session: { client_session_id: string } }>(api_key, path, input));
      await ask("/webhooks/create", { url });
      const moved = rig().database.query.updateTable("webhook_endpoints").set({ url: "https://10.0.0.1/" });
      if (isPrivate) await moved.where("workspace_id", "=", workspace_id).execute();
      const { client_session } = await ask("/client_sessions/create", {});
      await ask("/client_sessions/delete", { client_session_id: client_session.client_session_id });
    };
    /** Makes a world with a future job, and a rate-limited webhook whose receiver is unreachable. */
    const furnished = async () => {
      const { database, clock, server } = rig();
      const world = await rig().world("empty");
      const { workspace_id } = world;
      await tellOfSomething(world, "https://receiver.example/", true);
      await server.tick();
      const run_at = clock.now() + 7_200_000;
      await database.transaction((tx) =>
        addJob(tx, { kind: "later", workspace_id, lane: workspace_id, payload: {}, run_at }),
      );
      const next_slot_at = clock.now() + 60_000;
      await database.query
        .updateTable("webhook_endpoints")
        .set({ next_slot_at })
        .where("workspace_id", "=", workspace_id)
        .execute();
      return world;
    };
    const stand = async ({ workspace_id }: World) => {
      const { query } = rig().database;
      return query
        .selectFrom("workspaces")
        .innerJoin("webhook_deliveries", "webhook_deliveries.workspace_id", "workspaces.workspace_id")
        .innerJoin("webhook_endpoints", "webhook_endpoints.endpoint_id", "webhook_deliveries.endpoint_id")
        .innerJoin("jobs", "jobs.lane", "workspaces.workspace_id")
        .select([
          "clock_offset_ms",
          "due_at",
          "next_attempt_at",
          "next_slot_at",
          "run_at",
          "webhook_deliveries.failures",
        ])
        .where("workspaces.workspace_id", "=", workspace_id)
        .executeTakeFirstOrThrow();
    };

    it("brings nearer what waits in its sandbox, and leaves the neighbour's hour, doors and webhooks as they are", async () => {
      const [mine, theirs] = [await furnished(), await furnished()];
      const advance = async (milliseconds: number) => {
        answered(await rig().ask(mine.sandbox_key, "/sandbox/clock/advance", { milliseconds }));
        return stand(mine);
      };
      const [before, neighbour] = [await stand(mine), await stand(theirs)];
      const due = rig().clock.now() + waitMs;
      expect(before).toMatchObject({ clock_offset_ms: 0, due_at: due, next_attempt_at: due });
      expect(await advance(waitMs - 1000)).toEqual({
        ...before,
        clock_offset_ms: waitMs - 1000,
        due_at: due - waitMs + 1000,
        next_attempt_at: due - waitMs + 1000,
        next_slot_at: before.next_slot_at - waitMs + 1000,
        run_at: before.run_at - waitMs + 1000,
      });
      // The clock stops at the exact time at which the delivery is due.
      expect((await advance(1000)).due_at).toBeGreaterThan(due);
      expect(await stand(theirs)).toEqual(neighbour);
    });

    it("waits for no receiver of a neighbour's", async () => {
      const [mine, theirs] = [await rig().world("empty"), await rig().world("empty")];
      const slow = await startReceiver();
      const isLetGo = Promise.withResolvers<void>();
      slow.answer = (response) => void isLetGo.promise.then(() => response.end());
      await tellOfSomething(theirs, slow.url);
      await expect.poll(() => slow.received.length).toBe(1);
      answered(await rig().ask(mine.sandbox_key, "/sandbox/clock/advance", { milliseconds: 1 }));
      isLetGo.resolve();
      await rig().server.tick();
      await slow.close();
      const { status } = await rig()
        .database.query.selectFrom("webhook_deliveries")
        .select("status")
        .where("workspace_id", "=", theirs.workspace_id)
        .executeTakeFirstOrThrow();
      expect(status).toBe(messageStatuses.Success);
    });
  },
  { webhooks: { allow: ["127.0.0.0/8"], random: () => 0.5 } },
);
