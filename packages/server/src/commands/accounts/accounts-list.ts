import { ConnectError } from "../../drivers/connect-error.ts";
import { loadSystems } from "../../drivers/load-systems.ts";
import { secretsOf } from "../../links/account-for-driver.ts";
import { accountOf } from "../../db/connected-accounts.ts";
import { reasonOf } from "../../text/reason.ts";
import { createSeal } from "../../secrets/sealed-text.ts";
import { loadSecret } from "../../db/files/secret.ts";
import { databaseSettingsOf, parseArguments } from "../../settings.ts";
import { databaseOptions, lines, tell } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";

const options = { ...databaseOptions, look: { type: "boolean" } } as const;

interface Listed {
  connected_account_id: string;
  workspace_id: string;
  system: string;
  address: string;
  locks: number;
  is_connected: boolean;
  /** What looking at it found; absent if nobody looked. */
  found?: string;
}

export async function listAccounts(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArguments(args, options);
  const settings = databaseSettingsOf(values, io.env);
  const systems = await loadSystems(settings);
  const { result: accounts, used } = await withDatabase(settings, async (database) => {
    const seal = createSeal(await loadSecret(database, settings));
    const rows = await database.query
      .selectFrom("connected_accounts as account")
      .selectAll("account")
      .select((eb) =>
        eb
          .selectFrom("devices")
          .whereRef("devices.connected_account_id", "=", "account.connected_account_id")
          .select((inner) => inner.fn.countAll<number>().as("count"))
          .as("locks"),
      )
      .where("account.settings", "is not", null)
      .orderBy("account.created_at")
      .execute();
    const listed: Listed[] = [];
    for (const row of rows) {
      const system = systems.find(({ kind }) => kind === row.driver);
      const look = async (): Promise<string> => {
        if (!system) return "there is no driver for it on this server";
        try {
          const secrets = secretsOf(row, seal);
          const what = {
            settings: JSON.parse(row.settings ?? "{}") as Record<string, unknown>,
            secret: (name: string) => secrets[name],
          };
          return `${(await system.probe(what, AbortSignal.timeout(5000))).length} locks there`;
        } catch (error) {
          return error instanceof ConnectError ? error.message : reasonOf(error);
        }
      };
      listed.push({
        connected_account_id: row.connected_account_id,
        workspace_id: row.workspace_id,
        system: accountOf(row).account_type_display_name,
        address: row.login,
        locks: row.locks ?? 0,
        is_connected: row.is_connected === 1,
        ...(values.look && { found: await look() }),
      });
    }
    return listed;
  });
  const text = accounts.map((each) =>
    lines([
      ["Account", each.connected_account_id],
      ["Workspace", each.workspace_id],
      [each.system, each.address],
      ["Locks", String(each.locks)],
      ["State", each.is_connected ? "connected" : "offline"],
      ["Found", each.found],
    ]),
  );
  tell(
    io,
    values,
    { accounts, database: used },
    text.length === 0 ? `No system is connected in ${usedText(used)}.` : text.join("\n\n"),
  );
  return 0;
}
