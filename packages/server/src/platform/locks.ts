import type { everyCall } from "@mortise/contract";
import { lockDeviceTypes } from "@mortise/contract";
import { type Context, type Handlers } from "../context.ts";
import { requireDevice } from "../access/device-access.ts";
import { listDevices } from "../devices/device-list.ts";
import { beginAutoLockCommand } from "../drivers/auto-lock-commands.ts";
import { beginLockCommand } from "../drivers/lock-commands.ts";
import { simulateEntry, simulateLocking } from "../drivers/simulated-keypad.ts";
import { notFound } from "../errors.ts";
import { JsonText, jsonList } from "../json-text.ts";

const isLock = (device_type: string) => (lockDeviceTypes as readonly string[]).includes(device_type);

export const locks = {
  async list(context, input) {
    const { rows, pagination } = await listDevices(context, input, { path: "/locks/list", deviceTypes: lockDeviceTypes });
    const list = jsonList(rows.map(({ body }) => body));
    return { locks: list, devices: list, pagination };
  },
  async get(context, input) {
    const { body } = await requireLock(context, input);
    return { lock: new JsonText(body), device: new JsonText(body) };
  },
  lockDoor: async (context, input) => ({
    action_attempt: await beginLockCommand(context, await requireLock(context, input), true, input.sync),
  }),
  unlockDoor: async (context, input) => ({
    action_attempt: await beginLockCommand(context, await requireLock(context, input), false, input.sync),
  }),
  async configureAutoLock(context, { device_id, auto_lock_enabled: enabled, auto_lock_delay_seconds: delay_s }) {
    return { action_attempt: await beginAutoLockCommand(context, await requireLock(context, { device_id }), { enabled, delay_s }) };
  },
  async simulateKeypadCodeEntry(context, { device_id, code }) {
    return { action_attempt: await simulateEntry(context, await requireLock(context, { device_id }), code) };
  },
  async simulateManualLockViaKeypad(context, { device_id }) {
    return { action_attempt: await simulateLocking(context, await requireLock(context, { device_id })) };
  },
} satisfies Handlers<typeof everyCall.locks>;

/** A device that is no lock is answered as one that does not exist. */
async function requireLock(context: Context, ref: { device_id?: string | undefined; name?: string | undefined }) {
  const row = await requireDevice(context, ref);
  if (!isLock(row.device_type)) throw notFound("device", { device_id: ref.device_id });
  return row;
}
