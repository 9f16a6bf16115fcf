import type { AccessCode } from "@mortise/client";
import { isPast, type CodeTimes } from "./code-validity.ts";
import { wholeEntries } from "../whole-entries.ts";

interface CodeMeanwhile {
  /** PINs that may open the door. */
  readonly pins: readonly string[];
  /** Times in which they do, if not those of the code. */
  readonly hours: readonly Omit<CodeTimes, "type">[];
}

/**
 * Returns what may open the door at `now` besides the shown code, because the lock has not yet applied a change
 * (docs/api/platform-api.md §3.8). Empty if the server sends no pending changes, or none of a known kind.
 */
export function codeMeanwhile(
  { code, pending_mutations }: Pick<AccessCode, "code" | "pending_mutations">,
  now: number,
): CodeMeanwhile {
  const pending = wholeEntries(pending_mutations) as Entry[];
  const pins = pending.flatMap(({ from }) => (typeof from?.code === "string" ? from.code : []));
  const open = pending.filter(
    // Former times that have ended no longer open the door.
    ({ mutation_code, from }) =>
      mutation_code === "deleting" || (from?.ends_at !== undefined && !isPast(from.ends_at ?? "", now)),
  );
  return {
    pins: [...new Set(pins[0] ? pins : open.flatMap(() => code || []))],
    hours: open.flatMap(({ from }) => from ?? []),
  };
}

/** A pending change, as the server may send it. */
interface Entry {
  mutation_code: unknown;
  from?: ({ code?: unknown } & Omit<CodeTimes, "type">) | null;
}
