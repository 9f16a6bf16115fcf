// Marks an account offline when its link has been down for a while, or at once if a secret is refused.
import type { Clock } from "../../base/clock.ts";
import { isAtOtherNetwork, isHubAway, lockAccountRow } from "../../base/db/connected-accounts.ts";
import { applyConsequences } from "../../doors/consequences/consequences.ts";
import type { Database, Tx } from "../../base/db/database.ts";
import type { ConnectedAccountRow } from "../../base/db/schema.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { setAccountConnected } from "../../doors/accounts/connected-account-state.ts";
import type { DriverEvent } from "../../driver/driver.ts";
import { reasonOf } from "../../base/text/reason.ts";
import type { LinkedAccount } from "./account-for-driver.ts";
import { lockDevices } from "../../base/db/devices.ts";

/** Time without a link after which the account is offline. The restart of a hub takes less. */
const patienceMs = 30_000;

/** Most reasons that are logged while the link is down. Each is logged once. */
const mostReasons = 10;

type LinkEvent = Extract<DriverEvent, { type: "link" }>;

interface Setting {
  database: Database;
  clock: Clock;
  account: Pick<LinkedAccount, "connected_account_id" | "workspace_id">;
  log: (message: string) => void;
}

export function createLinkState({ database, clock, account, log }: Setting) {
  let callOff: (() => void) | undefined;
  const reasons = new Set<string>();

  async function tell(event: LinkEvent): Promise<void> {
    if (event.up) {
      callOff?.();
      callOff = undefined;
      if (reasons.size > 0) log("The link is there again.");
      reasons.clear();
      return connect();
    }
    const reason = `(${event.fault ?? "unreachable"}): ${event.detail ?? "no reason given"}`;
    if (!reasons.has(reason) && reasons.size < mostReasons) log(`The link is down ${reason}`);
    if (reasons.size < mostReasons) reasons.add(reason);
    if (event.fault === "auth") return cutOff("account_disconnected");
    callOff ??= clock.setTimer(
      () =>
        void cutOff("hub_away").catch((error) => log(`The account could not be marked as offline: ${reasonOf(error)}`)),
      clock.now() + patienceMs,
    );
  }

  const connect = (): Promise<void> =>
    withAccount(async (tx, row) => {
      // A link to another network opens no door of the account.
      if (isAtOtherNetwork(row)) return;
      await setAccountConnected(tx, { row, connected: true, at: clock.now() });
      await lookAtDoors(tx);
    });

  const cutOff = (why: "account_disconnected" | "hub_away"): Promise<void> =>
    withAccount(async (tx, row) => {
      // A hub that refuses the secret is no longer away. Any other reason stays.
      const isNews = row.is_connected === 1 || (why === "account_disconnected" && isHubAway(row));
      if (isNews) await setAccountConnected(tx, { row, connected: false, at: clock.now(), why });
    });

  const withAccount = (work: (tx: Tx, row: ConnectedAccountRow) => Promise<void>): Promise<void> =>
    database.transaction(async (tx) => {
      await holdWorkspace(tx, account.workspace_id);
      const row = await lockAccountRow(tx, account.connected_account_id);
      if (row) await work(tx, row);
    });

  /** Schedules an audit of the locks, which may have been changed by hand while the link was down. */
  async function lookAtDoors(tx: Tx): Promise<void> {
    const ofAccount = tx
      .selectFrom("devices")
      .select(["device_id", "workspace_id", "body"])
      .where("connected_account_id", "=", account.connected_account_id)
      .where("is_managed", "=", 1);
    const devices = await lockDevices(tx, ofAccount);
    await applyConsequences(tx, "link_up", devices, { now: clock.now() });
  }

  return {
    tell,
    stop() {
      callOff?.();
    },
  };
}
