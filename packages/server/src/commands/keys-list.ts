import { type ListedKey, listKeys } from "../db/keys.ts";
import { listWebhookTokens } from "../db/webhook-tokens.ts";
import { parseArguments, settingsOf } from "../settings.ts";
import { databaseOptions, placeOf, tell, withDatabase } from "./command.ts";

const options = { ...databaseOptions, workspace: { type: "string" } } as const;

export async function listAllKeys(args: readonly string[]): Promise<void> {
  const { values } = parseArguments(args, options);
  const workspace_id = values.workspace?.toLowerCase();
  const settings = settingsOf(values, process.env);
  const keys = await withDatabase(settings, async ({ query }) => [
    ...(await listKeys(query, workspace_id)),
    ...(await listWebhookTokens(query, new Date().toISOString(), workspace_id)),
  ]);
  tell(values, { keys }, keys.length === 0 ? `There are no keys in ${placeOf(settings)}.` : table(keys));
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
  const all = [["id", "kind", "begins", "workspace", "made", "", "name"], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
