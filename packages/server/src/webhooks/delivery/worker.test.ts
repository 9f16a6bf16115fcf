// A worker's claims: their number, and their renewal for as long as an attempt takes.
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import {
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../../../test/webhooks/webhook-service.ts";
import type { Database } from "../../base/db/database.ts";

onBothDatabases(({ open }) => {
  let database: Database;
  let receiver: Receiver;
  const services: WebhookService[] = [];
  /** Answers to requests that are held back. */
  const answers: (() => void)[] = [];

  beforeEach(async () => {
    database = await open();
    receiver = await startReceiver();
    receiver.answer = (response) => void answers.push(() => response.writeHead(204).end());
  });
  afterEach(async () => {
    receiver.answer = (response) => void response.writeHead(204).end();
    for (const answer of answers.splice(0)) answer();
    for (const { server } of services.splice(0)) await server.close();
    await receiver.close();
  });

  const start = async (options: Parameters<typeof startWebhookService>[1]) => {
    const service = await startWebhookService(database, options);
    services.push(service);
    return service;
  };
  const furnish = async ({ mortise }: WebhookService, endpoints = 1) => {
    const { id } = await mortise.application.create({ name: "Hotel" });
    for (let count = 0; count < endpoints; count += 1) await mortise.endpoint.create(id, { url: receiver.url });
    return () => mortise.message.create(id, { eventType: "lock.unlocked", payload: { door: 12 } });
  };
  const idsReceived = () => receiver.received.map(({ headers }) => String(headers["webhook-id"]));

  test("sends no more at once than its concurrency, and the next as soon as one is answered", async () => {
    const accepting = await start({ concurrency: 0 });
    const send = await furnish(accepting, 3);
    const sent = [await send(), await send()].map(({ id }) => id);
    let most = 0;
    receiver.answer = (response) => {
      answers.push(() => response.writeHead(204).end());
      most = Math.max(most, answers.length);
      if (answers.length >= 2) setTimeout(() => answers.splice(0).forEach((answer) => answer()), 20);
    };
    await start({ concurrency: 2, clock: accepting.clock });
    await expect.poll(idsReceived).toHaveLength(6);
    expect(idsReceived().toSorted()).toEqual([...sent, ...sent, ...sent].toSorted());
    expect(most).toBe(2);
  });

  test.each([
    { concurrency: 256, underWay: 1 },
    // The first two give their slots up because they take so long. Then no slot is left.
    { concurrency: 1, underWay: 3 },
  ])(
    "renews the lease of a slow attempt with a concurrency of $concurrency, so that no other process sends it",
    async (room) => {
      const leaseMs = 300;
      const send = await furnish(await start({ concurrency: room.concurrency, leaseMs }));
      const { id } = await send();
      const until = async () => {
        const lease = database.query.selectFrom("webhook_deliveries").select("leased_until").where("msg_id", "=", id);
        return (await lease.executeTakeFirstOrThrow()).leased_until ?? 0;
      };
      // Each message wakes the worker.
      await expect.poll(async () => (await send(), receiver.received.length)).toBeGreaterThanOrEqual(room.underWay);
      const begun = await until();
      await expect.poll(async () => (await send(), until())).toBeGreaterThan(begun + 3 * leaseMs);
      expect(idsReceived().filter((each) => each === id)).toEqual([id]);
    },
  );

  test("keeps its claim of an attempt that began while an earlier one, given up, was still awaited", async () => {
    const leaseMs = 300;
    const { mortise: client } = await start({ leaseMs });
    const { id: app } = await client.application.create({ name: "Hotel" });
    const { id: endpoint } = await client.endpoint.create(app, { url: receiver.url });
    const send = () => client.message.create(app, { eventType: "lock.unlocked", payload: { door: 12 } });
    const { id } = await send();
    await expect.poll(idsReceived).toEqual([id]);
    for (const disabled of [true, false]) await client.endpoint.update(app, endpoint, { url: receiver.url, disabled });
    await client.messageAttempt.resend(app, id, endpoint);
    await expect.poll(idsReceived).toEqual([id, id]);
    answers.shift()?.();
    const ofId = () => idsReceived().filter((each) => each === id);
    const until = async () => {
      const lease = database.query.selectFrom("webhook_deliveries").select("leased_until").where("msg_id", "=", id);
      return (await lease.executeTakeFirstOrThrow()).leased_until ?? 0;
    };
    const begun = await until();
    await expect.poll(async () => (await send(), until())).toBeGreaterThan(begun + 3 * leaseMs);
    expect(ofId()).toEqual([id, id]);
  });
});
