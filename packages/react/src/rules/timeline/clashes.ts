// Finds codes of one door that cannot both work, because they have the same digits at the same time.
import type { AccessCode } from "@mortise/client";
import { groupsOf } from "./groups.ts";
import { type CodeSpan, codeSpan, isOverlapping } from "./code-span.ts";

export interface Clash extends CodeSpan {
  /** Code with the same digits; `null` if the lock reports a duplicate that is none of these codes. */
  readonly other: AccessCode | null;
}

/** Maps a code's id to its first clash. Two guests at one door with different digits do not clash. */
export function clashesOf(codes: readonly AccessCode[]): ReadonlyMap<string, Clash> {
  const byDigits = groupsOf(codes, ({ code }) => code || null);
  const found = new Map<string, Clash>();
  for (const code of codes) {
    const span = codeSpan(code);
    const [first] = (code.code ? (byDigits.get(code.code) ?? []) : [])
      .filter((each) => each !== code && isOverlapping(codeSpan(each), span))
      .map((other) => clashWith(other, span))
      .toSorted((one, two) => (one.start < two.start ? -1 : 1));
    if (first) found.set(code.access_code_id, first);
    else if (isRefusedAsDouble(code)) found.set(code.access_code_id, { other: null, ...span });
  }
  return found;
}

/**
 * Counts the clashes of a map that overlap a span. Two codes that are each other's first clash count once, and a code's
 * later clashes do not count.
 */
export function countClashes(clashes: ReadonlyMap<string, Clash>, span: CodeSpan): number {
  const pairs = [...clashes]
    .filter(([, clash]) => isOverlapping(clash, span))
    .map(([id, { other }]) => [id, other?.access_code_id ?? ""].toSorted().join(" "));
  return new Set(pairs).size;
}

function clashWith(other: AccessCode, span: CodeSpan): Clash {
  const { start, end } = codeSpan(other);
  return { other, start: Math.max(start, span.start), end: Math.min(end, span.end) };
}

const isRefusedAsDouble = ({ errors }: Pick<AccessCode, "errors">): boolean =>
  errors.some(({ error_code }) => error_code === "duplicate_code_on_device");
