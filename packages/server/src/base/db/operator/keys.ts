// Keys as an operator sees them: never the key itself, which only whoever made it has.
import { tokenPrefix } from "../../secrets/tokens.ts";
import type { PlainQuery, Tx } from "../database.ts";
import type { KeyRow } from "../schema.ts";

/**
 * What a `webhook_token` may do: all of the workspace's environment, one application's portal, or one integration's
 * part.
 */
export type WebhookTokenKind = "webhook_token" | "webhook_dashboard_token" | "webhook_integration_key";

export interface ListedKey
  extends Pick<KeyRow, "key_id" | "workspace_id" | "owner_id" | "name" | "created_at" | "revoked_at"> {
  kind: KeyRow["kind"] | WebhookTokenKind;
  /** How the key begins. */
  begins: string;
}

/** Oldest first; of one workspace, with the access tokens that open it, or of all. */
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

/** By id, by how it begins, or the whole key. undefined: there is none that still works. */
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

/** The same for a key that works no more. */
export const findRevoked = async (query: PlainQuery, ref: string): Promise<ListedKey | undefined> =>
  (await listKeys(query)).find((each) => each.revoked_at !== null && isMeant(each, ref));

/** Clears the workspace's `publishable_key`, which callers are told, if it is the one that was revoked. */
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
