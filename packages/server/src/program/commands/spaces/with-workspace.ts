// Opens the database and the workspace whose spaces a command works on. The operator has the rights of an API key.
import { iso, systemClock } from "../../../base/clock.ts";
import { Refusal } from "../../../base/errors.ts";
import { SettingsError } from "../../../base/settings-error.ts";
import { workspaceNow } from "../../../base/workspace-time.ts";
import type { SpaceCaller } from "../../../doors/spaces/space-caller.ts";
import { databaseSettingsOf } from "../../settings/settings.ts";
import { databaseOptions } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";
import { workspaceFor } from "../workspace-for.ts";

export const spaceOptions = { ...databaseOptions, workspace: { type: "string" } } as const;

type Values = Parameters<typeof databaseSettingsOf>[0] & { workspace?: string | undefined };

/** @throws SettingsError also for what the API would refuse, with the same words. */
export async function withWorkspace<Result>(
  values: Values,
  { env }: Io,
  work: (caller: SpaceCaller) => Promise<Result>,
) {
  const { result, used } = await withDatabase(databaseSettingsOf(values, env), async (database) => {
    const workspace = await workspaceFor(database.query, values.workspace, { maySimulate: true });
    const caller: SpaceCaller = {
      database,
      clock: systemClock,
      workspace,
      asker: { kind: "api_key", workspace },
      session: undefined,
      moment: () => iso(workspaceNow(systemClock, workspace)),
    };
    return { workspace, answer: await work(caller).catch(refuse) };
  });
  const { workspace, answer } = result;
  const { workspace_id, name } = workspace;
  const where = [
    ["Database", usedText(used)],
    ["Workspace", `${name} (${workspace_id})`],
  ] as const;
  return { answer, where, facts: { workspace_id, database: used } };
}

function refuse(error: unknown): never {
  throw error instanceof Refusal ? new SettingsError(error.message, { cause: error }) : error;
}
