// Rate limits of endpoints, stored in their rows, so that processes with one database share them.
import type { Database } from "../../../base/db/database.ts";
import type { Receiver } from "./receiver.ts";
import type { ServerTime } from "../../../base/clock.ts";

interface Wish {
  candidates: readonly { delivery_id: number; endpoint_id: string }[];
  endpoints: ReadonlyMap<string, Receiver>;
  now: ServerTime;
}

/** Time by which an endpoint may exceed its rate, so that a claim takes more than one delivery. */
const aheadMs = 50;

/** Time ahead that means that the clock was set back. Clocks of several processes differ by less. */
const farthestMs = 10_000;

/** Takes the deliveries that each endpoint's rate allows now, oldest first. */
export async function takeSlots(
  database: Database,
  { candidates, endpoints, now }: Wish,
): Promise<{ allowed: number[]; heldUntil: number | undefined }> {
  const allowed: number[] = [];
  let heldUntil: number | undefined;
  const limited = new Map<string, number[]>();
  for (const { delivery_id, endpoint_id } of candidates) {
    const receiver = endpoints.get(endpoint_id);
    if (receiver && limitOf(receiver) !== null)
      limited.set(endpoint_id, [...(limited.get(endpoint_id) ?? []), delivery_id]);
    else allowed.push(delivery_id);
  }
  for (const [endpoint_id, ids] of limited) {
    const receiver = endpoints.get(endpoint_id) as Receiver;
    const paceMs = 1000 / (limitOf(receiver) ?? 1);
    const start = receiver.next_slot_at > now + farthestMs ? now : Math.max(receiver.next_slot_at, now);
    const count = Math.min(ids.length, start > now + aheadMs ? 0 : Math.floor((now + aheadMs - start) / paceMs) + 1);
    const next = start + count * paceMs;
    const isTaken = count > 0 && (await advance(database, receiver, Math.ceil(next)));
    if (isTaken) allowed.push(...ids.slice(0, count));
    // If another process was faster, it took these slots, and the next claim reads the rate again.
    if (!isTaken || count < ids.length) heldUntil = Math.min(heldUntil ?? Infinity, Math.max(next - aheadMs, now + 1));
  }
  return { allowed, heldUntil };
}

/** Limit of the endpoint, else of its application. */
const limitOf = ({ rate_limit, app_rate_limit }: Receiver): number | null => rate_limit ?? app_rate_limit;

async function advance({ query }: Database, { endpoint_id, next_slot_at }: Receiver, to: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("webhook_endpoints")
    .set({ next_slot_at: to })
    .where("endpoint_id", "=", endpoint_id)
    .where("next_slot_at", "=", next_slot_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
