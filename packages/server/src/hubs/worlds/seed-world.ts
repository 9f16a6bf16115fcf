// Writes a world into a workspace, with a session that owns all its accounts.
import { iso } from "../../base/clock.ts";
import { type AccessCodeEntity, insertAccessCodes } from "../../base/db/access-codes.ts";
import { createClientSession } from "../../base/db/client-sessions.ts";
import { insertConnectedAccounts } from "../../base/db/connected-accounts.ts";
import type { Tx } from "../../base/db/database.ts";
import { insertDevices } from "../../base/db/devices.ts";
import type { CodeSlotRow } from "../../base/db/schema.ts";
import type { NoiseThresholdRow } from "../../base/db/sensor-schema.ts";
import { builtinThreshold, noiseDeviceTypes } from "../../doors/devices/noise.ts";
import { seedStays } from "./seed-stays.ts";
import { stableId } from "./stable-id.ts";
import type { WorldCode, WorldDevice } from "./world.ts";
import type { SeedWorld } from "./world-seed.ts";
import { buildWorld } from "./worlds.ts";

export const seedWorld: SeedWorld = async (tx, { world: name, workspace, secret, now }) => {
  const { workspace_id } = workspace;
  const world = buildWorld(name, { workspace_id, now });
  const { accounts, devices, user_identifier_key } = world;
  await insertConnectedAccounts(tx, accounts);
  await insertWorldDevices(tx, devices);
  await seedStays(tx, world, { workspace_id, now });
  const { token } = await createClientSession(tx, secret, {
    workspace_id,
    user_identifier_key,
    created_at: iso(now),
    connected_account_ids: accounts.map(({ account }) => account.connected_account_id),
  });
  return { user_identifier_key, client_session_token: token };
};

/** Inserts devices with their simulated locks and codes; their accounts must exist already. */
export async function insertWorldDevices(
  tx: Tx,
  devices: readonly WorldDevice[],
  { is_managed = true }: { is_managed?: boolean } = {},
): Promise<void> {
  await insertDevices(
    tx,
    devices.map(({ device }) => device),
    { is_managed },
  );
  for (const some of inParts(
    devices.filter(({ lock }) => lock.codes?.native_schedule).map(({ device }) => device.device_id),
  ))
    await tx.updateTable("devices").set({ native_schedule: 1 }).where("device_id", "in", some).execute();
  for (const some of inParts(devices.map(lockRow))) await tx.insertInto("sandbox_locks").values(some).execute();
  for (const some of inParts(devices.flatMap(thresholdRow)))
    await tx.insertInto("noise_thresholds").values(some).execute();
  const codes = devices.flatMap((device) => device.codes);
  await insertAccessCodes(
    tx,
    codes.map(({ code }) => code),
  );
  for (const some of inParts(codes.flatMap(slotRow))) await tx.insertInto("code_slots").values(some).execute();
  for (const { code, refused } of codes) if (refused) await refuse(tx, code, refused);
  for (const { code } of codes) if (code.status === "removing") await askForRemoval(tx, code);
}

const lockRow = ({ device: { device_id, workspace_id }, lock }: WorldDevice) => ({
  device_id,
  workspace_id,
  state: JSON.stringify(lock),
});

function thresholdRow({
  device: { device_id, workspace_id, device_type, location, created_at },
}: WorldDevice): NoiseThresholdRow[] {
  if (!noiseDeviceTypes.includes(device_type)) return [];
  const noise_threshold_id = stableId(device_id, "noise threshold", "builtin_normal_hours");
  const body = JSON.stringify(builtinThreshold(device_id, noise_threshold_id, location?.timezone));
  return [{ noise_threshold_id, workspace_id, device_id, created_at, body }];
}

/** Row of the code in `code_slots`, which is the server's record of the lock. */
function slotRow({ code: { access_code_id, device_id }, slot }: WorldCode): CodeSlotRow[] {
  if (!slot) return [];
  const hours = slot.window ? `${iso(slot.window.starts_at)}/${iso(slot.window.ends_at)}` : "";
  const idle = { phase: "set", op_id: null, deadline: null, former: null } as const;
  return [{ device_id, access_code_id, slot: slot.slot, code: slot.code, hours, ...idle }];
}

const refuse = (tx: Tx, { access_code_id }: AccessCodeEntity, refused: string) =>
  tx.updateTable("access_codes").set({ refused }).where("access_code_id", "=", access_code_id).execute();

const askForRemoval = (tx: Tx, { access_code_id, created_at }: AccessCodeEntity) =>
  tx
    .updateTable("access_codes")
    .set({ removal_asked_at: created_at })
    .where("access_code_id", "=", access_code_id)
    .execute();

const rowsPerInsert = 500;

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerInsert) }, (_, index) =>
    rows.slice(index * rowsPerInsert, (index + 1) * rowsPerInsert),
  );
