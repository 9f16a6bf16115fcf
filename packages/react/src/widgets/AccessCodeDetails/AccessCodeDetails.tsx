import { useAccessCode } from "../../data/access-codes.ts";
import { useLiveUpdates } from "../../data/live-updates.ts";
import { useStrings } from "../../strings/strings.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { BackHeader } from "../../ui/Header/Header.tsx";
import { DeviceDetailsView, EditFormView } from "../views.ts";
import { StaleAlert } from "../parts/StaleAlert.tsx";
import { useViews } from "../view-stack.tsx";
import type { WidgetOptionProps } from "../widget-options.tsx";
import { WidgetRoot } from "../WidgetRoot.tsx";
import { CodeSkeleton } from "./CodeSkeleton.tsx";
import { CodeView, deviceOpenerKey, editOpenerKey } from "./CodeView.tsx";

export interface AccessCodeDetailsProps extends WidgetOptionProps {
  /** The code to show. */
  accessCodeId: string;
  /** Shows a Back button. */
  onBack?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * One access code: its digits, when it works, what is wrong with it, and its door.
 * @example <AccessCodeDetails accessCodeId="…" />
 */
export function AccessCodeDetails({ accessCodeId, onBack, className, ...options }: AccessCodeDetailsProps) {
  return (
    <WidgetRoot className={className} {...options}>
      {/* Another code is another view: nothing uncovered or opened for the last one may stay. */}
      <CodeViews key={accessCodeId} accessCodeId={accessCodeId} onBack={onBack} />
    </WidgetRoot>
  );
}

function CodeViews({ accessCodeId, onBack }: Pick<AccessCodeDetailsProps, "accessCodeId" | "onBack">) {
  const { accessCodeDetails: words } = useStrings();
  useLiveUpdates();
  const { accessCode, error, isFetching, refetch } = useAccessCode({ access_code_id: accessCodeId });
  const [{ view, open, back }, place] = useViews<"device-details" | "edit-access-code">("access-code-details", accessCodeId);
  const retry = () => void refetch();
  return (
    <div ref={place}>
      {view?.name === "device-details" && view.id !== null && <DeviceDetailsView deviceId={view.id} onBack={back} />}
      {view?.name === "edit-access-code" && <EditFormView accessCodeId={accessCodeId} onBack={back} />}
      {view === null && (
        <Frame isBusy={accessCode === undefined && error === null}>
          {onBack && <BackHeader title={words.title} onBack={onBack} />}
          {accessCode === undefined &&
            (error === null ? <CodeSkeleton /> : <ErrorState error={error} onRetry={retry} isRetrying={isFetching} />)}
          {accessCode !== undefined && error !== null && <StaleAlert error={error} onRetry={retry} isRetrying={isFetching} />}
          {accessCode !== undefined && (
            <CodeView
              code={accessCode}
              level={onBack ? 3 : 2}
              onOpenDevice={() => open("device-details", accessCode.device_id, deviceOpenerKey)}
              onEdit={() => open("edit-access-code", accessCodeId, editOpenerKey)}
              onDeleted={onBack}
            />
          )}
        </Frame>
      )}
    </div>
  );
}
