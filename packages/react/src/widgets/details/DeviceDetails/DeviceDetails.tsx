import { useDevice } from "../../../data/devices.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { givenId } from "../../../rules/given-id.ts";
import { isLockDevice } from "../../../rules/device/lock-devices.ts";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { DeviceView } from "./DeviceView.tsx";

export interface DeviceDetailsProps extends WidgetOptionProps {
  /** Lock to show. */
  deviceId: string;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Details of one lock: state, issues, codes, and the button that moves the bolt. Renders nothing for a device that is
 * no lock (docs/specification/spec.md §2).
 * @example <DeviceDetails deviceId="…" />
 */
export function DeviceDetails(props: DeviceDetailsProps) {
  const deviceId = givenId(props.deviceId);
  useLiveUpdates();
  const query = useDevice({ device_id: deviceId });
  if (query.device !== undefined && !isLockDevice(query.device)) return null;
  return (
    <WidgetRoot {...props}>
      {/* Another device remounts the view, so that no open code and no failure of the last one stays. */}
      <DeviceView key={deviceId} deviceId={deviceId} query={query} onBack={props.onBack} />
    </WidgetRoot>
  );
}
