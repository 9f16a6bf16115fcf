// The link of an account is there or is not: after a while without it, or at once when a secret is refused, its account
// is offline.
import type { Clock } from "../clock.ts";
import { isAtOtherNetwork, lockAccountRow } from "../db/connected-accounts.ts";
import { lookSometime } from "../code-slots/wake-codes.ts";
import type { Database, Query } from "../db/database.ts";
import { deviceOf } from "../db/devices.ts";
import { holdWorkspace } from "../db/workspaces.ts";
import { setAccountConnected } from "../devices/connected-account-state.ts";
import type { DriverEvent } from "../drivers/driver.ts";
import { reasonOf } from "../text/reason.ts";
import type { LinkedAccount } from "./account-for-driver.ts";

/** A hub that restarts is not worth an alarm. */
const patienceMs = 30_000;

type LinkEvent = Extract<DriverEvent, { type: "link" }>;

interface Setting {
  database: Database;
  clock: Clock;
  account: Pick<LinkedAccount, "connected_account_id" | "workspace_id">;
  log: (message: string) => void;
}

export function createLinkState({ database, clock, account, log }: Setting) {
  let callOff: (() => void) | undefined;
  let lastFault: string | undefined;

  async function tell(event: LinkEvent): Promise<void> {
    if (event.up) {
      callOff?.();
      callOff = undefined;
      if (lastFault !== undefined) log("The link is there again.");
      lastFault = undefined;
      return connected(true);
    }
    if (event.fault !== lastFault)
      log(`The link is down (${event.fault ?? "unreachable"}): ${event.detail ?? "no reason given"}`);
    lastFault = event.fault ?? "unreachable";
    if (event.fault === "auth") return connected(false);
    callOff ??= clock.setTimer(
      () =>
        void connected(false).catch((error) =>
          log(`That the account is offline could not be written: ${reasonOf(error)}`),
        ),
      clock.now() + patienceMs,
    );
  }

  const connected = (isConnected: boolean): Promise<void> =>
    database.transaction(async (tx) => {
      await holdWorkspace(database, tx, account.workspace_id);
      const row = await lockAccountRow(database, tx, account.connected_account_id);
      // Until its own network answers again, a link opens no door of the account.
      if (!row || (isConnected ? isAtOtherNetwork(row) : row.is_connected === 0)) return;
      await setAccountConnected(database, tx, { row, connected: isConnected, at: clock.now() });
      if (isConnected) await lookAtAllCodes(tx);
    });

  /** While the link was away the locks may have been changed by hand. */
  async function lookAtAllCodes(tx: Query): Promise<void> {
    const devices = await database
      .forUpdate(
        tx
          .selectFrom("devices")
          .select(["device_id", "workspace_id", "body"])
          .where("connected_account_id", "=", account.connected_account_id)
          .where("is_managed", "=", 1)
          .orderBy("device_id"),
      )
      .execute();
    const locks = devices.filter((device) => deviceOf(device).capabilities_supported.includes("access_code"));
    const run_at = clock.now();
    if (locks.length > 0)
      await lookSometime(
        database,
        tx,
        locks.map(({ device_id, workspace_id }) => ({ device_id, workspace_id, run_at })),
      );
  }

  return {
    tell,
    stop() {
      callOff?.();
    },
  };
}
