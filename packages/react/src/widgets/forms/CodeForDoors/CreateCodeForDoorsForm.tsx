import { useState } from "react";
import type { CodeDraft } from "../../../rules/code/code-form.ts";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { CodeForDoors } from "./CodeForDoors.tsx";

export interface CreateCodeForDoorsFormProps extends WidgetOptionProps {
  /** Offers only these doors. @default all that the session may see */
  deviceIds?: readonly string[] | undefined;
  /** Doors that are chosen when the form opens. @default none */
  defaultChosenDeviceIds?: readonly string[] | undefined;
  /** Called when the codes were accepted, one for each door; setting them on the locks goes on. */
  onCodesCreated?: ((accessCodeIds: readonly string[]) => void) | undefined;
  /** Shows a Back button; also called by Cancel, and by Done on the page of the code. @default the form starts afresh */
  onBack?: (() => void) | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * Makes one code for several doors, and shows how far it has come at each.
 * @example <CreateCodeForDoorsForm defaultChosenDeviceIds={["…"]} />
 */
export function CreateCodeForDoorsForm(props: CreateCodeForDoorsFormProps) {
  return <CodeForDoorsView {...props} />;
}

export interface CodeForDoorsViewProps extends CreateCodeForDoorsFormProps {
  /** What was typed in the form that opens this one. */
  begun?: CodeDraft | undefined;
  /** Called by Back and Done on the page of the code. @default `onBack` */
  onDone?: (() => void) | undefined;
}

/** {@link CreateCodeForDoorsForm}, which may begin with what was typed elsewhere. */
export function CodeForDoorsView(props: CodeForDoorsViewProps) {
  const [round, setRound] = useState(0);
  if (props.disableCreateAccessCode === true) return null;
  return (
    <WidgetRoot {...props}>
      <CodeForDoors
        key={round}
        {...props}
        // What was typed is saved by then: it must not be saved once more.
        begun={round === 0 ? props.begun : undefined}
        onAfresh={() => setRound(round + 1)}
      />
    </WidgetRoot>
  );
}
