import type { everyCall } from "@mortise/contract";
import type { Handlers } from "../call-context.ts";
import { lockTypes, requireLock } from "../../doors/access/lock-access.ts";
import { deviceAsSeen } from "../../doors/access/device-as-seen.ts";
import { listDevices } from "../../doors/devices/device-list.ts";
import { beginAutoLockCommand } from "../../doors/commands/auto-lock-commands.ts";
import { beginLockCommand } from "../../doors/commands/lock-commands.ts";
import { JsonText, jsonList } from "../../base/text/json-text.ts";

export const locks = {
  async list(context, input) {
    const { rows, pagination } = await listDevices(context, input, {
      path: "/locks/list",
      deviceTypes: lockTypes(context),
    });
    const list = jsonList(rows.map(({ body }) => body));
    return { locks: list, devices: list, pagination };
  },
  async get(context, input) {
    const body = await deviceAsSeen(context, (await requireLock(context, input)).body);
    return { lock: new JsonText(body), device: new JsonText(body) };
  },
  lockDoor: async (context, input) => ({
    action_attempt: await beginLockCommand(context, await requireLock(context, input), true, input.sync),
  }),
  unlockDoor: async (context, input) => ({
    action_attempt: await beginLockCommand(context, await requireLock(context, input), false, input.sync),
  }),
  async configureAutoLock(context, { device_id, auto_lock_enabled: enabled, auto_lock_delay_seconds: delay_s }) {
    return {
      action_attempt: await beginAutoLockCommand(context, await requireLock(context, { device_id }), {
        enabled,
        delay_s,
      }),
    };
  },
} satisfies Handlers<Omit<typeof everyCall.locks, `simulate${string}`>>;
