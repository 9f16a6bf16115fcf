// Carries out the consequences of a fact about doors, for codes, climate and checks. One table, applied in the
// transaction that stores the fact, so that no caller can forget a part.
import type { Tx } from "../../base/db/database.ts";
import { wakeGrantsOfDoors } from "../../base/jobs/grant-job.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { keepClimateSoon, letClimateGo } from "../climate/door-facts.ts";
import { letCodesGo, lookAtLocks, retryCodes, rewriteHours, wakeLoops } from "../slots/door-facts.ts";
import { pingLater, pingNow } from "./ask-again.ts";
import type { Locked } from "../../base/db/devices.ts";
import type { ServerTime, WorkspaceTime } from "../../base/clock.ts";

interface Facts {
  /** The device can be reached again, or its subscription is paid again. */
  reachable: object;
  /** The device's account is authorised at the manufacturer again. */
  signed_in: object;
  /** The device's lock was replaced by another one, under the same id. */
  replaced: object;
  /** A command found the device out of reach. */
  unanswered: { now: ServerTime };
  /** The link to the device's hub is up again. The device may have been changed by hand meanwhile. */
  link_up: { now: ServerTime };
  /** A caller requested the device's state. */
  sync_asked: { now: ServerTime };
  /** The device's location changed, and perhaps its time zone. `before` is the row before the change. */
  location_changed: { before: Pick<DeviceRow, "body" | "driver_info"> };
  managed: object;
  /** The device became unmanaged. `why` is the error of waiting attempts. */
  unmanaged: { why: { type: string; message: string }; now: WorkspaceTime };
}

const consequences: { readonly [Fact in keyof Facts]: readonly Consequence<Facts[Fact]>[] } = {
  reachable: [retryCodes, lookAtGrants],
  signed_in: [retryCodes],
  replaced: [retryCodes],
  unanswered: [pingLater],
  link_up: [lookAtLocks],
  sync_asked: [pingNow, lookAtLocks],
  location_changed: [rewriteHours],
  managed: [wakeLoops, keepClimateSoon, lookAtGrants],
  unmanaged: [letCodesGo, letClimateGo, lookAtGrants],
};

type Door = Locked<Pick<DeviceRow, "device_id" | "workspace_id" | "body">>;
type Consequence<Told> = (tx: Tx, doors: readonly Door[], told: Told) => Promise<void>;

function lookAtGrants(tx: Tx, doors: readonly Door[]): Promise<void> {
  const ids = doors.map(({ device_id }) => device_id);
  return wakeGrantsOfDoors(tx, ids);
}

export async function applyConsequences<Fact extends keyof Facts>(
  tx: Tx,
  fact: Fact,
  doors: readonly Door[],
  told: Facts[Fact],
): Promise<void> {
  for (const consequence of consequences[fact]) await consequence(tx, doors, told);
}
