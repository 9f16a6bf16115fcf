import type { Device } from "@mortise/client";
import type { UseDeviceResult } from "../../data/devices.ts";
import { deviceAlerts } from "../../rules/alerts.ts";
import { codeLength } from "../../rules/code-length.ts";
import { useAllStrings } from "../../strings/all-strings.ts";
import { useStrings } from "../../strings/strings.tsx";
import { Alerts } from "../../ui/Alert/Alert.tsx";
import { InfoRow } from "../../ui/DetailRow/InfoRow.tsx";
import { isGone } from "../../ui/ErrorState/failure.ts";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { AccessCodeTableView } from "../code-views.tsx";
import { useEarlyView } from "../fetched-view.tsx";
import { spokenAlerts } from "../parts/code/code-words.ts";
import { LockControl } from "../parts/lock/LockControl.tsx";
import { useViews } from "../use-views.ts";
import { AccessCodesRow, codesOpenerKey } from "./AccessCodesRow.tsx";
import { DeviceHero } from "./DeviceHero.tsx";
import { DeviceSkeleton } from "./DeviceSkeleton.tsx";
import { AnswerState } from "../parts/waiting/AnswerState.tsx";

export interface DeviceViewProps {
  deviceId: string;
  query: UseDeviceResult;
  onBack: (() => void) | undefined;
}

/** The device, or its codes over it. */
export function DeviceView({ deviceId, query, onBack }: DeviceViewProps) {
  const { deviceDetails } = useStrings();
  const device = isGone(query.error) ? undefined : query.device;
  const [{ view, open, back }, place] = useViews<"access-code-table">("device-details", deviceId);
  useEarlyView(AccessCodeTableView);
  return (
    <div ref={place}>
      {view === null ? (
        <Frame isBusy={query.isPending}>
          {onBack && <Header title={deviceDetails.title} about={device?.properties.name} onBack={onBack} />}
          {device && (
            <Sections device={device} level={onBack ? 3 : 2} onOpenCodes={() => open("access-code-table", deviceId, codesOpenerKey)} />
          )}
          <AnswerState query={query} waiting={<DeviceSkeleton />} />
        </Frame>
      ) : (
        <AccessCodeTableView deviceId={deviceId} onBack={back} />
      )}
    </div>
  );
}

function Sections({ device, level, onOpenCodes }: { device: Device; level: number; onOpenCodes: () => void }) {
  const strings = useAllStrings();
  const { deviceDetails } = strings;
  const length = codeLength(device.properties.supported_code_lengths);
  return (
    <>
      <DeviceHero device={device} level={level} />
      <AccessCodesRow deviceId={device.device_id} onOpen={onOpenCodes} />
      <div className="seam-section">
        <LockControl device={device} />
      </div>
      {length && (
        <InfoRow icon="digits" label={deviceDetails.codeLength}>
          {length.min === length.max ? deviceDetails.digits({ count: length.min }) : deviceDetails.digitRange(length)}
        </InfoRow>
      )}
      <Alerts alerts={spokenAlerts(deviceAlerts(device), strings)} />
    </>
  );
}
