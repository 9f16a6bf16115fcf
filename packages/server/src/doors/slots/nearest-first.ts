// Whose code a lock holds when it has too few places: those that open the door now, then the nearest arrivals. Pure.
import type { AccessCodeRow } from "../../base/db/schema.ts";
import type { Wanted } from "./code-placement.ts";

export interface Candidate {
  code: Pick<AccessCodeRow, "access_code_id" | "starts_at" | "created_at">;
  wanted: Wanted;
}

/** Negative: `one` goes to the lock before `other`. Codes without a start, and those that have begun, come first. */
export function nearestFirst(one: Candidate, other: Candidate): number {
  return startOf(one) - startOf(other) || (one.code.created_at < other.code.created_at ? -1 : 1);
}

const startOf = ({ code, wanted }: Candidate): number =>
  wanted.begun || code.starts_at === null ? 0 : Date.parse(code.starts_at);

/**
 * The codes whose hours lie ahead and that a lock with so many places cannot hold yet: they leave room for nearer ones.
 * A code whose hours have begun is never among them.
 */
export function withoutPlace(candidates: readonly Candidate[], places: number): ReadonlySet<string> {
  const wanted = candidates.filter(({ wanted: { on_lock } }) => on_lock).sort(nearestFirst);
  return new Set(
    wanted.slice(Math.max(places, 0)).flatMap(({ code, wanted: { begun } }) => (begun ? [] : code.access_code_id)),
  );
}
