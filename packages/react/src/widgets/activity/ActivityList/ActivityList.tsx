import { useLiveUpdates } from "../../../data/live-updates.ts";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { DoorActivity } from "./DoorActivity.tsx";
import { HouseActivity } from "./HouseActivity.tsx";

export interface ActivityListProps extends WidgetOptionProps {
  /** Only this door. @default all doors that the session may see */
  deviceId?: string | undefined;
  /** Only these doors. */
  deviceIds?: readonly string[] | undefined;
  /** Offers no file of what is listed. @default false */
  disableExport?: boolean | undefined;
  /** Instead of "Activity"; empty, in React also `null`, for none. */
  heading?: string | null | undefined;
  /** The same as `heading`, which wins over it. */
  title?: string | null | undefined;
  /** Shows a Back button. */
  onBack?: (() => void) | undefined;
  /** Classes for the root, beside `seam-components`. */
  className?: string | undefined;
}

/**
 * What happened at doors, newest first: who opened them and how, what became of their codes, and trouble.
 * @example <ActivityList deviceId="…" />
 */
export function ActivityList(props: ActivityListProps) {
  const { deviceId, deviceIds, heading, title, disableExport, onBack } = props;
  useLiveUpdates();
  const about = { heading: heading === undefined ? title : heading, canExport: disableExport !== true, onBack };
  return (
    <WidgetRoot {...props}>
      {/* Other doors are another list: no filter, and no failure of the last one may stay. */}
      {deviceId === undefined || deviceId === null ? (
        <HouseActivity key={JSON.stringify(deviceIds)} deviceIds={deviceIds} {...about} />
      ) : (
        <DoorActivity key={deviceId} deviceId={deviceId} {...about} />
      )}
    </WidgetRoot>
  );
}
