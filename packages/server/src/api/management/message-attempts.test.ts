// The attempts of a message, and resends and recoveries on request.
import { NotFoundError } from "@mortise/webhooks";
import { beforeEach, expect, test } from "vitest";
import { errorOf } from "../../../test/webhooks/services.ts";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { openWebhookHotel, type WebhookHotel } from "../../../test/webhooks/webhook-hotel.ts";
import { answering, startReceiver } from "../../../test/webhooks/webhook-service.ts";

onBothDatabases((databases) => {
  let { service, mortise, receiver, app, send, close } = {} as WebhookHotel;
  beforeEach(async () => {
    ({ service, mortise, receiver, app, send, close } = await openWebhookHotel(databases));
    return close;
  });

  test("attempts are listed with every filter", async () => {
    const { id: good } = await mortise.endpoint.create(app, { url: receiver.url, uid: "good" });
    const broken = await startReceiver();
    broken.answer = answering(404, "nobody here");
    const { id: bad } = await mortise.endpoint.create(app, { url: broken.url });
    const { id: gone } = await mortise.endpoint.create(app, { url: "https://receiver.example" });
    await service.database.query
      .updateTable("webhook_endpoints")
      .set({ url: "http://10.0.0.1/hook" })
      .where("endpoint_id", "=", gone)
      .execute();
    const message = await send("lock.unlocked", { channels: ["c1"] });
    const other = await send("lock.locked");
    await service.server.tick();
    const endpointsOf = async (options: Parameters<typeof mortise.messageAttempt.listByMsg>[2]) =>
      (await mortise.messageAttempt.listByMsg(app, message.id, options)).data
        .map(({ endpointId }) => endpointId)
        .toSorted();
    expect(await endpointsOf({})).toEqual([good, bad, gone].toSorted());
    expect(await endpointsOf({ status: 0 })).toEqual([good]);
    expect(await endpointsOf({ status: 2 })).toEqual([bad, gone].toSorted());
    expect(await endpointsOf({ statusCodeClass: 200 })).toEqual([good]);
    expect(await endpointsOf({ statusCodeClass: 300 })).toEqual([]);
    expect(await endpointsOf({ statusCodeClass: 400 })).toEqual([bad]);
    expect(await endpointsOf({ statusCodeClass: 0 })).toEqual([gone]);
    expect(await endpointsOf({ endpointId: "good" })).toEqual([good]);
    expect(await endpointsOf({ eventTypes: ["lock.locked"] })).toEqual([]);
    expect(await endpointsOf({ channel: "c1", eventTypes: ["lock.unlocked"] })).toHaveLength(3);
    expect(await endpointsOf({ before: new Date(service.clock.now()) })).toEqual([]);
    const byEndpoint = await mortise.messageAttempt.listByEndpoint(app, bad, { limit: 1 });
    expect(byEndpoint).toMatchObject({
      done: false,
      data: [{ msgId: other.id, responseStatusCode: 404, response: "nobody here" }],
    });
    const [attempt] = byEndpoint.data;
    expect(await mortise.messageAttempt.get(app, other.id, attempt?.id ?? "")).toEqual(attempt);
    expect(await errorOf(mortise.messageAttempt.get(app, message.id, attempt?.id ?? ""))).toBeInstanceOf(NotFoundError);
    const old = await mortise.messageAttempt.listByMsgDeprecated(app, message.id, { endpointId: good });
    expect(old.data.map(({ endpointId }) => endpointId)).toEqual([good]);
    const pair = await mortise.messageAttempt.listAttemptsForEndpoint(app, message.id, bad);
    expect(pair.data.map(({ endpointId }) => endpointId)).toEqual([bad]);
    const destinations = await mortise.messageAttempt.listAttemptedDestinations(app, message.id);
    expect(destinations.data).toHaveLength(3);
    expect(Object.fromEntries(destinations.data.map(({ id, status }) => [id, status]))).toEqual({
      [good]: 0,
      [bad]: 3,
      [gone]: 3,
    });
    const failed = await mortise.messageAttempt.listAttemptedMessages(app, bad, { status: 3 });
    expect(failed.data.map(({ id }) => id)).toEqual([other.id, message.id]);
    expect((await mortise.messageAttempt.listAttemptedMessages(app, bad, { status: 0 })).data).toEqual([]);
    expect(await mortise.endpoint.getStats(app, bad)).toEqual({ success: 0, pending: 0, fail: 0, sending: 2 });
    expect(await mortise.endpoint.getStats(app, good)).toEqual({ success: 2, pending: 0, fail: 0, sending: 0 });
    await broken.close();
  });

  test("a resend by hand changes the schedule only if it succeeds", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    receiver.answer = answering(500);
    const message = await send();
    await service.server.tick();
    await mortise.messageAttempt.resend(app, message.id, id);
    await service.server.tick();
    expect(receiver.received).toHaveLength(2);
    const { data } = await mortise.messageAttempt.listByMsg(app, message.id);
    expect(data.map(({ triggerType, status }) => [triggerType, status])).toEqual([
      [1, 2],
      [0, 2],
    ]);
    service.clock.advance(5000);
    await service.server.tick();
    expect(receiver.received).toHaveLength(3);
    receiver.answer = answering(200);
    await mortise.messageAttempt.resend(app, message.id, id);
    await service.server.tick();
    service.clock.advance(86_400_000);
    await service.server.tick();
    expect(receiver.received).toHaveLength(4);
    receiver.answer = answering(500);
    await Promise.all([1, 2].map(() => mortise.messageAttempt.resend(app, message.id, id)));
    await service.server.tick();
    expect(receiver.received).toHaveLength(6);
    const [stand] = (await mortise.messageAttempt.listAttemptedMessages(app, id)).data;
    expect(stand).toMatchObject({ status: 0, nextAttempt: null });
  });

  test("a resend can go to an endpoint that was added later, but never to a disabled one", async () => {
    const message = await send();
    const { id } = await mortise.endpoint.create(app, { url: receiver.url, filterTypes: null });
    // The body is `{}`, because published clients parse the body of every 202.
    expect(await mortise.messageAttempt.resend(app, message.id, id)).toEqual({});
    await service.server.tick();
    expect(receiver.received.map(({ headers }) => headers["webhook-id"])).toEqual([message.id]);
    await mortise.endpoint.update(app, id, { url: receiver.url, disabled: true });
    expect(await mortise.messageAttempt.resend(app, message.id, id)).toEqual({});
    await service.server.tick();
    expect(receiver.received).toHaveLength(1);
  });

  test("a recovery resends what has failed since a time", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    receiver.answer = answering(500);
    const old = await send();
    service.clock.advance(40 * 3_600_000);
    await service.server.tick();
    for (const wait of [5, 300, 1800, 7200, 18_000, 36_000, 36_000]) {
      service.clock.advance(wait * 1000);
      await service.server.tick();
    }
    const since = new Date(service.clock.now());
    const lost = [await send(), await send()];
    // A delivery under way has not failed yet, so it is not recovered but retried by its schedule.
    await expect
      .poll(() => mortise.endpoint.getStats(app, id))
      .toEqual({ success: 0, pending: 0, sending: 2, fail: 1 });
    await mortise.endpoint.update(app, id, { url: receiver.url, disabled: true });
    await mortise.endpoint.update(app, id, { url: receiver.url });
    receiver.answer = answering(200);
    const before = receiver.received.length;
    // The delivery may have arrived already, because the worker runs by itself.
    const kept = await send();
    expect(await mortise.endpoint.recover(app, id, { since })).toMatchObject({ status: "finished", messages: 2 });
    await service.server.tick();
    const sent = receiver.received.slice(before).map(({ headers }) => headers["webhook-id"]);
    expect(new Set(sent)).toEqual(new Set([...lost, kept].map((message) => message.id)));
    expect(sent).not.toContain(old.id);
    expect(await mortise.endpoint.getStats(app, id)).toEqual({ success: 3, pending: 0, sending: 0, fail: 1 });
    const tooFar = new Date(service.clock.now() - 15 * 86_400_000);
    expect(await errorOf(mortise.endpoint.recover(app, id, { since: tooFar }))).toMatchObject({
      body: { detail: [{ loc: ["body", "since"] }] },
    });
  });

  test("a recovery resends only messages that failed at this endpoint, each once, however often it is requested", async () => {
    const elsewhere = await startReceiver();
    elsewhere.answer = answering(500);
    const { id: desk } = await mortise.endpoint.create(app, { url: receiver.url });
    const { id: other } = await mortise.endpoint.create(app, { url: elsewhere.url });
    const since = new Date(service.clock.now());
    await send();
    await service.server.tick();
    receiver.answer = answering(500);
    const lost = await send();
    await service.server.tick();
    for (const [id, { url }] of [[desk, receiver] as const, [other, elsewhere] as const]) {
      await mortise.endpoint.update(app, id, { url, disabled: true });
      await mortise.endpoint.update(app, id, { url });
    }
    const before = [receiver.received.length, elsewhere.received.length];
    const asked = Promise.withResolvers<void>();
    receiver.answer = (response) => void asked.promise.then(() => response.writeHead(204).end());
    for (const again of [1, 2, 3])
      expect([again, await mortise.endpoint.recover(app, desk, { since })]).toMatchObject([again, { messages: 1 }]);
    asked.resolve();
    await service.server.tick();
    expect(receiver.received.slice(before[0]).map(({ headers }) => headers["webhook-id"])).toEqual([lost.id]);
    expect(elsewhere.received).toHaveLength(before[1] ?? 0);
    await elsewhere.close();
  });

  test("attempts tell their event, which try of the schedule they are, and when the next is, if asked", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    receiver.answer = answering(500);
    const message = await send("lock.unlocked");
    await service.server.tick();
    await mortise.messageAttempt.resend(app, message.id, id);
    await service.server.tick();
    service.clock.advance(5000);
    await service.server.tick();
    const nextAttempt = new Date(service.clock.now() + 300_000);
    const options = { withDelivery: true };
    for (const { data } of [
      await mortise.messageAttempt.listByEndpoint(app, id, options),
      await mortise.messageAttempt.listByMsg(app, message.id, options),
    ])
      expect(data.map(({ eventType, tryNumber, nextAttempt: next }) => [eventType, tryNumber, next])).toEqual([
        ["lock.unlocked", 2, nextAttempt],
        ["lock.unlocked", undefined, null],
        ["lock.unlocked", 1, null],
      ]);
    const [plain] = (await mortise.messageAttempt.listByEndpoint(app, id)).data;
    expect(plain).not.toHaveProperty("eventType");
  });

  test("an attempt tells the headers that it was sent with, if asked, as the receiver got them", async () => {
    const { id } = await mortise.endpoint.create(app, {
      url: receiver.url,
      headers: { "X-Desk": "7", Authorization: "Bearer s3cret" },
    });
    const message = await send();
    await service.server.tick();
    await mortise.endpoint.updateHeaders(app, id, { headers: { "X-Desk": "8" } });
    const [plain] = (await mortise.messageAttempt.listByMsg(app, message.id)).data;
    expect(plain).not.toHaveProperty("requestHeaders");
    expect(await mortise.messageAttempt.get(app, message.id, plain?.id ?? "")).not.toHaveProperty("requestHeaders");
    const told = await mortise.messageAttempt.get(app, message.id, plain?.id ?? "", { withHeaders: true });
    expect(told.requestHeaders?.sensitive).toEqual(["Authorization"]);
    expect(JSON.stringify(told)).not.toContain("s3cret");
    const got = receiver.received[0]?.headers ?? {};
    const shown = Object.entries(told.requestHeaders?.headers ?? {}).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(shown).toContainEqual(["x-desk", "7"]);
    expect(shown.filter(([name, value]) => got[name ?? ""] !== value)).toEqual([]);
    const untold = Object.keys(got).filter((name) => !shown.some(([one]) => one === name));
    expect(untold.toSorted()).toEqual(["authorization", "connection", "host"]);
    await service.database.query.updateTable("webhook_attempts").set({ request_headers: null }).execute();
    const old = await mortise.messageAttempt.get(app, message.id, plain?.id ?? "", { withHeaders: true });
    expect(old.requestHeaders).toBeNull();
  });

  test("attempts whose message will be tried again are listed alone, each by its newest, if asked", async () => {
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    receiver.answer = answering(500);
    const waiting = await send("lock.unlocked");
    const delivered = await send("lock.locked");
    await service.server.tick();
    receiver.answer = answering(204);
    await mortise.messageAttempt.resend(app, delivered.id, id);
    await service.server.tick();
    receiver.answer = answering(500);
    service.clock.advance(5000);
    await service.server.tick();
    const asked = { waiting: true, withDelivery: true };
    const listed = async (options: typeof asked & { status?: 0 | 2; eventTypes?: string[] }) =>
      (await mortise.messageAttempt.listByEndpoint(app, id, options)).data;
    expect((await listed(asked)).map(({ msgId, tryNumber, nextAttempt }) => [msgId, tryNumber, nextAttempt])).toEqual([
      [waiting.id, 2, new Date(service.clock.now() + 300_000)],
    ]);
    expect(await listed({ ...asked, eventTypes: ["lock.locked"] })).toEqual([]);
    expect(await listed({ ...asked, status: 0 })).toEqual([]);
    const ofMessage = async (msgId: string) => (await mortise.messageAttempt.listByMsg(app, msgId, asked)).data.length;
    expect([await ofMessage(waiting.id), await ofMessage(delivered.id)]).toEqual([1, 0]);
    await mortise.endpoint.update(app, id, { url: receiver.url, disabled: true });
    expect(await listed(asked)).toEqual([]);
  });

  test("the times of coming attempts follow the workspace's clock", async () => {
    const ahead = 3_600_000;
    await service.database.query.updateTable("workspaces").set({ clock_offset_ms: ahead }).execute();
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    receiver.answer = answering(500);
    const message = await send();
    await service.server.tick();
    const nextAttempt = new Date(service.clock.now() + ahead + 5000);
    expect((await mortise.messageAttempt.listAttemptedMessages(app, id)).data).toMatchObject([{ nextAttempt }]);
    expect((await mortise.messageAttempt.listAttemptedDestinations(app, message.id)).data).toMatchObject([
      { nextAttempt },
    ]);
  });
});
