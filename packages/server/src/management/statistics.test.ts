// How many attempts succeeded and failed, period by period.
import { UnprocessableError } from "@mortise/webhooks";
import { afterEach, beforeEach, expect, test } from "vitest";
import { errorOf } from "../../test/both-services.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { answering, type Receiver, startReceiver, startWebhookService, type WebhookService } from "../../test/webhook-service.ts";

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

  test("statistics count attempts by period, filled with zeros, oldest first", async () => {
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
