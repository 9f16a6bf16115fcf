import type { Device } from "@mortise/client";
import { useState } from "react";
import type { UseDeviceResult } from "../../../data/devices.ts";
import { deviceAlerts } from "../../../rules/issues/alerts.ts";
import { remedyOf } from "../../../rules/issues/remedies.ts";
import { codeLength } from "../../../rules/code/code-length.ts";
import { takesCodes } from "../../../rules/code/takes-codes.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useStrings } from "../../../strings/strings.tsx";
import { Alerts } from "../../../ui/Alert/Alerts.tsx";
import { InfoRow } from "../../../ui/DetailRow/InfoRow.tsx";
import { isGone } from "../../../ui/ErrorState/failure.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { LoadingStatus } from "../../../ui/Skeleton/Skeleton.tsx";
import { CreateFormView } from "../../forms/form-views.tsx";
import { AccessCodeTableView } from "../code-views.tsx";
import { useEarlyView } from "../../fetched-view.tsx";
import { ConnectStep } from "../../forms/ConnectAccountButton/ConnectStep.tsx";
import { LockControl } from "../../parts/lock/LockControl.tsx";
import { useViews } from "../../use-views.ts";
import { useWidgetOptions } from "../../widget-options.tsx";
import { ActivityListView } from "../../activity/activity-views.tsx";
import { AccessCodesRow, addOpenerKey, codesOpenerKey } from "./AccessCodesRow.tsx";
import { activityOpenerKey, DoorActivityRow } from "./DoorActivityRow.tsx";
import { DeviceHero } from "./DeviceHero.tsx";
import { DeviceSkeleton } from "./DeviceSkeleton.tsx";
import { useShownIssues } from "../../parts/use-shown-issues.ts";
import type { SpokenAlert } from "../../parts/code/code-words.ts";
import { useSpokenAlerts } from "../../parts/use-spoken-alerts.ts";
import { AnswerState } from "../../parts/waiting/AnswerState.tsx";

interface DeviceViewProps {
  deviceId: string;
  query: UseDeviceResult;
  onBack: (() => void) | undefined;
}

/** The device, or in its place its codes, its activity or the form of a new code. */
export function DeviceView({ deviceId, query, onBack }: DeviceViewProps) {
  const { deviceDetails } = useStrings();
  const device = isGone(query.error) ? undefined : query.device;
  const [{ view, open, back }, place] = useViews<"access-code-table" | "create-access-code" | "activity">(
    "device-details",
    deviceId,
  );
  const canAdd = useWidgetOptions().disableCreateAccessCode === false && takesCodes(device);
  useEarlyView(AccessCodeTableView);
  useEarlyView(ActivityListView, device !== undefined);
  useEarlyView(CreateFormView, device !== undefined && canAdd);
  return (
    <div ref={place}>
      {view?.name === "access-code-table" && <AccessCodeTableView deviceId={deviceId} onBack={back} />}
      {view?.name === "create-access-code" && <CreateFormView deviceId={deviceId} onBack={back} />}
      {view?.name === "activity" && <ActivityListView deviceId={deviceId} onBack={back} />}
      {!view && (
        <Frame isBusy={query.isPending}>
          {onBack && <Header title={deviceDetails.title} about={device?.properties.name} onBack={onBack} />}
          {device && (
            <Sections
              device={device}
              level={onBack ? 3 : 2}
              onOpenCodes={() => open("access-code-table", deviceId, codesOpenerKey)}
              onOpenActivity={() => open("activity", deviceId, activityOpenerKey)}
              onAddCode={canAdd ? () => open("create-access-code", deviceId, addOpenerKey) : undefined}
            />
          )}
          <AnswerState query={query} waiting={<DeviceSkeleton />} />
        </Frame>
      )}
    </div>
  );
}

interface SectionsProps {
  device: Device;
  level: number;
  onOpenCodes: () => void;
  onOpenActivity: () => void;
  onAddCode: (() => void) | undefined;
}

function Sections({ device, level, onOpenCodes, onOpenActivity, onAddCode }: SectionsProps) {
  const { deviceDetails } = useAllStrings();
  const length = codeLength(device.properties.supported_code_lengths);
  const entries = deviceAlerts(useShownIssues()(device));
  const alerts = useSpokenAlerts(entries);
  // Issues that exist when the view opens come first. Issues that appear later must not move a button under a finger.
  const [first] = useState(() => entries.map(({ code }) => code));
  // Translations may still be loading, and would move the buttons down. Everything waits for them.
  const [hasOpened, setOpened] = useState(false);
  const isOpening = !hasOpened && entries.length > 0 && alerts.length === 0;
  if (!hasOpened && !isOpening) setOpened(true);
  const alertsOf = (isFirst: boolean) => (
    <Alerts alerts={alerts.filter(({ code }) => first.includes(code) === isFirst).map(withAction)} />
  );
  if (isOpening)
    return (
      <>
        <DeviceSkeleton />
        <LoadingStatus />
      </>
    );
  return (
    <>
      <DeviceHero device={device} level={level} />
      {alertsOf(true)}
      <AccessCodesRow deviceId={device.device_id} onOpen={onOpenCodes} onAdd={onAddCode} />
      <div className="seam-section">
        <LockControl device={device} />
      </div>
      <DoorActivityRow device={device} onOpen={onOpenActivity} />
      {length && (
        <InfoRow icon="digits" label={deviceDetails.codeLength}>
          {length.min === length.max ? deviceDetails.digits({ count: length.min }) : deviceDetails.digitRange(length)}
        </InfoRow>
      )}
      {alertsOf(false)}
    </>
  );
}

const withAction = (alert: SpokenAlert) =>
  remedyOf(alert.code) === "connectAgain" ? { ...alert, action: <ConnectStep /> } : alert;
