// The server's clock is set back an hour while webhooks wait to be sent.
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../rig/databases.ts";
import {
  answering,
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../webhooks/webhook-service.ts";

onBothDatabases((databases) => {
  let service: WebhookService;
  let receiver: Receiver;
  let app: string;

  beforeEach(async () => {
    receiver = await startReceiver();
    service = await startWebhookService(await databases.open(), { timeoutMs: 2000 });
    app = (await service.mortise.application.create({ name: "Hotel", uid: "hotel" })).id;
  });
  afterEach(async () => {
    await service.server.close();
    await receiver.close();
  });

  const send = () => service.mortise.message.create(app, { eventType: "lock.unlocked", payload: { door: 12 } });
  const setBack = () => service.clock.advance(-3_600_000);
  const delivered = async () => {
    await service.server.tick();
    return receiver.received.length;
  };

  test("due deliveries are sent at once, also retries that were due soon", async () => {
    await service.mortise.endpoint.create(app, { url: receiver.url, version: 1 });
    await send();
    setBack();
    expect(await delivered()).toBe(1);
    receiver.answer = answering(500);
    await send();
    expect(await delivered()).toBe(2);
    receiver.answer = answering(204);
    setBack();
    expect(await delivered()).toBe(3);
  });

  test("a retry waits no longer than it would have without the change", async () => {
    await service.mortise.endpoint.create(app, { url: receiver.url, version: 1 });
    receiver.answer = answering(500);
    await send();
    expect(await delivered()).toBe(1);
    service.clock.advance(10_000);
    expect(await delivered()).toBe(2);
    setBack();
    expect(await delivered()).toBe(2);
    service.clock.advance(5 * 60_000);
    expect(await delivered()).toBe(3);
    setBack();
    expect(await delivered()).toBe(3);
    service.clock.advance(30 * 60_000);
    expect(await delivered()).toBe(4);
  });

  test("later events are sent at once, although they are not recorded before the earlier ones", async () => {
    const asked = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${service.api_key}`, "content-type": "application/json" };
      const request = new Request(`http://hooks.example${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      const response = await service.server.fetch(request);
      expect(response.status).toBe(200);
      return (await response.json()) as { client_session?: { client_session_id: string } };
    };
    const somethingHappens = async () => {
      const { client_session } = await asked("/client_sessions/create", {});
      await asked("/client_sessions/delete", { client_session_id: client_session?.client_session_id });
    };
    await asked("/webhooks/create", { url: receiver.url });
    await somethingHappens();
    expect(await delivered()).toBe(1);
    setBack();
    // Deliveries that were waiting at that time have been rescheduled.
    expect(await delivered()).toBe(1);
    await somethingHappens();
    expect(await delivered()).toBe(2);
    const moments = receiver.received.map(
      ({ body }) => JSON.parse(body) as { created_at: string; occurred_at: string },
    );
    expect(moments[1]?.created_at).toBe(moments[0]?.created_at);
    expect(moments[1]?.occurred_at).toBe("2026-06-12T08:00:00.000Z");
  });

  test("an endpoint's rate limit starts anew", async () => {
    await service.mortise.endpoint.create(app, { url: receiver.url, version: 1, rateLimit: 1 });
    await send();
    expect(await delivered()).toBe(1);
    setBack();
    await send();
    expect(await delivered()).toBe(2);
  });
});
