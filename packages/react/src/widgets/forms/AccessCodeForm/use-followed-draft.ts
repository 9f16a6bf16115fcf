import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import {
  beginDraft,
  changeDraft,
  type DraftPart,
  followCode,
  type FollowedDraft,
  keepOwn,
  takeTheirs,
} from "../../../rules/code/changed-elsewhere.ts";
import type { CodeDraft } from "../../../rules/code/code-form.ts";
import { useWidgetOptions } from "../../widget-options.tsx";

/**
 * Resolves a conflict between an edit here and a change by others: `keep` keeps the edit, `take` replaces it by their
 * value.
 */
export type SettleDispute = (part: DraftPart, choice: "keep" | "take") => void;

interface FollowedDraftState {
  readonly held: FollowedDraft;
  readonly change: (changes: Partial<CodeDraft>) => void;
  readonly settle: SettleDispute;
}

/** State of the form's draft, into which changes by others are merged. While `isHeld`, their changes wait. */
export function useFollowedDraft(
  read: () => CodeDraft,
  code: AccessCode | undefined,
  isHeld: boolean,
): FollowedDraftState {
  // Digits of a new code are never hidden, because they were just typed on screen.
  const hidesPin = useWidgetOptions().maskCodes === true && code !== undefined;
  const [seen, setSeen] = useState(code);
  const [held, setHeld] = useState(() => beginDraft(read(), hidesPin));
  if (seen !== code && !isHeld) {
    setSeen(code);
    setHeld(followCode(held, read()));
  }
  return {
    held,
    change: (changes) => setHeld((last) => changeDraft(last, changes)),
    settle: (part, choice) =>
      setHeld((last) => (choice === "keep" ? keepOwn(last, part) : takeTheirs(last, part, hidesPin))),
  };
}
