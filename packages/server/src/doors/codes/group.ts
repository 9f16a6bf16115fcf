// Changes all codes of a common_code_key together. If one lock's rules refuse the change, no code is changed.
import type { Context } from "../context.ts";
import type { Tx } from "../../base/db/database.ts";
import type { AccessCodeRow, DeviceRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { notFound, Refusal, RuleRefusal } from "../../base/errors.ts";
import type { NewEvent } from "../events/events.ts";
import { visibleCodes } from "./access.ts";
import { type CodeChange, updateCode } from "./change.ts";

interface Updated {
  events: NewEvent[];
  /** Devices of the codes. */
  doors: Pick<DeviceRow, "body">[];
}

type GroupChange = Pick<CodeChange, "name" | "starts_at" | "ends_at">;

export async function updateGroup(
  context: Context,
  tx: Tx,
  common_code_key: string,
  change: GroupChange,
): Promise<Updated> {
  // No code may join the key meanwhile, because it would be left out.
  await holdWorkspace(tx, context.workspace.workspace_id);
  const codes = await visibleCodes(context, 1, tx)
    .selectAll()
    .where("common_code_key", "=", common_code_key)
    .where("removal_asked_at", "is", null)
    // Every call locks devices' rows in this order, so that no deadlock can arise.
    .orderBy("device_id")
    .orderBy("access_code_id")
    .execute();
  if (codes.length === 0) throw notFound("access_code", { common_code_key });
  const events: NewEvent[] = [];
  const refused: Refused[] = [];
  for (const code of codes) {
    const answer = await changed(context, tx, code, change);
    if (answer instanceof Refusal) refused.push(await ofLock(tx, code, answer));
    else events.push(...answer);
  }
  const [first] = refused;
  if (first) throw together(first, refused);
  const doors = await tx
    .selectFrom("devices")
    .select("body")
    .where(tx.among("device_id", [...new Set(codes.map(({ device_id }) => device_id))]))
    .execute();
  return { events, doors };
}

async function changed(
  context: Context,
  tx: Tx,
  code: AccessCodeRow,
  change: GroupChange,
): Promise<readonly NewEvent[] | Refusal> {
  try {
    return (await updateCode(context, tx, code, { ...change, wishes: {} })).events;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

interface Refused {
  refusal: Refusal;
  lock: { device_id: string; name: string; access_code_id: string; why: string };
}

async function ofLock(tx: Tx, { device_id, access_code_id }: AccessCodeRow, refusal: Refusal): Promise<Refused> {
  const device = await tx.selectFrom("devices").select("name").where("device_id", "=", device_id).executeTakeFirst();
  const why = refusal instanceof RuleRefusal ? refusal.rule : refusal.message;
  return { refusal, lock: { device_id, name: device?.name ?? device_id, access_code_id, why } };
}

/**
 * Makes one refusal that names every refusing lock. Its other details are those of the first one.
 */
function together(first: Refused, refused: readonly Refused[]): Refusal {
  const { status, type, details } = first.refusal;
  const reasons = [...new Set(refused.map(({ refusal }) => refusal.message))];
  const locksThat = (reason: string) =>
    refused.flatMap(({ refusal, lock }) => (refusal.message === reason ? lock.name : []));
  const told = reasons.map((reason) => `${reason}: refused by ${locksThat(reason).join(", ")}`);
  const { device_id, access_code_id } = first.lock;
  const data = {
    ...(details.data as object | undefined),
    device_id,
    access_code_id,
    locks: refused.map(({ lock }) => lock),
  };
  return new Refusal(status, type, `${told.join("; ")}, so no code was changed`, { ...details, data });
}
