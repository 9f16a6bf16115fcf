import { randomUUID } from "node:crypto";
import type { Tx } from "../../../base/db/database.ts";
import type { KeyRow, WorkspaceRow } from "../../../base/db/schema.ts";
import { createKey, createKeylessWorkspace } from "../../../base/db/workspaces.ts";
import { createOrganizationToken } from "../../../api/management/tokens.ts";
import { databaseSettingsOf, parseArguments } from "../../settings/settings.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { databaseOptions, labelledLines, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";

const options = {
  ...databaseOptions,
  workspace: { type: "string" },
  "new-workspace": { type: "string" },
  sandbox: { type: "boolean" },
  kind: { type: "string" },
  name: { type: "string" },
} as const;

/** A `webhook_token` opens the webhook-management API; it is stored with that API's tokens, not with the keys. */
const webhookToken = "webhook_token";
type Kind = KeyRow["kind"] | typeof webhookToken;
const kinds: readonly Kind[] = ["api_key", "publishable_key", "access_token", "sandbox_key", webhookToken];

export async function createKeys(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArguments(args, options);
  const { workspace: id, "new-workspace": title, kind: wanted = "api_key", name } = values;
  const kind = kinds.find((each) => each === wanted);
  if (!kind) throw new SettingsError(`There is no key of the kind "${wanted}". The kinds are ${kinds.join(", ")}.`);
  if ((id === undefined) === (title === undefined))
    throw new SettingsError("Say either --workspace ID or --new-workspace NAME.");
  if (kind === webhookToken && name !== undefined)
    throw new SettingsError("A webhook_token has no name; it is identified by its id.");
  if (values.sandbox && id !== undefined) throw new SettingsError("--sandbox is for a new workspace.");
  const settings = databaseSettingsOf(values, io.env);
  const { result: made, used } = await withDatabase(settings, (database) =>
    database.transaction(async (tx) => {
      const created_at = new Date().toISOString();
      const workspace =
        id === undefined
          ? await insertWorkspace(tx, title ?? "", values.sandbox ?? false, created_at)
          : await find(tx, id);
      if (kind === "sandbox_key" && workspace.is_sandbox === 0)
        throw new SettingsError("Only a sandbox has a sandbox_key.");
      return { workspace, key: await insert(tx, workspace, kind, { created_at, name }) };
    }),
  );
  const { workspace_id, name: workspace_name, publishable_key } = made.workspace;
  const facts = {
    kind,
    key: made.key,
    workspace_id,
    workspace_name,
    ...(kind === "publishable_key" ? {} : { publishable_key }),
    database: used,
  };
  const shown = labelledLines([
    ["Database", usedText(used)],
    ["Workspace", `${workspace_name} (${workspace_id})`],
    [label(kind), made.key],
    ["Publishable key", kind === "publishable_key" ? undefined : publishable_key],
  ]);
  printResult(io, values, facts, `${shown}\n\n  The key is not shown again.`);
  return 0;
}

function label(kind: string): string {
  const words = kind.replaceAll("_", " ").replace("api", "API");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function insertWorkspace(tx: Tx, name: string, is_sandbox: boolean, created_at: string): Promise<WorkspaceRow> {
  if (name.trim() === "") throw new SettingsError("A workspace needs a name.");
  return createKeylessWorkspace(tx, { name: name.trim(), created_at, is_sandbox });
}

async function find(tx: Tx, workspace_id: string): Promise<WorkspaceRow> {
  const row = await tx
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", workspace_id.toLowerCase())
    .executeTakeFirst();
  if (!row)
    throw new SettingsError(
      `There is no workspace ${workspace_id}; \`mortise workspaces list\` shows those that there are.`,
    );
  return row;
}

async function insert(
  tx: Tx,
  { workspace_id, owner_id, is_sandbox }: WorkspaceRow,
  kind: Kind,
  { created_at, name }: { created_at: string; name: string | undefined },
): Promise<string> {
  if (kind === webhookToken) return createOrganizationToken(tx, { workspace_id, now: Date.parse(created_at) });
  const said = { created_at, ...(name === undefined ? {} : { name }), sandbox: is_sandbox === 1 };
  if (kind === "access_token") {
    const owner = owner_id ?? randomUUID();
    await tx.updateTable("workspaces").set({ owner_id: owner }).where("workspace_id", "=", workspace_id).execute();
    return createKey(tx, kind, { ...said, workspace_id: null, owner_id: owner });
  }
  const key = await createKey(tx, kind, { ...said, workspace_id });
  if (kind === "publishable_key")
    await tx.updateTable("workspaces").set({ publishable_key: key }).where("workspace_id", "=", workspace_id).execute();
  return key;
}
