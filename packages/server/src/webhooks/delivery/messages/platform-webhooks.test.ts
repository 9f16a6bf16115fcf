// The platform's webhooks as endpoints of the webhook service: their application, their event types, their deletion.
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../../../test/rig/databases.ts";
import { startWebhookService, type WebhookService } from "../../../../test/webhooks/webhook-service.ts";
import { appendEvents } from "../../../doors/events/events.ts";
import { platformEventTypes } from "./platform-event-types.ts";

interface Made {
  webhook: { webhook_id: string; event_types: string[]; secret?: string; url: string };
}
const url = "http://127.0.0.1:9/hook";

onBothDatabases(({ open }) => {
  let service: WebhookService;
  beforeEach(async () => {
    service = await startWebhookService(await open(), { concurrency: 0 });
  });
  afterEach(() => service.server.close());

  const ask = async <Body>(path: string, input: object): Promise<Body & { error?: { type: string } }> => {
    const headers = { authorization: `Bearer ${service.api_key}`, "content-type": "application/json" };
    const request = new Request(`http://mortise.test${path}`, { method: "POST", headers, body: JSON.stringify(input) });
    return (await service.server.fetch(request)).json() as Promise<Body & { error?: { type: string } }>;
  };
  const create = async (input: object = {}) => (await ask<Made>("/webhooks/create", { url, ...input })).webhook;
  const list = async () => (await ask<{ webhooks: Made["webhook"][] }>("/webhooks/list", {})).webhooks;
  const platform = async () => {
    for await (const each of service.mortise.application.list()) if (each.name === "Platform events") return each;
    throw new Error("There is no application of the platform.");
  };

  test("list their requested event types, each once, and all types for *", async () => {
    const some = await create({ event_types: ["lock.locked", "lock.unlocked", "lock.locked"] });
    expect(some.event_types).toEqual(["lock.locked", "lock.unlocked"]);
    expect((await create({ event_types: ["lock.locked", "*"] })).event_types).toEqual(["*"]);
    expect((await ask<Made>("/webhooks/get", { webhook_id: some.webhook_id })).webhook).toEqual(some);
    expect((await list()).map(({ event_types, secret }) => [event_types, secret])).toEqual([
      [["lock.locked", "lock.unlocked"], undefined],
      [["*"], undefined],
    ]);
  });

  test("accept every event type of the contract, also those that no simulated device makes", async () => {
    const today = [
      "device.added",
      "device.doorbell_rang",
      "access_code.code_changed",
      "thermostat.temperature_changed",
    ];
    const sent = [
      "device.deleted",
      "device.name_changed",
      "thermostat.manually_adjusted",
      "action_attempt.unlock_door.failed",
    ];
    const made = await create({ event_types: [...today, ...sent] });
    expect(made.event_types).toEqual([...today, ...sent]);
    const all = platformEventTypes.map(({ name }) => name);
    expect((await create({ event_types: all })).event_types).toEqual(all);
    const refused = await ask<Made>("/webhooks/create", { url, event_types: ["device.deleted", "device.deletd"] });
    expect(refused.error).toMatchObject({ type: "invalid_event_types", data: { unknown: ["device.deletd"] } });
  });

  test("can be changed to other event types, and to all", async () => {
    const types = async () => (await list()).map(({ event_types }) => event_types);
    const { webhook_id } = await create({ event_types: ["lock.locked"] });
    await create({ event_types: ["lock.locked"] });
    const known = () =>
      service.database.query
        .selectFrom("webhook_event_types")
        .select("name")
        .where("name", "=", "lock.unlocked")
        .execute();
    await service.database.query.deleteFrom("webhook_event_types").where("name", "=", "lock.unlocked").execute();
    await ask("/webhooks/update", { webhook_id: webhook_id.toUpperCase(), event_types: ["lock.unlocked"] });
    expect(await types()).toEqual([["lock.unlocked"], ["lock.locked"]]);
    expect(await known()).toEqual([{ name: "lock.unlocked" }]);
  });

  test("are found and deleted by an upper-case id too", async () => {
    const { webhook_id } = await create();
    const shouted = webhook_id.toUpperCase();
    expect((await ask<Made>("/webhooks/get", { webhook_id: shouted })).webhook.webhook_id).toBe(webhook_id);
    expect(await ask("/webhooks/delete", { webhook_id: shouted })).not.toHaveProperty("error");
    expect(await list()).toEqual([]);
  });

  test("share one application, in which all their types can be chosen and are shown by an example", async () => {
    await create();
    await create();
    const { id } = await platform();
    expect((await service.mortise.endpoint.list(id)).data).toHaveLength(2);
    const { data } = await service.mortise.eventType.list({ limit: 250, withContent: true });
    expect(new Set(data.map(({ name }) => name))).toEqual(new Set(platformEventTypes.map(({ name }) => name)));
    const opened = data.find(({ name }) => name === "lock.unlocked");
    expect(opened?.schemas).toMatchObject({ 1: { examples: [{ event_type: "lock.unlocked" }] } });
  });

  test("exclude endpoints that were made by the webhook API: the platform neither lists nor deletes these", async () => {
    const { id: app } = await service.mortise.application.create({ name: "Hotel" });
    const uid = crypto.randomUUID();
    await service.mortise.endpoint.create(app, { url, uid });
    const { webhook_id } = await create();
    expect((await list()).map((each) => each.webhook_id)).toEqual([webhook_id]);
    expect((await ask("/webhooks/delete", { webhook_id: uid })).error?.type).toBe("webhook_not_found");
    // An endpoint without a uid, which was added in the portal, is no webhook either.
    await service.mortise.endpoint.create((await platform()).id, { url });
    expect((await list()).map((each) => each.webhook_id)).toEqual([webhook_id]);
  });

  test("can be created again after their application was deleted", async () => {
    const first = await create();
    const former = await platform();
    await service.mortise.application.delete(former.id);
    expect(await list()).toEqual([]);
    expect((await ask("/webhooks/get", { webhook_id: first.webhook_id })).error?.type).toBe("webhook_not_found");
    const second = await create();
    expect((await list()).map(({ webhook_id }) => webhook_id)).toEqual([second.webhook_id]);
    expect((await platform()).id).not.toBe(former.id);
  });

  test("leave no waiting deliveries behind when deleted", async () => {
    const { webhook_id } = await create();
    const other = await create();
    await service.mortise.message.create((await platform()).id, { eventType: "lock.unlocked", payload: {} });
    const waiting = () =>
      service.database.query
        .selectFrom("webhook_deliveries")
        .select("status")
        .where("due_at", "is not", null)
        .execute();
    expect(await waiting()).toHaveLength(2);
    await ask("/webhooks/delete", { webhook_id });
    expect(await waiting()).toHaveLength(1);
    expect((await list()).map((each) => each.webhook_id)).toEqual([other.webhook_id]);
  });

  test("are told who asked for what happened", async () => {
    await create();
    const occurred_at = new Date(service.clock.now()).toISOString();
    const { database, workspace_id } = service;
    const asked_by = {
      client_session_id: crypto.randomUUID(),
      user_identifier_key: "anna-4711",
      action_attempt_id: "a",
    };
    await database.transaction((tx) =>
      appendEvents(tx, workspace_id, [{ event_type: "lock.unlocked", occurred_at, asked_by }]),
    );
    const { id } = await platform();
    for await (const { payload } of service.mortise.message.list(id)) expect(payload).toMatchObject(asked_by);
    expect.assertions(1);
  });

  test("get every event, however many happen at once", async () => {
    await create();
    const occurred_at = new Date(service.clock.now()).toISOString();
    const events = Array.from({ length: 8000 }, () => ({ event_type: "device.deleted", occurred_at }));
    const { database, workspace_id } = service;
    await database.transaction((tx) => appendEvents(tx, workspace_id, events));
    const { count } = await database.query
      .selectFrom("webhook_deliveries")
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(events.length);
  });
});
