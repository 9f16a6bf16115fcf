// A server stops while webhooks are being sent. Prompt answers are stored, unanswered messages are sent again, and
// nothing delays the stop.
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../rig/databases.ts";
import { type Receiver, startReceiver, startWebhookService, type WebhookService } from "../webhooks/webhook-service.ts";
import type { Database } from "../../src/base/db/database.ts";

onBothDatabases(({ open }) => {
  let database: Database;
  let receiver: Receiver;
  let service: WebhookService;
  /** Answers to the requests that are held back. */
  let answers: (() => void)[];
  let isBroken: boolean;

  beforeEach(async () => {
    answers = [];
    isBroken = false;
    database = await open();
    receiver = await startReceiver();
    const begun = Promise.withResolvers<void>();
    receiver.answer = (response) => {
      answers.push(() => response.writeHead(204).end());
      begun.resolve();
    };
    const changes: Pick<Database, "transaction"> = {
      transaction: (work) => (isBroken ? Promise.reject(new Error("The disk is full.")) : database.transaction(work)),
    };
    service = await startWebhookService(Object.create(database, Object.getOwnPropertyDescriptors(changes)) as Database);
    const { id } = await service.mortise.application.create({ name: "Hotel" });
    await service.mortise.endpoint.create(id, { url: receiver.url });
    await service.mortise.message.create(id, { eventType: "lock.unlocked", payload: { door: 12 } });
    await begun.promise;
  });
  afterEach(async () => {
    isBroken = false;
    await service.server.close();
    await receiver.close();
  });

  const stop = () => service.server.services.deliveries.stop();
  const delivery = () =>
    database.query
      .selectFrom("webhook_deliveries")
      .select(["status", "failures", "leased_by", "due_at"])
      .executeTakeFirstOrThrow();
  const attempts = async () =>
    (await database.query.selectFrom("webhook_attempts").select("response_status_code").execute()).length;

  test("waits for an answer that comes soon, and keeps it", async () => {
    const stopped = stop();
    setTimeout(() => answers[0]?.(), 100);
    await stopped;
    expect(await delivery()).toEqual({ status: 0, failures: 0, leased_by: null, due_at: null });
    expect(await attempts()).toBe(1);
  });

  test("hands back what is not answered soon: it is due at once for the next server, and counts as no attempt", async () => {
    const before = await delivery();
    expect(before.leased_by).not.toBeNull();
    await stop();
    expect(await delivery()).toEqual({ ...before, leased_by: null });
    expect(await attempts()).toBe(0);
    expect(service.log).toEqual([]);
  });

  test("does not wait for a database that cannot keep an answer", async () => {
    isBroken = true;
    answers[0]?.();
    await expect.poll(() => service.log.join()).toContain("could not be written");
    await stop();
    expect(await attempts()).toBe(0);
  });
});
