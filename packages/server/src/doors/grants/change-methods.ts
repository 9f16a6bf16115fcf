// Deletes single access methods. Their grants stay and do not create them again.
import type { everyCall, InputOf } from "@mortise/contract";
import type { Tx } from "../../base/db/database.ts";
import type { AccessMethodRow } from "../../base/db/grant-schema.ts";
import { holdGrant, wakeGrant } from "../../base/jobs/grant-job.ts";
import type { Context } from "../context.ts";
import { requireGrant, requireMethods, visibleGrants } from "./find-grants.ts";
import { isAlive } from "./grant-plan.ts";
import { requestsOf } from "./grant-state.ts";

export async function deleteMethods(
  context: Context,
  input: InputOf<typeof everyCall.accessMethods.delete>,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const byGrant = Map.groupBy(await methodsNamed(context, tx, input), ({ access_grant_id }) => access_grant_id);
    for (const access_grant_id of [...byGrant.keys()].sort())
      await deleteOf(context, tx, access_grant_id, byGrant.get(access_grant_id) ?? []);
  });
}

async function methodsNamed(
  context: Context,
  tx: Tx,
  { access_method_id, access_grant_id, reservation_key }: InputOf<typeof everyCall.accessMethods.delete>,
): Promise<AccessMethodRow[]> {
  if (access_method_id !== undefined) return requireMethods(context, tx, [access_method_id]);
  const all = tx.selectFrom("access_methods").selectAll();
  if (access_grant_id !== undefined) {
    const grant = await requireGrant(context, tx, { access_grant_id });
    return all.where("access_grant_id", "=", grant.access_grant_id).execute();
  }
  const grants = visibleGrants(context, tx)
    .select("access_grant_id")
    .where("reservation_key", "=", reservation_key ?? "");
  return all.where("access_grant_id", "in", grants).execute();
}

async function deleteOf(context: Context, tx: Tx, access_grant_id: string, methods: AccessMethodRow[]): Promise<void> {
  const grant = await holdGrant(tx, access_grant_id);
  if (!grant) return;
  const ids = methods.filter(isAlive).map((method) => method.access_method_id);
  await tx
    .updateTable("access_methods")
    .set({ deleting_at: context.moment() })
    .where(tx.among("access_method_id", ids))
    .execute();
  const left = await tx
    .selectFrom("access_methods")
    .select("request")
    .where("access_grant_id", "=", access_grant_id)
    .where("deleting_at", "is", null)
    .execute();
  const doors = await tx
    .selectFrom("access_method_doors as door")
    .innerJoin("access_methods as method", "method.access_method_id", "door.access_method_id")
    .select(["method.request", "door.device_id"])
    .where(tx.among("door.access_method_id", ids))
    .execute();
  const touched = new Set(methods.map(({ request }) => request));
  const alive = new Set(left.map(({ request }) => request));
  const requests = requestsOf(grant).map((request, index) => {
    if (!touched.has(index)) return request;
    if (!alive.has(index)) return Object.assign(request, { is_withdrawn: true });
    const own = doors.flatMap((door) => (door.request === index ? door.device_id : []));
    return Object.assign(request, { left_out: [...(request.left_out ?? []), ...own] });
  });
  await tx
    .updateTable("access_grants")
    .set({ requests: JSON.stringify(requests) })
    .where("access_grant_id", "=", access_grant_id)
    .execute();
  await wakeGrant(tx, access_grant_id);
}
