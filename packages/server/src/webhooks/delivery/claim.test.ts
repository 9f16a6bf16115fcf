// Claims of due deliveries: each is claimed once, and no endpoint starves another.
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../../test/rig/databases.ts";
import {
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../../../test/webhooks/webhook-service.ts";
import type { Database } from "../../base/db/database.ts";
import { openSqlite } from "../../base/db/engines/sqlite.ts";
import { type ClaimOptions, claimDue } from "./claim.ts";
import { createSlots } from "./endpoint/slots.ts";

onBothDatabases((databases) => {
  let database: Database;
  let service: WebhookService;
  let neighbour: WebhookService;
  let receiver: Receiver;

  beforeEach(async () => {
    receiver = await startReceiver();
    database = await databases.open();
    // A concurrency of 0 keeps the services from sending by themselves.
    service = await startWebhookService(database, { concurrency: 0 });
    neighbour = await startWebhookService(database, { concurrency: 0 });
    for (const { mortise } of [service, neighbour]) {
      const { id } = await mortise.application.create({ name: "Hotel", uid: "hotel" });
      await mortise.endpoint.create(id, { url: receiver.url, channels: ["quick"] });
    }
  });
  afterEach(async () => {
    await service.server.close();
    await neighbour.server.close();
    await receiver.close();
  });

  const send = ({ mortise }: WebhookService, channel: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        mortise.message.create("hotel", { eventType: "a", payload: {}, channels: [channel] }),
      ),
    );
  /** Queues deliveries to the endpoint of a channel. Resolves to the endpoint's id. */
  async function queue(sending: WebhookService, channel: string, count: number): Promise<string> {
    const { query } = database;
    const [sent] = await send(sending, channel, 1);
    const id = sent?.id ?? "";
    const messages = query.selectFrom("webhook_messages").selectAll().where("msg_id", "=", id);
    const deliveries = query.selectFrom("webhook_deliveries").selectAll().where("msg_id", "=", id);
    const message = await messages.executeTakeFirstOrThrow();
    const { delivery_id: _, ...delivery } = await deliveries.executeTakeFirstOrThrow();
    const ids = Array.from({ length: count - 1 }, (_each, index) => `${message.msg_id}-${index}`);
    const copies = <Row extends object>(row: Row) => ids.map((msg_id) => Object.assign({}, row, { msg_id }));
    await query.insertInto("webhook_messages").values(copies(message)).execute();
    await query.insertInto("webhook_deliveries").values(copies(delivery)).execute();
    return delivery.endpoint_id;
  }
  const claim = (options: Partial<ClaimOptions> = {}) =>
    claimDue({ database, slots: createSlots(256), now: service.clock.now(), leaseMs: 60_000, ...options });

  test("a claimed delivery can be claimed by another process only after its lease", async () => {
    await send(service, "quick", 3);
    const first = await claim();
    expect(first.deliveries).toHaveLength(3);
    expect((await claim()).deliveries).toEqual([]);
    await database.query
      .updateTable("webhook_deliveries")
      .set({ leased_until: Date.now() - 1 })
      .execute();
    const second = await claim();
    const ids = ({ deliveries }: typeof first) => new Set(deliveries.map(({ delivery_id }) => delivery_id));
    expect(ids(second)).toEqual(ids(first));
    expect(second.deliveries.every(({ leased_by }) => leased_by === second.lease && leased_by !== first.lease)).toBe(
      true,
    );
  });

  test("the delivery that is due for longest is claimed first, whatever was accepted first or is being sent", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(...(await send(service, "quick", 1)).map(({ id }) => id));
    const change = (index: number, changes: { due_at: number } | { leased_by: string; leased_until: number }) =>
      database.query
        .updateTable("webhook_deliveries")
        .set(changes)
        .where("msg_id", "=", ids[index] ?? "")
        .execute();
    const now = service.clock.now();
    await change(3, { due_at: now - 2 });
    await change(2, { due_at: now - 1 });
    await change(3, { leased_by: "another", leased_until: Date.now() + 60_000 });
    const order: number[][] = [];
    for (let count = 0; count < 4; count += 1) {
      const { deliveries } = await claim({ slots: createSlots(1) });
      order.push(deliveries.map(({ msg_id }) => ids.indexOf(msg_id)));
    }
    expect(order).toEqual([[2], [0], [1], []]);
  });

  test("a claim for one workspace takes no delivery of another", async () => {
    const ofNobodyElse = async () =>
      (await claim({ workspace_id: service.workspace_id })).deliveries.filter(
        ({ workspace_id }) => workspace_id !== service.workspace_id,
      );
    await send(neighbour, "quick", 2);
    expect(await ofNobodyElse()).toEqual([]);
    const { id } = await service.mortise.endpoint.create("hotel", { url: `${receiver.url}/slow`, channels: ["slow"] });
    await queue(service, "slow", 1010);
    expect(await ofNobodyElse()).toEqual([]);
    const { deliveries } = await claim({ workspace_id: neighbour.workspace_id });
    expect([deliveries.length, deliveries.some(({ endpoint_id }) => endpoint_id === id)]).toEqual([2, false]);
  });

  test("a claim passes over a backlog without reading endpoints whose next attempt is not due", async () => {
    await service.mortise.endpoint.create("hotel", { url: `${receiver.url}/slow`, channels: ["slow"] });
    await queue(service, "slow", 1010);
    const { id: waiting } = await service.mortise.endpoint.create("hotel", { url: receiver.url, channels: ["failed"] });
    await send(service, "failed", 1);
    const due_at = service.clock.now() + 5000;
    await database.query.updateTable("webhook_deliveries").set({ due_at }).where("endpoint_id", "=", waiting).execute();
    const slots = createSlots(256);
    const lookedAt = new Set<string>();
    const room = (endpoint_id: string) => {
      lookedAt.add(endpoint_id);
      return slots.room(endpoint_id);
    };
    await claim({ slots: { ...slots, room } });
    expect(lookedAt.size).toBeGreaterThan(0);
    expect(lookedAt).not.toContain(waiting);
  });

  test.skipIf(!databases.openAgain)("a claim reads no more of a backlog, however long it is", async () => {
    const { query } = database;
    const endpoint_id = await queue(service, "quick", 2000);
    await query.updateTable("webhook_deliveries").set({ leased_until: 1 }).execute();
    await send(neighbour, "quick", 1);
    // Both conditions of rows that may be skipped count the rows that they check.
    await sql`create sequence rows_read`.execute(query);
    await sql`create function time_when_read() returns bigint language sql volatile
      as $$ select nextval('rows_read') * 0 + 2 $$`.execute(query);
    const realNow = () => sql<number>`time_when_read()`;
    const among: Database["among"] = (column, values) =>
      sql<boolean>`(${realNow()} > 0 and ${database.among(column, values)})`;
    const slots = createSlots(256);
    while (slots.room(endpoint_id) > 0) slots.take(endpoint_id);
    const { deliveries } = await claim({ slots, database: { ...database, realNow, among } });
    expect(deliveries.map(({ workspace_id }) => workspace_id)).toEqual([neighbour.workspace_id]);
    const { rows } = await sql<{ read: number }>`select nextval('rows_read') as read`.execute(query);
    expect(rows[0]?.read).toBeLessThan(1100);
  });

  test("other endpoints are sent to although a slow endpoint's backlog is longer than one look reads", async () => {
    await service.mortise.endpoint.create("hotel", { url: `${receiver.url}/slow`, channels: ["slow"], rateLimit: 1 });
    await queue(service, "slow", 1010);
    await send(neighbour, "quick", 2);
    const sender = await startWebhookService(database, { clock: service.clock });
    await sender.server.tick();
    await expect.poll(() => receiver.received.length).toBe(3);
    await sender.server.close();
  });
});

