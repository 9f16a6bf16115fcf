// What every field of the form is given.
import type { CodeDraft, DraftProblems, DraftRules } from "../../rules/code-form.ts";
import type { RefusedFields } from "./refusal.ts";

export interface FormFieldProps {
  draft: CodeDraft;
  problems: DraftProblems;
  /** By the server. */
  refused: RefusedFields;
  rules: DraftRules;
  isSaving: boolean;
  onChange: (changes: Partial<CodeDraft>) => void;
}
