// Platform calls that simulate a code programmed at a door.
import type { everyCall } from "@mortise/contract";
import { requireDevice } from "../../doors/access/device-access.ts";
import { requireCode } from "../../doors/codes/access.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { faultError } from "../../driver/fault-errors.ts";
import { DriverError } from "../../driver/driver.ts";
import { programAtDoor } from "../../hubs/sandbox/door.ts";
import { badRequest, notASandbox } from "../../base/errors.ts";
import { unmanagedAsSent } from "../../doors/codes/unmanaged-as-sent.ts";
import { applyDeviceEvents } from "../../doors/reports/device-events.ts";

export const simulatedAccessCodes = {
  async createUnmanagedAccessCode(context, { device_id, name, code }) {
    const { database, workspace } = context;
    if (workspace.is_sandbox === 0) throw notASandbox();
    const device = await requireDevice(context, { device_id });
    const events = await program(context, device, { name, code });
    if (events.length === 0)
      throw badRequest(
        "device_disconnected",
        `${device.name} is offline. What is done at it will be seen once it is back online.`,
      );
    await applyDeviceEvents(database, workspace.workspace_id, events);
    return {
      access_code: unmanagedAsSent(
        context,
        await requireCode(context, { device_id: device.device_id, code }, 0),
        device,
      ),
    };
  },
} satisfies Handlers<typeof everyCall.accessCodes.simulate>;

async function program(
  { database, ...context }: CallContext,
  { device_id, name: lock }: DeviceRow,
  { name, code }: { name: string; code: string },
) {
  try {
    return (await programAtDoor(database, { device_id, now: context.now() }, { code, name })).events;
  } catch (error) {
    if (!(error instanceof DriverError)) throw error;
    const { type, message } = faultError(error.fault, lock);
    throw badRequest(error.fault === "unsupported" ? "device_type_not_supported" : type, message);
  }
}
