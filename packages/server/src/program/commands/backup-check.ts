// The work of `mortise backup --verify`.
import { holdingsText } from "../../base/db/backups/holdings.ts";
import { verifyBackup } from "../../base/db/backups/verify.ts";
import { printResult } from "./command.ts";
import type { Io } from "./io.ts";

export const uncheckedText =
  "An older version made this backup without a checksum, so whether it is as it was written could not be checked.";

/** Ends with 1 also for a backup that cannot be checked: what was asked for is not known. */
export async function checkBackup(path: string, json: boolean | undefined, io: Io): Promise<number> {
  const { state, ...holdings } = await verifyBackup(path);
  const checked = state === "whole";
  const text = checked ? `${path} is as it was written: ${holdingsText(holdings)}.` : `${path}: ${uncheckedText}`;
  printResult(io, { json }, { path, checked, ...holdings }, text);
  return checked ? 0 : 1;
}
