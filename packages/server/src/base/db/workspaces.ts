// Creates workspaces and their keys.
import { randomUUID } from "node:crypto";
import { mintToken, type Token } from "../secrets/tokens.ts";
import type { Query, Tx } from "./database.ts";
import type { KeyRow, WorkspaceRow } from "./schema.ts";

interface NewWorkspace {
  name: string;
  created_at: string;
  company_name?: string;
  is_sandbox?: boolean;
  owner_id?: string;
  /** Look of the hosted connect pages. */
  customization?: object;
  /** Name of the world from which it is seeded. */
  world?: string;
  /** Time that a simulated bolt takes, in milliseconds. @default the driver's */
  lock_delay_ms?: number;
}

interface NewWorkspaceResult {
  workspace: WorkspaceRow;
  publishable_key: string;
  api_key: string;
  /** Sandbox key; `null` for other workspaces. */
  sandbox_key: string | null;
}

/**
 * Creates a workspace with a publishable key, an API key and, in a sandbox, a sandbox key. Only the publishable key can
 * be read again later.
 */
export async function createWorkspace(query: Query, input: NewWorkspace): Promise<NewWorkspaceResult> {
  const sandbox = input.is_sandbox ?? true;
  const publishable = mintToken("publishable_key");
  const workspace: WorkspaceRow = {
    workspace_id: randomUUID(),
    name: input.name,
    company_name: input.company_name ?? input.name,
    is_sandbox: sandbox ? 1 : 0,
    owner_id: input.owner_id ?? null,
    publishable_key: publishable.token,
    world: input.world ?? null,
    lock_delay_ms: input.lock_delay_ms ?? null,
    clock_offset_ms: 0,
    network: null,
    leaving: null,
    publishable_key_auth: 1,
    webview_customization: input.customization === undefined ? null : JSON.stringify(input.customization),
    created_at: input.created_at,
  };
  await query.insertInto("workspaces").values(workspace).execute();
  await query.insertInto("event_counters").values({ workspace_id: workspace.workspace_id, last_seq: 0 }).execute();
  const { workspace_id, created_at } = workspace;
  await insertKey(query, "publishable_key", publishable, { workspace_id, created_at });
  const api_key = await createKey(query, "api_key", { workspace_id, created_at, sandbox });
  const sandbox_key = sandbox ? await createKey(query, "sandbox_key", { workspace_id, created_at }) : null;
  return { workspace, publishable_key: publishable.token, api_key, sandbox_key };
}

/** Creates a workspace with only a publishable key. The caller creates other keys. */
export async function createKeylessWorkspace(tx: Tx, input: NewWorkspace): Promise<WorkspaceRow> {
  const { workspace } = await createWorkspace(tx, input);
  await tx
    .deleteFrom("keys")
    .where("workspace_id", "=", workspace.workspace_id)
    .where("kind", "!=", "publishable_key")
    .execute();
  return workspace;
}

interface NewKey {
  workspace_id: string | null;
  created_at: string;
  name?: string;
  owner_id?: string;
  sandbox?: boolean;
}

/** Creates a key and resolves to it. Only its hash is stored, so it cannot be read again later. */
export async function createKey(query: Query, kind: KeyRow["kind"], key: NewKey): Promise<string> {
  const minted = mintToken(kind, { sandbox: key.sandbox ?? false });
  await insertKey(query, kind, minted, key);
  return minted.token;
}

async function insertKey(query: Query, kind: KeyRow["kind"], { short, hash }: Token, key: NewKey): Promise<void> {
  const { workspace_id, created_at, name = null, owner_id = null } = key;
  await query
    .insertInto("keys")
    .values({ key_id: randomUUID(), workspace_id, owner_id, kind, short, hash, name, created_at, revoked_at: null })
    .execute();
}

/**
 * Locks the workspace's row until the end of the transaction; rows of other tables can still change. Call it before
 * locking anything else.
 */
export async function holdWorkspace(tx: Tx, workspace_id: string): Promise<void> {
  await tx
    .lock(tx.selectFrom("workspaces").select("workspace_id").where("workspace_id", "=", workspace_id))
    .executeTakeFirst();
}

/** Locks and reads the workspace's row. */
export const lockWorkspace = (tx: Tx, workspace_id: string): Promise<WorkspaceRow> =>
  tx.lock(tx.selectFrom("workspaces").selectAll().where("workspace_id", "=", workspace_id)).executeTakeFirstOrThrow();
