import { BadRequestError, ConflictError, NotFoundError, PayloadTooLargeError, UnprocessableError } from "@mortise/webhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { answering, type Receiver, startReceiver, startWebhookService, type WebhookService } from "../../test/webhook-service.ts";

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ returned: value }),
    (error: unknown) => error,
  );

onBothDatabases((databases) => {
  let service: WebhookService;
  let { mortise } = {} as WebhookService;
  let receiver: Receiver;
  let app: string;
  beforeEach(async () => {
    service = await startWebhookService(await databases.open());
    mortise = service.mortise;
    receiver = await startReceiver();
    app = (await mortise.application.create({ name: "Hotel", uid: "hotel" })).id;
  });
  afterEach(async () => {
    await service.server.close();
    await receiver.close();
  });

  const send = (eventType = "a", more: object = {}) => mortise.message.create(app, { eventType, payload: { eventType }, ...more });

  describe("messages", () => {
    test("are answered with what was accepted, and read by id and eventId", async () => {
      const made = await send("lock.unlocked", { eventId: "evt-1", channels: ["floor-1"] });
      expect(made).toEqual({
        id: expect.stringMatching(/^msg_[0-9A-Za-z]{27}$/),
        eventType: "lock.unlocked",
        eventId: "evt-1",
        channels: ["floor-1"],
        payload: { eventType: "lock.unlocked" },
        timestamp: new Date(service.clock.now()),
      });
      expect(await mortise.message.get(app, made.id)).toEqual(made);
      expect(await mortise.message.get("hotel", "evt-1")).toEqual(made);
      expect(await errorOf(mortise.message.get(app, "evt-2"))).toBeInstanceOf(NotFoundError);
      const bare = await mortise.message.create(app, { eventType: "a", payload: { secret: 1 } }, { withContent: false });
      expect(bare.payload).toEqual({});
    });

    test("of one eventId there is one", async () => {
      await send("a", { eventId: "evt-1" });
      expect(await errorOf(send("b", { eventId: "evt-1" }))).toBeInstanceOf(ConflictError);
      const { id } = await mortise.application.create({ name: "Other" });
      await mortise.message.create(id, { eventType: "a", payload: {}, eventId: "evt-1" });
    });

    test("of one idempotency key there is one, whoever asks at once, and a failure frees the key", async () => {
      const key = { idempotencyKey: "k-1" };
      const made = await Promise.all([1, 2, 3].map(() => mortise.message.create(app, { eventType: "a", payload: {} }, key)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect((await mortise.message.list(app)).data).toHaveLength(1);
      expect((await mortise.message.create(app, { eventType: "other", payload: {} }, key)).eventType).toBe("a");
      expect(await errorOf(mortise.message.create("nowhere", { eventType: "a", payload: {} }, key))).toBeInstanceOf(NotFoundError);
      const fresh = await mortise.message.create(app, { eventType: "a", payload: {} }, { idempotencyKey: "k-2" });
      expect(fresh.id).not.toBe(made[0]?.id);
      const answers = await service.database.query.selectFrom("webhook_answers").selectAll().execute();
      expect(answers.map(({ status }) => status)).toEqual([202, 202]);
      expect(JSON.stringify(answers)).not.toContain("msg_");
    });

    test("may be as large as the limit and no larger", async () => {
      const payload = { text: "x".repeat(349_989) };
      expect((await mortise.message.create(app, { eventType: "a", payload })).payload).toEqual(payload);
      expect(await errorOf(mortise.message.create(app, { eventType: "a", payload: { text: "x".repeat(350_000) } }))).toBeInstanceOf(
        PayloadTooLargeError,
      );
      expect(await errorOf(mortise.message.create(app, { eventType: "a", payload: { text: "x".repeat(2_000_000) } }))).toMatchObject({
        code: 413,
        body: { code: "payload_too_large" },
      });
    });

    test("are refused when they are too deep to be read again, and the list goes on", async () => {
      const text = `{"eventType":"a","payload":{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`;
      for (const headers of [{}, { "idempotency-key": "deep" }]) {
        const [deep, beside] = await Promise.all([service.ask("POST", `/app/${app}/msg`, { text, headers }), send("b")]);
        expect([deep.status, beside.eventType]).toEqual([422, "b"]);
      }
      expect((await mortise.message.list(app)).data).toHaveLength(2);
      const example = await service.ask("POST", "/event-type/schema/generate-example", { text: `{"schema":{"default":${text}}}` });
      expect(example.status).toBe(422);
    });

    test("keep their payload as long as asked, and stay themselves", async () => {
      await mortise.endpoint.create(app, { url: receiver.url });
      const short = await send("a", { payloadRetentionPeriod: 5 });
      const long = await send("b");
      await service.server.tick();
      service.clock.advance(5 * 86_400_000);
      expect((await mortise.message.get(app, short.id)).payload).toEqual({ expired: true });
      expect((await mortise.message.get(app, long.id)).payload).toEqual({ eventType: "b" });
      const endpoints = await mortise.endpoint.list(app);
      const endpoint = endpoints.data[0]?.id ?? "";
      expect(await errorOf(mortise.messageAttempt.resend(app, short.id, endpoint))).toMatchObject({ body: { code: "missing_payload" } });
      expect(await errorOf(mortise.messageAttempt.resend(app, short.id, endpoint))).toBeInstanceOf(BadRequestError);
    });

    test("are listed newest first, forwards, backwards and narrowed", async () => {
      const made: string[] = [];
      const times: Date[] = [];
      for (let count = 0; count < 6; count += 1) {
        const message = await send(count % 2 ? "odd" : "even", count < 3 ? { channels: ["low"] } : {});
        made.unshift(message.id);
        times.unshift(message.timestamp);
        service.clock.advance(1000);
      }
      const ids = async (options?: Parameters<typeof mortise.message.list>[1]) =>
        (await mortise.message.list(app, options)).data.map(({ id }) => id);
      expect(await ids()).toEqual(made);
      const first = await mortise.message.list(app, { limit: 2 });
      expect(first).toMatchObject({ done: false, iterator: made[1], prevIterator: `-${made[0]}` });
      const second = await mortise.message.list(app, { limit: 2, iterator: made[1] });
      expect(second.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
      const back = await mortise.message.list(app, { limit: 2, iterator: second.prevIterator ?? "" });
      expect(back.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
      expect(back.done).toBe(true);
      expect(await ids({ eventTypes: ["odd"] })).toEqual([made[0], made[2], made[4]]);
      expect(await ids({ eventTypes: ["odd", "even"], limit: 250 })).toEqual(made);
      expect(await ids({ channel: "low" })).toEqual(made.slice(3));
      expect(await ids({ channel: "lo" })).toEqual([]);
      expect(await ids({ before: times[3] })).toEqual(made.slice(4));
      expect(await ids({ after: times[3], before: times[0] })).toEqual(made.slice(1, 3));
      // Only `after`: the oldest page after it.
      expect(await ids({ after: times[5], limit: 2 })).toEqual(made.slice(3, 5));
      const all: string[] = [];
      for await (const { id } of mortise.message.list(app, { after: times[5], limit: 2 })) all.push(id);
      expect(all.toSorted()).toEqual(made.slice(0, 5).toSorted());
    });

    test("refuse the iterator of another list", async () => {
      const { id } = await mortise.endpoint.create(app, { url: receiver.url });
      for (const iterator of [id, app, "msg_1", "-", "msg_' or 1=1", `--${(await send()).id}`])
        expect(await errorOf(mortise.message.list(app, { iterator }))).toMatchObject({
          code: 422,
          body: { detail: [{ loc: ["query", "iterator"] }] },
        });
    });
  });

  describe("attempts", () => {
    test("are listed with every filter", async () => {
      const { id: good } = await mortise.endpoint.create(app, { url: receiver.url, uid: "good" });
      const broken = await startReceiver();
      broken.answer = answering(404, "nobody here");
      const { id: bad } = await mortise.endpoint.create(app, { url: broken.url });
      const { id: gone } = await mortise.endpoint.create(app, { url: "http://10.0.0.1/hook" });
      const message = await send("lock.unlocked", { channels: ["c1"] });
      const other = await send("lock.locked");
      await service.server.tick();
      const endpointsOf = async (options: Parameters<typeof mortise.messageAttempt.listByMsg>[2]) =>
        (await mortise.messageAttempt.listByMsg(app, message.id, options)).data.map(({ endpointId }) => endpointId).toSorted();
      expect(await endpointsOf({})).toEqual([good, bad, gone].toSorted());
      expect(await endpointsOf({ status: 0 })).toEqual([good]);
      expect(await endpointsOf({ status: 2 })).toEqual([bad, gone].toSorted());
      expect(await endpointsOf({ statusCodeClass: 200 })).toEqual([good]);
      expect(await endpointsOf({ statusCodeClass: 400 })).toEqual([bad]);
      expect(await endpointsOf({ statusCodeClass: 0 })).toEqual([gone]);
      expect(await endpointsOf({ endpointId: "good" })).toEqual([good]);
      expect(await endpointsOf({ eventTypes: ["lock.locked"] })).toEqual([]);
      expect(await endpointsOf({ channel: "c1", eventTypes: ["lock.unlocked"] })).toHaveLength(3);
      expect(await endpointsOf({ before: new Date(service.clock.now()) })).toEqual([]);
      const byEndpoint = await mortise.messageAttempt.listByEndpoint(app, bad, { limit: 1 });
      expect(byEndpoint).toMatchObject({ done: false, data: [{ msgId: other.id, responseStatusCode: 404, response: "nobody here" }] });
      const [attempt] = byEndpoint.data;
      expect(await mortise.messageAttempt.get(app, other.id, attempt?.id ?? "")).toEqual(attempt);
      expect(await errorOf(mortise.messageAttempt.get(app, message.id, attempt?.id ?? ""))).toBeInstanceOf(NotFoundError);
      const old = await mortise.messageAttempt.listByMsgDeprecated(app, message.id, { endpointId: good });
      expect(old.data.map(({ endpointId }) => endpointId)).toEqual([good]);
      const pair = await mortise.messageAttempt.listAttemptsForEndpoint(app, message.id, bad);
      expect(pair.data.map(({ endpointId }) => endpointId)).toEqual([bad]);
      const destinations = await mortise.messageAttempt.listAttemptedDestinations(app, message.id);
      expect(Object.fromEntries(destinations.data.map(({ id, status }) => [id, status]))).toEqual({ [good]: 0, [bad]: 3, [gone]: 3 });
      const failed = await mortise.messageAttempt.listAttemptedMessages(app, bad, { status: 3 });
      expect(failed.data.map(({ id }) => id)).toEqual([other.id, message.id]);
      expect(await mortise.endpoint.getStats(app, bad)).toEqual({ success: 0, pending: 0, fail: 0, sending: 2 });
      expect(await mortise.endpoint.getStats(app, good)).toEqual({ success: 2, pending: 0, fail: 0, sending: 0 });
      await broken.close();
    });

    test("are made once more by hand, which changes the schedule only when it succeeds", async () => {
      const { id } = await mortise.endpoint.create(app, { url: receiver.url });
      receiver.answer = answering(500);
      const message = await send();
      await service.server.tick();
      await mortise.messageAttempt.resend(app, message.id, id);
      await service.server.tick();
      expect(receiver.received).toHaveLength(2);
      const { data } = await mortise.messageAttempt.listByMsg(app, message.id);
      expect(data.map(({ triggerType, status }) => [triggerType, status])).toEqual([
        [1, 2],
        [0, 2],
      ]);
      service.clock.advance(5000);
      await service.server.tick();
      expect(receiver.received).toHaveLength(3);
      receiver.answer = answering(200);
      await mortise.messageAttempt.resend(app, message.id, id);
      await service.server.tick();
      service.clock.advance(86_400_000);
      await service.server.tick();
      expect(receiver.received).toHaveLength(4);
      receiver.answer = answering(500);
      await Promise.all([1, 2].map(() => mortise.messageAttempt.resend(app, message.id, id)));
      await service.server.tick();
      expect(receiver.received).toHaveLength(6);
      const [stand] = (await mortise.messageAttempt.listAttemptedMessages(app, id)).data;
      expect(stand).toMatchObject({ status: 0, nextAttempt: null });
    });

    test("by hand go to an endpoint that came later, and never to a disabled one", async () => {
      const message = await send();
      const { id } = await mortise.endpoint.create(app, { url: receiver.url, filterTypes: null });
      await mortise.messageAttempt.resend(app, message.id, id);
      await service.server.tick();
      expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([message.id]);
      await mortise.endpoint.update(app, id, { url: receiver.url, disabled: true });
      await mortise.messageAttempt.resend(app, message.id, id);
      await service.server.tick();
      expect(receiver.received).toHaveLength(1);
    });

    test("recover what failed since a moment", async () => {
      const { id } = await mortise.endpoint.create(app, { url: receiver.url });
      receiver.answer = answering(500);
      const old = await send();
      service.clock.advance(40 * 3_600_000);
      await service.server.tick();
      for (const wait of [5, 300, 1800, 7200, 18_000, 36_000, 36_000]) {
        service.clock.advance(wait * 1000);
        await service.server.tick();
      }
      const since = new Date(service.clock.now());
      const lost = [await send(), await send()];
      // What is tried at this moment has not failed yet, and is not recovered but tried again by itself.
      await expect.poll(() => mortise.endpoint.getStats(app, id)).toEqual({ success: 0, pending: 0, sending: 2, fail: 1 });
      await mortise.endpoint.update(app, id, { url: receiver.url, disabled: true });
      await mortise.endpoint.update(app, id, { url: receiver.url });
      receiver.answer = answering(200);
      const before = receiver.received.length;
      // May be there before it is asked for: deliveries go on by themselves.
      const kept = await send();
      expect(await mortise.endpoint.recover(app, id, { since })).toEqual({});
      await service.server.tick();
      const sent = receiver.received.slice(before).map(({ headers }) => headers["webhook-id"]);
      expect(new Set(sent)).toEqual(new Set([...lost, kept].map((message) => message.id)));
      expect(sent).not.toContain(old.id);
      expect(await mortise.endpoint.getStats(app, id)).toEqual({ success: 3, pending: 0, sending: 0, fail: 1 });
      const tooFar = new Date(service.clock.now() - 15 * 86_400_000);
      expect(await errorOf(mortise.endpoint.recover(app, id, { since: tooFar }))).toMatchObject({
        body: { detail: [{ loc: ["body", "since"] }] },
      });
    });

    test("show an example of an event type to one endpoint alone", async () => {
      const schema = { type: "object", examples: [{ door: "12" }] };
      await mortise.eventType.create({ name: "lock.opened", description: "", schemas: { 1: schema } });
      await mortise.eventType.create({ name: "bare", description: "" });
      const bystander = await startReceiver();
      await mortise.endpoint.create(app, { url: bystander.url });
      const { id } = await mortise.endpoint.create(app, { url: receiver.url });
      const message = await mortise.endpoint.sendExample(app, id, { eventType: "lock.opened" });
      await mortise.endpoint.sendExample(app, id, { eventType: "svix.ping" });
      await service.server.tick();
      expect(new Set(receiver.received.map(({ body }) => body))).toEqual(new Set(['{"door":"12"}', '{"success":true}']));
      expect(message).toHaveProperty("payload", {});
      expect(message.eventType).toBe("lock.opened");
      expect(bystander.received).toEqual([]);
      expect(await errorOf(mortise.endpoint.sendExample(app, id, { eventType: "bare" }))).toMatchObject({
        code: 400,
        body: { code: "invalid_scheme" },
      });
      expect(await errorOf(mortise.endpoint.sendExample(app, id, { eventType: "unknown" }))).toBeInstanceOf(NotFoundError);
      await bystander.close();
    });
  });

  describe("statistics", () => {
    test("count attempts by period, filled with zeros, oldest first", async () => {
      const { id } = await mortise.endpoint.create(app, { url: receiver.url });
      await send();
      await service.server.tick();
      service.clock.advance(7 * 60_000);
      receiver.answer = answering(500);
      await send();
      await service.server.tick();
      const endDate = new Date(service.clock.now() + 1);
      const hour = await mortise.statistics.appAttempts(app, { startDate: new Date(endDate.getTime() - 3_600_000), endDate });
      expect(hour.period).toBe("FiveMinutes");
      expect(hour.data.successCount?.length).toBe((hour.endDate.getTime() - hour.startDate.getTime()) / 300_000);
      expect(hour.data.successCount?.slice(-2)).toEqual([1, 0]);
      expect(hour.data.failureCount?.slice(-2)).toEqual([0, 1]);
      const month = await mortise.statistics.endpointAttempts(app, id);
      expect(month).toMatchObject({ period: "OneDay", data: { successCount: expect.any(Array) } });
      expect(month.data.successCount?.at(-1)).toBe(1);
      expect(month.data.failureCount?.at(-1)).toBe(1);
      expect(month.data.successCount).toHaveLength(29);
      const wrong = await errorOf(mortise.statistics.appAttempts(app, { startDate: endDate, endDate: new Date(0) }));
      expect(wrong).toMatchObject({ code: 400, body: { code: "invalid_range" } });
      expect(await errorOf(mortise.statistics.appAttempts(app, { startDate: "soon" }))).toBeInstanceOf(UnprocessableError);
    });
  });
});
