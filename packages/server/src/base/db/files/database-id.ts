// Id of a database, by which a server and a command can check that they use the same one.
import { randomUUID } from "node:crypto";
import type { PlainQuery } from "../database.ts";

/** Name in `settings`. Migration 036 stores the first value. */
const name = "database_id";

export async function databaseIdOf(query: PlainQuery): Promise<string | undefined> {
  return (await query.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())?.value;
}

/** Gives a copy a new id, because it is another database from now on. */
export async function renewDatabaseId(query: PlainQuery): Promise<void> {
  await query.updateTable("settings").set({ value: randomUUID() }).where("name", "=", name).execute();
}
