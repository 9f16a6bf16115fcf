import type { sandbox } from "@mortise/contract";
import type { Handlers } from "../call-context.ts";
import { requireAnyDevice } from "../../doors/access/device-access.ts";
import { applyDeviceEvents } from "../../doors/reports/device-events.ts";
import { enterAtKeypad } from "../../hubs/sandbox/door.ts";

export const keypad = {
  async enter(context, { device_id: id, code }) {
    const { database, workspace } = context;
    const { device_id } = await requireAnyDevice(context, id);
    const { opened, events } = await enterAtKeypad(database, { device_id, now: context.now() }, code);
    await applyDeviceEvents(database, workspace.workspace_id, events);
    return { opened };
  },
} satisfies Handlers<typeof sandbox.keypad>;
