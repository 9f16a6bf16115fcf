import { ConflictError, NotFoundError } from "@mortise/webhooks";
import { describe, expect, test } from "vitest";
import { startWebhookService } from "../../../test/webhooks/webhook-service.ts";
import { errorOf, idsOf, onBothServices, url } from "../../../test/webhooks/services.ts";

onBothServices((service) => {
  describe("applications", () => {
    test("are made, read by id and uid, replaced and deleted", async () => {
      const made = await service().mortise.application.create({ name: "Hotel", uid: "hotel", rateLimit: 10 });
      expect(made).toMatchObject({
        id: expect.stringMatching(/^app_[0-9A-Za-z]{27}$/),
        name: "Hotel",
        uid: "hotel",
        rateLimit: 10,
      });
      expect(made.createdAt).toEqual(new Date(service().clock.now()));
      expect(await service().mortise.application.get("hotel")).toEqual(made);
      expect(await service().mortise.application.get(made.id)).toEqual(made);
      service().clock.advance(1000);
      const changed = await service().mortise.application.update("hotel", { name: "House" });
      expect(changed).toMatchObject({
        id: made.id,
        name: "House",
        uid: null,
        rateLimit: null,
        createdAt: made.createdAt,
      });
      expect(changed.updatedAt).toEqual(new Date(service().clock.now()));
      expect(await errorOf(service().mortise.application.get("hotel"))).toBeInstanceOf(NotFoundError);
      await service().mortise.application.delete(made.id);
      expect(await errorOf(service().mortise.application.get(made.id))).toMatchObject({
        code: 404,
        body: { code: "not_found" },
      });
    });

    test("have a unique uid, and get-or-create returns the existing one unchanged", async () => {
      const made = await service().mortise.application.create({ name: "Hotel", uid: "hotel" });
      expect(await errorOf(service().mortise.application.create({ name: "Other", uid: "hotel" }))).toBeInstanceOf(
        ConflictError,
      );
      expect(await service().mortise.application.getOrCreate({ name: "Other", uid: "hotel" })).toEqual(made);
      const existing = await service().ask("POST", "/app/?get_if_exists=true", {
        body: { name: "Other", uid: "hotel" },
      });
      expect(existing.status).toBe(200);
      const fresh = await service().ask("POST", "/app?get_if_exists=true", { body: { name: "Other", uid: "other" } });
      expect(fresh.status).toBe(201);
      expect(
        await errorOf(service().mortise.application.update("other", { name: "Other", uid: "hotel" })),
      ).toBeInstanceOf(ConflictError);
      await service().mortise.application.delete("hotel");
      expect((await service().mortise.application.create({ name: "New", uid: "hotel" })).id).not.toBe(made.id);
      const race = await Promise.all(
        [1, 2, 3].map(() => service().mortise.application.getOrCreate({ name: "Race", uid: "race" })),
      );
      expect(new Set(race.map(({ id }) => id)).size).toBe(1);
    });

    test("are listed oldest first, page by page", async () => {
      const made: string[] = [];
      for (const name of "abcde") made.push((await service().mortise.application.create({ name })).id);
      expect(await idsOf(service().mortise.application.list({ limit: 2 }))).toEqual(made);
      const page = await service().mortise.application.list({ limit: 5 });
      expect(page).toMatchObject({ done: true, iterator: made[4] });
      expect(page).not.toHaveProperty("prevIterator");
      expect(await service().mortise.application.list({ iterator: made[4] })).toMatchObject({
        data: [],
        done: true,
        iterator: null,
      });
    });
  });

  test("one environment never sees another's", async () => {
    const { id: app } = await service().mortise.application.create({ name: "Hotel", uid: "hotel" });
    const { id: endpoint } = await service().mortise.endpoint.create(app, { url });
    const { id: message } = await service().mortise.message.create(app, { eventType: "a", payload: {} });
    const stranger = await startWebhookService(service().database);
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

  test("each environment sees its own application with a uid that others use too, also in simultaneous requests", async () => {
    const stranger = await startWebhookService(service().database);
    const asking = [service().mortise, service().as(stranger.token)];
    const made = await Promise.all(
      asking.map((mortise) => mortise.application.create({ name: "Hotel", uid: "hotel" })),
    );
    const ids = made.map(({ id }) => id);
    const asked = await Promise.all(
      [...asking, ...asking.toReversed()].map((mortise) => mortise.application.get("hotel")),
    );
    expect(asked.map(({ id }) => id)).toEqual([...ids, ...ids.toReversed()]);
    const [mine, theirs] = asking;
    expect(
      await errorOf(Promise.all([mine?.application.get("hotel"), theirs?.application.get(ids[0] ?? "")])),
    ).toBeInstanceOf(NotFoundError);
    await stranger.server.close();
  });
});
