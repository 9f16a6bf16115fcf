import type { AccessCode } from "@mortise/client";
import { hasCome, type Times } from "./code-validity.ts";
import { wholeEntries } from "./whole-entries.ts";

export interface CodeMeanwhile {
  /** Digits that may open the door. */
  readonly pins: readonly string[];
  /** The hours in which they do, where those are others than the code's. */
  readonly hours: readonly Omit<Times, "type">[];
}

/**
 * What may open the door, beside the code as it stands there, at `now`, until its lock has a change (platform-api §3.8). Nothing where a
 * server says nothing of it, or nothing that is known here.
 */
export function codeMeanwhile({ code, pending_mutations }: Pick<AccessCode, "code" | "pending_mutations">, now: number): CodeMeanwhile {
  const pending = wholeEntries(pending_mutations) as Entry[];
  const pins = pending.flatMap(({ from }) => (typeof from?.code === "string" ? from.code : []));
  const open = pending.filter(
    // Hours that are over open nothing any more.
    ({ mutation_code, from }) => mutation_code === "deleting" || (from?.ends_at !== undefined && !hasCome(from.ends_at ?? "", now)),
  );
  return { pins: [...new Set(pins[0] ? pins : open.flatMap(() => code || []))], hours: open.flatMap(({ from }) => from ?? []) };
}

/** As a server may send it. */
interface Entry {
  mutation_code: unknown;
  from?: ({ code?: unknown } & Omit<Times, "type">) | null;
}
