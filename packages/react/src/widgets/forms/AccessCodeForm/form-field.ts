// Props that every field of the form gets.
import type { CodeDraft, DraftProblems, DraftRules } from "../../../rules/code/code-form.ts";
import type { RefusedFields } from "./refusal.ts";

export interface FormFieldProps {
  draft: CodeDraft;
  problems: DraftProblems;
  /** Refusals of the server, by field. */
  refused: RefusedFields;
  rules: DraftRules;
  isSaving: boolean;
  onChange: (changes: Partial<CodeDraft>) => void;
}
