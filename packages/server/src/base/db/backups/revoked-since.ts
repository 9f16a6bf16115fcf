// Finds keys that were revoked after a backup was made, because they open doors again once it is restored.
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import type { PlainQuery } from "../database.ts";
import { type ListedKey, listKeys } from "../operator/keys.ts";
import type { Schema } from "../schema.ts";
import { sqliteDialect } from "../engines/sqlite-dialect.ts";
import { listWebhookTokens } from "../operator/webhook-tokens.ts";

export interface RevokedSince {
  keys: Pick<ListedKey, "key_id" | "kind" | "begins" | "workspace_id">[];
  sessions: number;
}

/** @param before - Database that the backup replaces. @param file - The backup. */
export async function revokedSince(before: PlainQuery, file: PlainQuery): Promise<RevokedSince> {
  const revoked = new Set(
    (await listKeys(before)).filter(({ revoked_at }) => revoked_at !== null).map(({ key_id }) => key_id),
  );
  const keys = (await listKeys(file)).filter(({ key_id, revoked_at }) => revoked_at === null && revoked.has(key_id));
  // A revoked webhook token is deleted. A token of a workspace that `before` lacks may never have been there.
  const now = new Date().toISOString();
  const left = new Set((await listWebhookTokens(before, now)).map(({ key_id }) => key_id));
  const known = new Set(
    (await before.selectFrom("workspaces").select("workspace_id").execute()).map(({ workspace_id }) => workspace_id),
  );
  const tokens = (await listWebhookTokens(file, now)).filter(
    ({ key_id, workspace_id }) => !left.has(key_id) && workspace_id !== null && known.has(workspace_id),
  );
  return {
    keys: [...keys, ...tokens].map(({ key_id, kind, begins, workspace_id }) => ({
      key_id,
      kind,
      begins,
      workspace_id,
    })),
    sessions: await sessionsSince(before, file),
  };
}

const idsPerRead = 500;

async function sessionsSince(before: PlainQuery, file: PlainQuery): Promise<number> {
  let count = 0;
  for (let after = ""; ; ) {
    const revoked = await before
      .selectFrom("client_sessions")
      .select("client_session_id")
      .where("revoked_at", "is not", null)
      .where("client_session_id", ">", after)
      .orderBy("client_session_id")
      .limit(idsPerRead)
      .execute();
    const ids = revoked.map(({ client_session_id }) => client_session_id);
    if (ids.length === 0) return count;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from client_sessions where revoked_at is null
        and client_session_id in (select value from json_each(${JSON.stringify(ids)}))`.execute(file);
    count += rows[0]?.count ?? 0;
    after = ids.at(-1) ?? after;
  }
}

/**
 * Calls {@link revokedSince} for the embedded database at `path`. Resolves to `undefined` if that database cannot be
 * read, which may be the reason for the restore.
 */
export async function revokedInFile(path: string, file: PlainQuery): Promise<RevokedSince | undefined> {
  let opened: DatabaseSync | undefined;
  try {
    // A read-only connection would leave the files of its log behind.
    opened = new DatabaseSync(path);
    return await revokedSince(new Kysely<Schema>({ dialect: sqliteDialect(opened) }), file);
  } catch {
    return undefined;
  } finally {
    opened?.close();
  }
}
