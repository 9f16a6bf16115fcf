// Permissions of dashboard and integration tokens, as opposed to the organization's own.
import { ForbiddenError, NotFoundError, UnauthorizedError } from "@mortise/webhooks";
import { describe, expect, test } from "vitest";
import { errorOf, onService, url } from "../../../test/webhooks/services.ts";

onService((service) => {
  describe("dashboard access", () => {
    test("is a token of one application, which reads and manages that alone", async () => {
      const { id: app } = await service().mortise.application.create({ name: "Hotel" });
      const { id: other } = await service().mortise.application.create({ name: "Other" });
      const access = await service().mortise.authentication.dashboardAccess(app);
      expect(access.token).toMatch(/^appsk_[0-9A-Za-z]{32}$/);
      expect(access.url).toMatch(/\/login#key=/);
      const key = new URL(access.url).hash.replace("#key=", "");
      expect(JSON.parse(Buffer.from(key, "base64url").toString())).toEqual({ appId: app, token: access.token });
      const portal = service().as(access.token);
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
      await service().mortise.environment.import({
        createdAt: new Date(),
        version: 1,
        settings: { enableIntegrationManagement: true },
      });
      expect((await portal.integration.list(app)).data).toEqual([]);
      await portal.authentication.logout();
      expect(await errorOf(portal.application.get(app))).toBeInstanceOf(UnauthorizedError);
      expect(await errorOf(service().mortise.authentication.logout())).toBeInstanceOf(ForbiddenError);
    });

    test("ends after a week, and with its application", async () => {
      const { id: app } = await service().mortise.application.create({ name: "Hotel" });
      const first = service().as((await service().mortise.authentication.dashboardAccess(app)).token);
      service().clock.advance(7 * 86_400_000 - 1);
      await first.application.get(app);
      service().clock.advance(1);
      expect(await errorOf(first.application.get(app))).toBeInstanceOf(UnauthorizedError);
      const second = service().as((await service().mortise.authentication.dashboardAccess(app)).token);
      await service().mortise.application.delete(app);
      expect(await errorOf(second.application.get(app))).toBeInstanceOf(UnauthorizedError);
    });
  });

  describe("integrations", () => {
    test("have a key that manages their application alone, until it is rotated or deleted", async () => {
      const { id: app } = await service().mortise.application.create({ name: "Hotel" });
      const { id: other } = await service().mortise.application.create({ name: "Other" });
      const made = await service().mortise.integration.create(app, { name: "PMS" });
      expect(await service().mortise.integration.update(app, made.id, { name: "Property" })).toMatchObject({
        id: made.id,
        name: "Property",
      });
      const { key } = await service().mortise.integration.getKey(app, made.id);
      const partner = service().as(key);
      expect(await partner.endpoint.create(app, { url })).toMatchObject({ url });
      expect(await errorOf(partner.endpoint.list(other))).toBeInstanceOf(NotFoundError);
      expect(await errorOf(partner.integration.list(app))).toBeInstanceOf(ForbiddenError);
      const { key: next } = await service().mortise.integration.rotateKey(app, made.id);
      expect(await errorOf(partner.endpoint.list(app))).toBeInstanceOf(UnauthorizedError);
      expect((await service().as(next).endpoint.list(app)).data).toHaveLength(1);
      await service().mortise.integration.delete(app, made.id);
      expect(await errorOf(service().as(next).endpoint.list(app))).toBeInstanceOf(UnauthorizedError);
      expect((await service().mortise.integration.list(app)).data).toEqual([]);
    });
  });
});
