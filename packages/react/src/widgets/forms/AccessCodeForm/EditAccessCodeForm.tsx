import type { AccessCode, Device } from "@mortise/client";
import { useState } from "react";
import { useAccessCode, useUpdateAccessCode } from "../../../data/access-codes.ts";
import { useDevice } from "../../../data/devices.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { draftOf, updateInput } from "../../../rules/code/code-form.ts";
import { canChange } from "../../../rules/code/code-stage.ts";
import { codeTimeZone } from "../../../rules/time/time-zones.ts";
import { givenId } from "../../../rules/given-id.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { isDeleted } from "../../../ui/ErrorState/failure.ts";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { CodeForm } from "./CodeForm.tsx";
import type { FormRemedy } from "./use-remedy.ts";
import { FormWaiting } from "../../parts/waiting/FormWaiting.tsx";

export interface EditAccessCodeFormProps extends WidgetOptionProps {
  /** Code to edit. */
  accessCodeId: string;
  /** Called when the change was accepted. The lock may not have it yet. */
  onSuccess?: ((accessCodeId: string) => void) | undefined;
  /**
   * Called by Back and Cancel, and when the change was accepted. Without it there is no Back button. @default the form
   * is reset
   */
  onBack?: (() => void) | undefined;
  /** Hides the current digits: their field begins empty, and an empty field changes nothing. @default false */
  maskCodes?: boolean | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Form that edits an access code.
 * @example <EditAccessCodeForm accessCodeId="…" />
 */
export function EditAccessCodeForm(props: EditAccessCodeFormProps) {
  return <EditForRemedy {...props} />;
}

export interface EditForRemedyProps extends EditAccessCodeFormProps {
  /** Remedy for which the form is opened, if any. */
  remedy?: FormRemedy | undefined;
}

/** {@link EditAccessCodeForm} that can begin with the cause that keeps the code off its lock. */
export function EditForRemedy(props: EditForRemedyProps) {
  const accessCodeId = givenId(props.accessCodeId);
  if (props.disableEditAccessCode === true) return null;
  return (
    <WidgetRoot {...props}>
      <CodeLoader key={accessCodeId} {...props} accessCodeId={accessCodeId} />
    </WidgetRoot>
  );
}

function CodeLoader(props: EditForRemedyProps) {
  const { accessCodeForm } = useAllStrings();
  useLiveUpdates();
  const query = useAccessCode({ access_code_id: props.accessCodeId });
  const [round, setRound] = useState(0);
  // The form saves what it opens with. It waits for a refetch, because a cached copy may be stale.
  const [opened, setOpened] = useState(-1);
  if (opened !== round && !query.isFetching) setOpened(round);
  const { accessCode } = query;
  if (opened !== round || accessCode === undefined)
    return <FormWaiting title={accessCodeForm.editTitle} query={{ ...query, data: undefined }} onBack={props.onBack} />;
  const isLost = isDeleted(query.error) || !canChange(accessCode);
  return <DeviceLoader key={round} {...props} code={accessCode} isLost={isLost} onAfresh={() => setRound(round + 1)} />;
}

interface FormOf extends EditForRemedyProps {
  code: AccessCode;
  /** Whether the code was deleted since the form opened, or is being removed. */
  isLost: boolean;
  onAfresh: () => void;
}

function DeviceLoader(props: FormOf) {
  const { accessCodeForm } = useAllStrings();
  const query = useDevice({ device_id: props.code.device_id });
  if (query.device === undefined)
    return <FormWaiting title={accessCodeForm.editTitle} query={query} onBack={props.onBack} />;
  return <EditForm {...props} device={query.device} />;
}

function EditForm({ code, isLost, device, remedy, onSuccess, onBack, onAfresh }: FormOf & { device: Device }) {
  const { accessCodeForm: words } = useAllStrings();
  const { mutateAsync } = useUpdateAccessCode();
  // The default times of a code stay the same, however often others change it.
  const [now] = useState(() => Date.now());
  return (
    <CodeForm
      view={{ name: "edit-access-code", id: code.access_code_id }}
      title={words.editTitle}
      device={device}
      original={code}
      start={(startsLater) => draftOf(code, { now, zone: codeTimeZone(device), startsLater })}
      save={async (draft) => {
        await mutateAsync(updateInput(draft, code));
        return code.access_code_id;
      }}
      saved={words.saved}
      remedy={remedy}
      lost={isLost ? words.deletedMeanwhile : null}
      onSuccess={onSuccess}
      onBack={onBack}
      onAfresh={onAfresh}
    />
  );
}
