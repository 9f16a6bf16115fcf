// Requested faults, which make the next commands of simulated locks fail. They are stored, so they survive a restart.
import type { Query } from "../../base/db/database.ts";
import type { Deed } from "./lock.ts";

export type SandboxFault =
  | "jammed"
  | "refused"
  | "offline"
  | "slow"
  | "no_answer"
  | "slots_full"
  | "duplicate_code"
  | "hold";

/** Faults at the lock. `hold` is none of them, because it keeps commands from being sent. */
export type LockFault = Exclude<SandboxFault, "hold">;

/** One device, or, without `device_id`, every device of the workspace. */
interface FaultScope {
  workspace_id: string;
  device_id?: string | undefined;
}

const everyDevice = "";

/**
 * Replaces the scope's fault.
 * @param times - Commands that fail; `null` for all until it is cleared, as with `hold`.
 */
export async function setFault(
  query: Query,
  { workspace_id, device_id = everyDevice }: FaultScope,
  fault: SandboxFault,
  times: number | null = 1,
): Promise<void> {
  const change = { fault, remaining: fault === "hold" ? null : times };
  await query
    .insertInto("sandbox_faults")
    .values({ workspace_id, device_id, ...change })
    .onConflict((conflict) => conflict.columns(["workspace_id", "device_id"]).doUpdateSet(change))
    .execute();
}

/** Clears the faults of a device, or all faults of the workspace. */
export async function clearFaults(query: Query, { workspace_id, device_id }: FaultScope): Promise<void> {
  const all = query.deleteFrom("sandbox_faults").where("workspace_id", "=", workspace_id);
  await (device_id === undefined ? all : all.where("device_id", "=", device_id)).execute();
}

/** Returns the faults in force, a device's own before those of the workspace. */
async function faultsOf(query: Query, { workspace_id, device_id }: Required<FaultScope>) {
  const rows = await query
    .selectFrom("sandbox_faults")
    .selectAll()
    .where("workspace_id", "=", workspace_id)
    .where("device_id", "in", [device_id ?? everyDevice, everyDevice])
    .execute();
  return rows.sort((a, b) => b.device_id.length - a.device_id.length);
}

/** Takes the fault for a command, if any, and reduces its count by one. */
export async function takeFault(query: Query, scope: Required<FaultScope>, deed: Deed): Promise<LockFault | undefined> {
  for (const { fault, device_id, remaining } of await faultsOf(query, scope)) {
    const striking = strikesOf(deed).find((each) => each === fault);
    if (striking && (remaining === null || (await spend(query, scope.workspace_id, device_id)))) return striking;
  }
  return undefined;
}

/**
 * Whether `wanted` is in force until it is cleared. Such a fault also affects reads; one with a count does not.
 */
export async function hasLasting(query: Query, scope: Required<FaultScope>, wanted: LockFault): Promise<boolean> {
  return (await faultsOf(query, scope)).some(({ fault, remaining }) => fault === wanted && remaining === null);
}

const strikesAll = ["refused", "offline", "slow", "no_answer"] as const;

function strikesOf(deed: Deed): readonly LockFault[] {
  if ("bolt" in deed) return ["jammed", ...strikesAll];
  return "write" in deed ? [...strikesAll, "slots_full", "duplicate_code"] : strikesAll;
}

/** Reduces the count. Resolves to `false` if other commands have used it up meanwhile. */
async function spend(query: Query, workspace_id: string, device_id: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("sandbox_faults")
    .set((eb) => ({ remaining: eb("remaining", "-", 1) }))
    .where("workspace_id", "=", workspace_id)
    .where("device_id", "=", device_id)
    .where("remaining", ">", 0)
    .executeTakeFirstOrThrow();
  await query
    .deleteFrom("sandbox_faults")
    .where("workspace_id", "=", workspace_id)
    .where("device_id", "=", device_id)
    .where("remaining", "<=", 0)
    .execute();
  return numUpdatedRows > 0n;
}
