// An idempotency key stays reserved for a minute if the process of its request died, even if the clock is set back
// meanwhile.
import { expect, test, vi } from "vitest";
import { startWebhookService } from "../../../../test/webhooks/webhook-service.ts";
import type { Database } from "../../../base/db/database.ts";
import { onBothDatabases, onDatabase } from "../../../../test/rig/databases.ts";
import { OutcomeUnknownError } from "../../../base/db/engines/outcome-unknown.ts";
import { createSeal } from "../../../base/secrets/sealed-text.ts";
import { hashText } from "../../../base/secrets/tokens.ts";
import { createOrganizationToken } from "../tokens.ts";
import { answerOnce, type WireAnswer } from "./idempotency.ts";

const seal = createSeal(new Uint8Array(32).fill(7));
const realTime = () => Date.now();
const replayed = (answer: WireAnswer) => ({ ...answer, isReplayed: true });

onBothDatabases(({ open }) => {
  test("a key that was begun at a time that is now in the future is free", async () => {
    const database = await open();
    const parts = ["key", "token", "/app"];
    const expires_at = Date.now() + 3_600_000;
    await database.query
      .insertInto("webhook_answers")
      .values({
        hash: hashText(JSON.stringify(parts)),
        body_hash: null,
        status: null,
        body: null,
        expires_at,
        forget_at: null,
      })
      .execute();
    const scope = { database, seal, now: realTime, parts, text: "{}" };
    const made = { status: 201, body: '{"id":"app_1"}' };
    expect(await answerOnce(scope, async () => made)).toEqual(made);
    expect(await answerOnce(scope, async () => ({ status: 201, body: '{"id":"app_2"}' }))).toEqual(replayed(made));
  });

  test.each([
    ["application", "webhook_applications"],
    ["endpoint", "webhook_endpoints"],
    ["event type", "webhook_event_types"],
    ["integration", "webhook_integrations"],
    ["message", "webhook_messages"],
    ["example", "webhook_messages"],
    ["secret", "webhook_secrets"],
    ["key", "webhook_tokens"],
    ["once more", "webhook_deliveries"],
  ] as const)(
    "%s: whose process died as soon as that was done is answered by the same key again, and it is done once",
    async (what, table) => {
      const database = await open();
      const [life, dying] = [{ isOver: false }, { isNext: false }];
      const done = async () => JSON.stringify(await database.query.selectFrom(table).selectAll().execute());
      let before = "";
      const changes: Pick<Database, "query" | "transaction"> = {
        get query() {
          if (life.isOver) throw new Error("The process has died.");
          return database.query;
        },
        async transaction(work) {
          const result = await database.transaction(work);
          // `isNext` is checked again after the read, because another transaction may end after the restart.
          if (dying.isNext && (await done()) !== before && dying.isNext) life.isOver = true;
          return result;
        },
      };
      const service = await startWebhookService(
        Object.create(database, Object.getOwnPropertyDescriptors(changes)) as Database,
        {
          concurrency: 0,
        },
      );
      const { mortise } = service;
      const { id: app } = await mortise.application.create({ name: "Hotel" });
      await mortise.eventType.create({ name: "a", description: "", schemas: { 1: { type: "object" } } });
      const { id: endpoint } = await mortise.endpoint.create(app, { url: "http://127.0.0.1:9/" });
      const { id: integration } = await mortise.integration.create(app, { name: "Shop" });
      const { id: message } = await mortise.message.create(app, { eventType: "a", payload: {} });
      const key = { idempotencyKey: "k" };
      const deeds: Record<typeof what, () => Promise<unknown>> = {
        application: () => mortise.application.create({ name: "Hostel" }, key),
        endpoint: () => mortise.endpoint.create(app, { url: "http://127.0.0.1:9/" }, key),
        "event type": () => mortise.eventType.create({ name: "b", description: "" }, key),
        integration: () => mortise.integration.create(app, { name: "Club" }, key),
        message: () => mortise.message.create(app, { eventType: "a", payload: {} }, key),
        example: () => mortise.endpoint.sendExample(app, endpoint, { eventType: "a" }, key),
        secret: () => mortise.endpoint.rotateSecret(app, endpoint, {}, key),
        key: () => mortise.integration.rotateKey(app, integration, key),
        "once more": () => mortise.messageAttempt.resend(app, message, endpoint, key),
      };
      before = await done();
      dying.isNext = true;
      const first = await deeds[what]();
      const after = await done();
      expect([life.isOver, after === before]).toEqual([true, false]);
      [life.isOver, dying.isNext] = [false, false];
      expect(await deeds[what]()).toEqual(first);
      expect(await done()).toBe(after);
      await service.server.close();
    },
  );

  test("a request is answered with its result or its error, although its key can no longer be updated", async () => {
    for (const [asked, made] of [
      ["done", { status: 201, body: '{"id":"app_1"}' }],
      ["failed", new OutcomeUnknownError("The database went away.")],
    ] as const) {
      const database = await open();
      const answer = answerOnce({ database, seal, now: realTime, parts: [asked], text: "{}" }, async () => {
        await database.query.schema.dropTable("webhook_answers").execute();
        if (made instanceof Error) throw made;
        return made;
      });
      expect(await answer.catch((error: unknown) => error)).toBe(made);
    }
  });

  test("a request that outlived its key does not overwrite the answer of the one that followed", async () => {
    const database = await open();
    const scope = { database, seal, now: realTime, parts: ["key", "token", "/app"], text: "{}" };
    const theirs = { status: 202, body: '{"id":"msg_2"}' };
    const ours = answerOnce(scope, async (keep) => {
      await database.query.updateTable("webhook_answers").set({ expires_at: 0 }).execute();
      expect(await answerOnce(scope, async () => theirs)).toEqual(theirs);
      await database.transaction((tx) => keep(tx, { status: 202, body: '{"id":"msg_1"}' }));
      return theirs;
    });
    await expect(ours).rejects.toMatchObject({ status: 503 });
    expect(await answerOnce(scope, async () => ({ status: 500, body: "" }))).toEqual(replayed(theirs));
  });

  test("a request that outlived its key leaves the one that followed, and is still carried out, its key", async () => {
    const database = await open();
    const scope = { database, seal, now: realTime, parts: ["key", "token", "/app"], text: "{}" };
    const theirs = { status: 202, body: '{"id":"msg_2"}' };
    const [begun, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let second: Promise<object> | undefined;
    const ours = answerOnce(scope, async (keep) => {
      await database.query.updateTable("webhook_answers").set({ expires_at: 0 }).execute();
      const now = Date.now() + 120_000;
      const later = vi.spyOn(Date, "now").mockReturnValue(now);
      second = answerOnce(scope, async () => {
        begun.resolve();
        await letGo.promise;
        return theirs;
      });
      await begun.promise;
      later.mockRestore();
      await database.transaction((tx) => keep(tx, { status: 202, body: '{"id":"msg_1"}' }));
      return theirs;
    });
    await expect(ours).rejects.toMatchObject({ status: 503 });
    letGo.resolve();
    expect(await second).toEqual(theirs);
    expect(await answerOnce(scope, async () => ({ status: 500, body: "" }))).toEqual(replayed(theirs));
  });

  test("an answer is kept for twelve hours of the workspace's time", async () => {
    const time = { now: 1_000_000 };
    const scope = { database: await open(), seal, now: () => time.now, parts: ["key", "token", "/app"], text: "{}" };
    const [first, second] = [1, 2].map((id) => ({ status: 201, body: String(id) })) as [WireAnswer, WireAnswer];
    expect(await answerOnce(scope, async () => first)).toEqual(first);
    time.now += 12 * 3_600_000 - 1;
    expect(await answerOnce(scope, async () => second)).toEqual(replayed(first));
    time.now += 1;
    expect(await answerOnce(scope, async () => second)).toEqual(second);
  });

  test("a key counts for one caller and one address with its query, and is free again after a failure", async () => {
    const database = await open();
    const service = await startWebhookService(database, { concurrency: 0 });
    const { server, clock, workspace_id, mortise } = service;
    const other = await createOrganizationToken(database.query, { workspace_id, now: clock.now() });
    const taken = await mortise.application.create({ name: "Inn", uid: "inn" });
    const create = async (path: string, name: string, authorization?: string) => {
      const headers = { "idempotency-key": "k", ...(authorization && { authorization }) };
      const response = await service.ask("POST", path, { body: { name, uid: name }, headers });
      return { status: response.status, id: ((await response.json()) as { id: string }).id };
    };
    expect((await create("/app", "inn")).status).toBe(409);
    await mortise.application.delete(taken.id);
    const first = await create("/app", "inn");
    expect(first.status).toBe(201);
    expect(await create("/app/", "inn")).toEqual(first);
    expect(await create("/app", "inn", `Bearer ${other}`)).toMatchObject({ status: 409 });
    expect(await create("/app?get_if_exists=true", "club")).toMatchObject({
      status: 201,
      id: expect.not.stringContaining(first.id),
    });
    expect((await mortise.application.list()).data.map(({ uid }) => uid)).toEqual(["inn", "club"]);
    await server.close();
  });
});

onBothDatabases(({ open }) => {
  test("a key that comes with another body is refused with 409, and nothing is done, also while the first is under way", async () => {
    const database = await open();
    const service = await startWebhookService(database, { concurrency: 0 });
    const { server, mortise } = service;
    const create = async (name: string, key: string) => {
      const answer = await service.ask("POST", "/app", { body: { name }, headers: { "idempotency-key": key } });
      return { status: answer.status, body: (await answer.json()) as { id: string; code: string; detail: string } };
    };
    const first = await create("Inn", "k");
    const refused = await create("Hostel", "k");
    expect([first.status, refused.status, refused.body.code]).toEqual([201, 409, "idempotency_key_reused"]);
    expect(refused.body.detail).toContain("Send a new key with a new body");
    expect(await create("Inn", "k")).toEqual(first);
    expect((await mortise.application.list()).data.map(({ name }) => name)).toEqual(["Inn"]);
    expect((await create("Hostel", "other")).status).toBe(201);

    const scope = { database, seal, now: realTime, parts: ["under way", "token", "/app"], text: "one" };
    const made = { status: 201, body: "{}" };
    const begun = answerOnce(scope, async () => {
      const other = answerOnce({ ...scope, text: "two" }, async () => made);
      await expect(other).rejects.toMatchObject({ status: 409 });
      return made;
    });
    expect(await begun).toEqual(made);
    // An answer stored by an older version has no hash of its body.
    await database.query.updateTable("webhook_answers").set({ body_hash: null }).execute();
    expect(await answerOnce({ ...scope, text: "two" }, async () => made)).toEqual(replayed(made));
    await server.close();
  });
});

// This test waits for five real seconds.
onDatabase(({ open }) => {
  test("a key whose first request has not ended after some seconds is answered 503, and says when to come back", async () => {
    const database = await open();
    const service = await startWebhookService(database, { concurrency: 0 });
    const first = await service.ask("POST", "/app", { body: { name: "Inn" }, headers: { "idempotency-key": "k" } });
    const again = await service.ask("POST", "/app", { body: { name: "Inn" }, headers: { "idempotency-key": "k" } });
    expect([first.headers.get("idempotency-replayed"), again.headers.get("idempotency-replayed")]).toEqual([
      null,
      "true",
    ]);
    expect(await again.json()).toEqual(await first.json());
    // A process that dies during the work leaves such a row.
    await database.query
      .updateTable("webhook_answers")
      .set({ status: null, body: null, expires_at: Date.now() + 50_000 })
      .execute();
    const answer = await service.ask("POST", "/app", { body: { name: "Inn" }, headers: { "idempotency-key": "k" } });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await answer.json()).toMatchObject({ code: "service_unavailable" });
    await service.server.close();
  }, 15_000);
});
