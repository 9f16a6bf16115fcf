import type { PlainQuery } from "../../../base/db/database.ts";
import { listKeys } from "../../../base/db/operator/keys.ts";
import { listWebhookTokens } from "../../../base/db/operator/webhook-tokens.ts";
import { databaseSettingsOf, parseArguments } from "../../settings/settings.ts";
import { alignedRows, databaseOptions, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";

interface ListedWorkspace {
  workspace_id: string;
  name: string;
  is_sandbox: boolean;
  devices: number;
  /** Number of valid keys and webhook tokens. Access tokens, which open several workspaces, are not counted. */
  keys: number;
}

export async function listWorkspaces(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArguments(args, databaseOptions);
  const settings = databaseSettingsOf(values, io.env);
  const { result: workspaces, used } = await withDatabase(settings, ({ query }) => allWorkspaces(query));
  const text =
    workspaces.length === 0
      ? `There are no workspaces in ${usedText(used)}.`
      : `${table(workspaces)}\n\n  Database  ${usedText(used)}`;
  printResult(io, values, { workspaces, database: used }, text);
  return 0;
}

async function allWorkspaces(query: PlainQuery): Promise<ListedWorkspace[]> {
  const rows = await query
    .selectFrom("workspaces as workspace")
    .select(["workspace_id", "name", "is_sandbox"])
    .select((eb) =>
      eb
        .selectFrom("devices")
        .whereRef("devices.workspace_id", "=", "workspace.workspace_id")
        .select((inner) => inner.fn.countAll<number | string>().as("count"))
        .as("devices"),
    )
    .orderBy("created_at")
    .orderBy("workspace_id")
    .execute();
  const keys = [...(await listKeys(query)), ...(await listWebhookTokens(query, new Date().toISOString()))];
  const working = Map.groupBy(
    keys.filter(({ revoked_at }) => revoked_at === null),
    ({ workspace_id }) => workspace_id,
  );
  return rows.map(({ workspace_id, name, is_sandbox, devices }) => ({
    workspace_id,
    name,
    is_sandbox: is_sandbox === 1,
    devices: Number(devices),
    keys: working.get(workspace_id)?.length ?? 0,
  }));
}

function table(workspaces: readonly ListedWorkspace[]): string {
  const rows = workspaces.map(({ workspace_id, is_sandbox, devices, keys, name }) => [
    workspace_id,
    is_sandbox ? "sandbox" : "real",
    String(devices),
    String(keys),
    name,
  ]);
  return alignedRows([["id", "locks", "devices", "keys", "name"], ...rows]);
}
