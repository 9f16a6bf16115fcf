// The rate limit of an endpoint, over all processes.
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../../../test/rig/databases.ts";
import { startWebhookService, type WebhookService } from "../../../../test/webhooks/webhook-service.ts";
import type { Database } from "../../../base/db/database.ts";
import { takeSlots } from "./rate-limit.ts";
import type { Receiver } from "./receiver.ts";

onBothDatabases((databases) => {
  let database: Database;
  let service: WebhookService;
  const start = Date.UTC(2026, 5, 12);

  beforeEach(async () => {
    database = await databases.open();
    service = await startWebhookService(database, { concurrency: 0 });
    await service.mortise.application.create({ name: "Hotel", uid: "hotel" });
  });
  afterEach(() => service.server.close());

  const addEndpoint = async (rateLimit?: number) =>
    (await service.mortise.endpoint.create("hotel", { url: "http://127.0.0.1:9", ...(rateLimit && { rateLimit }) })).id;
  /** Reads due deliveries as a process does before its claim. */
  const look = async () => {
    const rows = await database.query.selectFrom("webhook_endpoints").selectAll().execute();
    return new Map(
      rows.map((row): [string, Receiver] => [row.endpoint_id, { ...row, app_uid: null, app_rate_limit: null }]),
    );
  };
  const take = (endpoints: ReadonlyMap<string, Receiver>, wishes: [endpoint_id: string, ids: number[]][], ms: number) =>
    takeSlots(database, {
      candidates: wishes.flatMap(([endpoint_id, ids]) => ids.map((delivery_id) => ({ delivery_id, endpoint_id }))),
      endpoints,
      now: start + ms,
    });

  test("two processes that looked at the same moment keep the rate limit: one claims, the other looks again", async () => {
    const id = await addEndpoint(2);
    const [mine, theirs] = [await look(), await look()];
    expect(await take(mine, [[id, [1, 2]]], 0)).toEqual({ allowed: [1], heldUntil: start + 450 });
    expect(await take(theirs, [[id, [2]]], 0)).toEqual({ allowed: [], heldUntil: start + 450 });
    expect(await take(await look(), [[id, [2]]], 0)).toEqual({ allowed: [], heldUntil: start + 450 });
    expect(await take(await look(), [[id, [2]]], 449)).toEqual({ allowed: [], heldUntil: start + 450 });
    expect(await take(await look(), [[id, [2]]], 450)).toEqual({ allowed: [2], heldUntil: undefined });
  });

  test("an endpoint with a high rate limit gets several messages at once, in order; one without a limit gets all", async () => {
    const [quick, free] = [await addEndpoint(100), await addEndpoint()];
    expect(
      await take(
        await look(),
        [
          [quick, [1, 2, 3, 4, 5, 6, 7, 8]],
          [free, [9]],
        ],
        0,
      ),
    ).toEqual({
      allowed: [9, 1, 2, 3, 4, 5, 6],
      heldUntil: start + 10,
    });
    expect(await take(await look(), [[quick, [7, 8]]], 10)).toEqual({ allowed: [7], heldUntil: start + 20 });
  });

  test("a limited claim tells when the first endpoint may be sent to again", async () => {
    const [slow, slower] = [await addEndpoint(2), await addEndpoint(1)];
    expect(
      await take(
        await look(),
        [
          [slower, [1, 2]],
          [slow, [3, 4]],
        ],
        0,
      ),
    ).toEqual({ allowed: [1, 3], heldUntil: start + 450 });
    expect(
      await take(
        await look(),
        [
          [slow, [4]],
          [slower, [2]],
        ],
        400,
      ),
    ).toEqual({ allowed: [], heldUntil: start + 450 });
  });
});
