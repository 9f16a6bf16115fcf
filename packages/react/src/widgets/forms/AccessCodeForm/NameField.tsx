import { nameLength } from "../../../rules/code/code-form.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import type { FormFieldProps } from "./form-field.ts";

/** The count appears when fewer than this many characters are left. */
const countsBefore = 10;

export function NameField({
  draft: { name },
  problems,
  refused,
  rules: { nameMax, nameMin },
  isSaving,
  onChange,
}: FormFieldProps) {
  const { accessCodeForm: words } = useAllStrings();
  const problem = problems.name;
  const length = nameLength(name);
  const isOver = problem === "nameTooLong";
  const error = problem === null ? refused.name : words[problem]({ max: nameMax, min: nameMin });
  return (
    <TextField
      data-seam-field="name"
      label={words.name}
      placeholder={words.namePlaceholder}
      value={name}
      onChange={(value) => onChange({ name: value })}
      error={error}
      counter={
        length > nameMax - countsBefore ? { text: words.nameLength({ length, max: nameMax }), isOver } : undefined
      }
      readOnly={isSaving}
      // `required` is not used, because Firefox would call an empty field invalid before anybody has typed.
      aria-required
      dir="auto"
      autoComplete="off"
    />
  );
}
