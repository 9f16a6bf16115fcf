import { describe, expect, test } from "vitest";
import { startWebhookService } from "../../../test/webhooks/webhook-service.ts";
import { onService } from "../../../test/webhooks/services.ts";

onService((service) => {
  describe("environments", () => {
    test("are exported and imported, which adds and changes but never deletes", async () => {
      await service().mortise.eventType.create({ name: "a", description: "one", schemas: { 1: { type: "object" } } });
      await service().mortise.eventType.create({ name: "b", description: "two", archived: true });
      await service().mortise.environment.import({
        createdAt: new Date(),
        version: 1,
        settings: { customColor: "#0f6e56", enableChannels: true },
      });
      const exported = await service().mortise.environment.export({});
      expect(exported).toMatchObject({
        version: 1,
        settings: { customColor: "#0f6e56", enableChannels: true, disableEndpointOnFailure: true },
      });
      const other = await startWebhookService(service().database);
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
      expect(settings).toMatchObject({
        customColor: "#0f6e56",
        enableChannels: true,
        enableIntegrationManagement: false,
      });
      expect(settings).not.toHaveProperty("enforceHttps");
      expect(settings).not.toHaveProperty("time");
      await other.server.close();
    });
  });

  test("an environment tells what time it is there, if asked: its clock may have been moved", async () => {
    const ahead = 40 * 86_400_000;
    await service().database.query.updateTable("workspaces").set({ clock_offset_ms: ahead }).execute();
    const { time } = await service().mortise.environment.getSettings({ withTime: true });
    expect(time).toEqual(new Date(service().clock.now() + ahead));
  });

  test("health is well, without a token", async () => {
    const response = await service().ask("GET", "/health/", { headers: { authorization: "" } });
    expect([response.status, await response.text()]).toEqual([204, ""]);
  });
});
