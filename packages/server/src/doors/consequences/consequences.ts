// What follows from a fact about doors: for their codes, for their climate, for when they are asked next. One table,
// carried out in the transaction that writes the fact down, so that nobody can forget a part of it.
import type { Tx } from "../../base/db/database.ts";
import { wakeGrantsOfDoors } from "../../base/jobs/grant-job.ts";
import type { DeviceRow } from "../../base/db/schema.ts";
import { keepClimateSoon, letClimateGo } from "../climate/door-facts.ts";
import { letCodesGo, lookAtLocks, retryCodes, rewriteHours, wakeLoops } from "../slots/door-facts.ts";
import { pingLater, pingNow } from "./ask-again.ts";
import type { Locked } from "../../base/db/devices.ts";
import type { ServerTime, WorkspaceTime } from "../../base/clock.ts";

interface Facts {
  /** It can be reached again, or its subscription is paid again. */
  reachable: object;
  /** Its account is authorised at the maker again. */
  signed_in: object;
  /** Another lock hangs in its place now, under the same id. */
  replaced: object;
  /** A command found it out of reach. */
  unanswered: { now: ServerTime };
  /** Its hub's link is there again: it may have been changed by hand meanwhile. */
  link_up: { now: ServerTime };
  /** A caller wants to know how it is. */
  sync_asked: { now: ServerTime };
  /** Its place has changed, and with it perhaps its time zone. `before`: the row until now. */
  location_changed: { before: Pick<DeviceRow, "body" | "driver_info"> };
  managed: object;
  /** `why`: the error of attempts that wait for it. */
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
