import { useDevice } from "../../../data/devices.ts";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { givenId } from "../../../rules/given-id.ts";
import { isLockDevice } from "../../../rules/device/lock-devices.ts";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { DeviceView } from "./DeviceView.tsx";

export interface DeviceDetailsProps extends WidgetOptionProps {
  /** The lock to show. */
  deviceId: string;
  /** Shows a Back button. */
  onBack?: (() => void) | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * One lock: how it is, what is wrong with it, its codes, and the button that moves its bolt. Nothing at all for a
 * device that is no lock (docs/specification/spec.md §2).
 * @example <DeviceDetails deviceId="…" />
 */
export function DeviceDetails(props: DeviceDetailsProps) {
  const deviceId = givenId(props.deviceId);
  useLiveUpdates();
  const query = useDevice({ device_id: deviceId });
  if (query.device !== undefined && !isLockDevice(query.device)) return null;
  return (
    <WidgetRoot {...props}>
      {/* Another device is another view: no open code, no failure of the last one may stay. */}
      <DeviceView key={deviceId} deviceId={deviceId} query={query} onBack={props.onBack} />
    </WidgetRoot>
  );
}
