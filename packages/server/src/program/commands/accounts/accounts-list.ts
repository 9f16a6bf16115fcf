import { loadSystems } from "../../../hubs/driver-processes/load-systems.ts";
import { accountOf, isAtOtherNetwork } from "../../../base/db/connected-accounts.ts";
import { isLinkPaused } from "../../../hubs/links/link-pause.ts";
import { createSeal } from "../../../base/secrets/sealed-text.ts";
import { loadSecret } from "../../../base/db/files/secret.ts";
import { databaseSettingsOf, parseArguments } from "../../settings/settings.ts";
import { databaseOptions, labelledLines, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";
import { networkOf } from "./hub-looked-at.ts";
import { type LookedAt, lookAtAccount } from "./look-at-account.ts";

const options = { ...databaseOptions, look: { type: "boolean" } } as const;

interface Listed extends Partial<LookedAt> {
  connected_account_id: string;
  workspace_id: string;
  system: string;
  address: string;
  network: string | null;
  locks: number;
  is_connected: boolean;
  /** Whether the last network that answered is another than the account's own. */
  is_at_other_network: boolean;
  /** Whether its link is paused after repeated failures. */
  is_paused: boolean;
}

export async function listAccounts(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArguments(args, options);
  const settings = databaseSettingsOf(values, io.env);
  const systems = await loadSystems(settings);
  const network = networkOf(settings);
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
      listed.push({
        connected_account_id: row.connected_account_id,
        workspace_id: row.workspace_id,
        system: accountOf(row).account_type_display_name,
        address: row.login,
        network: row.network,
        locks: row.locks ?? 0,
        is_connected: row.is_connected === 1,
        is_at_other_network: isAtOtherNetwork(row),
        is_paused: isLinkPaused(row, Date.now()),
        ...(values.look && (await lookAtAccount(database, row, { system, seal, network }))),
      });
    }
    return listed;
  });
  const text = accounts.map(shown);
  printResult(
    io,
    values,
    { accounts, database: used },
    text.length === 0 ? `No system is connected in ${usedText(used)}.` : text.join("\n\n"),
  );
  return accounts.some(({ ok }) => ok === false) ? 1 : 0;
}

const shown = (each: Listed): string =>
  labelledLines([
    ["Account", each.connected_account_id],
    ["Workspace", each.workspace_id],
    [each.system, each.address],
    ["Locks", String(each.locks)],
    ["State", stateText(each)],
    ["Found", each.found],
    ["Same network", each.also_connected?.length ? `connected by ${each.also_connected.join(", ")} too` : undefined],
    ["Bolt questions", questionsText(each.bolt_questions)],
  ]);

function stateText({ is_at_other_network, is_paused, is_connected }: Listed): string {
  if (is_at_other_network) return "another network answers";
  if (is_paused) return "paused: its link broke down three times; add it again to try at once";
  return is_connected ? "connected" : "offline";
}

const questionsText = (counted: LookedAt["bolt_questions"] = []): string | undefined =>
  counted.length === 0
    ? undefined
    : `${counted.map(({ name, questions }) => `${name}: ${questions ?? "unknown"}`).join(", ")} (in the last hour)`;
