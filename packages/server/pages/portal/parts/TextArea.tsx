import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Labelled } from "./TextField.tsx";

interface TextAreaProps extends Omit<ComponentPropsWithoutRef<"textarea">, "className" | "onChange"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** Labelled multi-line field for code, with its error below. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, onChange, error, ...rest },
  ref,
) {
  return (
    <Labelled label={label} error={error}>
      {(ties) => (
        <textarea
          {...rest}
          {...ties}
          ref={ref}
          className="seam-input code text-area"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
});
