// Accounts of a space: information for the caller, which changes no devices.
import { requireAccount } from "../access/connected-account-access.ts";
import type { Context } from "../context.ts";
import { requireSpace } from "./find-space.ts";

interface Pair {
  space_id: string;
  connected_account_id: string;
}

export async function addAccount(context: Context, given: Pair): Promise<void> {
  const pair = await requirePair(context, given);
  const insert = context.database.query.insertInto("space_accounts").values(pair);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function removeAccount(context: Context, given: Pair): Promise<void> {
  const { space_id, connected_account_id } = await requirePair(context, given);
  await context.database.query
    .deleteFrom("space_accounts")
    .where("space_id", "=", space_id)
    .where("connected_account_id", "=", connected_account_id)
    .execute();
}

async function requirePair(context: Context, given: Pair): Promise<Pair> {
  const { space_id } = await requireSpace(context, { space_id: given.space_id }, context.database.query);
  const { connected_account_id } = await requireAccount(context, { connected_account_id: given.connected_account_id });
  return { space_id, connected_account_id };
}
