// Stores the server's messages about a form's fields, as the forms of Seam's React package 4.x do.
import { useCallback, useState } from "react";
import { refusalOf } from "../widgets/forms/AccessCodeForm/refusal.ts";

export interface ResponseErrors {
  /** Message about the field `code`. */
  code?: string;
  /** Message about the whole form. */
  unknown?: string;
}

/** Sorts a refusal into messages about the code's digits, and others. */
export function useResponseErrors() {
  const [responseErrors, setErrors] = useState<ResponseErrors | null>(null);
  const handleResponseError = useCallback((error: unknown) => setErrors(errorsOf(error)), []);
  const resetResponseErrors = useCallback(() => setErrors(null), []);
  return { responseErrors, handleResponseError, resetResponseErrors };
}

function errorsOf(error: unknown): ResponseErrors {
  const { message } = Object(error) as { message?: unknown };
  const whole = typeof message === "string" ? message : String(error);
  const { fields, reason } = refusalOf(error, whole);
  return fields.pin ? { code: fields.pin } : { unknown: reason ?? whole };
}
