import { type ReactNode, useId } from "react";
import { Icon } from "./Icon.tsx";

interface LabelledProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** The control, which takes what ties it to its label and to what stands below. */
  children: (ties: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}

/** A control with its label, and its error or hint below. */
export function Labelled({ label, error, hint, children }: LabelledProps) {
  const id = useId();
  const hasFoot = error !== undefined || hint !== undefined;
  return (
    <div className="seam-field">
      <label className="seam-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-describedby": hasFoot ? `${id}foot` : undefined,
      })}
      {hasFoot && (
        <div className="seam-field-foot" id={`${id}foot`}>
          {error === undefined ? hint : <FieldError>{error}</FieldError>}
        </div>
      )}
    </div>
  );
}

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
