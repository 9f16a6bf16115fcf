import { iso, systemClock } from "../../../base/clock.ts";
import { deleteAccount } from "../../../doors/accounts/delete-account.ts";
import { appendEvents } from "../../../doors/events/events.ts";
import { databaseSettingsOf, parseArguments } from "../../settings/settings.ts";
import { databaseOptions, onlyArgument, printResult } from "../command.ts";
import type { Io } from "../io.ts";
import { usedText, withDatabase } from "../with-database.ts";
import { noSuchAccount } from "./no-such-account.ts";

export async function removeAccount(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = parseArguments(args, databaseOptions, true);
  const id = onlyArgument(positionals, "which account").toLowerCase();
  const { used } = await withDatabase(databaseSettingsOf(values, io.env), (database) =>
    database.transaction(async (tx) => {
      const account = await tx
        .selectFrom("connected_accounts")
        .select("workspace_id")
        .where("connected_account_id", "=", id)
        .where("settings", "is not", null)
        .executeTakeFirst();
      if (!account) throw noSuchAccount(id);
      const workspace = await tx
        .selectFrom("workspaces")
        .selectAll()
        .where("workspace_id", "=", account.workspace_id)
        .executeTakeFirstOrThrow();
      const moment = iso(systemClock.now());
      const context = { database, clock: systemClock, workspace, moment: () => moment };
      await appendEvents(tx, account.workspace_id, await deleteAccount(context, tx, id));
      await tx.notify("links", "");
    }),
  );
  printResult(
    io,
    values,
    { connected_account_id: id, database: used },
    `Removed from ${usedText(used)}. Codes that are on its locks stay there.`,
  );
  return 0;
}
