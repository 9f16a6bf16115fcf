// Replaces a code that could not be set before its start by a backup code of its lock.
import { accessCodeOf, noteCodeAsker, saveAccessCode } from "../../base/db/access-codes.ts";
import { readAskedBy } from "../../base/db/asked-by.ts";
import type { LockedDevice } from "../../base/db/devices.ts";
import type { AccessCodeRow } from "../../base/db/schema.ts";
import { iso } from "../../base/clock.ts";
import type { NewEvent } from "../events/events.ts";
import { handOutSpare, sparesOf } from "../codes/pool.ts";
import { codeEvent } from "../slots/table/outcomes.ts";
import { wakeCodes } from "../slots/wake-codes.ts";
import { newMethod } from "./choose-methods.ts";
import { methodEvent } from "./grant-events.ts";
import { untold } from "./grant-state.ts";
import { type Deed, dropPlace, takeCodeAway } from "./make-codes.ts";

/** Hands out a backup code. Resolves to `false` if there is none; the original code is then still retried. */
export async function pullBackupOf(
  deed: Deed,
  device: LockedDevice,
  failed: AccessCodeRow,
  request: number,
): Promise<NewEvent[] | false> {
  const { tx, grant, now } = deed;
  const { device_id } = device;
  const spare = (await sparesOf(tx, device)).find(({ status }) => status === "set");
  const original = failed.access_method_id;
  if (!spare || original === null) return false;
  const backup = handOutSpare(accessCodeOf(spare), { starts_at: iso(now), ends_at: grant.ends_at });
  const state = { ...untold, original_access_method_id: original };
  const method = {
    ...newMethod(grant, request, backup.code, now),
    is_backup: 1 as const,
    state: JSON.stringify(state),
  };
  await tx.insertInto("access_methods").values(method).execute();
  const { access_grant_id } = grant;
  const { access_method_id } = method;
  await tx.insertInto("access_method_doors").values({ access_method_id, device_id }).execute();
  await dropPlace(tx, { access_method_id: original, device_id });
  await saveAccessCode(tx, backup);
  await tx
    .updateTable("access_codes")
    .set({ access_grant_id, access_method_id })
    .where("access_code_id", "=", backup.access_code_id)
    .execute();
  const asked_by = readAskedBy(grant.asked_by);
  if (asked_by) await noteCodeAsker(tx, backup.access_code_id, asked_by);
  const payload = { backup_access_code_id: backup.access_code_id };
  const pulled = codeEvent("access_code.backup_access_code_pulled", failed, device, now, payload);
  const removed = await takeCodeAway(deed, device, failed);
  await wakeCodes(tx, device);
  return [{ ...pulled, asked_by }, methodEvent("created", grant, method, now), ...removed];
}
