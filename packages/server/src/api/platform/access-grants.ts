import { type everyCall, relatedKinds } from "@mortise/contract";
import { createGrant, deleteGrant, requestMethods, updateGrant } from "../../doors/grants/change-grants.ts";
import { listGrants, requireGrant } from "../../doors/grants/find-grants.ts";
import { doorsOfGrant } from "../../doors/grants/grant-doors.ts";
import { grantsAsSent } from "../../doors/grants/grants-as-sent.ts";
import { kindsAsked, relatedBatch } from "../../doors/grants/related.ts";
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";
import { notFound } from "../../base/errors.ts";
import type { CallContext, Handlers } from "../call-context.ts";

export const accessGrants = {
  create: async (context, input) => ({ access_grant: await asSent(context, await createGrant(context, input)) }),
  async get(context, ref) {
    return { access_grant: await asSent(context, await requireGrant(context, context.database.query, ref)) };
  },
  async list(context, input) {
    const { rows, pagination } = await listGrants(context, input);
    return { access_grants: await grantsAsSent(context.database.query, rows, context.now()), pagination };
  },
  async update(context, input) {
    await updateGrant(context, input);
    return {};
  },
  async delete(context, { access_grant_id }) {
    await deleteGrant(context, { access_grant_id });
    return {};
  },
  requestAccessMethods: async (context, input) => ({
    access_grant: await asSent(context, await requestMethods(context, input)),
  }),
  async getRelated(context, { access_grant_ids = [], access_grant_keys = [], ...kinds }) {
    const { query } = context.database;
    const grants: AccessGrantRow[] = [];
    for (const access_grant_id of new Set(access_grant_ids))
      grants.push(await requireGrant(context, query, { access_grant_id }));
    for (const access_grant_key of new Set(access_grant_keys))
      grants.push(await requireGrant(context, query, { access_grant_key }));
    const device_ids = new Set<string>();
    for (const { access_grant_id } of grants)
      for (const { device_id } of (await doorsOfGrant(query, access_grant_id)).doors) device_ids.add(device_id);
    const methods = await query
      .selectFrom("access_methods")
      .selectAll()
      .where(
        query.among(
          "access_grant_id",
          grants.map(({ access_grant_id }) => access_grant_id),
        ),
      )
      .orderBy("created_at")
      .orderBy("request")
      .orderBy("access_method_id")
      .execute();
    const asked = kindsAsked(relatedKinds.access_grants, kinds);
    return { batch: await relatedBatch(context, { grants, methods, device_ids: [...device_ids] }, asked) };
  },
} satisfies Handlers<typeof everyCall.accessGrants>;

async function asSent(context: CallContext, row: AccessGrantRow) {
  const [grant] = await grantsAsSent(context.database.query, [row], context.now());
  if (!grant) throw notFound("access_grant");
  return grant;
}
