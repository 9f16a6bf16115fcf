import { useEffect, useRef, useState } from "react";
import type { CodeDraft } from "../../../rules/code/code-form.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { failureSentence } from "../../../ui/ErrorState/failure.ts";
import { useCause } from "../../parts/use-cause.ts";
import { useExplained } from "../../parts/use-explained.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { type SaveRefusal, refusalOf, type RefusedFields } from "./refusal.ts";

export interface SaveState {
  readonly isSaving: boolean;
  /** Refusals of the server by field, each until its field is changed. */
  readonly refused: RefusedFields;
  /** Message about the whole form, until the next attempt. */
  readonly reason: string | null;
  /** Number of failed attempts. Each new failure moves the focus to the refused part. */
  readonly failures: number;
  readonly submit: (draft: CodeDraft) => void;
  /** Removes the refusals of the fields that were changed. */
  readonly forget: (changes: Partial<CodeDraft>) => void;
  /** Removes all refusals. */
  readonly forgetAll: () => void;
}

interface SaveOptions {
  save: (draft: CodeDraft) => Promise<string>;
  saved: string;
  onSuccess: ((accessCodeId: string) => void) | undefined;
  /** Shows the code in place of the form, and so replaces the toast `saved`. */
  showSaved: ((accessCodeId: string) => void) | undefined;
  close: () => void;
  /** Names the doors that refused, if there are several. @default not named */
  refusedBy?: ((error: unknown) => { readonly names: readonly string[]; readonly error: unknown }) | undefined;
}

const nothing: SaveRefusal = { fields: {}, reason: null };

/**
 * Saves one attempt at a time (docs/specification/spec.md §5). If the form was left meanwhile, a success does not close
 * the view that is open now.
 */
export function useSave({ save, saved, onSuccess, showSaved, close, refusedBy }: SaveOptions): SaveState {
  const { accessCodeForm: words, lock } = useAllStrings();
  const format = useFormat();
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);
  // Fetched while the form is filled in, so that the sentences are here before the answer.
  const { problem } = useExplained(true);
  // Used for digits only, because their field names the remedy.
  const causeFor = useCause(true);
  const [refusal, setRefusal] = useState(nothing);
  const [failures, setFailures] = useState(0);
  const isBusy = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const attempt = async (draft: CodeDraft) => {
    setSaving(true);
    toast(null);
    setRefusal(nothing);
    let accessCodeId: string;
    try {
      accessCodeId = await save(draft);
    } catch (error) {
      const ofWhole = failureSentence(error, problem, words.notSaved);
      const { names, error: own } = refusedBy?.(error) ?? { names: [], error };
      const told = refusalOf(own, ofWhole, (moment) => format.dateTime(moment), causeFor);
      const named = (news: string) =>
        names.every((name) => news.includes(name)) ? news : lock.announcement({ name: names.join(", "), news });
      const { pin } = told.fields;
      setRefusal({
        fields: pin === undefined ? told.fields : { ...told.fields, pin: named(pin) },
        reason: told.reason && named(told.reason),
      });
      setFailures((count) => count + 1);
      // The form is no longer on screen, so a toast reports the failure.
      if (!isHere.current) toast({ text: ofWhole, tone: "problem" });
      return;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
    const wasHere = isHere.current;
    try {
      onSuccess?.(accessCodeId);
    } finally {
      // A host's callback may throw, but the code is saved all the same.
      if (wasHere && showSaved) showSaved(accessCodeId);
      else {
        if (wasHere) close();
        // The toast comes last, because closing the form removes earlier toasts.
        toast({ text: saved });
      }
    }
  };
  return {
    isSaving,
    refused: refusal.fields,
    reason: refusal.reason,
    failures,
    submit: (draft) => {
      if (isBusy.current) return;
      isBusy.current = true;
      void attempt(draft);
    },
    forgetAll: () => setRefusal(nothing),
    forget: (changes) => {
      setRefusal(({ fields, reason }) => ({
        reason,
        fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in changes))),
      }));
    },
  };
}
