import { revokeKey } from "../db/keys.ts";
import { revokeWebhookToken } from "../db/webhook-tokens.ts";
import { parseArguments, SettingsError, settingsOf } from "../settings.ts";
import { databaseOptions, onlyArgument, tell, withDatabase } from "./command.ts";

export async function revokeOneKey(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArguments(args, databaseOptions, true);
  const ref = onlyArgument(positionals, "which key");
  const key = await withDatabase(settingsOf(values, process.env), (database) =>
    database.transaction(async (tx) => (await revokeKey(tx, ref, new Date().toISOString())) ?? (await revokeWebhookToken(tx, ref))),
  );
  // The message does not repeat what was typed, because that may be a key.
  if (!key) throw new SettingsError("No active key matches that; `mortise keys list` shows them.");
  const { key_id, kind, begins, workspace_id } = key;
  tell(values, { revoked: { key_id, kind, begins, workspace_id } }, `The ${kind} ${begins}_… no longer works.`);
}
