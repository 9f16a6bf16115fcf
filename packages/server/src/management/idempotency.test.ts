// A request that died with its process keeps its key for a minute, and not longer because the clock was set back meanwhile.
import { expect, test } from "vitest";
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
});
