// Events of spaces (access-grants §1.6).
import type { Tx } from "../../base/db/database.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import type { NewEvent } from "../events/events.ts";
import { doorsOf } from "./space-doors.ts";

type SpaceEventType = "space.created" | "space.deleted" | "space.device_membership_changed";

/** Makes an event of a space, with all its present devices. */
export async function spaceEvent(
  tx: Tx,
  event_type: SpaceEventType,
  { space_id, space_key, customer_key }: Pick<SpaceRow, "space_id" | "space_key" | "customer_key">,
  occurred_at: string,
): Promise<NewEvent> {
  const payload = {
    ...(space_key === null ? {} : { space_key }),
    device_ids: await doorsOf(tx, space_id),
    acs_entrance_ids: [],
  };
  return { event_type, occurred_at, space_id, customer_key, payload };
}
