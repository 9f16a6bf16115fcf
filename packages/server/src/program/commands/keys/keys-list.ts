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
  const { result: keys, used } = await withDatabase(settings, async ({ query }) => [
    ...(await listKeys(query, workspace_id)),
    ...(await listWebhookTokens(query, new Date().toISOString(), workspace_id)),
  ]);
  const text =
    keys.length === 0 ? `There are no keys in ${usedText(used)}.` : `${table(keys)}\n\n  Database  ${usedText(used)}`;
  printResult(io, values, { keys, database: used }, text);
  return 0;
}

function table(keys: readonly ListedKey[]): string {
  const rows = keys.map(({ key_id, kind, begins, workspace_id, name, created_at, revoked_at }) => [
    key_id,
    kind,
    `${begins}_…`,
    workspace_id ?? "all of its owner's",
    created_at.slice(0, 10),
    revoked_at === null ? "" : `revoked ${revoked_at.slice(0, 10)}`,
    name ?? "",
  ]);
  return alignedRows([["id", "kind", "begins", "workspace", "made", "", "name"], ...rows]);
}
