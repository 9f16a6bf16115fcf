// Deletes access methods and grants whose codes are off all locks.
import { dropDigitsLater } from "../events/deleted-digits.ts";
import type { AccessMethodRow } from "../../base/db/grant-schema.ts";
import type { NewEvent } from "../events/events.ts";
import { grantEvent, methodEvent } from "./grant-events.ts";
import type { Deed } from "./make-codes.ts";

export async function endMethods({ tx, grant, now }: Deed, found: readonly AccessMethodRow[]): Promise<NewEvent[]> {
  const events: NewEvent[] = [];
  for (const method of found) {
    const { access_method_id } = method;
    const busy = await tx
      .selectFrom("access_codes")
      .select("access_code_id")
      .where("access_method_id", "=", access_method_id)
      .where("is_managed", "=", 1)
      .executeTakeFirst();
    if (busy) continue;
    await tx.deleteFrom("access_methods").where("access_method_id", "=", access_method_id).execute();
    await dropDigitsLater(tx, access_method_id);
    if (method.is_issued === 1) events.push(methodEvent("revoked", grant, method, now));
    events.push(methodEvent("deleted", grant, method, now));
  }
  return events;
}

export async function endGrant({ tx, grant, now }: Deed): Promise<NewEvent[]> {
  const left = await tx
    .selectFrom("access_methods")
    .select("access_method_id")
    .where("access_grant_id", "=", grant.access_grant_id)
    .executeTakeFirst();
  if (left) return [];
  await tx.deleteFrom("access_grants").where("access_grant_id", "=", grant.access_grant_id).execute();
  return [grantEvent("deleted", grant, now)];
}
