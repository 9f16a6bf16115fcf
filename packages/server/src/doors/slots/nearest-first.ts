// Chooses the codes that a lock with too few slots holds: those that open the door now, then those with the nearest
// start. Pure.
import type { AccessCodeRow } from "../../base/db/schema.ts";
import type { Wanted } from "./code-placement.ts";

export interface Candidate {
  code: Pick<AccessCodeRow, "access_code_id" | "starts_at" | "created_at">;
  wanted: Wanted;
}

/** Compares two codes: negative if `one` goes first. Codes without a start, or with a past one, come first. */
export function nearestFirst(one: Candidate, other: Candidate): number {
  return startOf(one) - startOf(other) || (one.code.created_at < other.code.created_at ? -1 : 1);
}

const startOf = ({ code, wanted }: Candidate): number =>
  wanted.begun || code.starts_at === null ? 0 : Date.parse(code.starts_at);

/**
 * Codes that a lock with `places` slots cannot hold yet, because codes with a nearer start need the slots. A code whose
 * start has passed is never among them.
 */
export function withoutPlace(candidates: readonly Candidate[], places: number): ReadonlySet<string> {
  const wanted = candidates.filter(({ wanted: { on_lock } }) => on_lock).sort(nearestFirst);
  return new Set(
    wanted.slice(Math.max(places, 0)).flatMap(({ code, wanted: { begun } }) => (begun ? [] : code.access_code_id)),
  );
}
