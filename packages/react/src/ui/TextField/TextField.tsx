import { useEffect, useRef } from "react";
import { labelledWith } from "../../parts/TextField/labelled-with.tsx";
import { textFieldWith } from "../../parts/TextField/text-field-with.tsx";
import { useAnnounce } from "../Live/Live.tsx";
import { announceAfter } from "../Live/use-announced.ts";
import { FieldError } from "./FieldError.tsx";

const typingRestsMs = 1000;

/**
 * Announces a new error once typing pauses. An error of saving is not announced, because the field gets the focus and
 * is read with it.
 */
function useSpokenError(error: string | undefined, isSaving: boolean | undefined): void {
  const announce = useAnnounce();
  const last = useRef([error, isSaving] as const);
  useEffect(() => {
    const [lastError, wasSaving] = last.current;
    last.current = [error, isSaving];
    const isNews = error !== undefined && error !== lastError && !wasSaving;
    return isNews ? announceAfter(announce, typingRestsMs, error) : undefined;
  }, [announce, error, isSaving]);
}

/** Text field of the shared parts, which also announces its errors. */
export const TextField = /* @__PURE__ */ textFieldWith(/* @__PURE__ */ labelledWith(FieldError), useSpokenError);
