// Compares the times of a pushed stay with those of its grant. Pure.
import type { AccessGrantRow } from "../../base/db/grant-schema.ts";
import { type Fields, textIn } from "./run-entries.ts";

type Window = Pick<AccessGrantRow, "starts_at" | "ends_at">;

export type TimesAsked =
  | { kind: "same" }
  | { kind: "moved"; starts_at: string; ends_at: string | null }
  /** The end has passed, so access ends at once. */
  | { kind: "ended"; starts_at: string }
  /** The stay ended before it was pushed for the first time. */
  | { kind: "already_ended" }
  | { kind: "invalid_times" };

/**
 * Reads the times. Moments are compared as ISO texts, as they are stored. A field that is left out stays unchanged; a
 * new stay starts at once and has no end.
 */
export function timesAsked(fields: Fields, before: Window | undefined, now: string): TimesAsked {
  const starts_at = textIn(fields, "starts_at") ?? before?.starts_at ?? now;
  const hasEnd = fields["ends_at"] !== undefined;
  const ends_at = (hasEnd ? textIn(fields, "ends_at") : before?.ends_at) ?? null;
  if (before && starts_at === before.starts_at && ends_at === before.ends_at) return { kind: "same" };
  if (ends_at !== null && ends_at <= starts_at) return { kind: "invalid_times" };
  if (ends_at === null || ends_at > now) return { kind: "moved", starts_at, ends_at };
  if (!before) return { kind: "already_ended" };
  // A past stay is left as it is, because its grant holds the time at which access really ended.
  return before.ends_at !== null && before.ends_at <= now ? { kind: "same" } : { kind: "ended", starts_at };
}
