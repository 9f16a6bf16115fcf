// Reads one slot of a lock, because the lock reported a change of it, or because a slot in doubt is about to be written
// or cleared.
import { lockDeviceRow } from "../../../base/db/devices.ts";
import type { SlotNewsRow } from "../../../base/db/schema.ts";
import { DriverError, type SlotState } from "../../../driver/driver.ts";
import { appendEvents } from "../../events/events.ts";
import { restLane } from "../../../base/jobs/lanes.ts";
import { afterRest, askSlot, type Turn } from "../lock-operation.ts";
import { forgetSlotNews, postponeSlotNews } from "../slot-news.ts";
import { retryDelayMs } from "../table/troubles.ts";
import { takeIn } from "./take-in.ts";
import { workspaceNow } from "../../../base/workspace-time.ts";

/** Failed readings after which the slot is left to the daily reading of the whole lock. */
const mostTries = 10;

/** Reads a slot after its report, handles a change, and ends the iteration of the reconcile loop. */
export async function lookAtPlace(turn: Turn, news: SlotNewsRow): Promise<void> {
  const { services, job, view } = turn;
  const { database, clock } = services;
  const { slot } = news;
  const read = await askSlot(turn, slot);
  await database.transaction(async (tx) => {
    const device = await lockDeviceRow(tx, view.device.device_id);
    const now = workspaceNow(clock, view.workspace);
    const told = device && isTold(read) ? await takeIn(tx, { device, before: view.slots, read: [read], now }) : [];
    if (!isTold(read) && news.tries + 1 < mostTries)
      await postponeSlotNews(tx, news, now + retryDelayMs(news.tries + 1, read instanceof DriverError ? read : {}));
    else if (told !== "out_of_date") await forgetSlotNews(tx, news);
    await restLane(tx, job, afterRest(clock, view));
    if (Array.isArray(told)) await appendEvents(tx, view.workspace.workspace_id, told);
  });
}

/**
 * Whether the stored content of a slot is still right. If somebody has changed it, the change is handled and the
 * iteration of the reconcile loop has ended. A lock that does not answer counts as unchanged.
 */
export async function isAsNoted(turn: Turn, slot: number): Promise<boolean> {
  const { services, job, view } = turn;
  const { database, clock } = services;
  const read = await askSlot(turn, slot);
  if (!isTold(read)) return true;
  return database.transaction(async (tx) => {
    const device = await lockDeviceRow(tx, view.device.device_id);
    const now = workspaceNow(clock, view.workspace);
    const told = device ? await takeIn(tx, { device, before: view.slots, read: [read], now }) : "out_of_date";
    if (told === "as_known") return true;
    await restLane(tx, job, afterRest(clock, view));
    if (Array.isArray(told)) await appendEvents(tx, view.workspace.workspace_id, told);
    return false;
  });
}

const isTold = (read: SlotState | DriverError): read is SlotState =>
  !(read instanceof DriverError) && read.occupied !== null;
