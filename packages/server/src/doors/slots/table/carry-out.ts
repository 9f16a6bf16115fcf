// Stores the outcome of a transition (`slot-transitions.ts`): the new slot, and the effects on its code.
import { randomUUID } from "node:crypto";
import { endCodeAttempts } from "../../action-attempts.ts";
import { accessCodeError } from "../../../base/catalogue/issues/issues.ts";
import { iso, type WorkspaceTime } from "../../../base/clock.ts";
import { type AccessCodeEntity, insertAccessCodes, saveAccessCode } from "../../../base/db/access-codes.ts";
import type { Tx } from "../../../base/db/database.ts";
import type { AccessCodeRow, CodeSlotRow } from "../../../base/db/schema.ts";
import { readAskedBy } from "../../../base/db/asked-by.ts";
import { wakeGrant } from "../../../base/jobs/grant-job.ts";
import type { NewEvent } from "../../events/events.ts";
import { codeNow } from "../code-entity.ts";
import { dropSlot, emptySlot, roomWasMade, saveSlot, slotOf } from "../code-slots.ts";
import { type Effect, codeEvent } from "./outcomes.ts";
import { heldPhase } from "./slot-contents.ts";
import type { Next, SlotEvent } from "./slot-events.ts";
import { nextOf } from "./slot-transitions.ts";
import type { LockedDevice } from "../../../base/db/devices.ts";

export interface Scene {
  tx: Tx;
  device: LockedDevice;
  now: WorkspaceTime;
  /** Logs one line for the operator. */
  log?: (message: string) => void;
}

/** Applies an event to a code. Callers outside the lock's reconcile loop must wake the loop (`wake-codes.ts`). */
export async function noteSlotEvent(scene: Scene, code: AccessCodeRow, what: SlotEvent): Promise<NewEvent[]> {
  const slot = await slotOf(scene.tx, code);
  return carryOut(scene, code, slot, nextOf({ code, slot, lock: scene.device, now: scene.now }, what));
}

/** Stores an outcome. @param noted - The stored slot; `undefined` if there is none. */
export async function carryOut(
  scene: Scene,
  code: AccessCodeRow,
  noted: CodeSlotRow | undefined,
  next: Next,
): Promise<NewEvent[]> {
  if (!next.slot) await dropSlot(scene.tx, code.access_code_id);
  else if (next.slot !== noted) await saveSlot(scene.tx, next.slot);
  const events: NewEvent[] = [];
  for (const effect of next.effects) events.push(...(await take(scene, code, effect)));
  if (code.access_grant_id !== null) await wakeGrant(scene.tx, code.access_grant_id);
  return events;
}

async function take(scene: Scene, code: AccessCodeRow, effect: Effect): Promise<NewEvent[]> {
  const { tx, device, now } = scene;
  const { access_code_id } = code;
  switch (effect.do) {
    case "save":
      await saveAccessCode(tx, effect.code, effect.progress);
      return [];
    case "delete":
      await tx.deleteFrom("access_codes").where("access_code_id", "=", access_code_id).execute();
      return [];
    case "end_attempts":
      await endCodeAttempts(tx, access_code_id, effect.action_types, await outcomeOf(scene, effect), iso(now));
      return [];
    case "tell":
      return [
        {
          ...codeEvent(effect.event_type, code, device, now, effect.payload),
          ...(effect.is_of_others ? {} : { asked_by: readAskedBy(code.asked_by) }),
        },
      ];
    case "log":
      scene.log?.(`The code ${access_code_id} waits for the lock "${device.name}": ${effect.what}.`);
      return [];
    case "try_refused":
      await roomWasMade(tx, device.device_id);
      return [];
    case "adopt":
      return adoptForeignCode(scene, effect);
  }
}

async function outcomeOf({ tx, device, now }: Scene, { outcome }: Extract<Effect, { do: "end_attempts" }>) {
  return "code" in outcome
    ? { result: { access_code: await codeNow(tx, outcome.code, { device, backups: 0, now }) } }
    : outcome;
}

/** Creates an unmanaged code from digits that were programmed into a slot at the lock. */
export async function adoptForeignCode(
  { tx, device, now }: Scene,
  { slot, code, name, active, during }: Omit<Extract<Effect, { do: "adopt" }>, "do">,
): Promise<NewEvent[]> {
  const { device_id, workspace_id } = device;
  const entity: AccessCodeEntity = {
    access_code_id: randomUUID(),
    workspace_id,
    device_id,
    name: name ?? null,
    code: code ?? null,
    type: "ongoing",
    status: "set",
    starts_at: null,
    ends_at: null,
    created_at: iso(now),
    errors: active === false ? [accessCodeError("access_code_inactive", iso(now))] : [],
    warnings: [],
    is_managed: false,
  };
  await insertAccessCodes(tx, [entity]);
  const known: CodeSlotRow = { ...emptySlot(entity, slot), code: code ?? "", phase: heldPhase({ active }) };
  await saveSlot(tx, { ...(during ?? known), access_code_id: entity.access_code_id });
  return [codeEvent("access_code.unmanaged.created", entity, device, now)];
}
