import { type ReactNode } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";

interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  isDisabled?: boolean | undefined;
  /** Fields of the chosen option, below the choices. */
  children?: ReactNode;
}

/** Group of native radios, which have arrow keys and a single Tab stop built in. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
  isDisabled,
  children,
}: RadioGroupProps<Value>) {
  const name = useUniqueId();
  return (
    <div className="seam-field" role="radiogroup" aria-label={label}>
      <span className="seam-label" aria-hidden="true">
        {label}
      </span>
      <div className="seam-choices">
        {options.map((option) => (
          <label key={option.value} className="seam-choice">
            <input
              type="radio"
              className="seam-radio"
              name={name}
              checked={option.value === value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className="seam-choice-text">{option.label}</span>
          </label>
        ))}
      </div>
      {children}
    </div>
  );
}
