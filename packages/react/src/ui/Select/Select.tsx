import { useUniqueId } from "../UniqueId/unique-id.tsx";
import { Icon } from "../Icon/Icon.tsx";

interface SelectProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}

export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useUniqueId();
  return (
    <div className="seam-field">
      <label className="seam-label" htmlFor={id}>
        {label}
      </label>
      <span className="seam-select">
        <select id={id} className="seam-input" value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="sm" />
      </span>
    </div>
  );
}
