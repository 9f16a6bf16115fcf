import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import { FieldError } from "./Field.tsx";

interface TextAreaProps extends Omit<ComponentPropsWithoutRef<"textarea">, "className" | "onChange"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A labelled field of several lines, of code, with its error below. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, onChange, error, ...rest },
  ref,
) {
  const id = useId();
  return (
    <div className="seam-field">
      <label className="seam-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        ref={ref}
        id={id}
        className="seam-input code text-area"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}foot`}
      />
      {error !== undefined && (
        <div className="seam-field-foot" id={`${id}foot`}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
});
