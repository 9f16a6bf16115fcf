import type { Device } from "@mortise/client";
import type { UseDeviceResult } from "../../data/devices.ts";
import { deviceAlerts } from "../../rules/alerts.ts";
import { codeLength } from "../../rules/code-length.ts";
import { useStrings } from "../../strings/strings.tsx";
import { Alerts } from "../../ui/Alert/Alert.tsx";
import { InfoRow } from "../../ui/DetailRow/InfoRow.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { BackHeader } from "../../ui/Header/Header.tsx";
import { LockControl } from "../parts/LockControl.tsx";
import { StaleAlert } from "../parts/StaleAlert.tsx";
import { AccessCodesRow } from "./AccessCodesRow.tsx";
import { DeviceHero } from "./DeviceHero.tsx";
import { DeviceSkeleton } from "./DeviceSkeleton.tsx";

export interface DeviceViewProps {
  deviceId: string;
  query: UseDeviceResult;
  onBack: (() => void) | undefined;
}

export function DeviceView({ deviceId, query, onBack }: DeviceViewProps) {
  const { deviceDetails } = useStrings();
  const { device, error, isFetching, refetch } = query;
  const retry = () => void refetch();
  return (
    <Frame isBusy={device === undefined && error === null}>
      {onBack && <BackHeader title={deviceDetails.title} onBack={onBack} />}
      {device === undefined && (error === null ? <DeviceSkeleton /> : <ErrorState error={error} onRetry={retry} isRetrying={isFetching} />)}
      {device !== undefined && error !== null && <StaleAlert error={error} onRetry={retry} isRetrying={isFetching} />}
      {device !== undefined && <Sections deviceId={deviceId} device={device} level={onBack ? 3 : 2} />}
    </Frame>
  );
}

function Sections({ deviceId, device, level }: { deviceId: string; device: Device; level: number }) {
  const { deviceDetails } = useStrings();
  const length = codeLength(device.properties.supported_code_lengths);
  return (
    <>
      <DeviceHero device={device} level={level} />
      <Alerts alerts={deviceAlerts(device)} />
      <AccessCodesRow deviceId={deviceId} />
      <div className="seam-section">
        <LockControl device={device} />
      </div>
      {length !== null && (
        <InfoRow icon="digits" label={deviceDetails.codeLength}>
          {length.min === length.max ? deviceDetails.digits({ count: length.min }) : deviceDetails.digitRange(length)}
        </InfoRow>
      )}
    </>
  );
}
