// Makes an event of a device.
import type { DeviceRow } from "../../base/db/schema.ts";
import type { Context } from "../context.ts";
import type { NewEvent } from "./events.ts";

export const deviceEvent = (
  context: Pick<Context, "moment">,
  { device_id, connected_account_id }: Pick<DeviceRow, "device_id" | "connected_account_id">,
  event_type: string,
  payload: Record<string, unknown> = {},
): NewEvent => ({ event_type, occurred_at: context.moment(), device_id, connected_account_id, payload });
