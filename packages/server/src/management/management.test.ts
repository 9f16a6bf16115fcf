import { ConflictError, ForbiddenError, NotFoundError, UnauthorizedError, UnprocessableError } from "@mortise/webhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { startWebhookService, type WebhookService } from "../../test/webhook-service.ts";

const url = "https://receiver.example/hook";
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ returned: value }),
    (error: unknown) => error,
  );
const idsOf = async (list: AsyncIterable<{ id: string }>) => {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
};

onBothDatabases((databases) => {
  let service: WebhookService;
  let { mortise } = {} as WebhookService;
  beforeEach(async () => {
    service = await startWebhookService(await databases.open());
    mortise = service.mortise;
  });
  afterEach(() => service.server.close());

  describe("applications", () => {
    test("are made, read by id and uid, replaced and deleted", async () => {
      const made = await mortise.application.create({ name: "Hotel", uid: "hotel", rateLimit: 10 });
      expect(made).toMatchObject({ id: expect.stringMatching(/^app_[0-9A-Za-z]{27}$/), name: "Hotel", uid: "hotel", rateLimit: 10 });
      expect(made.createdAt).toEqual(new Date(service.clock.now()));
      expect(await mortise.application.get("hotel")).toEqual(made);
      expect(await mortise.application.get(made.id)).toEqual(made);
      service.clock.advance(1000);
      const changed = await mortise.application.update("hotel", { name: "House" });
      expect(changed).toMatchObject({ id: made.id, name: "House", uid: null, rateLimit: null, createdAt: made.createdAt });
      expect(changed.updatedAt).toEqual(new Date(service.clock.now()));
      expect(await errorOf(mortise.application.get("hotel"))).toBeInstanceOf(NotFoundError);
      await mortise.application.delete(made.id);
      expect(await errorOf(mortise.application.get(made.id))).toMatchObject({ code: 404, body: { code: "not_found" } });
    });

    test("of one uid there is one, which get-or-create answers unchanged", async () => {
      const made = await mortise.application.create({ name: "Hotel", uid: "hotel" });
      expect(await errorOf(mortise.application.create({ name: "Other", uid: "hotel" }))).toBeInstanceOf(ConflictError);
      expect(await mortise.application.getOrCreate({ name: "Other", uid: "hotel" })).toEqual(made);
      const existing = await service.ask("POST", "/app/?get_if_exists=true", { body: { name: "Other", uid: "hotel" } });
      expect(existing.status).toBe(200);
      const fresh = await service.ask("POST", "/app?get_if_exists=true", { body: { name: "Other", uid: "other" } });
      expect(fresh.status).toBe(201);
      expect(await errorOf(mortise.application.update("other", { name: "Other", uid: "hotel" }))).toBeInstanceOf(ConflictError);
      await mortise.application.delete("hotel");
      expect((await mortise.application.create({ name: "New", uid: "hotel" })).id).not.toBe(made.id);
      const race = await Promise.all([1, 2, 3].map(() => mortise.application.getOrCreate({ name: "Race", uid: "race" })));
      expect(new Set(race.map(({ id }) => id)).size).toBe(1);
    });

    test("are listed oldest first, page by page", async () => {
      const made: string[] = [];
      for (const name of "abcde") made.push((await mortise.application.create({ name })).id);
      expect(await idsOf(mortise.application.list({ limit: 2 }))).toEqual(made);
      const page = await mortise.application.list({ limit: 5 });
      expect(page).toMatchObject({ done: true, iterator: made[4] });
      expect(page).not.toHaveProperty("prevIterator");
      expect(await mortise.application.list({ iterator: made[4] })).toMatchObject({ data: [], done: true, iterator: null });
    });
  });

  describe("endpoints", () => {
    let app: string;
    beforeEach(async () => {
      app = (await mortise.application.create({ name: "Hotel", uid: "hotel" })).id;
    });

    test("are made, replaced and deleted; what is left out falls back", async () => {
      const made = await mortise.endpoint.create("hotel", {
        url,
        version: 3,
        description: "Front desk",
        channels: ["a"],
        rateLimit: 5,
        uid: "desk",
      });
      expect(made).toMatchObject({
        url,
        version: 3,
        description: "Front desk",
        channels: ["a"],
        rateLimit: 5,
        disabled: false,
        filterTypes: null,
      });
      const changed = await mortise.endpoint.update(app, "desk", { url: `${url}2` });
      expect(changed).toMatchObject({
        id: made.id,
        url: `${url}2`,
        version: 1,
        description: "",
        channels: null,
        rateLimit: null,
        uid: null,
      });
      await mortise.endpoint.delete(app, made.id);
      expect(await errorOf(mortise.endpoint.get(app, made.id))).toBeInstanceOf(NotFoundError);
      expect((await mortise.endpoint.list(app)).data).toEqual([]);
    });

    test("are listed newest first", async () => {
      const made: string[] = [];
      for (let count = 0; count < 5; count += 1) made.unshift((await mortise.endpoint.create(app, { url })).id);
      expect(await idsOf(mortise.endpoint.list(app, { limit: 2 }))).toEqual(made);
    });

    test("filter by event types that exist, and keep those that are archived later", async () => {
      expect(await errorOf(mortise.endpoint.create(app, { url, filterTypes: ["lock.opened"] }))).toMatchObject({
        code: 422,
        body: { detail: [{ loc: ["body", "filterTypes"], type: "value_error" }] },
      });
      await mortise.eventType.create({ name: "lock.opened", description: "" });
      const { id } = await mortise.endpoint.create(app, { url, filterTypes: ["lock.opened"] });
      await mortise.eventType.delete("lock.opened");
      expect((await mortise.endpoint.update(app, id, { url, filterTypes: ["lock.opened"] })).filterTypes).toEqual(["lock.opened"]);
      expect(await errorOf(mortise.endpoint.create(app, { url, filterTypes: ["lock.opened"] }))).toBeInstanceOf(UnprocessableError);
    });

    test("need TLS where the environment enforces it", async () => {
      const strict = await startWebhookService(service.database, { isSandbox: false });
      const { id } = await strict.mortise.application.create({ name: "A" });
      expect(await errorOf(strict.mortise.endpoint.create(id, { url: "http://receiver.example" }))).toMatchObject({
        body: { detail: [{ loc: ["body", "url"] }] },
      });
      await strict.mortise.environment.import({ createdAt: new Date(), version: 1, settings: { enforceHttps: false } });
      expect(await strict.mortise.endpoint.create(id, { url: "http://receiver.example" })).toMatchObject({
        url: "http://receiver.example",
      });
      await strict.server.close();
    });

    test("have headers of their own; sensitive values are never read back", async () => {
      const { id } = await mortise.endpoint.create(app, { url });
      expect(await mortise.endpoint.getHeaders(app, id)).toEqual({ headers: {}, sensitive: [] });
      await mortise.endpoint.updateHeaders(app, id, { headers: { "X-Door": "12", Authorization: "Bearer s3cret" } });
      expect(await mortise.endpoint.getHeaders(app, id)).toEqual({ headers: { "X-Door": "12" }, sensitive: ["Authorization"] });
      await mortise.endpoint.patchHeaders(app, id, { headers: { "x-door": null, "X-Floor": "1" } });
      expect(await mortise.endpoint.getHeaders(app, id)).toEqual({ headers: { "X-Floor": "1" }, sensitive: ["Authorization"] });
      await mortise.endpoint.updateHeaders(app, id, { headers: {} });
      expect(await mortise.endpoint.getHeaders(app, id)).toEqual({ headers: {}, sensitive: [] });
      const { headers } = await service.database.query.selectFrom("webhook_endpoints").select("headers").executeTakeFirstOrThrow();
      expect(headers).not.toContain("s3cret");
    });

    test("have a secret, given or made, of which the database holds no plain text", async () => {
      const given = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
      const { id } = await mortise.endpoint.create(app, { url, secret: given });
      expect(await mortise.endpoint.getSecret(app, id)).toEqual({ key: given });
      await mortise.endpoint.rotateSecret(app, id, {});
      const { key } = await mortise.endpoint.getSecret(app, id);
      expect(key).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
      for (let turn = 0; turn < 4; turn += 1) await mortise.endpoint.rotateSecret(app, id, {});
      expect(await errorOf(mortise.endpoint.rotateSecret(app, id, {}))).toMatchObject({ code: 400, body: { code: "limit_reached" } });
      service.clock.advance(24 * 3_600_000);
      await mortise.endpoint.rotateSecret(app, id, { key: given });
      expect(await mortise.endpoint.getSecret(app, id)).toEqual({ key: given });
      const kept = await service.database.query.selectFrom("webhook_secrets").select("key").execute();
      expect(kept.some(({ key: text }) => text.includes("whsec"))).toBe(false);
    });
  });

  describe("event types", () => {
    test("are made, replaced, archived and brought back", async () => {
      const schemas = { 1: { type: "object", properties: { door: { type: "string" } } } };
      const made = await mortise.eventType.create({ name: "lock.opened", description: "A door", schemas });
      expect(made).toMatchObject({ name: "lock.opened", description: "A door", archived: false, schemas });
      expect(await errorOf(mortise.eventType.create({ name: "lock.opened", description: "" }))).toMatchObject({
        code: 409,
        body: { code: "event_type_exists" },
      });
      await mortise.eventType.delete("lock.opened");
      expect(await mortise.eventType.get("lock.opened")).toMatchObject({ archived: true });
      expect((await mortise.eventType.list()).data).toEqual([]);
      expect((await mortise.eventType.list({ includeArchived: true })).data).toHaveLength(1);
      expect(await mortise.eventType.create({ name: "lock.opened", description: "Again" })).toMatchObject({
        archived: false,
        schemas: null,
      });
      expect(await mortise.eventType.update("lock.opened", { description: "Changed", archived: true })).toMatchObject({ archived: true });
      expect(await errorOf(mortise.eventType.get("nothing"))).toBeInstanceOf(NotFoundError);
    });

    test("are listed by name, letter by letter, with schemas when asked", async () => {
      for (const name of ["b.a", "B.a", "a-1", "a.1"]) await mortise.eventType.create({ name, description: name, schemas: { 1: {} } });
      const page = await mortise.eventType.list({ limit: 2 });
      expect(page.data.map(({ name, schemas }) => [name, schemas])).toEqual([
        ["B.a", null],
        ["a-1", null],
      ]);
      expect(page.iterator).toBe("a-1");
      const rest = await mortise.eventType.list({ iterator: "a-1", withContent: true });
      expect(rest.data.map(({ name, schemas }) => [name, schemas])).toEqual([
        ["a.1", { 1: {} }],
        ["b.a", { 1: {} }],
      ]);
    });

    test("have schemas that are schemas", async () => {
      const error = await errorOf(
        mortise.eventType.create({ name: "a", description: "", schemas: { 1: { type: "object", properties: { n: { type: "nmuber" } } } } }),
      );
      expect(error).toMatchObject({ code: 422, body: { detail: [{ loc: ["body", "schemas", "1", "properties", "n", "type"] }] } });
    });

    test("can be shown by an example, without a token", async () => {
      const schema = {
        type: "object",
        properties: {
          id: { type: "string", format: "uuid" },
          count: { type: "integer", minimum: 3 },
          tags: { type: "array", items: { enum: ["x", "y"] }, minItems: 2 },
          at: { $ref: "#/definitions/when" },
        },
        definitions: { when: { type: "string", format: "date-time" } },
      };
      const response = await service.ask("POST", "/event-type/schema/generate-example/", {
        body: { schema },
        headers: { authorization: "" },
      });
      expect(await response.json()).toEqual({
        example: { id: "3f0c6d1e-8a52-4b7e-9c1d-2f4a6b8c0d1e", count: 3, tags: ["x", "x"], at: "2026-06-12T09:00:00Z" },
      });
    });
  });

  describe("integrations", () => {
    test("have a key that manages their application alone, until it is rotated or deleted", async () => {
      const { id: app } = await mortise.application.create({ name: "Hotel" });
      const { id: other } = await mortise.application.create({ name: "Other" });
      const made = await mortise.integration.create(app, { name: "PMS" });
      expect(await mortise.integration.update(app, made.id, { name: "Property" })).toMatchObject({ id: made.id, name: "Property" });
      const { key } = await mortise.integration.getKey(app, made.id);
      const partner = service.as(key);
      expect(await partner.endpoint.create(app, { url })).toMatchObject({ url });
      expect(await errorOf(partner.endpoint.list(other))).toBeInstanceOf(NotFoundError);
      expect(await errorOf(partner.integration.list(app))).toBeInstanceOf(ForbiddenError);
      const { key: next } = await mortise.integration.rotateKey(app, made.id);
      expect(await errorOf(partner.endpoint.list(app))).toBeInstanceOf(UnauthorizedError);
      expect((await service.as(next).endpoint.list(app)).data).toHaveLength(1);
      await mortise.integration.delete(app, made.id);
      expect(await errorOf(service.as(next).endpoint.list(app))).toBeInstanceOf(UnauthorizedError);
      expect((await mortise.integration.list(app)).data).toEqual([]);
    });
  });

  describe("environments", () => {
    test("are exported from one and imported to another, adding and changing, never deleting", async () => {
      await mortise.eventType.create({ name: "a", description: "one", schemas: { 1: { type: "object" } } });
      await mortise.eventType.create({ name: "b", description: "two", archived: true });
      await mortise.environment.import({ createdAt: new Date(), version: 1, settings: { customColor: "#0f6e56", enableChannels: true } });
      const exported = await mortise.environment.export({});
      expect(exported).toMatchObject({
        version: 1,
        settings: { customColor: "#0f6e56", enableChannels: true, disableEndpointOnFailure: true },
      });
      const other = await startWebhookService(service.database);
      await other.mortise.eventType.create({ name: "a", description: "old" });
      await other.mortise.eventType.create({ name: "c", description: "own" });
      await other.mortise.environment.import({ ...exported, version: 1, eventTypes: exported.eventTypes });
      const types = await other.mortise.eventType.list({ includeArchived: true, withContent: true });
      expect(types.data.map(({ name, description, archived }) => [name, description, archived])).toEqual([
        ["a", "one", false],
        ["b", "two", true],
        ["c", "own", false],
      ]);
      const settings = await other.mortise.environment.getSettings();
      expect(settings).toMatchObject({ customColor: "#0f6e56", enableChannels: true, enableIntegrationManagement: false });
      expect(settings).not.toHaveProperty("enforceHttps");
      await other.server.close();
    });
  });

  describe("dashboard access", () => {
    test("is a token of one application, which reads and manages that alone", async () => {
      const { id: app } = await mortise.application.create({ name: "Hotel" });
      const { id: other } = await mortise.application.create({ name: "Other" });
      const access = await mortise.authentication.dashboardAccess(app);
      expect(access.token).toMatch(/^appsk_[0-9A-Za-z]{32}$/);
      const key = new URL(access.url).hash.replace("#key=", "");
      expect(JSON.parse(Buffer.from(key, "base64url").toString())).toEqual({ appId: app, token: access.token });
      const portal = service.as(access.token);
      expect(await portal.application.get(app)).toMatchObject({ id: app });
      const { id } = await portal.endpoint.create(app, { url });
      expect(await portal.endpoint.getSecret(app, id)).toMatchObject({ key: expect.any(String) });
      expect((await portal.eventType.list()).data).toEqual([]);
      const forbidden = [
        portal.application.create({ name: "x" }),
        portal.application.list(),
        portal.application.update(app, { name: "x" }),
        portal.application.delete(app),
        portal.message.create(app, { eventType: "a", payload: {} }),
        portal.eventType.create({ name: "a", description: "" }),
        portal.eventType.delete("a"),
        portal.environment.export({}),
        portal.authentication.dashboardAccess(app),
        portal.integration.list(app),
      ];
      for (const error of await Promise.all(forbidden.map(errorOf)))
        expect(error).toMatchObject({ code: 403, body: { code: "insufficient access" } });
      const foreign = [
        portal.application.get(other),
        portal.endpoint.list(other),
        portal.message.list(other),
        portal.statistics.appAttempts(other),
      ];
      for (const error of await Promise.all(foreign.map(errorOf))) expect(error).toBeInstanceOf(NotFoundError);
      await mortise.environment.import({ createdAt: new Date(), version: 1, settings: { enableIntegrationManagement: true } });
      expect((await portal.integration.list(app)).data).toEqual([]);
      await portal.authentication.logout();
      expect(await errorOf(portal.application.get(app))).toBeInstanceOf(UnauthorizedError);
      expect(await errorOf(mortise.authentication.logout())).toBeInstanceOf(ForbiddenError);
    });

    test("ends after a week, and with its application", async () => {
      const { id: app } = await mortise.application.create({ name: "Hotel" });
      const first = service.as((await mortise.authentication.dashboardAccess(app)).token);
      service.clock.advance(7 * 86_400_000 - 1);
      await first.application.get(app);
      service.clock.advance(1);
      expect(await errorOf(first.application.get(app))).toBeInstanceOf(UnauthorizedError);
      const second = service.as((await mortise.authentication.dashboardAccess(app)).token);
      await mortise.application.delete(app);
      expect(await errorOf(second.application.get(app))).toBeInstanceOf(UnauthorizedError);
    });
  });

  test("one environment never sees another's", async () => {
    const { id: app } = await mortise.application.create({ name: "Hotel", uid: "hotel" });
    const { id: endpoint } = await mortise.endpoint.create(app, { url });
    const { id: message } = await mortise.message.create(app, { eventType: "a", payload: {} });
    const stranger = await startWebhookService(service.database);
    const asked = [
      stranger.mortise.application.get(app),
      stranger.mortise.application.get("hotel"),
      stranger.mortise.endpoint.getSecret(app, endpoint),
      stranger.mortise.message.get(app, message),
      stranger.mortise.endpoint.update(app, endpoint, { url }),
      stranger.mortise.messageAttempt.resend(app, message, endpoint),
    ];
    for (const error of await Promise.all(asked.map(errorOf))) expect(error).toBeInstanceOf(NotFoundError);
    expect((await stranger.mortise.application.list()).data).toEqual([]);
    await stranger.server.close();
  });

  test("health is well, without a token", async () => {
    const response = await service.ask("GET", "/health/", { headers: { authorization: "" } });
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });
});
