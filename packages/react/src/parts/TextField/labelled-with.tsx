import type { ComponentType, ReactNode } from "react";
import { useUniqueId } from "../UniqueId/unique-id.tsx";

export interface LabelledProps {
  label: string;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Below it, at the start; an error takes its place. */
  hint?: ReactNode;
  /** Below it, at the end: 57/60. */
  counter?: { text: string; isOver: boolean } | undefined;
}

/** Ties a control to its label and to what stands below. */
interface Ties {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** What is not the label's is handed on to the control. */
type PropsWith<Control> = LabelledProps & Control & { children: (control: Control & Ties) => ReactNode };

/** A control with its label, and its error or hint below. */
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
