import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Labelled } from "./Labelled.tsx";

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
  return (
    <Labelled label={label} error={error} hint={hint}>
      {(ties) => (
        <input
          {...rest}
          {...ties}
          ref={ref}
          type={type}
          className="seam-input"
          data-part={type === "datetime-local" ? "datetime" : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
});
