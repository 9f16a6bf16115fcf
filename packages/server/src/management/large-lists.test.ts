// Messages may be kept for ever: of a million, an index leads to those of a time, and to those that failed.
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from "kysely";
import { expect, test, vi } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openWebhookHotel } from "../../test/webhook-hotel.ts";
import { answering } from "../../test/webhook-service.ts";
import type { Database } from "../db/database.ts";
import { openSqlite } from "../index.ts";

/** Runs the work, and returns how SQLite reads the tables of the given list. */
async function stepsOf(database: Database, table: string, work: () => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => (nodes.push(node), node),
    transformResult: async ({ result }) => result,
  };
  const { query } = database;
  const spy = vi.spyOn(database, "query", "get").mockReturnValue(query.withPlugin(recorder));
  await work();
  spy.mockRestore();
  const executor = query.getExecutor();
  const texts = nodes
    .map((node) => executor.compileQuery(node, { queryId: "of a test" }))
    .filter((text) => text.sql.includes(`from "${table}"`));
  const steps = await Promise.all(
    texts.map(async ({ sql, parameters }) => {
      const { rows } = await query.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
      return rows.map(({ detail }) => detail);
    }),
  );
  return steps.flat();
}

test("what failed, and what is of a time, is found in an index in the list's order", async () => {
  const { service, mortise, app, receiver, send, close } = await openWebhookHotel({ open: () => openSqlite({ folder: null }) });
  const { id } = await mortise.endpoint.create(app, { url: receiver.url });
  await send();
  await service.server.tick();
  const { messageAttempt, message } = mortise;
  const before = new Date(service.clock.now());
  const steps = (table: string, work: () => Promise<unknown>) => stepsOf(service.database, table, work);
  const failed = ["SEARCH webhook_attempts USING INDEX webhook_attempts_failed (endpoint_id=?)"];
  expect(await steps("webhook_attempts", () => messageAttempt.listByEndpoint(app, id, { status: 2 }))).toEqual(failed);
  expect(await steps("webhook_attempts", () => messageAttempt.listByEndpoint(app, id, { statusCodeClass: 500 }))).toEqual(failed);
  expect(await steps("webhook_attempts", () => messageAttempt.listByEndpoint(app, id, { before }))).toEqual([
    "SEARCH webhook_attempts USING INDEX webhook_attempts_of_endpoint (endpoint_id=? AND attempt_id<?)",
  ]);
  expect((await steps("webhook_deliveries", () => messageAttempt.listAttemptedMessages(app, id, { status: 2 })))[0]).toBe(
    "SEARCH webhook_deliveries USING INDEX webhook_deliveries_failed (endpoint_id=?)",
  );
  expect((await steps("webhook_deliveries", () => messageAttempt.listAttemptedMessages(app, id, { before })))[0]).toBe(
    "SEARCH webhook_deliveries USING INDEX webhook_deliveries_of_endpoint (endpoint_id=? AND msg_id<?)",
  );
  expect(await steps("webhook_messages", () => message.list(app, { after: before, before }))).toEqual([
    "SEARCH webhook_messages USING INDEX webhook_messages_in_order (app_id=? AND msg_id>? AND msg_id<?)",
  ]);
  await close();
});

onBothDatabases((databases) => {
  test("a time divides messages and attempts to the millisecond", async () => {
    const { service, mortise, app, receiver, send, close } = await openWebhookHotel(databases);
    const { id } = await mortise.endpoint.create(app, { url: receiver.url });
    receiver.answer = answering(204);
    const times: number[] = [];
    for (let made = 0; made < 12; made += 1) {
      times.push(service.clock.now());
      await send();
      await service.server.tick();
      service.clock.advance(1);
    }
    const { message, messageAttempt } = mortise;
    const timesOf = (page: { data: readonly { timestamp: Date }[] }) => page.data.map(({ timestamp }) => timestamp.getTime());
    for (const moment of [...times, 0, service.clock.now(), Date.UTC(9999, 11, 31)]) {
      const at = new Date(moment);
      const earlier = times.filter((time) => time < moment).toReversed();
      const later = times.filter((time) => time > moment).toReversed();
      expect(timesOf(await message.list(app, { before: at }))).toEqual(earlier);
      expect(timesOf(await message.list(app, { after: at }))).toEqual(later);
      expect(timesOf(await messageAttempt.listByEndpoint(app, id, { before: at }))).toEqual(earlier);
      expect(timesOf(await messageAttempt.listByEndpoint(app, id, { after: at }))).toEqual(later);
      expect(timesOf(await messageAttempt.listAttemptedMessages(app, id, { before: at }))).toEqual(earlier);
    }
    await close();
  });
});
