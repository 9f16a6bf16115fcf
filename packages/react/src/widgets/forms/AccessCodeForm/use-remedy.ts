import { type RefObject, useEffect } from "react";
import type { CodeDraft } from "../../../rules/code/code-form.ts";
import { generatePin, type PinRules } from "../../../rules/code/pin.ts";
import { secureRandom } from "./secure-random.ts";

/** What a form is opened for, if for one thing: digits or a name that the lock takes. */
export type FormRemedy = "otherDigits" | "otherName";

/** Begins the form with what it was opened for: fresh digits filled in, and the focus in the field. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens
  }, []);
}
