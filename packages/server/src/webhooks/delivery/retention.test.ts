// Payloads, stored answers and portal tokens are deleted after their retention, and nothing else.
import { expect, test } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { countTurns } from "../../../test/rig/count-turns.ts";
import { startWebhookService } from "../../../test/webhooks/webhook-service.ts";
import { forgetExpired } from "./retention.ts";

const day = 86_400_000;

onBothDatabases((databases) => {
  test("expired portal tokens are deleted; an environment's own tokens stay", async () => {
    const database = await databases.open();
    const service = await startWebhookService(database);
    const { id } = await service.mortise.application.create({ name: "Hotel" });
    const { token } = await service.mortise.authentication.dashboardAccess(id);
    const kinds = async () => {
      await forgetExpired(database, service.clock.now());
      return (await database.query.selectFrom("webhook_tokens").select("kind").execute())
        .map(({ kind }) => kind)
        .toSorted();
    };
    service.clock.advance(7 * day - 1);
    expect(await kinds()).toEqual(["dashboard", "organization"]);
    expect((await service.as(token).application.get(id)).name).toBe("Hotel");
    service.clock.advance(1);
    expect(await kinds()).toEqual(["organization"]);
    await service.server.close();
  });

  test("payloads and idempotent answers are deleted when they expire; messages stay", async () => {
    const database = await databases.open();
    const service = await startWebhookService(database);
    const { id } = await service.mortise.application.create({ name: "Hotel" });
    const create = (days: number, idempotencyKey: string) =>
      service.mortise.message.create(
        id,
        { eventType: "a", payload: { days }, payloadRetentionPeriod: days },
        { idempotencyKey },
      );
    const messages = [await create(5, "first"), await create(6, "second")];
    const kept = async () => {
      await forgetExpired(database, service.clock.now());
      const rows = await database.query.selectFrom("webhook_messages").select(["msg_id", "payload"]).execute();
      return messages.map((message) => rows.find(({ msg_id }) => msg_id === message.id)?.payload);
    };
    const answers = async () =>
      (await database.query.selectFrom("webhook_answers").select("hash").execute()).map(({ hash }) => hash).toSorted();
    service.clock.advance(5 * day - 1);
    expect(await kept()).toEqual(['{"days":5}', '{"days":6}']);
    service.clock.advance(1);
    expect(await kept()).toEqual([null, '{"days":6}']);
    const both = await answers();
    expect(both).toHaveLength(2);
    await database.query
      .updateTable("webhook_answers")
      .set({ forget_at: Date.now() - 1 })
      .where("hash", "=", both[0] ?? "")
      .execute();
    await kept();
    expect(await answers()).toEqual(both.slice(1));
    await service.server.close();
  });

  test("more than a thousand expired payloads are all deleted, and others are answered meanwhile", async () => {
    const database = await databases.open();
    const service = await startWebhookService(database);
    const { id } = await service.mortise.application.create({ name: "Hotel" });
    await Promise.all(
      Array.from({ length: 1001 }, () =>
        service.mortise.message.create(id, { eventType: "a", payload: {}, payloadRetentionPeriod: 5 }),
      ),
    );
    const turns = countTurns();
    await forgetExpired(database, service.clock.now() + 5 * day);
    expect(turns()).toBeGreaterThan(1);
    const { kept } = await database.query
      .selectFrom("webhook_messages")
      .select((eb) => eb.fn.count("payload").as("kept"))
      .executeTakeFirstOrThrow();
    expect(Number(kept)).toBe(0);
    await service.server.close();
  });
});
