// Numbers of successful and failed attempts by period.
import { UnprocessableError } from "@mortise/webhooks";
import { beforeEach, expect, test } from "vitest";
import { errorOf } from "../../../test/webhooks/services.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { openWebhookHotel, type WebhookHotel } from "../../../test/webhooks/webhook-hotel.ts";
import { answering } from "../../../test/webhooks/webhook-service.ts";

const day = 86_400_000;

onBothDatabases((databases) => {
  let { service, mortise, receiver, app, send, close } = {} as WebhookHotel;
  beforeEach(async () => {
    ({ service, mortise, receiver, app, send, close } = await openWebhookHotel(databases));
    return close;
  });

  test("statistics count attempts by period, filled with zeros, oldest first", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    await send();
    await service.server.tick();
    service.clock.advance(7 * 60_000);
    receiver.answer = answering(500);
    await send();
    await service.server.tick();
    const endDate = new Date(service.clock.now() + 1);
    const hour = await mortise.statistics.appAttempts(app, {
      startDate: new Date(endDate.getTime() - 3_600_000),
      endDate,
    });
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
    expect(wrong).toMatchObject({ code: 400, body: expect.stringContaining("invalid_range") });
    expect(await errorOf(mortise.statistics.appAttempts(app, { startDate: "soon" }))).toBeInstanceOf(
      UnprocessableError,
    );
  });

  test("count an endpoint's own attempts, and an application's, within the time that was asked for", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    await mortise.endpoint.create(app, { url: receiver.url });
    const { id: other } = await mortise.application.create({ name: "Other" });
    await mortise.endpoint.create(other, { url: receiver.url });
    await send();
    await mortise.message.create(other, { eventType: "a", payload: {} });
    await service.server.tick();
    const sum = ({ data }: { data: { successCount?: number[] | null | undefined } }) =>
      (data.successCount ?? []).reduce((total, count) => total + count, 0);
    const counts = async (startDate: Date, endDate: Date) => [
      sum(await mortise.statistics.appAttempts(app, { startDate, endDate })),
      sum(await mortise.statistics.endpointAttempts(app, id, { startDate, endDate })),
      sum(await mortise.statistics.appAttempts(other, { startDate, endDate })),
    ];
    const now = service.clock.now();
    expect(await counts(new Date(now - 60_000), new Date(now + 60_000))).toEqual([2, 1, 1]);
    expect(await counts(new Date(now - day), new Date(now - 600_000))).toEqual([0, 0, 0]);
    expect(await counts(new Date(now + 600_000), new Date(now + day))).toEqual([0, 0, 0]);
    const tooLong = await errorOf(
      mortise.statistics.appAttempts(app, { startDate: new Date(now - 367 * day), endDate: new Date(now) }),
    );
    expect(tooLong).toMatchObject({ code: 400, body: expect.stringContaining("invalid_range") });
  });
});
