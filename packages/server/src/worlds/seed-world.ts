// Writes a world into a workspace, with the one session that owns all its accounts.
import { insertAccessCodes } from "../db/access-codes.ts";
import { createClientSession } from "../db/client-sessions.ts";
import { insertConnectedAccounts } from "../db/connected-accounts.ts";
import type { Query } from "../db/database.ts";
import { insertDevices } from "../db/devices.ts";
import { iso } from "../clock.ts";
import type { SeedWorld } from "../sandbox/world.ts";
import type { WorldDevice } from "./world.ts";
import { buildWorld } from "./worlds.ts";

export const seedWorld: SeedWorld = async (tx, { world: name, workspace, secret, now }) => {
  const { workspace_id } = workspace;
  const { accounts, devices, user_identifier_key } = buildWorld(name, { workspace_id, now });
  await insertConnectedAccounts(tx, accounts);
  await insertWorldDevices(tx, devices);
  const { token } = await createClientSession(tx, secret, {
    workspace_id,
    user_identifier_key,
    created_at: iso(now),
    connected_account_ids: accounts.map(({ account }) => account.connected_account_id),
  });
  return { user_identifier_key, client_session_token: token };
};

const rowsPerInsert = 500;

/** Devices of accounts that are there already, with the locks behind them and their codes. */
export async function insertWorldDevices(
  tx: Query,
  devices: readonly WorldDevice[],
  { is_managed = true }: { is_managed?: boolean } = {},
): Promise<void> {
  const entities = devices.map(({ device }) => device);
  await insertDevices(tx, entities, { is_managed });
  const locks = devices.map(({ device: { device_id, workspace_id }, lock }) => ({ device_id, workspace_id, state: JSON.stringify(lock) }));
  for (let at = 0; at < locks.length; at += rowsPerInsert)
    await tx
      .insertInto("sandbox_locks")
      .values(locks.slice(at, at + rowsPerInsert))
      .execute();
  await insertAccessCodes(
    tx,
    devices.flatMap(({ codes }) => codes),
  );
}
