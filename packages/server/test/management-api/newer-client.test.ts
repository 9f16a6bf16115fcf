// Parameters that newer clients send beyond the first generation (webhook-api §9) work as intended, or are refused by
// name.
import { listManagementCalls, management } from "@mortise/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onDatabase } from "../rig/databases.ts";
import {
  answering,
  type Receiver,
  startReceiver,
  startWebhookService,
  type WebhookService,
} from "../webhooks/webhook-service.ts";

const refusing = listManagementCalls(management).flatMap(([name, row]) =>
  Object.keys(row.refuses).map((field) => ({ name, row, field })),
);

onDatabase((databases) => {
  let service: WebhookService;
  let receiver: Receiver;
  const json = async (method: string, path: string, body?: unknown) => {
    const response = await service.ask(method, path, body === undefined ? {} : { body });
    const text = await response.text();
    return { status: response.status, body: (text === "" ? undefined : JSON.parse(text)) as Record<string, unknown> };
  };

  beforeEach(async () => {
    [service, receiver] = [await startWebhookService(await databases.open()), await startReceiver()];
    await service.mortise.application.create({ name: "Hotel", uid: "hotel" });
    for (const name of ["a", "b"]) await service.mortise.eventType.create({ name, description: "" });
  });
  afterEach(async () => {
    for (const each of [service.server, receiver]) await each.close();
  });

  test.each(refusing)(
    "$name refuses $field by name, and takes it where it asks for nothing",
    async ({ row, field }) => {
      const path = row.path
        .replace("{app_id}", "hotel")
        .replace("{event_type_name}", "a")
        .replace(/\{\w+\}/g, "nobody");
      const body = { name: "c", eventType: "a", payload: {}, description: "", createdAt: new Date(), version: 1 };
      const asked = (value: unknown) =>
        row.body === null
          ? json(row.method, `${path}?${field}=${String(value)}`)
          : json(row.method, path, { ...body, [field]: value === "" ? null : value });
      const refused = await asked("x");
      expect(refused).toMatchObject({
        status: 422,
        body: { detail: [{ loc: [row.body === null ? "query" : "body", field] }] },
      });
      expect((await asked("")).status).not.toBe(422);
    },
  );

  test("eventTypes, throttleRate, headers and metadata at creation count, and are answered under both names", async () => {
    const made = await json("POST", "/app/hotel/endpoint", {
      url: receiver.url,
      eventTypes: ["a"],
      throttleRate: 9,
      headers: { "x-house": "7" },
      metadata: { desk: "2" },
    });
    const both = { eventTypes: ["a"], filterTypes: ["a"], throttleRate: 9, rateLimit: 9, metadata: { desk: "2" } };
    expect(made).toMatchObject({ status: 201, body: both });
    for (const eventType of ["a", "b"])
      await service.mortise.message.create("hotel", { eventType, payload: { eventType } });
    await service.server.tick();
    expect(receiver.received.map(({ headers, body }) => [headers["x-house"], body])).toEqual([
      ["7", '{"eventType":"a"}'],
    ]);
    expect(
      (await json("POST", "/app/hotel/endpoint", { url: receiver.url, eventTypes: ["nobody"] })).body,
    ).toMatchObject({
      detail: [{ loc: ["body", "eventTypes"] }],
    });
    expect(await json("POST", "/app", { name: "Inn", throttleRate: 3, metadata: { a: "b" } })).toMatchObject({
      body: { rateLimit: 3, throttleRate: 3, metadata: { a: "b" } },
    });
  });

  test("a patch changes what it names, null clears, and the rest stays", async () => {
    const { mortise } = service;
    const { id } = await mortise.endpoint.create("hotel", {
      url: receiver.url,
      filterTypes: ["a"],
      rateLimit: 5,
      description: "Desk",
    });
    expect(await json("PATCH", `/app/hotel/endpoint/${id}`, { description: "Bar", throttleRate: null })).toMatchObject({
      status: 200,
      body: { url: receiver.url, description: "Bar", eventTypes: ["a"], rateLimit: null },
    });
    expect((await json("PATCH", `/app/hotel/endpoint/${id}`, { disabled: true })).body).toMatchObject({
      disabled: true,
      description: "Bar",
    });
    await mortise.application.update("hotel", { name: "Hotel", uid: "hotel", rateLimit: 4 });
    expect((await json("PATCH", "/app/hotel", { name: "Grand Hotel" })).body).toMatchObject({
      name: "Grand Hotel",
      uid: "hotel",
      rateLimit: 4,
    });
    const schemas = { 1: { type: "object" } };
    await mortise.eventType.update("a", { description: "A", schemas });
    expect((await json("PATCH", "/event-type/a", { groupName: "Doors" })).body).toMatchObject({
      description: "A",
      schemas,
      groupName: "Doors",
    });
    expect((await json("PATCH", "/app/nobody", { name: "x" })).status).toBe(404);
  });

  test("headers are removed by deleteHeaders, and a name cannot be set and removed at once", async () => {
    const { id } = await service.mortise.endpoint.create("hotel", { url: receiver.url });
    const path = `/app/hotel/endpoint/${id}/headers`;
    await json("PUT", path, { headers: { "X-One": "1", "x-two": "2" } });
    expect((await json("PATCH", path, { headers: { "x-three": "3" }, deleteHeaders: ["x-one"] })).status).toBe(204);
    expect((await json("GET", path)).body["headers"]).toEqual({ "x-two": "2", "x-three": "3" });
    expect((await json("PATCH", path, { headers: { "x-two": "3" }, deleteHeaders: ["X-Two"] })).status).toBe(422);
  });

  test("a rotated secret signs on for the grace period that was asked for", async () => {
    const { id } = await service.mortise.endpoint.create("hotel", { url: receiver.url });
    const signatures = async () => {
      await service.mortise.message.create("hotel", { eventType: "a", payload: {} });
      await service.server.tick();
      return String(receiver.received.at(-1)?.headers["webhook-signature"]).split(" ").length;
    };
    const rotate = (gracePeriodSeconds: number) =>
      json("POST", `/app/hotel/endpoint/${id}/secret/rotate`, { gracePeriodSeconds });
    expect((await rotate(0)).status).toBe(204);
    expect(await signatures()).toBe(1);
    await rotate(60);
    expect(await signatures()).toBe(2);
    service.clock.advance(60_000);
    expect(await signatures()).toBe(1);
    expect((await rotate(604_801)).status).toBe(422);
  });

  test("what today's client reads of a destination and of an export is there", async () => {
    await service.mortise.endpoint.create("hotel", { url: receiver.url });
    const { id } = await service.mortise.message.create("hotel", { eventType: "a", payload: {} });
    await service.server.tick();
    const { body } = await json("GET", `/app/hotel/msg/${id}/endpoint`);
    expect(body).toMatchObject({ data: [{ updatedAt: expect.stringMatching(/Z$/) }] });
    const exported = await json("POST", "/environment/export");
    expect(exported).toMatchObject({ status: 200, body: { connectors: [] } });
    expect((await json("POST", "/environment/import", exported.body)).status).toBe(204);
  });

  test("lists come in the order that was asked for, page by page", async () => {
    for (const name of ["Inn", "Club"]) await service.mortise.application.create({ name });
    const names: unknown[] = [];
    let iterator = "";
    for (let page = 0; page < 3; page += 1) {
      const { body } = await json("GET", `/app?order=descending&limit=1${iterator && `&iterator=${iterator}`}`);
      names.push(...(body["data"] as { name: string }[]).map(({ name }) => name));
      iterator = String(body["iterator"]);
    }
    expect(names).toEqual(["Club", "Inn", "Hotel"]);
  });

  test("with_content=false leaves payloads and answers out of what is read and listed", async () => {
    const { id } = await service.mortise.endpoint.create("hotel", { url: receiver.url });
    receiver.answer = (response) => response.writeHead(200).end("thanks");
    const message = await service.mortise.message.create("hotel", { eventType: "a", payload: { door: 7 } });
    await service.server.tick();
    for (const [path, field, shown, hidden] of [
      [`/app/hotel/msg/${message.id}`, "payload", { door: 7 }, {}],
      ["/app/hotel/msg", "payload", { door: 7 }, {}],
      [`/app/hotel/attempt/endpoint/${id}`, "response", "thanks", ""],
    ] as const) {
      const read = async (query: string) => {
        const { body } = await json("GET", path + query);
        return ((body["data"] as Record<string, unknown>[] | undefined)?.[0] ?? body)[field];
      };
      expect([path, await read(""), await read("?with_content=false")]).toEqual([path, shown, hidden]);
    }
  });

  test("numbers of a payload are sent, read and listed as they were written", async () => {
    await service.mortise.endpoint.create("hotel", { url: receiver.url });
    const payload = '{"id":12345678901234567890,"price":1.0,"tiny":-0,"nested":[1e3,"1.0"]}';
    await service.ask("POST", "/app/hotel/msg", { text: `{"eventType":"a","payload":${payload}}` });
    await service.server.tick();
    expect(receiver.received.map(({ body }) => body)).toEqual([payload]);
    expect(await (await service.ask("GET", "/app/hotel/msg")).text()).toContain(`"payload":${payload}`);
  });

  test("a password in an address is sent to the receiver and shown to nobody; writing back what was read keeps it", async () => {
    const address = receiver.url.replace("http://", "http://desk:s3cret@");
    const made = await json("POST", "/app/hotel/endpoint", { url: address });
    const path = `/app/hotel/endpoint/${String(made.body["id"])}`;
    await json("PUT", path, { ...(await json("GET", path)).body, description: "Desk" });
    await json("PATCH", path, { description: "Bar" });
    expect(JSON.stringify([made, await json("GET", path), await json("GET", "/app/hotel/endpoint")])).not.toContain(
      "s3cret",
    );
    await service.mortise.message.create("hotel", { eventType: "a", payload: {} });
    await service.server.tick();
    expect(receiver.received.map(({ headers }) => headers.authorization)).toEqual([`Basic ${btoa("desk:s3cret")}`]);
  });

  test("what an endpoint missed is sent to it, and nothing twice", async () => {
    const { mortise } = service;
    const since = new Date(service.clock.now());
    for (const eventType of ["a", "b"]) await mortise.message.create("hotel", { eventType, payload: { eventType } });
    const { id } = await mortise.endpoint.create("hotel", { url: receiver.url, filterTypes: ["a"] });
    for (const messages of [1, 0]) {
      const answer = await json("POST", `/app/hotel/endpoint/${id}/replay-missing`, { since });
      expect(answer).toMatchObject({
        status: 202,
        body: { status: "finished", task: "endpoint.replay-missing", messages },
      });
      await service.server.tick();
    }
    expect(receiver.received.map(({ body }) => body)).toEqual(['{"eventType":"a"}']);
  });

  test("what an endpoint missed is sent to it, although more than one call takes is on other channels", async () => {
    const { mortise, database, clock } = service;
    const since = new Date(clock.now());
    await mortise.message.create("hotel", { eventType: "a", payload: {}, channels: ["attic"] });
    const first = await database.query.selectFrom("webhook_messages").selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 10_000 }, (_, index) => ({
      ...first,
      msg_id: `${first.msg_id.slice(0, -5)}${String(index).padStart(5, "0")}`,
      event_id: null,
    }));
    for (let at = 0; at < others.length; at += 500)
      await database.query
        .insertInto("webhook_messages")
        .values(others.slice(at, at + 500))
        .execute();
    clock.advance(1000);
    await mortise.message.create("hotel", { eventType: "a", payload: { at: "desk" }, channels: ["desk", "x"] });
    const { id } = await mortise.endpoint.create("hotel", { url: receiver.url, channels: ["desk"] });
    const answer = await json("POST", `/app/hotel/endpoint/${id}/replay-missing`, { since });
    expect(answer).toMatchObject({ status: 202, body: { messages: 1 } });
    await service.server.tick();
    expect(receiver.received.map(({ body }) => body)).toEqual(['{"at":"desk"}']);
  });

  test("a recovery takes up what waits for its next try; it is refused for a disabled endpoint and a time to come", async () => {
    const { mortise, clock } = service;
    const since = new Date(clock.now());
    const { id } = await mortise.endpoint.create("hotel", { url: receiver.url });
    receiver.answer = answering(500);
    await mortise.message.create("hotel", { eventType: "a", payload: {} });
    await service.server.tick();
    receiver.answer = answering(204);
    expect((await json("POST", `/app/hotel/endpoint/${id}/recover`, { since })).body).toMatchObject({ messages: 1 });
    await service.server.tick();
    expect(receiver.received).toHaveLength(2);
    const recover = (body: object) => json("POST", `/app/hotel/endpoint/${id}/recover`, body);
    expect(await recover({ since: new Date(clock.now() + 60_000) })).toMatchObject({ status: 422 });
    await json("PATCH", `/app/hotel/endpoint/${id}`, { disabled: true });
    expect(await recover({ since })).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  test("a portal is open for as long as was asked, and all of an application's are closed by one call", async () => {
    const open = async (expiry: number) => {
      const { body } = await json("POST", "/auth/app-portal-access/hotel", { expiry });
      return async () =>
        (await service.ask("GET", "/app/hotel", { headers: { authorization: `Bearer ${String(body["token"])}` } }))
          .status;
    };
    const [short, long] = [await open(3600), await open(7200)];
    expect([await short(), await long()]).toEqual([200, 200]);
    service.clock.advance(3_600_000);
    expect([await short(), await long()]).toEqual([401, 200]);
    expect((await json("POST", "/auth/app/hotel/expire-all", {})).status).toBe(204);
    expect(await long()).toBe(401);
    expect((await json("POST", "/auth/app-portal-access/hotel", { expiry: 60 })).status).toBe(422);
  });

  test("an environment is exported without a body and imported with event types alone", async () => {
    const { status, body } = await json("POST", "/environment/export");
    expect([status, (body["eventTypes"] as unknown[]).length]).toEqual([200, 2]);
    expect((await json("POST", "/environment/import", { eventTypes: [{ name: "c", description: "" }] })).status).toBe(
      204,
    );
  });
});
