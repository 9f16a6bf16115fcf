// What the server says of a form's fields, as the forms of the kit's 4.x keep it.
import { useCallback, useState } from "react";
import { refusalOf } from "../widgets/forms/AccessCodeForm/refusal.ts";

export interface ResponseErrors {
  /** Of the field `code`. */
  code?: string;
  /** Of the whole form. */
  unknown?: string;
}

/** Sorts a refusal into what concerns the code's digits, and the rest. */
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
