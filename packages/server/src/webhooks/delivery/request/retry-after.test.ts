// A busy receiver gets the pause that it asks for, within limits (webhook-api §5, overload).
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/rig/databases.ts";
import {
  answering,
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../../../../test/webhooks/webhook-service.ts";
import { retryAfterOf } from "./retry-after.ts";
import { retryDelay } from "../retry-schedule.ts";

const now = new Date("2026-06-12T09:00:00Z");

test.each([
  ["8", 8000],
  [" 8 ", 8000],
  ["7.2", 8000],
  ["0", 0],
  ["Fri, 12 Jun 2026 09:00:09 GMT", 9000],
  ["Fri, 12 Jun 2026 08:00:00 GMT", 0],
  ["soon", undefined],
  ["-5", undefined],
  ["", undefined],
  [undefined, undefined],
])("Retry-After: %s", (value, asked) => expect(retryAfterOf(value, now)).toBe(asked));

test("a requested pause is kept between one and two times the scheduled one", () => {
  const asked = (ms: number) => retryDelay(1, 0.5, ms);
  expect([0, 4999, 8000, 10_000, 3_600_000].map(asked)).toEqual([5000, 5000, 8000, 10_000, 10_000]);
  expect(retryDelay(1, 0, 1000)).toBe(4000);
  expect(retryDelay(2, 0.5, 400_000)).toBe(400_000);
  expect(retryDelay(8, 0.5, 8000)).toBeUndefined();
});

test("a receiver that does not answer in time gets a pause of at least a minute", () => {
  expect(retryDelay(1, 0.5, "timeout")).toBe(60_000);
  expect(retryDelay(2, 0.5, "timeout")).toBe(300_000);
  expect(retryDelay(8, 0.5, "timeout")).toBeUndefined();
});

onDatabase((databases) => {
  let service: WebhookService;
  let receiver: Receiver;
  let app: string;

  beforeEach(async () => {
    receiver = await startReceiver();
    service = await startWebhookService(await databases.open(), { timeoutMs: 300 });
    app = (await service.mortise.application.create({ name: "Hotel" })).id;
  });
  afterEach(async () => {
    await service.server.close();
    await receiver.close();
  });

  /** Milliseconds until a message is retried. */
  const waits = async () => {
    const { id } = await service.mortise.endpoint.create(app, { url: receiver.url, version: 1 });
    const message = await service.mortise.message.create(app, { eventType: "a", payload: {} });
    await service.server.tick();
    const { data } = await service.mortise.messageAttempt.listAttemptedDestinations(app, message.id);
    expect(data).toMatchObject([{ id, status: 3 }]);
    return (data[0]?.nextAttempt?.getTime() ?? 0) - service.clock.now();
  };

  describe("a delivery", () => {
    test("is retried when its receiver asked for it", async () => {
      receiver.answer = (response) => void response.writeHead(429, { "retry-after": "8" }).end();
      expect(await waits()).toBe(8000);
    });

    test("is retried on schedule when its receiver asked for nothing", async () => {
      receiver.answer = answering(429);
      expect(await waits()).toBe(5000);
    });

    test("is retried after at least a minute when its receiver did not answer", async () => {
      receiver.answer = () => undefined;
      expect(await waits()).toBe(60_000);
    });
  });
});
