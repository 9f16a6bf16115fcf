import { type CodeDraft, type DraftProblems, type DraftRules, nameLength } from "../../rules/code-form.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { TextField } from "../../ui/TextField/TextField.tsx";

/** So many characters before the end, the count appears. */
const countsBefore = 10;

export interface NameFieldProps {
  draft: CodeDraft;
  problem: DraftProblems["name"];
  refused: string | undefined;
  rules: DraftRules;
  isSaving: boolean;
  onChange: (changes: Partial<CodeDraft>) => void;
}

export function NameField({ draft: { name }, problem, refused, rules: { nameMax, nameMin }, isSaving, onChange }: NameFieldProps) {
  const { accessCodeForm: words } = useAllStrings();
  const length = nameLength(name);
  const isOver = problem === "too_long";
  const error = isOver ? words.nameTooLong({ max: nameMax }) : problem === "too_short" ? words.nameTooShort({ min: nameMin }) : refused;
  return (
    <TextField
      label={words.name}
      placeholder={words.namePlaceholder}
      value={name}
      onChange={(value) => onChange({ name: value })}
      error={error}
      counter={length > nameMax - countsBefore ? { text: words.nameLength({ length, max: nameMax }), isOver } : undefined}
      readOnly={isSaving}
      required
      dir="auto"
      autoComplete="off"
    />
  );
}
