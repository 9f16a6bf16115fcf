import { type everyCall, relatedKinds } from "@mortise/contract";
import { deleteMethods } from "../../doors/grants/change-methods.ts";
import { listMethods, requireMethods } from "../../doors/grants/find-grants.ts";
import { doorsOfGrant } from "../../doors/grants/grant-doors.ts";
import { methodsAsSent } from "../../doors/grants/grants-as-sent.ts";
import { kindsAsked, relatedBatch } from "../../doors/grants/related.ts";
import { notFound } from "../../base/errors.ts";
import type { Handlers } from "../call-context.ts";

export const accessMethods = {
  async get(context, { access_method_id }) {
    const { query } = context.database;
    const rows = await requireMethods(context, query, [access_method_id]);
    const [access_method] = await methodsAsSent(query, rows, context.now());
    if (!access_method) throw notFound("access_method", { access_method_id });
    return { access_method };
  },
  async list(context, input) {
    const { rows, pagination } = await listMethods(context, input);
    return { access_methods: await methodsAsSent(context.database.query, rows, context.now()), pagination };
  },
  async delete(context, input) {
    await deleteMethods(context, input);
    return {};
  },
  async getRelated(context, { access_method_ids, ...kinds }) {
    const { query } = context.database;
    const methods = await requireMethods(context, query, access_method_ids);
    const grants = await query
      .selectFrom("access_grants")
      .selectAll()
      .where(query.among("access_grant_id", [...new Set(methods.map(({ access_grant_id }) => access_grant_id))]))
      .orderBy("created_at")
      .orderBy("access_grant_id")
      .execute();
    const places = await query
      .selectFrom("access_method_doors as door")
      .innerJoin("access_methods as method", "method.access_method_id", "door.access_method_id")
      .select(["door.device_id", "method.access_grant_id"])
      .distinct()
      .where(
        query.among(
          "method.access_method_id",
          methods.map(({ access_method_id }) => access_method_id),
        ),
      )
      .execute();
    const device_ids: string[] = [];
    for (const { access_grant_id } of grants) {
      const open = new Set((await doorsOfGrant(query, access_grant_id)).doors.map(({ device_id }) => device_id));
      // The method keeps doors that the grant no longer includes.
      for (const place of places)
        if (place.access_grant_id === access_grant_id && open.has(place.device_id)) device_ids.push(place.device_id);
    }
    const asked = kindsAsked(relatedKinds.access_methods, kinds);
    return { batch: await relatedBatch(context, { grants, methods, device_ids }, asked) };
  },
} satisfies Handlers<typeof everyCall.accessMethods>;
