import { Webhook } from "@mortise/webhooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../rig/databases.ts";
import type { Database } from "../../src/base/db/database.ts";
import {
  answering,
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../webhooks/webhook-service.ts";

onDatabase((databases) => {
  let database: Database;
  let service: WebhookService;
  let receiver: Receiver;
  let app: string;

  beforeEach(async () => {
    receiver = await startReceiver();
    database = await databases.open();
    service = await startWebhookService(database, { timeoutMs: 2000 });
    app = (await service.mortise.application.create({ name: "Hotel", uid: "hotel" })).id;
  });
  afterEach(async () => {
    await service.server.close();
    await receiver.close();
  });

  const send = (payload: object = { door: 12 }) =>
    service.mortise.message.create(app, { eventType: "lock.unlocked", payload: { ...payload } });
  const addEndpoint = (fields: object = {}) =>
    service.mortise.endpoint.create(app, { url: receiver.url, version: 1, ...fields });
  const delivered = async () => {
    await service.server.tick();
    return receiver.received.length;
  };
  const advance = async (milliseconds: number) => {
    service.clock.advance(milliseconds);
    return delivered();
  };

  test("a message reaches its endpoint, signed in both families of names", async () => {
    const endpoint = await addEndpoint();
    const message = await send({ n: 1 });
    expect(await delivered()).toBe(1);
    const [{ headers, body }] = receiver.received as [Receiver["received"][0]];
    expect(body).toBe('{"n":1}');
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": message.id,
      "svix-id": message.id,
    });
    const { key } = await service.mortise.endpoint.getSecret(app, endpoint.id);
    const webhook = new Webhook(key, { now: () => service.clock.now() });
    expect(webhook.verify(body, headers)).toEqual({ n: 1 });
    const provider = Object.entries(headers).filter(([name]) => !name.startsWith("webhook-"));
    expect(webhook.verify(body, Object.fromEntries(provider))).toEqual({ n: 1 });
    const { data } = await service.mortise.messageAttempt.listByMsg(app, message.id);
    expect(data).toMatchObject([
      { status: 0, responseStatusCode: 204, response: "", triggerType: 0, endpointId: endpoint.id },
    ]);
  });

  test("a message reaches each endpoint once, but none that filters it out, is disabled or deleted", async () => {
    await service.mortise.eventType.create({ name: "lock.locked", description: "A door was locked" });
    const wanting = await Promise.all(
      Array.from({ length: 25 }, (_, index) => addEndpoint({ url: `${receiver.url}/${index}` })),
    );
    await addEndpoint({ filterTypes: ["lock.locked"] });
    await addEndpoint({ disabled: true });
    await service.mortise.endpoint.delete(app, (await addEndpoint()).id);
    const { id } = await send();
    expect(await delivered()).toBe(25);
    const { data } = await service.mortise.messageAttempt.listAttemptedDestinations(app, id);
    expect(data.map((endpoint) => [endpoint.id, endpoint.status])).toEqual(
      wanting
        .map((endpoint) => endpoint.id)
        .toSorted()
        .map((endpoint_id) => [endpoint_id, 0]),
    );
  });

  test("the payload arrives character by character as it was sent", async () => {
    await addEndpoint();
    const text = '{"eventType":"a", "payload" : { "n": 12345678901234567890, "f":0.1000 } , "channels":null}';
    expect((await service.ask("POST", "/app/hotel/msg", { text })).status).toBe(202);
    await delivered();
    expect(receiver.received[0]?.body).toBe('{ "n": 12345678901234567890, "f":0.1000 }');
  });

  test("attempts are made at once, after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then no more", async () => {
    const endpoint = await addEndpoint();
    receiver.answer = answering(500, "no");
    const message = await send();
    const seconds = [0, 5, 300, 1800, 7200, 18_000, 36_000, 36_000];
    expect(await delivered()).toBe(1);
    for (const [index, wait] of seconds.slice(1).entries()) {
      expect(await advance(wait * 1000 - 1)).toBe(index + 1);
      expect(await advance(1)).toBe(index + 2);
    }
    expect(await advance(30 * 86_400_000)).toBe(8);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([message.id]));
    const stamps = receiver.received.map(({ headers }) => Number(headers["webhook-timestamp"]));
    expect(stamps.map((stamp, index) => stamp - (stamps[index - 1] ?? stamp))).toEqual(seconds);
    const { data } = await service.mortise.messageAttempt.listAttemptedDestinations(app, message.id);
    expect(data).toMatchObject([{ id: endpoint.id, status: 2, nextAttempt: null }]);
    expect((await service.mortise.messageAttempt.listByMsg(app, message.id)).data).toHaveLength(8);
  });

  test("a message that waits for a retry tells when it is due", async () => {
    const endpoint = await addEndpoint();
    receiver.answer = answering(503);
    await send();
    await delivered();
    const at = service.clock.now();
    const { data } = await service.mortise.messageAttempt.listAttemptedMessages(app, endpoint.id);
    expect(data).toMatchObject([{ status: 3, nextAttempt: new Date(at + 5000) }]);
    receiver.answer = answering(200, "thanks");
    expect(await advance(5000)).toBe(2);
    const after = await service.mortise.messageAttempt.listAttemptedMessages(app, endpoint.id);
    expect(after.data).toMatchObject([{ status: 0, nextAttempt: null }]);
    expect(await advance(86_400_000)).toBe(2);
  });

  test("a delivered message stays delivered, also when its resend cannot be sent", async () => {
    const [stopped, tooLate] = [await addEndpoint(), await addEndpoint()];
    const message = await service.mortise.message.create(app, {
      eventType: "a",
      payload: {},
      payloadRetentionPeriod: 5,
    });
    expect(await delivered()).toBe(2);
    // A resend by hand waits in the queue.
    const due_at = service.clock.now() + 5 * 86_400_000;
    await database.query
      .updateTable("webhook_deliveries")
      .set({ manual: 1, due_at })
      .where("msg_id", "=", message.id)
      .execute();
    await service.mortise.endpoint.update(app, stopped.id, { url: receiver.url, disabled: true });
    expect(await advance(5 * 86_400_000)).toBe(2);
    for (const { id } of [stopped, tooLate])
      expect(await service.mortise.endpoint.getStats(app, id)).toEqual({ success: 1, pending: 0, sending: 0, fail: 0 });
  });

  test("a message whose payload has expired is no longer sent", async () => {
    const endpoint = await addEndpoint();
    receiver.answer = answering(500);
    await service.mortise.message.create(app, { eventType: "a", payload: {}, payloadRetentionPeriod: 5 });
    expect(await delivered()).toBe(1);
    expect(await advance(5 * 86_400_000)).toBe(1);
    expect(await service.mortise.endpoint.getStats(app, endpoint.id)).toEqual({
      success: 0,
      pending: 0,
      sending: 0,
      fail: 1,
    });
    const { data } = await service.mortise.messageAttempt.listAttemptedMessages(app, endpoint.id);
    expect(data).toMatchObject([{ nextAttempt: null }]);
  });

  test("a redirect is a failure and is not followed", async () => {
    const elsewhere = await startReceiver();
    await addEndpoint();
    receiver.answer = (response) => response.writeHead(302, { location: elsewhere.url }).end("over there");
    const message = await send();
    await delivered();
    const { data } = await service.mortise.messageAttempt.listByMsg(app, message.id);
    expect(data).toMatchObject([{ status: 2, responseStatusCode: 302, response: "over there" }]);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  test("every valid secret signs, newest first: an old one stays valid for a day after a rotation", async () => {
    const endpoint = await addEndpoint();
    const { key: before } = await service.mortise.endpoint.getSecret(app, endpoint.id);
    await service.mortise.endpoint.rotateSecret(app, endpoint.id, {});
    const { key: after } = await service.mortise.endpoint.getSecret(app, endpoint.id);
    expect(after).not.toBe(before);
    await send();
    await delivered();
    const verifies = (key: string) => {
      const { body, headers } = receiver.received.at(-1) as Receiver["received"][0];
      try {
        new Webhook(key, { now: () => service.clock.now() }).verify(body, headers);
        return true;
      } catch {
        return false;
      }
    };
    expect([verifies(before), verifies(after)]).toEqual([true, true]);
    const signed = new Webhook(after).sign(
      String(receiver.received[0]?.headers["webhook-id"]),
      new Date(service.clock.now()),
      receiver.received[0]?.body ?? "",
    );
    expect(String(receiver.received[0]?.headers["webhook-signature"]).split(" ")[0]).toBe(signed);
    service.clock.advance(24 * 3_600_000);
    await send();
    await delivered();
    expect([verifies(before), verifies(after)]).toEqual([false, true]);
  });

  test("filters, channels and disabling decide which endpoints get a message", async () => {
    await service.mortise.eventType.create({ name: "lock.locked", description: "A door was locked" });
    const receivers = await Promise.all([1, 2, 3, 4].map(() => startReceiver()));
    const [all, filtered, channelled, disabled] = receivers as [Receiver, Receiver, Receiver, Receiver];
    await addEndpoint({ url: all.url });
    await addEndpoint({ url: filtered.url, filterTypes: ["lock.locked"] });
    await addEndpoint({ url: channelled.url, channels: ["floor-1"] });
    await addEndpoint({ url: disabled.url, disabled: true });
    const say = (eventType: string, channels?: string[]) =>
      service.mortise.message.create(app, { eventType, payload: {}, channels });
    await say("lock.unlocked");
    await say("lock.locked");
    await say("lock.locked", ["floor-1", "x"]);
    await say("lock.locked", ["Floor-1"]);
    await service.server.tick();
    expect(receivers.map(({ received }) => received.length)).toEqual([4, 3, 1, 0]);
    await Promise.all(receivers.map((one) => one.close()));
  });

  test("after five days of failures only, the endpoint is disabled and an operational webhook tells so", async () => {
    const operations = await startReceiver();
    await service.mortise.application.create({ name: "Operations", uid: "operational" });
    await service.mortise.endpoint.create("operational", { url: operations.url });
    const endpoint = await addEndpoint({ uid: "front" });
    receiver.answer = answering(500);
    const begun = service.clock.now();
    for (let day = 0; day < 5; day += 1) {
      await send();
      await delivered();
      expect((await service.mortise.endpoint.get(app, endpoint.id)).disabled).toBe(false);
      for (let hours = 0; hours < 24; hours += 4) await advance(4 * 3_600_000);
    }
    await send();
    await delivered();
    expect((await service.mortise.endpoint.get(app, endpoint.id)).disabled).toBe(true);
    const tries = receiver.received.length;
    await send();
    expect(await advance(86_400_000)).toBe(tries);
    await service.server.tick();
    const events = operations.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        "endpoint.created",
        "message.attempt.failing",
        "message.attempt.exhausted",
        "endpoint.disabled",
      ]),
    );
    expect(events.find(({ type }) => type === "endpoint.disabled")?.data).toMatchObject({
      appId: app,
      appUid: "hotel",
      endpointId: endpoint.id,
      endpointUid: "front",
      failSince: new Date(begun).toISOString(),
    });
    await operations.close();

    receiver.answer = answering(200);
    await service.mortise.endpoint.update(app, endpoint.id, { url: receiver.url });
    await send();
    expect(await delivered()).toBe(tries + 1);
  });

  test("a success starts the five days anew", async () => {
    const endpoint = await addEndpoint();
    for (let day = 0; day < 8; day += 1) {
      receiver.answer = answering(day === 4 ? 200 : 500);
      await send();
      await delivered();
      await advance(86_400_000);
    }
    expect((await service.mortise.endpoint.get(app, endpoint.id)).disabled).toBe(false);
  });

  test("an environment can be set to keep failing endpoints enabled", async () => {
    await service.mortise.environment.import({
      createdAt: new Date(),
      version: 1,
      settings: { disableEndpointOnFailure: false },
    });
    const endpoint = await addEndpoint();
    receiver.answer = answering(500);
    for (let day = 0; day < 7; day += 1) {
      await send();
      await delivered();
      await advance(86_400_000);
    }
    expect((await service.mortise.endpoint.get(app, endpoint.id)).disabled).toBe(false);
  });

  test("the 4th failure and the last one are told by operational webhooks with their attempt", async () => {
    const operations = await startReceiver();
    await service.mortise.application.create({ name: "Operations", uid: "operational" });
    const endpoint = await addEndpoint();
    await service.mortise.endpoint.create("operational", { url: operations.url });
    receiver.answer = answering(418);
    const message = await service.mortise.message.create(app, { eventType: "a", payload: {}, eventId: "evt-1" });
    for (const wait of [0, 5, 300, 1800]) await advance(wait * 1000);
    await service.server.tick();
    const told = () =>
      operations.received.map(
        ({ body }) => JSON.parse(body) as { type: string; data: { lastAttempt: { id: string } } },
      );
    const attempts = await service.mortise.messageAttempt.listByMsg(app, message.id);
    expect(told().filter(({ type }) => type.startsWith("message."))).toMatchObject([
      {
        type: "message.attempt.failing",
        data: {
          appId: app,
          endpointId: endpoint.id,
          msgId: message.id,
          msgEventId: "evt-1",
          lastAttempt: { id: attempts.data[0]?.id, responseStatusCode: 418 },
        },
      },
    ]);
    for (const wait of [7200, 18_000, 36_000, 36_000]) await advance(wait * 1000);
    await service.server.tick();
    expect(
      told()
        .filter(({ type }) => type.startsWith("message."))
        .map(({ type }) => type),
    ).toEqual(["message.attempt.failing", "message.attempt.exhausted"]);
    await operations.close();
  });
});
