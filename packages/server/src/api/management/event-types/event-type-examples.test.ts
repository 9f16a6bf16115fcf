// Examples of event types, original or edited by a caller, are sent to one endpoint alone.
import { NotFoundError } from "@mortise/webhooks";
import { beforeEach, expect, test } from "vitest";
import { onDatabase } from "../../../../test/rig/databases.ts";
import { errorOf } from "../../../../test/webhooks/services.ts";
import { openWebhookHotel, type WebhookHotel } from "../../../../test/webhooks/webhook-hotel.ts";
import { startReceiver } from "../../../../test/webhooks/webhook-service.ts";

onDatabase((databases) => {
  let { service, mortise, receiver, app, close } = {} as WebhookHotel;
  beforeEach(async () => {
    ({ service, mortise, receiver, app, close } = await openWebhookHotel(databases));
    return close;
  });

  test("an example of an event type is sent to one endpoint alone", async () => {
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
    expect(await errorOf(mortise.endpoint.sendExample(app, id, { eventType: "unknown" }))).toBeInstanceOf(
      NotFoundError,
    );
    await bystander.close();
  });

  test("an example is sent as the caller has edited it, number by number, to one endpoint alone", async () => {
    await mortise.eventType.create({ name: "bare", description: "" });
    const bystander = await startReceiver();
    await mortise.endpoint.create(app, { url: bystander.url });
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    const payload = '{"id":12345678901234567890,"price":1.0}';
    const body = `{"eventType":"bare","payload":${payload}}`;
    expect((await service.ask("POST", `/app/${app}/endpoint/${id}/send-example`, { text: body })).status).toBe(202);
    await mortise.endpoint.sendExample(app, id, { eventType: "svix.ping", payload: { hello: "desk" } });
    await service.server.tick();
    expect(new Set(receiver.received.map((one) => one.body))).toEqual(new Set([payload, '{"hello":"desk"}']));
    expect(bystander.received).toEqual([]);
    const refused = async (eventType: string, edited: unknown) =>
      errorOf(mortise.endpoint.sendExample(app, id, { eventType, payload: edited as Record<string, unknown> }));
    expect(await refused("unknown", {})).toBeInstanceOf(NotFoundError);
    for (const wrong of [[], "text", null, { long: "x".repeat(350_000) }])
      expect(await refused("bare", wrong)).toMatchObject({
        code: 422,
        body: { detail: [{ loc: ["body", "payload"] }] },
      });
    await bystander.close();
  });
});
