// Deliveries resent by hand beside scheduled ones: neither delays the other, and none is sent twice.
import { messageStatuses, triggerTypes } from "@mortise/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../rig/databases.ts";
import {
  answering,
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../webhooks/webhook-service.ts";

const { Success, Fail, Sending } = messageStatuses;
const { Scheduled, Manual } = triggerTypes;

onBothDatabases(({ open }) => {
  let service: WebhookService;
  let receiver: Receiver;
  let app: string;
  let endpoint: string;

  beforeEach(async () => {
    service = await startWebhookService(await open());
    receiver = await startReceiver();
    app = (await service.mortise.application.create({ name: "Hotel" })).id;
    endpoint = (await service.mortise.endpoint.create(app, { url: receiver.url })).id;
  });
  afterEach(async () => {
    await service.server.close();
    await receiver.close();
  });

  const send = () => service.mortise.message.create(app, { eventType: "lock.unlocked", payload: { door: 12 } });
  const again = (id: string) => service.mortise.messageAttempt.resend(app, id, endpoint);
  const stand = async () => {
    const [message] = (await service.mortise.messageAttempt.listAttemptedMessages(app, endpoint)).data;
    return { status: message?.status, nextAttempt: message?.nextAttempt?.getTime() ?? null };
  };
  /** Returns the attempts so far, oldest first. */
  const tried = async (id: string) =>
    (await service.mortise.messageAttempt.listByMsg(app, id)).data
      .map(({ triggerType, status }) => [triggerType, status])
      .toReversed();
  /** Holds the first attempt until a resend is requested. Then answers both with these statuses. */
  const askedMeanwhile = async (status: number) => {
    const asked = Promise.withResolvers<void>();
    receiver.answer = (response) => void asked.promise.then(() => response.writeHead(status).end());
    const { id } = await send();
    await expect.poll(() => receiver.received.length).toBe(1);
    await again(id);
    asked.resolve();
    await service.server.tick();
    // The worker also sends by itself, and a tick does not wait for deliveries that the worker has claimed.
    await expect.poll(async () => (await tried(id)).length).toBe(2);
    return id;
  };
  const aDayLater = async () => {
    service.clock.advance(86_400_000);
    await service.server.tick();
  };

  test("a resend during an attempt that succeeds is sent after it", async () => {
    const id = await askedMeanwhile(204);
    expect(await tried(id)).toEqual([
      [Scheduled, Success],
      [Manual, Success],
    ]);
    expect(await stand()).toEqual({ status: Success, nextAttempt: null });
    await aDayLater();
    expect(receiver.received).toHaveLength(2);
  });

  test("a resend during an attempt that fails is sent at once, and the scheduled retry follows", async () => {
    const id = await askedMeanwhile(500);
    expect(await tried(id)).toEqual([
      [Scheduled, Fail],
      [Manual, Fail],
    ]);
    expect(await stand()).toEqual({ status: Sending, nextAttempt: service.clock.now() + 5000 });
    service.clock.advance(5000);
    await service.server.tick();
    expect(await tried(id)).toHaveLength(3);
  });

  test("a delivered message stays delivered when its resend fails, and is not retried", async () => {
    const { id } = await send();
    await service.server.tick();
    receiver.answer = answering(500);
    await again(id);
    await service.server.tick();
    expect(await tried(id)).toEqual([
      [Scheduled, Success],
      [Manual, Fail],
    ]);
    expect(await stand()).toEqual({ status: Success, nextAttempt: null });
    await aDayLater();
    expect(receiver.received).toHaveLength(2);
  });

  test("a resend to an endpoint that had no delivery of the message is not retried when it fails", async () => {
    const { id } = await send();
    await service.server.tick();
    endpoint = (await service.mortise.endpoint.create(app, { url: `${receiver.url}/later` })).id;
    receiver.answer = answering(500);
    await again(id);
    await service.server.tick();
    expect(await stand()).toEqual({ status: Fail, nextAttempt: null });
    await aDayLater();
    expect(receiver.received).toHaveLength(2);
  });

  test("several deliveries that fail at the same moment are all retried", async () => {
    receiver.answer = answering(500);
    const sent = await Promise.all([send(), send(), send(), send()]);
    await service.server.tick();
    service.clock.advance(5000);
    await service.server.tick();
    for (const { id } of sent)
      expect(await tried(id)).toEqual([
        [Scheduled, Fail],
        [Scheduled, Fail],
      ]);
  });
});
