// Removes devices from their spaces before they are deleted.
import type { Tx } from "../../base/db/database.ts";
import type { NewEvent } from "../events/events.ts";
import { changeDoors } from "./space-doors.ts";
import { spaceEvent } from "./space-event.ts";

interface Leaving {
  device_ids: readonly string[];
  /** Accounts whose devices are all deleted, some at a time. A space has one event, when none of them is left in it. */
  accounts?: readonly string[];
  occurred_at: string;
}

/** Removes devices. Call it with the workspace's row locked (`holdSpaces`). Resolves to the events of their spaces. */
export async function leaveSpaces(
  tx: Tx,
  { device_ids, accounts = [], occurred_at }: Leaving,
): Promise<readonly NewEvent[]> {
  const rows = await tx
    .selectFrom("space_devices as member")
    .innerJoin("spaces as space", "space.space_id", "member.space_id")
    .select(["member.device_id", "space.space_id", "space.space_key", "space.customer_key"])
    .where(tx.among("member.device_id", device_ids))
    .orderBy("space.created_at")
    .orderBy("space.space_id")
    .execute();
  const bySpace = [...Map.groupBy(rows, ({ space_id }) => space_id).values()];
  const changes = bySpace.flatMap(([space, ...more]) =>
    space ? [{ space, leaving: [space, ...more].map(({ device_id }) => device_id) }] : [],
  );
  await changeDoors(tx, changes);
  const events: NewEvent[] = [];
  for (const { space } of changes)
    if (!(await hasMore(tx, space.space_id, accounts)))
      events.push(await spaceEvent(tx, "space.device_membership_changed", space, occurred_at));
  return events;
}

async function hasMore(tx: Tx, space_id: string, accounts: readonly string[]): Promise<boolean> {
  if (accounts.length === 0) return false;
  const device = await tx
    .selectFrom("space_devices as member")
    .innerJoin("devices as device", "device.device_id", "member.device_id")
    .select("member.device_id")
    .where("member.space_id", "=", space_id)
    .where(tx.among("device.connected_account_id", accounts))
    .limit(1)
    .executeTakeFirst();
  return device !== undefined;
}
