// Leases depend on a clock that may be set while the server runs. Set forward, it would end all leases at once; set
// back, none would expire in time.
import { messageStatuses } from "@mortise/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import {
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../../../test/webhooks/webhook-service.ts";
import type { Database } from "../../base/db/database.ts";
import { retryDelaysMs } from "./retry-schedule.ts";

const hourMs = 3_600_000;

onBothDatabases(({ open, openAgain }) => {
  let database: Database;
  let receiver: Receiver;
  let service: WebhookService;
  let app: string;
  let asked: PromiseWithResolvers<void>;
  /** Answers requests that are held back. */
  let answer: () => void;

  beforeEach(async () => {
    database = await open();
    receiver = await startReceiver();
    asked = Promise.withResolvers<void>();
    answer = asked.resolve;
    receiver.answer = (response) => void asked.promise.then(() => response.writeHead(204).end());
    service = await startWebhookService(database);
    app = (await service.mortise.application.create({ name: "Hotel" })).id;
    await service.mortise.endpoint.create(app, { url: receiver.url });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    answer();
    await service.server.close();
    await receiver.close();
  });

  const send = () => service.mortise.message.create(app, { eventType: "lock.unlocked", payload: { door: 12 } });
  const idsReceived = () => receiver.received.map(({ headers }) => headers["webhook-id"]);
  const setForward = () => {
    const now = Date.now;
    vi.spyOn(Date, "now").mockImplementation(() => now() + hourMs);
  };
  const waiting = () =>
    database.query.selectFrom("webhook_deliveries").select("due_at").where("due_at", "is not", null).execute();

  test("a delivery that is being sent when the clock is set forward is not sent again", async () => {
    const first = await send();
    await expect.poll(idsReceived).toEqual([first.id]);
    setForward();
    const second = await send();
    await expect.poll(idsReceived).toContain(second.id);
    answer();
    await expect.poll(waiting).toEqual([]);
    expect(idsReceived()).toEqual([first.id, second.id]);
  });

  test.skipIf(openAgain === undefined)(
    "a delivery that one process is sending is not claimed by another whose clock is an hour ahead",
    async () => {
      const first = await send();
      await expect.poll(idsReceived).toEqual([first.id]);
      setForward();
      const other = await startWebhookService((await openAgain?.()) ?? database, { clock: service.clock });
      await other.server.services.deliveries.tick();
      expect(idsReceived()).toEqual([first.id]);
      await other.server.close();
    },
  );

  test("a dead process's deliveries are sent within a lease although the clock was set back", async () => {
    const accepting = await startWebhookService(database, { concurrency: 0 });
    const { id } = await accepting.mortise.application.create({ name: "Hostel" });
    await accepting.mortise.endpoint.create(id, { url: receiver.url });
    await service.server.close();
    const other = await startWebhookService(database, { clock: accepting.clock, leaseMs: 100 });
    await other.server.services.deliveries.stop();
    await accepting.mortise.message.create(id, { eventType: "lock.unlocked", payload: { door: 7 } });
    const dead = { leased_by: "dead", leased_until: Date.now() + hourMs };
    await database.query.updateTable("webhook_deliveries").set(dead).execute();
    accepting.clock.advance(-hourMs);
    answer();
    const { deliveries } = other.server.services;
    await expect.poll(async () => (await deliveries.tick(), receiver.received.length)).toBe(1);
    for (const { server } of [other, accepting]) await server.close();
  });

  test("the last attempt of a process that stood still is kept, but nobody hears of its failure once another has delivered the message", async () => {
    const { mortise } = service;
    await mortise.application.create({ name: "Operations", uid: "operational" });
    receiver.answer = (response) => {
      if (receiver.received.length > 1) response.writeHead(204).end();
      else void asked.promise.then(() => response.writeHead(500).end());
    };
    await service.server.services.deliveries.stop();
    const { id } = await send();
    await database.query.updateTable("webhook_deliveries").set({ failures: retryDelaysMs.length }).execute();
    const standing = service.server.services.deliveries.tick();
    await expect.poll(idsReceived).toEqual([id]);
    await database.query.updateTable("webhook_deliveries").set({ leased_until: 1 }).execute();
    const other = await startWebhookService((await openAgain?.()) ?? database, { clock: service.clock });
    await other.server.services.deliveries.tick();
    answer();
    await standing;
    await other.server.close();
    const attempts = (await mortise.messageAttempt.listByMsg(app, id)).data.map(({ status }) => status);
    expect(new Set(attempts)).toEqual(new Set([messageStatuses.Success, messageStatuses.Fail]));
    expect((await mortise.messageAttempt.listAttemptedDestinations(app, id)).data).toMatchObject([
      { status: messageStatuses.Success },
    ]);
    expect(await database.query.selectFrom("webhook_endpoints").select("failing_since").execute()).toEqual([
      { failing_since: null },
    ]);
    const told = database.query.selectFrom("webhook_messages").select("event_type").where("msg_id", "!=", id);
    expect(await told.execute()).toEqual([]);
  });
});
