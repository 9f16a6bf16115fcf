import { NotFoundError, UnprocessableError } from "@mortise/webhooks";
import { beforeEach, describe, expect, test } from "vitest";
import { startWebhookService } from "../../../test/webhooks/webhook-service.ts";
import { errorOf, idsOf, onBothServices, url } from "../../../test/webhooks/services.ts";

onBothServices((service) => {
  describe("endpoints", () => {
    let app: string;
    beforeEach(async () => {
      app = (await service().mortise.application.create({ name: "Hotel", uid: "hotel" })).id;
    });

    test("are created, replaced and deleted; omitted fields get their defaults", async () => {
      const made = await service().mortise.endpoint.create("hotel", {
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
      const changed = await service().mortise.endpoint.update(app, "desk", { url: `${url}2` });
      expect(changed).toMatchObject({
        id: made.id,
        url: `${url}2`,
        version: 1,
        description: "",
        channels: null,
        rateLimit: null,
        uid: null,
      });
      await service().mortise.endpoint.delete(app, made.id);
      expect(await errorOf(service().mortise.endpoint.get(app, made.id))).toBeInstanceOf(NotFoundError);
      expect((await service().mortise.endpoint.list(app)).data).toEqual([]);
    });

    test("are listed newest first", async () => {
      const made: string[] = [];
      for (let count = 0; count < 5; count += 1)
        made.unshift((await service().mortise.endpoint.create(app, { url })).id);
      expect(await idsOf(service().mortise.endpoint.list(app, { limit: 2 }))).toEqual(made);
    });

    test("filter by event types that exist, and keep those that are archived later", async () => {
      expect(
        await errorOf(service().mortise.endpoint.create(app, { url, filterTypes: ["lock.opened"] })),
      ).toMatchObject({
        code: 422,
        body: { detail: [{ loc: ["body", "filterTypes"], type: "value_error" }] },
      });
      await service().mortise.eventType.create({ name: "lock.opened", description: "" });
      const { id } = await service().mortise.endpoint.create(app, { url, filterTypes: ["lock.opened"] });
      await service().mortise.eventType.delete("lock.opened");
      expect(
        (await service().mortise.endpoint.update(app, id, { url, filterTypes: ["lock.opened"] })).filterTypes,
      ).toEqual(["lock.opened"]);
      expect(
        await errorOf(service().mortise.endpoint.create(app, { url, filterTypes: ["lock.opened"] })),
      ).toBeInstanceOf(UnprocessableError);
    });

    test("at a private address are refused with a code that programs know", async () => {
      const { mortise } = service();
      expect(await errorOf(mortise.endpoint.create(app, { url: "https://10.0.0.1/hook" }))).toMatchObject({
        body: { detail: [{ loc: ["body", "url"], type: "value_error.private_address" }] },
      });
    });

    test("need TLS where the environment enforces it", async () => {
      const strict = await startWebhookService(service().database, { isSandbox: false });
      const { id } = await strict.mortise.application.create({ name: "A" });
      expect(await errorOf(strict.mortise.endpoint.create(id, { url: "http://receiver.example" }))).toMatchObject({
        body: { detail: [{ loc: ["body", "url"], type: "value_error.needs_https" }] },
      });
      await strict.mortise.environment.import({ createdAt: new Date(), version: 1, settings: { enforceHttps: false } });
      expect(await strict.mortise.endpoint.create(id, { url: "http://receiver.example" })).toMatchObject({
        url: "http://receiver.example",
      });
      await strict.server.close();
    });

    test("are deleted once with one event, however many requests come at once", async () => {
      const { mortise } = service();
      await mortise.application.create({ name: "Operations", uid: "operational" });
      const { id } = await mortise.endpoint.create(app, { url });
      const answers = await Promise.all([1, 2, 3, 4].map(() => errorOf(mortise.endpoint.delete(app, id))));
      expect(answers.filter((answer) => answer instanceof NotFoundError)).toHaveLength(3);
      const { data } = await mortise.message.list("operational", { eventTypes: ["endpoint.deleted"] });
      expect(data).toHaveLength(1);
    });

    test("accept any version that the database can store, and refuse greater ones", async () => {
      const most = 2_147_483_647;
      expect((await service().mortise.endpoint.create(app, { url, version: most })).version).toBe(most);
      expect(await errorOf(service().mortise.endpoint.create(app, { url, version: most + 1 }))).toMatchObject({
        code: 422,
        body: { detail: [{ loc: ["body", "version"] }] },
      });
    });

    test.each(["updateHeaders", "patchHeaders"] as const)(
      "refuse a header twice in different case: %s",
      async (call) => {
        const { id } = await service().mortise.endpoint.create(app, { url });
        const headers = { "X-Door": "12", "x-door": "13" };
        await expect(service().mortise.endpoint[call](app, id, { headers })).rejects.toMatchObject({ code: 422 });
        expect(await service().mortise.endpoint.getHeaders(app, id)).toEqual({ headers: {}, sensitive: [] });
      },
    );

    test("have headers of their own; sensitive values are never read back", async () => {
      const { id } = await service().mortise.endpoint.create(app, { url });
      expect(await service().mortise.endpoint.getHeaders(app, id)).toEqual({ headers: {}, sensitive: [] });
      await service().mortise.endpoint.updateHeaders(app, id, {
        headers: { "X-Door": "12", Authorization: "Bearer s3cret" },
      });
      expect(await service().mortise.endpoint.getHeaders(app, id)).toEqual({
        headers: { "X-Door": "12" },
        sensitive: ["Authorization"],
      });
      await service().mortise.endpoint.patchHeaders(app, id, { headers: { "x-door": null, "X-Floor": "1" } });
      expect(await service().mortise.endpoint.getHeaders(app, id)).toEqual({
        headers: { "X-Floor": "1" },
        sensitive: ["Authorization"],
      });
      await service().mortise.endpoint.updateHeaders(app, id, { headers: {} });
      expect(await service().mortise.endpoint.getHeaders(app, id)).toEqual({ headers: {}, sensitive: [] });
      const { headers } = await service()
        .database.query.selectFrom("webhook_endpoints")
        .select("headers")
        .executeTakeFirstOrThrow();
      expect(headers).not.toContain("s3cret");
    });

    test("have a given or generated secret, which the database holds encrypted", async () => {
      const given = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
      const { id } = await service().mortise.endpoint.create(app, { url, secret: given });
      expect(await service().mortise.endpoint.getSecret(app, id)).toEqual({ key: given });
      await service().mortise.endpoint.rotateSecret(app, id, {});
      const { key } = await service().mortise.endpoint.getSecret(app, id);
      expect(key).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
      for (let turn = 0; turn < 4; turn += 1) await service().mortise.endpoint.rotateSecret(app, id, {});
      expect(await errorOf(service().mortise.endpoint.rotateSecret(app, id, {}))).toMatchObject({
        code: 400,
        body: { code: "limit_reached" },
      });
      service().clock.advance(24 * 3_600_000);
      await service().mortise.endpoint.rotateSecret(app, id, { key: given });
      expect(await service().mortise.endpoint.getSecret(app, id)).toEqual({ key: given });
      const kept = await service().database.query.selectFrom("webhook_secrets").select("key").execute();
      expect(kept.some(({ key: text }) => text.includes("whsec"))).toBe(false);
    });
  });
});
