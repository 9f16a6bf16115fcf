interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className="seam-choice">
      <input
        type="checkbox"
        className="seam-check"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="seam-choice-text">{label}</span>
    </label>
  );
}
