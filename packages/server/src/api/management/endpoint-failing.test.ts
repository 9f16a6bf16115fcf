// The start of an endpoint's failures, the rest of a recovery, and response times of receivers.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { openWebhookHotel, type WebhookHotel } from "../../../test/webhooks/webhook-hotel.ts";
import { answering } from "../../../test/webhooks/webhook-service.ts";
import { medianAndSlowest } from "./response-times.ts";

const minute = 60_000;

onBothDatabases((databases) => {
  let { service, mortise, receiver, app, send, close } = {} as WebhookHotel;
  beforeEach(async () => {
    ({ service, mortise, receiver, app, send, close } = await openWebhookHotel(databases));
  });
  afterEach(() => close());

  const failingOf = async (id: string) => {
    const { failing } = await mortise.endpoint.get(app, id, { withFailing: true });
    const [listed] = (await mortise.endpoint.list(app, { withFailing: true })).data;
    expect(listed?.failing).toEqual(failing);
    return failing;
  };

  test("an endpoint tells since when it fails, and which message failed first, until an attempt succeeds", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    expect(await failingOf(id)).toBeNull();
    await send();
    await service.server.tick();
    receiver.answer = answering(500);
    service.clock.advance(minute);
    const first = await send();
    service.clock.advance(1000);
    await service.server.tick();
    const since = new Date(service.clock.now());
    service.clock.advance(minute);
    await send();
    await service.server.tick();
    expect(await failingOf(id)).toEqual({ since, messagesSince: first.timestamp });
    expect(await mortise.endpoint.get(app, id)).not.toHaveProperty("failing");
    receiver.answer = answering(200);
    await send();
    await service.server.tick();
    expect(await failingOf(id)).toBeNull();
  });

  test("of messages that fail side by side the oldest counts, so that a recovery misses none", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    receiver.answer = answering(500);
    const sent = [];
    for (let count = 0; count < 8; count += 1) {
      sent.push(await send());
      await service.server.tick();
      service.clock.advance(50);
    }
    // The failure of the third message counts as written first.
    const failing_since = sent[2]?.timestamp.toISOString() ?? null;
    await service.database.query.updateTable("webhook_endpoints").set({ failing_since }).execute();
    const { messagesSince } = (await failingOf(id)) ?? {};
    expect(messagesSince).toEqual(sent[0]?.timestamp);
    service.clock.advance(1000);
    const span = { since: messagesSince ?? new Date(0), until: new Date(service.clock.now()) };
    expect(await mortise.endpoint.recover(app, id, span)).toMatchObject({ messages: 8 });
  });

  test("a recovery from the first message on sends all that failed, and tells how much is yet to be sent", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    receiver.answer = answering(500);
    await send();
    service.clock.advance(1000);
    await service.server.tick();
    await send();
    await service.server.tick();
    const { messagesSince } = (await failingOf(id)) ?? {};
    if (!messagesSince) throw new Error("The endpoint does not fail.");
    service.clock.advance(1000);
    const span = { since: messagesSince, until: new Date(service.clock.now()) };
    receiver.answer = answering(200);
    expect(await mortise.endpoint.recover(app, id, span)).toMatchObject({ messages: 2 });
    // The worker may already have sent one.
    const { asked = 0, success } = await mortise.endpoint.getStats(app, id, { ...span, withAsked: true });
    expect(asked + success).toBe(2);
    await service.server.tick();
    expect(await mortise.endpoint.getStats(app, id, { ...span, withAsked: true })).toEqual({
      success: 2,
      pending: 0,
      sending: 0,
      fail: 0,
      asked: 0,
    });
    expect(await mortise.endpoint.getStats(app, id, span)).not.toHaveProperty("asked");
  });

  test("statistics tell the response times of what was answered, and five minutes of a week, where that is asked", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    const endDate = () => new Date(service.clock.now() + minute);
    const week = () => ({ startDate: new Date(service.clock.now() - 7 * 1440 * minute), endDate: endDate() });
    const timesOf = async () =>
      (await mortise.statistics.endpointAttempts(app, id, { ...week(), withResponseTimes: true })).responseTimes;
    expect(await timesOf()).toBeNull();
    for (const status of [200, 500, 200]) {
      receiver.answer = answering(status);
      await send();
      await service.server.tick();
    }
    const { query } = service.database;
    const made = await query.selectFrom("webhook_attempts").select(["attempt_id", "duration_ms"]).execute();
    expect(made.map(({ duration_ms }) => duration_ms)).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
    for (const [index, { attempt_id }] of made.entries())
      await query
        .updateTable("webhook_attempts")
        .set({ duration_ms: [40, 900, 120][index] ?? 0 })
        .where("attempt_id", "=", attempt_id)
        .execute();
    expect(await timesOf()).toEqual({ median: 120, slowest: 900 });
    await query
      .updateTable("webhook_attempts")
      .set({ response_status_code: 0 })
      .where("duration_ms", "=", 900)
      .execute();
    expect(await timesOf()).toEqual({ median: 40, slowest: 120 });
    const [attempt] = (await mortise.messageAttempt.listByEndpoint(app, id, { withDelivery: true, limit: 1 })).data;
    expect(attempt?.responseDurationMs).toEqual(expect.any(Number));

    const fine = await mortise.statistics.appAttempts(app, { ...week(), period: "FiveMinutes" });
    expect([fine.period, fine.data.successCount?.length]).toEqual(["FiveMinutes", expect.any(Number)]);
    expect(fine.data.successCount?.length).toBeGreaterThanOrEqual(7 * 288);
    expect(fine).not.toHaveProperty("responseTimes");
    expect((await mortise.statistics.appAttempts(app, week())).period).toBe("OneDay");
  });
});

describe("of durations by their number", () => {
  test.each([
    [[], null],
    [[[7, 1]], { median: 7, slowest: 7 }],
    [
      [
        [900, 1],
        [40, 2],
        [50, 1],
      ],
      { median: 40, slowest: 900 },
    ],
    [
      [
        [1, 1],
        [10, 10],
        [2000, 1],
      ],
      { median: 10, slowest: 2000 },
    ],
  ] as const)("%j the median and the slowest are %j", (counts, told) => {
    expect(medianAndSlowest(new Map(counts))).toEqual(told);
  });
});
