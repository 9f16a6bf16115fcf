// Messages are accepted once, kept for the requested time, and listed.
import { ConflictError, NotFoundError, PayloadTooLargeError } from "@mortise/webhooks";
import { beforeEach, expect, test } from "vitest";
import { errorOf } from "../../../test/webhooks/services.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { openWebhookHotel, type WebhookHotel } from "../../../test/webhooks/webhook-hotel.ts";

onBothDatabases((databases) => {
  let { service, mortise, receiver, app, send, close } = {} as WebhookHotel;
  beforeEach(async () => {
    ({ service, mortise, receiver, app, send, close } = await openWebhookHotel(databases));
    return close;
  });

  test("a new message is returned as accepted, and read by id and eventId", async () => {
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

  test("a second message with the same eventId is refused", async () => {
    await send("a", { eventId: "evt-1" });
    expect(await errorOf(send("b", { eventId: "evt-1" }))).toBeInstanceOf(ConflictError);
    const again = () =>
      mortise.message.create(app, { eventType: "b", payload: {}, eventId: "evt-1" }, { idempotencyKey: "k-1" });
    expect([await errorOf(again()), await errorOf(again())]).toEqual([
      expect.any(ConflictError),
      expect.any(ConflictError),
    ]);
    const { id } = await mortise.application.create({ name: "Other" });
    await mortise.message.create(id, { eventType: "a", payload: {}, eventId: "evt-1" });
  });

  test("one idempotency key makes one message, also in simultaneous requests, and a failure frees the key", async () => {
    const key = { idempotencyKey: "k-1" };
    const made = await Promise.all(
      [1, 2, 3].map(() => mortise.message.create(app, { eventType: "a", payload: {} }, key)),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await mortise.message.list(app)).data).toHaveLength(1);
    expect(await errorOf(mortise.message.create(app, { eventType: "other", payload: {} }, key))).toBeInstanceOf(
      ConflictError,
    );
    expect(await errorOf(mortise.message.create("nowhere", { eventType: "a", payload: {} }, key))).toBeInstanceOf(
      NotFoundError,
    );
    const fresh = await mortise.message.create(app, { eventType: "a", payload: {} }, { idempotencyKey: "k-2" });
    expect(fresh.id).not.toBe(made[0]?.id);
    const answers = await service.database.query.selectFrom("webhook_answers").selectAll().execute();
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(JSON.stringify(answers)).not.toContain("msg_");
  });

  test("an empty idempotency key counts as none", async () => {
    for (const n of [1, 2])
      await mortise.message.create(app, { eventType: "a", payload: { n } }, { idempotencyKey: "" });
    expect((await mortise.message.list(app)).data.map(({ payload }) => payload)).toEqual([{ n: 2 }, { n: 1 }]);
  });

  test("messages may be as large as the limit and no larger", async () => {
    const payload = { text: "x".repeat(349_989) };
    expect((await mortise.message.create(app, { eventType: "a", payload })).payload).toEqual(payload);
    expect(
      await errorOf(mortise.message.create(app, { eventType: "a", payload: { text: "x".repeat(350_000) } })),
    ).toBeInstanceOf(PayloadTooLargeError);
    expect(
      await errorOf(mortise.message.create(app, { eventType: "a", payload: { text: "x".repeat(2_000_000) } })),
    ).toMatchObject({
      code: 413,
      body: { code: "payload_too_large" },
    });
  });

  test("messages that are nested too deep to be read again are refused, and the list still works", async () => {
    const text = `{"eventType":"a","payload":{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`;
    for (const headers of [{}, { "idempotency-key": "deep" }]) {
      const [deep, beside] = await Promise.all([service.ask("POST", `/app/${app}/msg`, { text, headers }), send("b")]);
      expect([deep.status, beside.eventType]).toEqual([422, "b"]);
    }
    expect((await mortise.message.list(app)).data).toHaveLength(2);
    const example = await service.ask("POST", "/event-type/schema/generate-example", {
      text: `{"schema":{"default":${text}}}`,
    });
    expect(example.status).toBe(422);
  });

  test("messages keep their payload for the requested time, and stay without it", async () => {
    await mortise.endpoint.create(app, { url: receiver.url });
    const short = await send("a", { payloadRetentionPeriod: 5 });
    const long = await send("b");
    await service.server.tick();
    service.clock.advance(5 * 86_400_000);
    expect((await mortise.message.get(app, short.id)).payload).toEqual({ expired: true });
    expect((await mortise.message.get(app, long.id)).payload).toEqual({ eventType: "b" });
    const endpoints = await mortise.endpoint.list(app);
    const endpoint = endpoints.data[0]?.id ?? "";
    const refused = { code: 400, body: expect.stringContaining("missing_payload") };
    expect(await errorOf(mortise.messageAttempt.resend(app, short.id, endpoint))).toMatchObject(refused);
  });

  test("messages are listed newest first, forwards, backwards and narrowed", async () => {
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
    // With only `after`, the page starts with the oldest message after it.
    expect(await ids({ after: times[5], limit: 2 })).toEqual(made.slice(3, 5));
    const all: string[] = [];
    for await (const { id } of mortise.message.list(app, { after: times[5], limit: 2 })) all.push(id);
    expect(all.toSorted()).toEqual(made.slice(0, 5).toSorted());
  });

  test("messages refuse the iterator of another list", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    for (const iterator of [id, app, "msg_1", "-", "msg_' or 1=1", `--${(await send()).id}`])
      expect(await errorOf(mortise.message.list(app, { iterator }))).toMatchObject({
        code: 422,
        body: { detail: [{ loc: ["query", "iterator"] }] },
      });
  });
});
