export interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean | undefined;
}

export function Checkbox({ label, isChecked, onChange, isDisabled }: CheckboxProps) {
  return (
    <label className="seam-choice">
      <input
        type="checkbox"
        className="seam-check"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="seam-choice-text">{label}</span>
    </label>
  );
}
