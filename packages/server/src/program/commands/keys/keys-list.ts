import { type ListedKey, listKeys } from "../../../base/db/operator/keys.ts";
import { listWebhookTokens } from "../../../base/db/operator/webhook-tokens.ts";
import { databaseSettingsOf, parseArguments } from "../../settings/settings.ts";
import { alignedRows, databaseOptions, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";

const options = { ...databaseOptions, workspace: { type: "string" } } as const;

export async function listAllKeys(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArguments(args, options);
  const workspace_id = values.workspace?.toLowerCase();
  const settings = databaseSettingsOf(values, io.env);
  const { result: keys, used } = await withDatabase(settings, async ({ query }) => {
    const workspaces = await query.selectFrom("workspaces").select(["workspace_id", "name"]).execute();
    const names = new Map(workspaces.map(({ workspace_id: id, name }) => [id, name]));
    const found = [
      ...(await listKeys(query, workspace_id)),
      ...(await listWebhookTokens(query, new Date().toISOString(), workspace_id)),
    ];
    return found.map((key) => Object.assign(key, { workspace_name: names.get(key.workspace_id ?? "") ?? null }));
  });
  const text =
    keys.length === 0 ? `There are no keys in ${usedText(used)}.` : `${table(keys)}\n\n  Database  ${usedText(used)}`;
  printResult(io, values, { keys, database: used }, text);
  return 0;
}

interface NamedKey extends ListedKey {
  /** null: the key opens several workspaces. */
  workspace_name: string | null;
}

function table(keys: readonly NamedKey[]): string {
  const rows = keys.map(({ key_id, kind, begins, workspace_id, workspace_name, name, created_at, revoked_at }) => [
    key_id,
    kind,
    `${begins}_…`,
    workspace_id ?? "all of its owner's",
    workspace_name ?? "",
    created_at.slice(0, 10),
    revoked_at === null ? "" : `revoked ${revoked_at.slice(0, 10)}`,
    name ?? "",
  ]);
  return alignedRows([["id", "kind", "begins", "workspace", "workspace name", "made", "", "name"], ...rows]);
}
