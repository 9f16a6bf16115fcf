// Carries out `mortise backup --verify`.
import { holdingsText } from "../../base/db/backups/holdings.ts";
import { verifyBackup } from "../../base/db/backups/verify.ts";
import { printResult } from "./command.ts";
import type { Io } from "./io.ts";

export const uncheckedText =
  "An older version made this backup without a checksum, so whether it is as it was written could not be checked.";

/** Verifies a backup. Resolves to exit code 1 also for one that cannot be verified. */
export async function checkBackup(path: string, json: boolean | undefined, io: Io): Promise<number> {
  const { state, ...holdings } = await verifyBackup(path);
  const checked = state === "whole";
  const text = checked ? `${path} is as it was written: ${holdingsText(holdings)}.` : `${path}: ${uncheckedText}`;
  printResult(io, { json }, { path, checked, ...holdings }, text);
  return checked ? 0 : 1;
}
