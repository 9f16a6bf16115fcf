import type { platform } from "@mortise/contract";
import { attemptOf } from "../action-attempts.ts";
import type { Handlers } from "../context.ts";
import { visibleDevices } from "../device-access.ts";
import { notFound } from "../errors.ts";

export const actionAttempts = {
  async get(context, { action_attempt_id }) {
    const { database, workspace, session_id } = context;
    let query = database.query
      .selectFrom("action_attempts")
      .selectAll()
      .where("action_attempt_id", "=", action_attempt_id.toLowerCase())
      .where("workspace_id", "=", workspace.workspace_id);
    if (session_id !== undefined) query = query.where("device_id", "in", visibleDevices(context).select("device_id"));
    const row = await query.executeTakeFirst();
    if (!row) throw notFound("action_attempt", { action_attempt_id });
    return { action_attempt: attemptOf(row) };
  },
} satisfies Handlers<typeof platform.actionAttempts>;
