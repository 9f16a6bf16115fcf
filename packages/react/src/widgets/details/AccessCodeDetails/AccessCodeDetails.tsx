import { useState } from "react";
import { useAccessCode } from "../../../data/access-codes.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { givenId } from "../../../rules/given-id.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { isDeleted, isGone } from "../../../ui/ErrorState/failure.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { EditFormView } from "../../forms/form-views.tsx";
import type { FormRemedy } from "../../forms/AccessCodeForm/use-remedy.ts";
import { DeviceDetailsView } from "../device-views.tsx";
import { useEarlyView } from "../../fetched-view.tsx";
import { useViews } from "../../use-views.ts";
import { useWidgetOptions, type WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { CodeSkeleton } from "./CodeSkeleton.tsx";
import { remedyOpenerKey } from "../../parts/code/CodeCause.tsx";
import { DeletedCode } from "../../parts/code/DeletedCode.tsx";
import { deviceOpenerKey } from "../../parts/device/DeviceCard.tsx";
import { editOpenerKey } from "./CodeChanges.tsx";
import { CodeView } from "./CodeView.tsx";
import { AnswerState } from "../../parts/waiting/AnswerState.tsx";

export interface AccessCodeDetailsProps extends WidgetOptionProps {
  /** Code to show. */
  accessCodeId: string;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Details of one access code: digits, schedule, issues, and door.
 * @example <AccessCodeDetails accessCodeId="…" />
 */
export function AccessCodeDetails(props: AccessCodeDetailsProps) {
  const accessCodeId = givenId(props.accessCodeId);
  return (
    <WidgetRoot {...props}>
      {/* Another code remounts the view, so that nothing revealed or opened for the last one stays. */}
      <CodeViews key={accessCodeId} {...props} accessCodeId={accessCodeId} />
    </WidgetRoot>
  );
}

function CodeViews({ accessCodeId, onBack }: AccessCodeDetailsProps) {
  const { accessCodeDetails: words } = useAllStrings();
  useLiveUpdates();
  const query = useAccessCode({ access_code_id: accessCodeId });
  const accessCode = isGone(query.error) ? undefined : query.accessCode;
  const { disableEditAccessCode } = useWidgetOptions();
  useEarlyView(EditFormView, query.data !== undefined && disableEditAccessCode === false);
  const [{ view, open, back }, place] = useViews<"device-details" | "edit-access-code">(
    "access-code-details",
    accessCodeId,
  );
  const [remedy, setRemedy] = useState<FormRemedy>();
  return (
    <div ref={place}>
      {view?.name === "device-details" && <DeviceDetailsView deviceId={view.id ?? ""} onBack={back} />}
      {view?.name === "edit-access-code" && <EditFormView accessCodeId={accessCodeId} remedy={remedy} onBack={back} />}
      {!view && (
        <Frame isBusy={query.isPending}>
          {onBack && <Header title={words.title} about={accessCode?.name ?? undefined} onBack={onBack} />}
          {accessCode && (
            <CodeView
              code={accessCode}
              level={onBack ? 3 : 2}
              onOpenDevice={() => open("device-details", accessCode.device_id, deviceOpenerKey)}
              onEdit={() => {
                setRemedy(undefined);
                open("edit-access-code", accessCodeId, editOpenerKey);
              }}
              onRemedy={(each) => {
                setRemedy(each);
                open("edit-access-code", accessCodeId, remedyOpenerKey);
              }}
              onDeleted={onBack}
            />
          )}
          {query.data !== undefined && isDeleted(query.error) ? (
            <DeletedCode level={onBack ? 3 : 2} />
          ) : (
            <AnswerState query={query} waiting={<CodeSkeleton />} />
          )}
        </Frame>
      )}
    </div>
  );
}
