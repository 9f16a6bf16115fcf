// Simulates actions at the keypad of a simulated lock. Each is recorded as an action attempt with the lock's result.
import { type ActionAttempt, insertAttempt, type Outcome } from "../../doors/action-attempts.ts";
import { requireProgrammable } from "../../doors/codes/create.ts";
import type { CallContext } from "../call-context.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { notASandbox } from "../../base/errors.ts";
import { askedBy } from "../../doors/events/asked-by.ts";
import { recordEvents } from "../../doors/events/recording.ts";
import { applyDeviceEvents } from "../../doors/reports/device-events.ts";
import type { DeviceEvent } from "../../driver/driver.ts";
import { faultError } from "../../driver/fault-errors.ts";
import { enterAtKeypad, lockAtKeypad, type Place } from "../../hubs/sandbox/door.ts";

type Done = { outcome: Outcome; events: readonly DeviceEvent[] };

export const simulateEntry = (context: CallContext, device: DeviceRow, code: string): Promise<ActionAttempt> =>
  atKeypad(context, device, "SIMULATE_KEYPAD_CODE_ENTRY", async (place) => {
    const { opened, events } = await enterAtKeypad(context.database, place, code);
    const message = `${device.name} did not open: it has no such code that is valid now, or its bolt is jammed.`;
    return { outcome: opened ? { result: {} } : { error: { type: "access_denied", message } }, events };
  });

export const simulateLocking = (context: CallContext, device: DeviceRow): Promise<ActionAttempt> =>
  atKeypad(context, device, "SIMULATE_MANUAL_LOCK_VIA_KEYPAD", async (place) => {
    const { locked, events } = await lockAtKeypad(context.database, place);
    return { outcome: locked ? { result: {} } : { error: faultError("jammed", device.name) }, events };
  });

async function atKeypad(
  context: CallContext,
  device: DeviceRow,
  action_type: string,
  act: (place: Place) => Promise<Done>,
): Promise<ActionAttempt> {
  const { database, workspace } = context;
  const { device_id, connected_account_id } = device;
  const { workspace_id } = workspace;
  if (workspace.is_sandbox === 0) throw notASandbox();
  requireProgrammable(device);
  const { outcome, events } = await act({ device_id, now: context.now() });
  await applyDeviceEvents(database, workspace_id, events);
  const occurred_at = context.moment();
  const { attempt } = await recordEvents(context, async (tx) => {
    const asked_by = askedBy(context.asker);
    const made = await insertAttempt(
      tx,
      { workspace_id, device_id, action_type, created_at: occurred_at, asked_by },
      outcome,
    );
    const { action_attempt_id, status } = made;
    const event_type = `action_attempt.${action_type.toLowerCase()}.${status === "success" ? "succeeded" : "failed"}`;
    const payload = { action_attempt_id, action_type, status };
    return { attempt: made, events: [{ event_type, occurred_at, device_id, connected_account_id, payload }] };
  });
  return attempt;
}
