// Migration 055 decides who typed the address of an account that an earlier version connected.
import { Kysely } from "kysely";
import { expect, it } from "vitest";
import { fill, keptRows, migratedTo } from "../../../test/layouts/layouts.ts";
import { watchFile } from "./engines/sqlite-condition.ts";
import { sqliteDialect } from "./engines/sqlite-dialect.ts";
import { migratorOf } from "./migrate.ts";
import type { Schema } from "./schema.ts";

it("accounts that a webview or an event of one connected are held to the rules; others are not", async () => {
  const file = await migratedTo("054-deleted-codes");
  const { connected_accounts = [], connect_webviews = [], events = [], ...rest } = keptRows();
  const [account, webview, event] = [connected_accounts[0], connect_webviews[0], events[0]];
  const accountCalled = (connected_account_id: string, settings: string | null) => ({
    ...account,
    connected_account_id,
    settings,
  });
  const visit = (
    connect_webview_id: string,
    flow: string | null,
    connected_account_id: string | null,
    status: string,
  ) => ({
    ...webview,
    connect_webview_id,
    flow,
    connected_account_id,
    status,
  });
  fill(file, {
    workspaces: rest["workspaces"] ?? [],
    connected_accounts: [
      accountCalled("of-webview", "{}"),
      accountCalled("of-event", "{}"),
      accountCalled("of-operator", "{}"),
      accountCalled("simulated", null),
    ],
    connect_webviews: [
      visit("ended", null, "of-webview", "authorized"),
      visit("typing", '{"typed":{"url":"mqtt://:sesame@hub"}}', null, "pending"),
      visit("waiting", '{"typed":{"url":"mqtt://hub"}}', null, "pending"),
    ],
    events: [
      { ...event, seq: 1, event_id: "1", connected_account_id: "of-event", connect_webview_id: "deleted" },
      { ...event, seq: 2, event_id: "2", connected_account_id: "of-operator", connect_webview_id: null },
    ],
  });
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file, watchFile(null, "")) });
  const { error } = await migratorOf(db, "sqlite").migrateTo("055-address-rules");
  expect(error).toBeUndefined();
  const rows = await db
    .selectFrom("connected_accounts")
    .select(["connected_account_id", "added_by_operator"])
    .execute();
  expect(Object.fromEntries(rows.map((row) => [row.connected_account_id, row.added_by_operator]))).toEqual({
    "of-webview": 0,
    "of-event": 0,
    "of-operator": 1,
    simulated: 0,
  });
  const visits = await db.selectFrom("connect_webviews").select(["connect_webview_id", "flow"]).execute();
  expect(visits.filter(({ flow }) => flow !== null).map((row) => row.connect_webview_id)).toEqual(["waiting"]);
});
