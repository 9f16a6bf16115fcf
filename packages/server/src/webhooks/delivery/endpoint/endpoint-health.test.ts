// An endpoint that only fails is disabled, without any effect on others (webhook-api §5).
import { messageStatuses, operationalApplicationUid } from "@mortise/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onDatabase } from "../../../../test/rig/databases.ts";
import {
  answering,
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../../../../test/webhooks/webhook-service.ts";
import { iso } from "../../../base/clock.ts";
import type { WebhookAttemptRow } from "../../../base/db/webhook-schema.ts";
import { noteEndpointHealth } from "./endpoint-health.ts";
import { forgetExpired } from "../retention.ts";

const day = 86_400_000;

onDatabase((databases) => {
  let lenient: WebhookService;
  let service: WebhookService;
  let broken: Receiver;
  let good: Receiver;

  beforeEach(async () => {
    const database = await databases.open();
    lenient = await startWebhookService(database);
    service = await startWebhookService(database, { clock: lenient.clock });
    await lenient.mortise.environment.import({
      createdAt: new Date(),
      version: 1,
      settings: { disableEndpointOnFailure: false },
    });
    [broken, good] = [await startReceiver(), await startReceiver()];
    broken.answer = answering(500);
  });
  afterEach(async () => {
    for (const each of [lenient.server, service.server, broken, good]) await each.close();
  });

  /** Makes two endpoints, one of which fails. */
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

  test("an endpoint is disabled although others succeed, and although another environment keeps failing ones", async () => {
    const [ours, theirs] = [await endpointsOf(service), await endpointsOf(lenient)];
    good.answer = answering(500);
    for (let days = 0; days <= 5; days += 1) {
      expect([await ours.isDisabled(), await theirs.isDisabled()]).toEqual([false, false]);
      await sendTo(service, lenient);
      good.answer = answering(204);
      if (days < 5) service.clock.advance(day);
    }
    await expect.poll(ours.isDisabled).toBe(true);
    expect(await theirs.isDisabled()).toBe(false);
  });

  test("an endpoint that answers 410 Gone is disabled at once, with its event; not where failing ones are kept", async () => {
    const [ours, theirs] = [await endpointsOf(service), await endpointsOf(lenient)];
    broken.answer = answering(410);
    await service.mortise.application.create({ name: "Operations", uid: operationalApplicationUid });
    await sendTo(service, lenient);
    await expect.poll(ours.isDisabled).toBe(true);
    expect(await theirs.isDisabled()).toBe(false);
    const { data } = await service.mortise.message.list(operationalApplicationUid);
    expect(data.map(({ eventType }) => eventType)).toContain("endpoint.disabled");
  });

  /** Stores attempts of a separate endpoint that end at the same time, as if several were claimed before. */
  const endpointAlone = async () => {
    const { database, clock, workspace_id, mortise } = service;
    const app = await mortise.application.create({ name: "Hotel" });
    const { id } = await mortise.endpoint.create(app.id, { url: good.url });
    const stand = () =>
      database.query
        .selectFrom("webhook_endpoints")
        .selectAll()
        .where("endpoint_id", "=", id)
        .executeTakeFirstOrThrow();
    const end = async (outcomes: ("Success" | "Fail")[]) => {
      const receiver = { ...(await stand()), app_uid: null, app_rate_limit: null };
      const ended = outcomes.map((outcome, index) => {
        const attempt = { status: messageStatuses[outcome] } as WebhookAttemptRow;
        return { delivery_id: index, workspace_id, lease: "", failures: 0, receiver, attempt, at: clock.now() + index };
      });
      await database.transaction((tx) => noteEndpointHealth(tx, ended, clock.now()));
      return (await stand()).failing_since;
    };
    return { database, clock, mortise, stand, end };
  };

  test("an endpoint is disabled once, and told of once, although more of its attempts were under way", async () => {
    const { database, clock, mortise, end, stand } = await endpointAlone();
    await mortise.application.create({ name: "Operations", uid: "operational" });
    await end(["Fail"]);
    clock.advance(5 * day);
    for (let process = 0; process < 2; process += 1) await end(["Fail"]);
    expect((await stand()).disabled).toBe(1);
    const told = database.query
      .selectFrom("webhook_messages")
      .select("event_type")
      .where("event_type", "=", "endpoint.disabled");
    expect(await told.execute()).toHaveLength(1);
  });

  test("the five days start with the first failure after a simultaneous success", async () => {
    const { clock, stand, end } = await endpointAlone();
    const at = (index: number) => iso(clock.now() + index);
    const first = at(0);
    expect(await end(["Fail", "Fail"])).toBe(first);
    clock.advance(4 * day);
    expect(await end(["Fail", "Fail"])).toBe(first);
    expect(await end(["Fail", "Success", "Fail", "Fail"])).toBe(at(2));
    clock.advance(4 * day);
    expect(await end(["Fail", "Success"])).toBeNull();
    expect((await stand()).disabled).toBe(0);
  });

  test("the five days do not start with a failure that came before the success of an attempt that had begun with it", async () => {
    await service.mortise.application.create({ name: "Hotel", uid: "hotel" });
    const { id } = await service.mortise.endpoint.create("hotel", { url: broken.url });
    const [asked, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    broken.answer = (response, { body }) => {
      if (!body.includes("slow")) return void response.writeHead(500).end();
      asked.resolve();
      void letGo.promise.then(() => response.writeHead(204).end());
    };
    const send = (payload: Record<string, unknown>) =>
      service.mortise.message.create("hotel", { eventType: "a", payload });
    await send({ is: "slow" });
    await send({});
    await asked.promise;
    const attempts = async () => (await service.mortise.messageAttempt.listByEndpoint("hotel", id)).data.length;
    await expect.poll(attempts).toBe(1);
    letGo.resolve();
    await expect.poll(attempts).toBe(2);
    const endpoint = service.database.query
      .selectFrom("webhook_endpoints")
      .select("failing_since")
      .where("endpoint_id", "=", id);
    expect(await endpoint.executeTakeFirstOrThrow()).toEqual({ failing_since: null });
  });

  test("an endpoint that is changed in the moment in which it is disabled has five days again", async () => {
    const { database, clock, mortise } = service;
    const { id: app } = await mortise.application.create({ name: "Hotel" });
    const { id } = await mortise.endpoint.create(app, { url: broken.url });
    const endpoint = database.query
      .selectFrom("webhook_endpoints")
      .select(["failing_since", "disabled"])
      .where("endpoint_id", "=", id);
    const transact = database.transaction.bind(database);
    vi.spyOn(database, "transaction").mockImplementationOnce(async (work) => {
      const failing = { failing_since: iso(clock.now() - 5 * day), disabled: 1 as const };
      await database.query.updateTable("webhook_endpoints").set(failing).where("endpoint_id", "=", id).execute();
      return transact(work);
    });
    await mortise.endpoint.update(app, id, { url: good.url });
    expect(await endpoint.executeTakeFirstOrThrow()).toEqual({ failing_since: null, disabled: 0 });
  });

  test("a delivery with nothing left to send does not count as a failure", async () => {
    const idle = await startWebhookService(service.database, { clock: service.clock, concurrency: 0 });
    await service.server.close();
    await lenient.server.close();
    const { mortise, clock, database } = idle;
    await mortise.application.create({ name: "Hotel", uid: "hotel" });
    const { id } = await mortise.endpoint.create("hotel", { url: good.url });
    await mortise.message.create("hotel", { eventType: "a", payload: {}, payloadRetentionPeriod: 5 });
    clock.advance(5 * day);
    await forgetExpired(database, clock.now());
    service = await startWebhookService(database, { clock });
    await service.server.tick();
    const endpoint = database.query
      .selectFrom("webhook_endpoints")
      .select(["failing_since", "disabled"])
      .where("endpoint_id", "=", id);
    expect(await endpoint.executeTakeFirstOrThrow()).toEqual({ failing_since: null, disabled: 0 });
    expect((await idle.mortise.endpoint.getStats("hotel", id)).sending).toBe(0);
    await idle.server.close();
  });

  test("deliveries that wait for a disabled endpoint are dropped", async () => {
    const { isDisabled, stats } = await endpointsOf(service);
    await sendTo(service);
    service.clock.advance(5 * day - 1000);
    await sendTo(service);
    expect(await isDisabled()).toBe(false);
    expect(await stats()).toEqual({ success: 0, pending: 0, sending: 2, fail: 0 });
    service.clock.advance(1000);
    await sendTo(service);
    await expect.poll(isDisabled).toBe(true);
    // The other process may still be working on one of them.
    await expect.poll(stats).toEqual({ success: 0, pending: 0, sending: 0, fail: 3 });
  });
});
