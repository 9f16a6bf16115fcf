import type { ComponentPropsWithoutRef, ReactNode, Ref } from "react";
import type { LabelledProps, labelledWith } from "./labelled-with.tsx";

type InputProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "value" | "onChange" | "children" | "id">;

export interface TextFieldProps extends InputProps, LabelledProps {
  value: string;
  onChange: (value: string) => void;
  /** Content after the box, on its line. */
  children?: ReactNode;
  /**
   * For pages with React 19 or later, which passes `ref` like any other prop. The widgets, which also run on 18, pass
   * none.
   */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Makes a labelled input with its error below.
 *
 * @param useSpokenError - Announces an error that appears while the field is shown.
 */
export const textFieldWith = (
  Labelled: ReturnType<typeof labelledWith>,
  useSpokenError: (error: string | undefined, isReadOnly: boolean | undefined) => void,
) =>
  function TextField({ onChange, children, ...field }: TextFieldProps) {
    useSpokenError(field.error, field.readOnly);
    return (
      <Labelled {...field}>
        {(input) => (
          <>
            <input type="text" {...input} className="seam-input" onChange={(event) => onChange(event.target.value)} />
            {children}
          </>
        )}
      </Labelled>
    );
  };
