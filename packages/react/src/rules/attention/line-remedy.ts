// Chooses the one action of each line.
import { canChange } from "../code/code-stage.ts";
import { takesCodes } from "../code/takes-codes.ts";
import { remedyOf } from "../issues/remedies.ts";
import type { AttentionLine } from "./attention-line.ts";

/** Key of the button's label in strings, attention. */
export type LineRemedy =
  | "otherDigits"
  | "otherName"
  | "seeCode"
  | "signIn"
  | "lockAgain"
  | "checkAgain"
  | "changedBatteries"
  | "seeDevice";

interface Allowed {
  readonly mayEdit: boolean;
  readonly mayLock: boolean;
}

export function lineRemedy({ kind, code, issue, devices: [device] }: AttentionLine, allowed: Allowed): LineRemedy {
  if (code) {
    const remedy = remedyOf(issue?.code ?? "");
    const isOfForm = remedy === "otherDigits" || remedy === "otherName";
    return isOfForm && allowed.mayEdit && canChange(code) && takesCodes(device) ? remedy : "seeCode";
  }
  if (kind === "battery") return "changedBatteries";
  if (kind === "account" && remedyOf(issue?.code ?? "") === "connectAgain") return "signIn";
  if (kind === "jammed" && allowed.mayLock && device.properties.online) return "lockAgain";
  return kind === "hub" || kind === "offline" ? "checkAgain" : "seeDevice";
}
