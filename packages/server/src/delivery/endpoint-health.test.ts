// The end of an endpoint that only fails: what it takes with it, and what it leaves alone (webhook-api §5).
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { answering, type Receiver, startReceiver, startWebhookService, type WebhookService } from "../../test/webhook-service.ts";

const day = 86_400_000;

onBothDatabases((databases) => {
  let lenient: WebhookService;
  let service: WebhookService;
  let broken: Receiver;
  let good: Receiver;

  beforeEach(async () => {
    const database = await databases.open();
    lenient = await startWebhookService(database);
    service = await startWebhookService(database, { clock: lenient.clock });
    await lenient.mortise.environment.import({ createdAt: new Date(), version: 1, settings: { disableEndpointOnFailure: false } });
    [broken, good] = [await startReceiver(), await startReceiver()];
    broken.answer = answering(500);
  });
  afterEach(async () => {
    for (const each of [lenient.server, service.server, broken, good]) await each.close();
  });

  /** One that fails, and one that does not. */
  const endpointsOf = async ({ mortise }: WebhookService) => {
    await mortise.application.create({ name: "Hotel", uid: "hotel" });
    const { id } = await mortise.endpoint.create("hotel", { url: broken.url });
    await mortise.endpoint.create("hotel", { url: good.url });
    const isDisabled = async () => (await mortise.endpoint.get("hotel", id)).disabled;
    const stats = () => mortise.endpoint.getStats("hotel", id);
    return { isDisabled, stats };
  };
  const sendTo = async (...services: WebhookService[]) => {
    for (const { mortise } of services) await mortise.message.create("hotel", { eventType: "a", payload: {} });
    await service.server.tick();
    await lenient.server.tick();
  };

  test("others that succeed do not help it, and another environment's wish to keep failing ones neither", async () => {
    const [ours, theirs] = [await endpointsOf(service), await endpointsOf(lenient)];
    for (let days = 0; days <= 5; days += 1) {
      expect([await ours.isDisabled(), await theirs.isDisabled()]).toEqual([false, false]);
      await sendTo(service, lenient);
      if (days < 5) service.clock.advance(day);
    }
    await expect.poll(ours.isDisabled).toBe(true);
    expect(await theirs.isDisabled()).toBe(false);
  });

  test("what still waits for it is given up", async () => {
    const { isDisabled, stats } = await endpointsOf(service);
    await sendTo(service);
    service.clock.advance(5 * day - 1000);
    await sendTo(service);
    expect(await isDisabled()).toBe(false);
    expect(await stats()).toEqual({ success: 0, pending: 0, sending: 2, fail: 0 });
    service.clock.advance(1000);
    await sendTo(service);
    await expect.poll(isDisabled).toBe(true);
    expect(await stats()).toEqual({ success: 0, pending: 0, sending: 0, fail: 3 });
  });
});
