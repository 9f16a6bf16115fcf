// Stores simulated locks in the database. A change is saved only if the row is unchanged since it was read; otherwise
// it is tried again.
import type { Database, Query, Tx } from "../../base/db/database.ts";
import { DriverError } from "../../driver/driver.ts";
import { lookAtRelock } from "./relock-job.ts";
import { type SandboxLock, settleLock } from "./lock.ts";

export interface StoredLock {
  /** Lock at the requested time. */
  lock: SandboxLock;
  /** Whether the account is signed in at its manufacturer. */
  is_connected: boolean;
  workspace_id: string;
  clock_offset_ms: number;
  delay_ms: number;
}

/** Time that a simulated bolt takes, in milliseconds, if the workspace sets no `lock_delay_ms`. */
const defaultDelayMs = 900;

const maxTries = 20;

export async function readLock(query: Query, device_id: string, now: number): Promise<StoredLock> {
  const { stored } = await load(query, device_id, now);
  return stored;
}

/**
 * Changes a lock. `change` gets it as it is now, and returns its new state and an answer. The lock is saved in the
 * transaction of `change`, so that both happen or neither.
 */
export async function changeLock<Answer>(
  database: Database,
  device_id: string,
  now: number,
  change: (
    stored: StoredLock,
    tx: Tx,
  ) => Promise<{ lock: SandboxLock; answer: Answer }> | { lock: SandboxLock; answer: Answer },
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction(async (tx) => {
        const { stored, text } = await load(tx, device_id, now);
        const { lock: changed, answer } = await change(stored, tx);
        // A change without delay has taken effect already.
        const lock = settleLock(changed, now);
        const next = JSON.stringify(lock);
        if (next === text) return answer;
        if (lock.relocks_at !== undefined && lock.relocks_at !== (JSON.parse(text) as SandboxLock).relocks_at)
          await lookAtRelock(tx, { ...stored, device_id }, lock.relocks_at);
        const { numUpdatedRows } = await tx
          .updateTable("sandbox_locks")
          .set({ state: next })
          .where("device_id", "=", device_id)
          .where("state", "=", text)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw new OvertakenError();
        return answer;
      });
    } catch (error) {
      if (!(error instanceof OvertakenError) || tries >= maxTries) throw error;
    }
  }
}

/** Thrown if another process changed the lock meanwhile. The transaction is rolled back. */
class OvertakenError extends Error {
  static {
    this.prototype.name = "OvertakenError";
  }
}

async function load(query: Query, device_id: string, now: number): Promise<{ stored: StoredLock; text: string }> {
  const row = await query
    .selectFrom("sandbox_locks as l")
    .innerJoin("devices as d", "d.device_id", "l.device_id")
    .innerJoin("connected_accounts as a", "a.connected_account_id", "d.connected_account_id")
    .innerJoin("workspaces as w", "w.workspace_id", "d.workspace_id")
    .select(["l.state", "d.workspace_id", "a.is_connected", "w.lock_delay_ms", "w.clock_offset_ms"])
    .where("l.device_id", "=", device_id)
    .executeTakeFirst();
  if (!row) throw new DriverError("gone", "The lock is no longer in its account.");
  const lock = settleLock(JSON.parse(row.state) as SandboxLock, now);
  const stored = {
    lock,
    is_connected: row.is_connected === 1,
    workspace_id: row.workspace_id,
    clock_offset_ms: row.clock_offset_ms,
    delay_ms: row.lock_delay_ms ?? defaultDelayMs,
  };
  return { stored, text: row.state };
}
