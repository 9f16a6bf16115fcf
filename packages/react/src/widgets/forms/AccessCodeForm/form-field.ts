// What every field of the form is given.
import type { CodeDraft, DraftProblems, DraftRules } from "../../../rules/code/code-form.ts";
import type { RefusedFields } from "./refusal.ts";

export interface FormFieldProps {
  draft: CodeDraft;
  problems: DraftProblems;
  /** What the server said against single fields. */
  refused: RefusedFields;
  rules: DraftRules;
  isSaving: boolean;
  onChange: (changes: Partial<CodeDraft>) => void;
}
