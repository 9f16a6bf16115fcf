// Lists of messages for the portal: their status at endpoints, failed ones, and a search of their content.
import { messagesPerSearch } from "@mortise/contract";
import { MessageStatus } from "@mortise/webhooks";
import { beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import { openWebhookHotel, type WebhookHotel } from "../../../test/webhooks/webhook-hotel.ts";
import { answering, startReceiver } from "../../../test/webhooks/webhook-service.ts";
import { iso } from "../../base/clock.ts";
import { makeId } from "../../webhooks/ids.ts";

const day = 86_400_000;

onBothDatabases((databases) => {
  let { service, mortise, receiver, app, send, close } = {} as WebhookHotel;
  beforeEach(async () => {
    ({ service, mortise, receiver, app, send, close } = await openWebhookHotel(databases));
    return close;
  });

  const idsOf = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id);
  /** Waits long enough for every try of a message. */
  const everyTry = async () => {
    for (let tries = 0; tries < 8; tries += 1) {
      await service.server.tick();
      service.clock.advance(12 * 3_600_000);
    }
  };

  test("each message tells where it stands at every endpoint that it is meant for, and only where that is asked", async () => {
    const bad = await startReceiver();
    bad.answer = answering(500);
    const { id: good } = await mortise.endpoint.create(app, { url: receiver.url });
    const { id: failing } = await mortise.endpoint.create(app, { url: bad.url });
    const { id: deleted } = await mortise.endpoint.create(app, { url: bad.url });
    const message = await send();
    await service.server.tick();
    await mortise.endpoint.delete(app, deleted);
    const [listed] = (await mortise.message.list(app, { withStatus: true })).data;
    expect(listed?.id).toBe(message.id);
    expect(listed?.destinations).toEqual([
      { endpointId: good, status: MessageStatus.Success, statusText: "success", nextAttempt: null },
      { endpointId: failing, status: MessageStatus.Sending, statusText: "sending", nextAttempt: expect.any(Date) },
    ]);
    const [plain] = (await mortise.message.list(app)).data;
    expect(plain).not.toHaveProperty("destinations");
    await bad.close();
  });

  test("what failed is found page by page, once each, however many endpoints it failed at", async () => {
    receiver.answer = answering(500);
    await mortise.endpoint.create(app, { url: receiver.url });
    await mortise.endpoint.create(app, { url: receiver.url });
    const failed = [await send("a"), await send("b"), await send("a")].map(({ id }) => id).toReversed();
    await everyTry();
    receiver.answer = answering(200);
    await send("a");
    await service.server.tick();
    const first = await mortise.message.list(app, { failed: true, limit: 2 });
    expect([idsOf(first), first.done]).toEqual([failed.slice(0, 2), false]);
    const second = await mortise.message.list(app, { failed: true, limit: 2, iterator: first.iterator ?? "" });
    expect([idsOf(second), second.done]).toEqual([failed.slice(2), true]);
    expect(idsOf(await mortise.message.list(app, { failed: true, eventTypes: ["b"] }))).toEqual([failed[1]]);
  });

  test("what failed at endpoints that are deleted is not counted as failed", async () => {
    receiver.answer = answering(500);
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    await send();
    await everyTry();
    expect(idsOf(await mortise.message.list(app, { failed: true }))).toHaveLength(1);
    await mortise.endpoint.delete(app, id);
    expect(idsOf(await mortise.message.list(app, { failed: true }))).toEqual([]);
  });

  test("a text is found in payload, type and ids, whatever its case, and not in a payload that is not shown any more", async () => {
    const short = await mortise.message.create(app, {
      eventType: "door.opened",
      payload: { door: "Front Door" },
      payloadRetentionPeriod: 5,
    });
    const other = await send("lock.jammed", { eventId: "Evt-7", payload: { by: "100%_\\ O'Hara" } });
    const found = async (search: string) => idsOf(await mortise.message.list(app, { search }));
    expect(await found("fRONT d")).toEqual([short.id]);
    expect(await found("JAMMED")).toEqual([other.id]);
    expect(await found("evt-7")).toEqual([other.id]);
    expect(await found(short.id.toUpperCase())).toEqual([short.id]);
    expect(await found("O'Hara")).toEqual([other.id]);
    expect(await found("%")).toEqual([other.id]);
    expect(await found("Back Door")).toEqual([]);
    service.clock.advance(5 * day + 1000);
    expect(await found("front d")).toEqual([]);
    expect(await found("opened")).toEqual([short.id]);
  });

  test("a search looks at so many messages for one page, and its iterator looks on", async () => {
    const at = service.clock.now();
    const old = await mortise.message.create(app, { eventType: "old", payload: { needle: 1 } });
    const { app_id, workspace_id } = await service.database.query
      .selectFrom("webhook_applications")
      .selectAll()
      .where("uid", "=", "hotel")
      .executeTakeFirstOrThrow();
    const newer = Array.from({ length: messagesPerSearch }, (_, index) => ({
      msg_id: makeId("message", at + 1000 + index * 4),
      app_id,
      workspace_id,
      event_type: "new",
      event_id: null,
      channels: null,
      payload: "{}",
      created_at: iso(at + 1000 + index * 4),
      expires_at: iso(at + 90 * day),
    }));
    for (let from = 0; from < newer.length; from += 500)
      await service.database.query
        .insertInto("webhook_messages")
        .values(newer.slice(from, from + 500))
        .execute();
    const nothingYet = await mortise.message.list(app, { search: "needle" });
    expect([idsOf(nothingYet), nothingYet.done, nothingYet.iterator]).toEqual([[], false, newer[0]?.msg_id]);
    const rest = await mortise.message.list(app, { search: "needle", iterator: nothingYet.iterator ?? "" });
    expect([idsOf(rest), rest.done]).toEqual([[old.id], true]);
  });
});
