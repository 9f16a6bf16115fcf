import type { ComponentPropsWithoutRef, ReactNode, Ref } from "react";
import type { LabelledProps, labelledWith } from "./labelled-with.tsx";

type InputProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "value" | "onChange" | "children" | "id">;

export interface TextFieldProps extends InputProps, LabelledProps {
  value: string;
  onChange: (value: string) => void;
  /** After the box, in its line. */
  children?: ReactNode;
  /** For pages whose React, from 19 on, passes it like any other prop. The kit, which runs on 18 too, gives none. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A labelled input, with what is wrong below it.
 *
 * @param useSpokenError - Has an error read out that comes while the field is shown.
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
