import { useAccessCode } from "../../../data/access-codes.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { givenId } from "../../../rules/given-id.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { isDeleted, isGone } from "../../../ui/ErrorState/failure.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { EditFormView } from "../../forms/AccessCodeForm/EditFormView.tsx";
import { DeviceDetailsView } from "../DeviceDetails/DeviceDetailsView.tsx";
import { useEarlyView } from "../../fetched-view.tsx";
import { useViews } from "../../use-views.ts";
import { useWidgetOptions, type WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { CodeSkeleton } from "./CodeSkeleton.tsx";
import { deviceOpenerKey } from "../../parts/device/DeviceCard.tsx";
import { CodeView, editOpenerKey } from "./CodeView.tsx";
import { AnswerState } from "../../parts/waiting/AnswerState.tsx";

export interface AccessCodeDetailsProps extends WidgetOptionProps {
  /** The code to show. */
  accessCodeId: string;
  /** Shows a Back button. */
  onBack?: (() => void) | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * One access code: its digits, when it works, what is wrong with it, and its door.
 * @example <AccessCodeDetails accessCodeId="…" />
 */
export function AccessCodeDetails(props: AccessCodeDetailsProps) {
  const accessCodeId = givenId(props.accessCodeId);
  return (
    <WidgetRoot {...props}>
      {/* Another code is another view: nothing uncovered or opened for the last one may stay. */}
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
  return (
    <div ref={place}>
      {view?.name === "device-details" && <DeviceDetailsView deviceId={view.id ?? ""} onBack={back} />}
      {view?.name === "edit-access-code" && <EditFormView accessCodeId={accessCodeId} onBack={back} />}
      {!view && (
        <Frame isBusy={query.isPending}>
          {onBack && <Header title={words.title} about={accessCode?.name ?? undefined} onBack={onBack} />}
          {accessCode && (
            <CodeView
              code={accessCode}
              level={onBack ? 3 : 2}
              onOpenDevice={() => open("device-details", accessCode.device_id, deviceOpenerKey)}
              onEdit={() => open("edit-access-code", accessCodeId, editOpenerKey)}
              onDeleted={onBack}
            />
          )}
          {/* Seen before, and gone now: asking again would not bring it back. */}
          {query.data !== undefined && isDeleted(query.error) ? (
            // A heading, which takes the focus that was on what is gone.
            <div role="heading" aria-level={onBack ? 3 : 2}>
              <EmptyState icon="keypad" text={words.deleted} />
            </div>
          ) : (
            <AnswerState query={query} waiting={<CodeSkeleton />} />
          )}
        </Frame>
      )}
    </div>
  );
}
