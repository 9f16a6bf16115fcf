import type { Device } from "@mortise/client";
import { useState } from "react";
import { useCreateAccessCode } from "../../../data/access-codes.ts";
import { useDevice } from "../../../data/devices.ts";
import { createInput, newDraft } from "../../../rules/code/code-form.ts";
import { codeTimeZone } from "../../../rules/time/time-zones.ts";
import { givenId } from "../../../rules/given-id.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { FormWaiting } from "../../parts/waiting/FormWaiting.tsx";

export interface CreateAccessCodeFormProps extends WidgetOptionProps {
  /** The lock to make a code for. */
  deviceId: string;
  /** Called when the code was accepted; setting it on the lock goes on. */
  onSuccess?: ((accessCodeId: string) => void) | undefined;
  /** Shows a Back button; also called by Cancel, and when the code was accepted. @default the form starts afresh */
  onBack?: (() => void) | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * Makes an access code for a lock.
 * @example <CreateAccessCodeForm deviceId="…" onSuccess={(accessCodeId) => console.log(accessCodeId)} />
 */
export function CreateAccessCodeForm(props: CreateAccessCodeFormProps) {
  const deviceId = givenId(props.deviceId);
  if (props.disableCreateAccessCode === true) return null;
  return (
    <WidgetRoot {...props}>
      <Loader key={deviceId} {...props} deviceId={deviceId} />
    </WidgetRoot>
  );
}

function Loader(props: CreateAccessCodeFormProps) {
  const { accessCodeForm } = useAllStrings();
  const query = useDevice({ device_id: props.deviceId });
  const [round, setRound] = useState(0);
  if (query.device === undefined)
    return <FormWaiting title={accessCodeForm.addTitle} query={query} onBack={props.onBack} />;
  return <CreateForm key={round} {...props} device={query.device} onAfresh={() => setRound(round + 1)} />;
}

function CreateForm({
  deviceId,
  device,
  onSuccess,
  onBack,
  onAfresh,
}: CreateAccessCodeFormProps & { device: Device; onAfresh: () => void }) {
  const { accessCodeForm: words } = useAllStrings();
  const { mutateAsync } = useCreateAccessCode();
  return (
    <CodeForm
      view={{ name: "create-access-code", id: deviceId }}
      title={words.addTitle}
      device={device}
      start={(startsLater) => newDraft({ now: Date.now(), zone: codeTimeZone(device), startsLater })}
      save={async (draft) => (await mutateAsync(createInput(draft, deviceId))).access_code_id}
      saved={words.added}
      onSuccess={onSuccess}
      onBack={onBack}
      onAfresh={onAfresh}
    />
  );
}
