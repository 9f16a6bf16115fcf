import { type RefObject, useEffect } from "react";
import type { CodeDraft } from "../../../rules/code/code-form.ts";
import { generatePin, type PinRules } from "../../../rules/code/pin.ts";
import { secureRandom } from "./secure-random.ts";

/** Remedy for which the form is opened: digits or a name that the lock accepts. */
export type FormRemedy = "otherDigits" | "otherName";

/** Starts the form with its remedy: focuses the field to change, and fills in fresh digits for `otherDigits`. */
export function useRemedy(
  remedy: FormRemedy | undefined,
  form: RefObject<HTMLElement | null>,
  rules: PinRules,
  onChange: (changes: Partial<CodeDraft>) => void,
): void {
  useEffect(() => {
    if (!remedy) return;
    const digits = remedy === "otherDigits" ? generatePin(rules, secureRandom) : null;
    if (digits !== null) onChange({ pin: digits });
    const field = form.current?.querySelector<HTMLInputElement>(
      `[data-seam-field="${remedy === "otherDigits" ? "pin" : "name"}"]`,
    );
    field?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, []);
}
