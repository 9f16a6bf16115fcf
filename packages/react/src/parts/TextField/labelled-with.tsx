import type { ComponentType, ReactNode } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";

export interface LabelledProps {
  label: string;
  error?: string | undefined;
  /** Text below the control, at the start. An error replaces it. */
  hint?: ReactNode;
  /** Text below the control, at the end, such as 57/60. */
  counter?: { text: string; isOver: boolean } | undefined;
}

/** Ids that tie a control to its label and to the text below. */
interface Ties {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Props of the label, and those that are passed on to the control. */
type PropsWith<Control> = LabelledProps & Control & { children: (control: Control & Ties) => ReactNode };

/** Wraps a control with its label, and its error or hint below. */
export const labelledWith = (FieldError: ComponentType<{ children: ReactNode }>) =>
  function Labelled<Control = unknown>({ label, error, hint, counter, children, ...control }: PropsWith<Control>) {
    const id = useUniqueId();
    const note = error === undefined ? hint : <FieldError>{error}</FieldError>;
    const foot = note || counter ? `${id}foot` : undefined;
    return (
      <div className="seam-field">
        <label className="seam-label" htmlFor={id}>
          {label}
        </label>
        {children({
          ...(control as Control),
          id,
          "aria-invalid": error !== undefined || undefined,
          "aria-describedby": foot,
        })}
        {foot && (
          <div id={foot} className="seam-field-foot">
            {note}
            {counter && (
              <span className="seam-field-count" data-over={counter.isOver ? "" : undefined}>
                {counter.text}
              </span>
            )}
          </div>
        )}
      </div>
    );
  };
