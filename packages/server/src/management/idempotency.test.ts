// A request that died with its process keeps its key for a minute, and not longer because the clock was set back meanwhile.
import { expect, test } from "vitest";
import { startWebhookService } from "../../test/webhook-service.ts";
import type { Database } from "../db/database.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { createSeal } from "../secrets/sealed-text.ts";
import { hashText } from "../secrets/tokens.ts";
import { once } from "./idempotency.ts";

onBothDatabases(({ open }) => {
  test("a key that was begun in what is now the future is free", async () => {
    const database = await open();
    const parts = ["key", "token", "/app"];
    const expires_at = Date.now() + 3_600_000;
    await database.query
      .insertInto("webhook_answers")
      .values({ hash: hashText(JSON.stringify(parts)), status: null, body: null, expires_at })
      .execute();
    const scope = { database, seal: createSeal(new Uint8Array(32).fill(7)), parts };
    const made = { status: 201, body: '{"id":"app_1"}' };
    expect(await once(scope, async () => made)).toEqual(made);
    expect(await once(scope, async () => ({ status: 201, body: '{"id":"app_2"}' }))).toEqual(made);
  });

  test.each(["message", "example"])("the %s whose process died as soon as it was kept is answered again, and sent once", async (what) => {
    const database = await open();
    const [life, dying] = [{ isOver: false }, { isNext: false }];
    const changes: Pick<Database, "query" | "transaction"> = {
      get query() {
        if (life.isOver) throw new Error("The process has died.");
        return database.query;
      },
      async transaction(work) {
        const done = await database.transaction(work);
        life.isOver =
          dying.isNext && (await database.query.selectFrom("webhook_messages").select("msg_id").executeTakeFirst()) !== undefined;
        return done;
      },
    };
    const service = await startWebhookService(Object.create(database, Object.getOwnPropertyDescriptors(changes)) as Database);
    const { mortise } = service;
    const { id: app } = await mortise.application.create({ name: "Hotel" });
    await mortise.eventType.create({ name: "a", description: "", schemas: { 1: { type: "object" } } });
    const { id: endpoint } = await mortise.endpoint.create(app, { url: "http://127.0.0.1:9/" });
    const send = () =>
      what === "message"
        ? mortise.message.create(app, { eventType: "a", payload: {} }, { idempotencyKey: "k" })
        : mortise.endpoint.sendExample(app, endpoint, { eventType: "a" }, { idempotencyKey: "k" });
    dying.isNext = true;
    const first = await send().catch(() => undefined);
    [life.isOver, dying.isNext] = [false, false];
    const again = await send();
    expect((await mortise.message.list(app)).data.map(({ id }) => id)).toEqual([again.id]);
    expect(first?.id ?? again.id).toBe(again.id);
    await service.server.close();
  });

  test("a request that took so long that another has begun since keeps nothing, and leaves the other's answer", async () => {
    const database = await open();
    const scope = { database, seal: createSeal(new Uint8Array(32).fill(7)), parts: ["key", "token", "/app"] };
    const theirs = { status: 202, body: '{"id":"msg_2"}' };
    const ours = once(scope, async (keep) => {
      await database.query.updateTable("webhook_answers").set({ expires_at: 0 }).execute();
      expect(await once(scope, async () => theirs)).toEqual(theirs);
      await database.transaction((tx) => keep(tx, { status: 202, body: '{"id":"msg_1"}' }));
      return theirs;
    });
    await expect(ours).rejects.toMatchObject({ status: 409 });
    expect(await once(scope, async () => ({ status: 500, body: "" }))).toEqual(theirs);
  });
});
