// Messages may be kept for ever. Of a million, an index finds those of a time range and those that failed.
import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from "kysely";
import { expect, test, vi } from "vitest";
import { onBothDatabases } from "../rig/databases.ts";
import { openWebhookHotel } from "../webhooks/webhook-hotel.ts";
import { answering } from "../webhooks/webhook-service.ts";
import type { Database } from "../../src/base/db/database.ts";
import { openSqlite } from "../../src/index.ts";
import { withPlugin } from "../rig/with-plugin.ts";

/** Runs the work, and returns its queries of the given table. */
async function textsOf(database: Database, table: string, work: () => Promise<unknown>): Promise<CompiledQuery[]> {
  const nodes: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => (nodes.push(node), node),
    transformResult: async ({ result }) => result,
  };
  const { query } = database;
  const spy = vi.spyOn(database, "query", "get").mockReturnValue(withPlugin(query, recorder));
  await work();
  spy.mockRestore();
  const executor = query.getExecutor();
  return nodes
    .map((node) => executor.compileQuery(node, { queryId: "of a test" }))
    .filter((text) => text.sql.includes(`from "${table}"`));
}

/** Runs the work, and returns how SQLite reads the given table. */
async function stepsOf(database: Database, table: string, work: () => Promise<unknown>): Promise<string[]> {
  const texts = await textsOf(database, table, work);
  const steps = await Promise.all(
    texts.map(async ({ sql, parameters }) => {
      const { rows } = await database.query.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
      );
      return rows.map(({ detail }) => detail);
    }),
  );
  return steps.flat();
}

test("what failed, and what is of a time, is found in an index in the list's order", async () => {
  const { service, mortise, app, receiver, send, close } = await openWebhookHotel({
    open: () => openSqlite({ folder: null }),
  });
  const { id } = await mortise.endpoint.create(app, { url: receiver.url });
  const { id: msg } = await send();
  await service.server.tick();
  const { messageAttempt, message } = mortise;
  const before = new Date(service.clock.now());
  const steps = (table: string, work: () => Promise<unknown>) => stepsOf(service.database, table, work);
  const failed = ["SEARCH webhook_attempts USING INDEX webhook_attempts_failed (endpoint_id=?)"];
  expect(await steps("webhook_attempts", () => messageAttempt.listByEndpoint(app, id, { status: 2 }))).toEqual(failed);
  // For a filter by one kind of response, the end of a window is found first.
  expect(
    await steps("webhook_attempts", () => messageAttempt.listByEndpoint(app, id, { statusCodeClass: 500 })),
  ).toEqual(["SEARCH webhook_attempts USING COVERING INDEX webhook_attempts_failed (endpoint_id=?)", ...failed]);
  expect(await steps("webhook_attempts", () => messageAttempt.listByEndpoint(app, id, { before }))).toEqual([
    "SEARCH webhook_attempts USING INDEX webhook_attempts_of_endpoint (endpoint_id=? AND attempt_id<?)",
  ]);
  // The server may look for due deliveries meanwhile, which is recorded too.
  expect(
    await steps("webhook_deliveries", () => messageAttempt.listAttemptedMessages(app, id, { status: 2 })),
  ).toContain("SEARCH webhook_deliveries USING INDEX webhook_deliveries_failed (endpoint_id=?)");
  expect(await steps("webhook_deliveries", () => messageAttempt.listAttemptedMessages(app, id, { before }))).toContain(
    "SEARCH webhook_deliveries USING INDEX webhook_deliveries_of_endpoint (endpoint_id=? AND msg_id<?)",
  );
  expect(await steps("webhook_messages", () => message.list(app, { after: before, before }))).toEqual([
    "SEARCH webhook_messages USING INDEX webhook_messages_in_order (app_id=? AND msg_id>? AND msg_id<?)",
  ]);
  expect(await steps("webhook_messages", () => message.list(app, { channel: "a", before }))).toEqual([
    "SEARCH webhook_messages USING COVERING INDEX webhook_messages_in_order (app_id=? AND msg_id<?)",
    "SEARCH webhook_messages USING INDEX webhook_messages_in_order (app_id=? AND msg_id<?)",
  ]);
  expect(
    await steps("webhook_attempts", () => messageAttempt.listByEndpoint(app, id, { eventTypes: ["a"] })),
  ).toContain("SEARCH webhook_attempts USING COVERING INDEX webhook_attempts_of_endpoint (endpoint_id=?)");
  expect(
    await steps("webhook_deliveries", () => messageAttempt.listAttemptedMessages(app, id, { status: 1 })),
  ).toContain("SEARCH webhook_deliveries USING COVERING INDEX webhook_deliveries_of_endpoint (endpoint_id=?)");
  const ofMessage = ["SEARCH webhook_attempts USING INDEX webhook_attempts_of_message (msg_id=?)"];
  expect(await steps("webhook_attempts", () => messageAttempt.listAttemptsForEndpoint(app, msg, id))).toEqual(
    ofMessage,
  );
  expect(
    await steps("webhook_attempts", () => messageAttempt.listByMsg(app, msg, { endpointId: id, status: 2 })),
  ).toEqual(ofMessage);
  await close();
});

// With two bounds, SQLite would enter the index at the first one and read all rows up to the other: at each page, all
// rows of earlier pages.
test("a page of a time is entered where the page before ended, by one bound alone", async () => {
  const { service, mortise, app, send, close } = await openWebhookHotel({ open: () => openSqlite({ folder: null }) });
  const { id: iterator } = await send();
  const moment = new Date(service.clock.now() - 1);
  for (const asked of [
    { after: moment, iterator: `-${iterator}` },
    { before: new Date(service.clock.now() + 1), iterator },
  ]) {
    const [{ sql, parameters }] = (await textsOf(service.database, "webhook_messages", () =>
      mortise.message.list(app, asked),
    )) as [CompiledQuery];
    expect(sql.match(/"msg_id" [<>]/g)).toHaveLength(1);
    expect(parameters).toContain(iterator);
  }
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
    const timesOf = (page: { data: readonly { timestamp: Date }[] }) =>
      page.data.map(({ timestamp }) => timestamp.getTime());
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
