// All codes of a common_code_key are changed together: if the rules of one lock refuse the change, no code is changed.
import type { Context } from "../context.ts";
import type { Query } from "../db/database.ts";
import type { AccessCodeRow } from "../db/schema.ts";
import { holdWorkspace } from "../db/workspaces.ts";
import { notFound, Refusal } from "../errors.ts";
import type { NewEvent } from "../events.ts";
import { visibleCodes } from "./access.ts";
import { type CodeChange, updateCode } from "./change.ts";

type GroupChange = Pick<CodeChange, "name" | "starts_at" | "ends_at">;

export async function updateGroup(context: Context, tx: Query, common_code_key: string, change: GroupChange): Promise<NewEvent[]> {
  // Keeps codes from joining the key meanwhile: they would be left out.
  await holdWorkspace(context.database, tx, context.workspace.workspace_id);
  const codes = await visibleCodes(context, 1, tx)
    .selectAll()
    .where("common_code_key", "=", common_code_key)
    .where("removal_asked_at", "is", null)
    // The order in which every call locks several devices' rows, so that no two wait for each other.
    .orderBy("device_id")
    .orderBy("access_code_id")
    .execute();
  if (codes.length === 0) throw notFound("access_code", { common_code_key });
  const events: NewEvent[] = [];
  for (const code of codes) events.push(...(await changed(context, tx, code, change)));
  return events;
}

async function changed(context: Context, tx: Query, code: AccessCodeRow, change: GroupChange): Promise<readonly NewEvent[]> {
  try {
    return (await updateCode(context, tx, code, { ...change, wishes: {} })).events;
  } catch (error) {
    throw error instanceof Refusal ? await ofLock(tx, code, error) : error;
  }
}

/** The refusal with the lock's name and ids: of several locks, nobody could tell which one refused. */
async function ofLock(tx: Query, { device_id, access_code_id }: AccessCodeRow, refusal: Refusal): Promise<Refusal> {
  const lock = await tx.selectFrom("devices").select("name").where("device_id", "=", device_id).executeTakeFirst();
  const { status, type, message, details } = refusal;
  const data = { ...(details.data as object | undefined), device_id, access_code_id };
  return new Refusal(status, type, `${message}: refused by ${lock?.name ?? device_id}, so no code was changed`, { ...details, data });
}
