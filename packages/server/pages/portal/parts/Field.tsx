import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { Icon } from "./Icon.tsx";

interface FieldProps extends Omit<ComponentPropsWithoutRef<"input">, "className" | "onChange"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
}

/** The kit's labelled input, with its error or hint below. */
export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(
  { label, onChange, error, hint, type = "text", ...rest },
  ref,
) {
  const id = useId();
  const hasFoot = error !== undefined || hint !== undefined;
  return (
    <div className="seam-field">
      <label className="seam-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        ref={ref}
        id={id}
        type={type}
        className="seam-input"
        data-part={type === "datetime-local" ? "datetime" : undefined}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={hasFoot ? `${id}foot` : undefined}
      />
      {hasFoot && (
        <div className="seam-field-foot" id={`${id}foot`}>
          {error === undefined ? hint : <FieldError>{error}</FieldError>}
        </div>
      )}
    </div>
  );
});

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="seam-field-error">
      <Icon name="error" />
      <span>
        <bdi>{children}</bdi>
      </span>
    </span>
  );
}
