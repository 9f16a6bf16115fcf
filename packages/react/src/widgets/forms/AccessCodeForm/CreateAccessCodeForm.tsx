import type { AccessCode, Device } from "@mortise/client";
import { useRef, useState } from "react";
import { useCreateAccessCode } from "../../../data/access-codes.ts";
import { useDevice } from "../../../data/devices.ts";
import { createInput, newDraft } from "../../../rules/code/code-form.ts";
import { wholeCode } from "../../../rules/code/whole-code.ts";
import { codeTimeZone } from "../../../rules/time/time-zones.ts";
import { givenId } from "../../../rules/given-id.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useWidgetOptions, type WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { useViews } from "../../use-views.ts";
import { CodeForm } from "./CodeForm.tsx";
import { SavedView } from "./SavedView.tsx";
import { useEarlyView } from "../../fetched-view.tsx";
import { FormWaiting } from "../../parts/waiting/FormWaiting.tsx";

export interface CreateAccessCodeFormProps extends WidgetOptionProps {
  /** Lock for which the code is created. */
  deviceId: string;
  /**
   * Called when the code was accepted, once for each door on which it was saved. Setting it on the lock continues
   * afterwards.
   */
  onSuccess?: ((accessCodeId: string) => void) | undefined;
  /**
   * Called by Back and Cancel of the form, and by Back and Done of the view of the saved code. @default Cancel resets
   * the form, and there is no Back and no Done, except after a code was saved on several doors
   */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Form that creates an access code for a lock.
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
  const [{ view, open, back }, place] = useViews<"access-code-details">("create-access-code", props.deviceId);
  const [saved, setSaved] = useState<AccessCode>();
  useEarlyView(SavedView);
  const onAfresh = () => setRound(round + 1);
  return (
    <div ref={place}>
      {view && saved ? (
        <SavedView
          saved={saved}
          onAddAnother={() => {
            onAfresh();
            back();
          }}
          onBack={
            props.onBack &&
            (() => {
              onAfresh();
              back();
              props.onBack?.();
            })
          }
        />
      ) : query.device === undefined ? (
        <FormWaiting title={accessCodeForm.addTitle} query={query} onBack={props.onBack} />
      ) : (
        <CreateForm
          key={round}
          {...props}
          device={query.device}
          showSaved={(code) => {
            setSaved(code);
            open("access-code-details", code.access_code_id, "");
          }}
          onAfresh={onAfresh}
        />
      )}
    </div>
  );
}

interface CreateFormProps extends CreateAccessCodeFormProps {
  device: Device;
  showSaved: (code: AccessCode) => void;
  onAfresh: () => void;
}

function CreateForm({ deviceId, device, onSuccess, onBack, showSaved, onAfresh }: CreateFormProps) {
  const { accessCodeForm: words } = useAllStrings();
  const { disableOtherDoors } = useWidgetOptions();
  const { mutateAsync } = useCreateAccessCode();
  const made = useRef<AccessCode>(undefined);
  return (
    <CodeForm
      view={{ name: "create-access-code", id: deviceId }}
      title={words.addTitle}
      device={device}
      start={(startsLater) => newDraft({ now: Date.now(), zone: codeTimeZone(device), startsLater })}
      save={async (draft) => {
        made.current = wholeCode(await mutateAsync(createInput(draft, deviceId)));
        return made.current.access_code_id;
      }}
      saved={words.added}
      offersOtherDoors={!disableOtherDoors}
      showSaved={() => made.current && showSaved(made.current)}
      onSuccess={onSuccess}
      onBack={onBack}
      onAfresh={onAfresh}
    />
  );
}
