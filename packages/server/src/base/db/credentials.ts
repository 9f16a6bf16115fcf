// Finds credentials with their workspace, each in one handwritten query, because every request looks one up.
import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { ClientSessionRow, KeyRow, WorkspaceRow } from "./schema.ts";

export interface FoundKey extends Pick<KeyRow, "key_id" | "kind" | "hash" | "revoked_at"> {
  key_owner_id: string | null;
  /** Workspace; `null` for an access token, which opens all workspaces of its owner. */
  workspace: WorkspaceRow | null;
}

type Reader = Pick<Database, "read">;

interface FoundSession extends Omit<ClientSessionRow, "workspace_id" | "short" | "created_at"> {
  workspace: WorkspaceRow | null;
}

type Joined<Found> = Omit<Found, "workspace"> & { [Column in keyof WorkspaceRow]: WorkspaceRow[Column] | null };

export async function findKey(database: Reader, short: string): Promise<FoundKey | undefined> {
  const [row] = await database.read(sql<Joined<FoundKey>>`
    select k.key_id, k.kind, k.hash, k.revoked_at, k.owner_id as key_owner_id, w.*
    from keys as k left join workspaces as w on w.workspace_id = k.workspace_id where k.short = ${short}`);
  if (!row) return undefined;
  const { key_id, kind, hash, revoked_at, key_owner_id, ...workspace } = row;
  return { key_id, kind, hash, revoked_at, key_owner_id, workspace: orNull(workspace) };
}

export async function findSession(database: Reader, short: string): Promise<FoundSession | undefined> {
  const [row] = await database.read(sql<Joined<FoundSession>>`
    select s.client_session_id, s.user_identifier_key, s.customer_key, s.user_identity_id, s.is_read_only, s.hash,
      s.expires_at, s.revoked_at, w.*
    from client_sessions as s join workspaces as w on w.workspace_id = s.workspace_id where s.short = ${short}`);
  if (!row) return undefined;
  const {
    client_session_id,
    user_identifier_key,
    customer_key,
    user_identity_id,
    is_read_only,
    hash,
    expires_at,
    revoked_at,
    ...workspace
  } = row;
  const session = { client_session_id, user_identifier_key, customer_key, user_identity_id, is_read_only };
  return { ...session, hash, expires_at, revoked_at, workspace: orNull(workspace) };
}

/** Converts the row of an outer join, in which a missing row has `null` in every column. */
const orNull = (row: { [Column in keyof WorkspaceRow]: WorkspaceRow[Column] | null }): WorkspaceRow | null =>
  row.workspace_id === null ? null : (row as WorkspaceRow);
