import type { sandbox } from "@mortise/contract";
import type { Handlers } from "../context.ts";
import { requireDevice } from "../device-access.ts";
import { applyDriverEvents } from "../drivers/device-events.ts";
import { changeAtDoor } from "../drivers/sandbox-door.ts";

export const devices = {
  async update(context, { device_id: id, ...change }) {
    const { database, workspace } = context;
    const { device_id } = await requireDevice(context, { device_id: id });
    const events = await changeAtDoor(database, { device_id, now: context.now() }, change);
    await applyDriverEvents(database, workspace.workspace_id, events);
    return {};
  },
} satisfies Handlers<typeof sandbox.devices>;
