import { useState } from "react";
import type { CodeDraft } from "../../../rules/code/code-form.ts";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { CodeForDoors } from "./CodeForDoors.tsx";

export interface CreateCodeForDoorsFormProps extends WidgetOptionProps {
  /** Limits the choice to these doors. @default all that the session may see */
  deviceIds?: readonly string[] | undefined;
  /** Doors that are chosen when the form opens. @default none */
  defaultChosenDeviceIds?: readonly string[] | undefined;
  /**
   * Called once, when the codes were accepted, with the id of one code for each door. Setting them on the locks
   * continues afterwards.
   */
  onCodesCreated?: ((accessCodeIds: readonly string[]) => void) | undefined;
  /**
   * Called by Back and Cancel on the page of the doors, and by Back and Done on the page of the saved code. @default
   * these pages have no such buttons
   */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Form that creates one code for several doors, and then shows its progress at each.
 * @example <CreateCodeForDoorsForm defaultChosenDeviceIds={["…"]} />
 */
export function CreateCodeForDoorsForm(props: CreateCodeForDoorsFormProps) {
  return <CodeForDoorsView {...props} />;
}

export interface CodeForDoorsViewProps extends CreateCodeForDoorsFormProps {
  /** Draft of the form that opens this one. */
  begun?: CodeDraft | undefined;
  /** Called by Back and Done on the page of the saved code. @default `onBack` */
  onDone?: (() => void) | undefined;
}

/** {@link CreateCodeForDoorsForm} that can begin with a draft from another form. */
export function CodeForDoorsView(props: CodeForDoorsViewProps) {
  const [round, setRound] = useState(0);
  if (props.disableCreateAccessCode === true) return null;
  return (
    <WidgetRoot {...props}>
      <CodeForDoors
        key={round}
        {...props}
        // After a reset the form starts empty, because the given draft has been saved.
        begun={round === 0 ? props.begun : undefined}
        onAfresh={() => setRound(round + 1)}
      />
    </WidgetRoot>
  );
}
