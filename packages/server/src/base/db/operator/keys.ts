// Lists and revokes keys for operators. The key itself is never shown again.
import { tokenPrefix } from "../../secrets/tokens.ts";
import type { PlainQuery, Tx } from "../database.ts";
import type { KeyRow } from "../schema.ts";

/**
 * Kind of a webhook token: for a workspace's whole environment, one application's portal, or one integration.
 */
export type WebhookTokenKind = "webhook_token" | "webhook_dashboard_token" | "webhook_integration_key";

export interface ListedKey
  extends Pick<KeyRow, "key_id" | "workspace_id" | "owner_id" | "name" | "created_at" | "revoked_at"> {
  kind: KeyRow["kind"] | WebhookTokenKind;
  /** First characters of the key. */
  begins: string;
}

/** Lists keys, oldest first: of one workspace with the access tokens that open it, or of all. */
export async function listKeys(query: PlainQuery, workspace_id?: string): Promise<ListedKey[]> {
  let keys = query
    .selectFrom("keys")
    .select(["key_id", "kind", "workspace_id", "owner_id", "name", "short", "created_at", "revoked_at"]);
  if (workspace_id !== undefined)
    keys = keys.where((eb) =>
      eb.or([
        eb("workspace_id", "=", workspace_id),
        eb(
          "owner_id",
          "in",
          eb
            .selectFrom("workspaces")
            .select("owner_id")
            .where("workspace_id", "=", workspace_id)
            .$castTo<{ owner_id: string }>(),
        ),
      ]),
    );
  const rows = await keys.orderBy("created_at").orderBy("key_id").execute();
  return rows.map(({ short, ...key }) => Object.assign(key, { begins: tokenPrefix(key.kind) + short }));
}

/** Revokes a key by its id, its first characters or itself. Resolves to `undefined` if no valid key matches. */
export async function revokeKey(tx: Tx, ref: string, revoked_at: string): Promise<ListedKey | undefined> {
  const key = (await listKeys(tx)).find((each) => each.revoked_at === null && isMeant(each, ref));
  if (!key) return undefined;
  await tx.updateTable("keys").set({ revoked_at }).where("key_id", "=", key.key_id).execute();
  if (key.kind === "publishable_key" && key.workspace_id !== null)
    await forgetPublishable(tx, key.workspace_id, key.begins);
  return key;
}

const isMeant = ({ key_id, begins }: ListedKey, ref: string) =>
  key_id === ref.toLowerCase() || ref === begins || ref.startsWith(`${begins}_`);

/** Finds a revoked key in the same way. */
export const findRevoked = async (query: PlainQuery, ref: string): Promise<ListedKey | undefined> =>
  (await listKeys(query)).find((each) => each.revoked_at !== null && isMeant(each, ref));

/** Clears the workspace's `publishable_key`, which callers can read, if it is the revoked key. */
async function forgetPublishable(tx: Tx, workspace_id: string, begins: string): Promise<void> {
  const { publishable_key } = await tx
    .selectFrom("workspaces")
    .select("publishable_key")
    .where("workspace_id", "=", workspace_id)
    .executeTakeFirstOrThrow();
  if (publishable_key?.startsWith(`${begins}_`))
    await tx
      .updateTable("workspaces")
      .set({ publishable_key: null })
      .where("workspace_id", "=", workspace_id)
      .execute();
}
