import type { everyCall } from "@mortise/contract";
import { attemptOf } from "../../doors/action-attempts.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import { requireDevice, visibleDevices } from "../../doors/access/device-access.ts";
import { notFound, Refusal } from "../../base/errors.ts";
import { oldestFirst, placeOf, readPage } from "../../base/lists/pagination.ts";

const defaultLimit = 500;

export const actionAttempts = {
  async get(context, { action_attempt_id }) {
    const row = await visibleAttempts(context)
      .selectAll()
      .where("action_attempt_id", "=", action_attempt_id.toLowerCase())
      .executeTakeFirst();
    if (!row) throw notFound("action_attempt", { action_attempt_id });
    return { action_attempt: attemptOf(row) };
  },
  async list(context, { page_cursor, ...parameters }) {
    const { limit = defaultLimit, action_attempt_ids, device_id } = parameters;
    const place = placeOf(page_cursor, parameters);
    let query = visibleAttempts(context).selectAll();
    if (action_attempt_ids) {
      const ids = [...new Set(action_attempt_ids.map((id) => id.toLowerCase()))];
      await requireAll(context, ids);
      query = query.where(context.database.among("action_attempt_id", ids));
    }
    if (device_id !== undefined)
      query = query.where("device_id", "=", (await requireDevice(context, { device_id })).device_id);
    const read = oldestFirst(query, "action_attempt_id");
    const { rows, pagination } = await readPage(read, {
      place,
      limit,
      idOf: (row) => row.action_attempt_id,
      parameters,
      url: `${context.origin}/action_attempts/list`,
    });
    return { action_attempts: rows.map(attemptOf), pagination };
  },
} satisfies Handlers<typeof everyCall.actionAttempts>;

function visibleAttempts(context: CallContext) {
  const query = context.database.query
    .selectFrom("action_attempts")
    .where("workspace_id", "=", context.workspace.workspace_id);
  const seen = visibleDevices(context).select("device_id");
  if (context.session) return query.where("device_id", "in", seen);
  if (context.workspace.leaving === null) return query;
  // While an account is being deleted, attempts on its devices are no longer visible.
  return query.where((eb) => eb.or([eb("device_id", "is", null), eb("device_id", "in", seen)]));
}

async function requireAll(context: CallContext, ids: readonly string[]): Promise<void> {
  const found = await visibleAttempts(context)
    .select("action_attempt_id")
    .where(context.database.among("action_attempt_id", ids))
    .execute();
  const known = new Set(found.map((row) => row.action_attempt_id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0)
    throw new Refusal(404, "action_attempts_not_found", "Some action attempts were not found", {
      data: { action_attempt_ids: missing },
    });
}
