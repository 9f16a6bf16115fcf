// Every database has an id of its own, so that a server and a command can tell whether they use the same one.
import { randomUUID } from "node:crypto";
import type { PlainQuery } from "../database.ts";

/** Its name in `settings`; migration 036 makes it. */
const name = "database_id";

export async function databaseIdOf(query: PlainQuery): Promise<string | undefined> {
  return (await query.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())?.value;
}

/** For a copy: it is another database from now on. */
export async function renewDatabaseId(query: PlainQuery): Promise<void> {
  await query.updateTable("settings").set({ value: randomUUID() }).where("name", "=", name).execute();
}
