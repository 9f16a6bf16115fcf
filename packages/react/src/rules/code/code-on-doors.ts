// Status of one code on several doors, for the person who promises it to a guest.
import type { AccessCode } from "@mortise/client";
import { codeStage } from "./code-stage.ts";

/** Returns the most frequent PIN of the codes, or `null` if none has one. */
export function commonDigits(codes: readonly Pick<AccessCode, "code">[]): string | null {
  const counts = new Map<string, number>();
  for (const { code } of codes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

type Staged = Parameters<typeof codeStage>[0];

/** Whether the lock has the code in its current form. */
export function isOnLock(code: Staged): boolean {
  const stage = codeStage(code);
  return stage === "set" || stage === "scheduled";
}

/** Counts the locks that have a code with this PIN. */
export const countOn = (
  present: readonly { readonly code: Staged & Pick<AccessCode, "code"> }[],
  digits: string | null,
): number => present.filter(({ code }) => hasDigits(code, digits) && isOnLock(code)).length;

/** Whether a code has these digits; `null` if none have been chosen. */
export const hasDigits = (code: Pick<AccessCode, "code">, digits: string | null): boolean =>
  (code.code || null) === digits;

/**
 * Whether a guest can be told that the code opens its door: the lock has it, or the platform sets it at its start, and
 * there is no problem so far.
 */
export const isPromised = (code: Staged): boolean =>
  isOnLock(code) || (codeStage(code) === "waiting" && code.errors.length === 0);