test("a delivery that another process sends or claims between the look and the claim is not claimed", async () => {
  const database = await openSqlite({ folder: null });
  const service = await startWebhookService(database, { concurrency: 0 });
  const { id } = await service.mortise.application.create({ name: "Hotel" });
  await service.mortise.endpoint.create(id, { url: "http://127.0.0.1:9" });
  const slots = createSlots(256);
  const claimWhile = async (change: { due_at: null } | { leased_until: number; leased_by: string }) => {
    await service.mortise.message.create(id, { eventType: "a", payload: {} });
    let other: Promise<unknown> | undefined;
    const room = (endpoint_id: string) => {
      other ??= database.query.updateTable("webhook_deliveries").set(change).execute();
      return slots.room(endpoint_id);
    };
    const { deliveries } = await claimDue({
      database,
      slots: { ...slots, room },
      now: service.clock.now(),
      leaseMs: 60_000,
    });
    await other;
    return deliveries;
  };
  expect(await claimWhile({ due_at: null })).toEqual([]);
  expect(await claimWhile({ leased_until: Date.now() + 60_000, leased_by: "another" })).toEqual([]);
  await service.server.close();
  await database.close();
});

test("a stopping process releases its claims at once, but not those that another has taken over", async () => {
  const database = await openSqlite({ folder: null });
  const [receiver, service] = [await startReceiver(), await startWebhookService(database, { timeoutMs: 60_000 })];
  receiver.answer = () => undefined;
  const { id } = await service.mortise.application.create({ name: "Hotel" });
  await service.mortise.endpoint.create(id, { url: receiver.url });
  for (const door of [1, 2]) await service.mortise.message.create(id, { eventType: "a", payload: { door } });
  await expect.poll(() => receiver.received.length).toBe(2);
  const rows = () =>
    database.query
      .selectFrom("webhook_deliveries")
      .select(["delivery_id", "leased_by"])
      .orderBy("delivery_id")
      .execute();
  const [first] = await rows();
  const another = { leased_by: "another", leased_until: Date.now() + 60_000 };
  await database.query
    .updateTable("webhook_deliveries")
    .set(another)
    .where("delivery_id", "=", first?.delivery_id ?? 0)
    .execute();
  await service.server.close();
  expect((await rows()).map(({ leased_by }) => leased_by)).toEqual(["another", null]);
  await receiver.close();
  await database.close();
});
