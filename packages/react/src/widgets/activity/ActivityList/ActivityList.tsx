import { useLiveUpdates } from "../../../data/live-updates.ts";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { DoorActivity } from "./DoorActivity.tsx";
import { HouseActivity } from "./HouseActivity.tsx";

export interface ActivityListProps extends WidgetOptionProps {
  /** Limits the list to one door. @default all doors that the session may see */
  deviceId?: string | undefined;
  /** Limits the list to these doors. */
  deviceIds?: readonly string[] | undefined;
  /** Hides the button that exports the list. @default false */
  disableExport?: boolean | undefined;
  /** Heading in place of "Activity". An empty string, in React also `null`, hides it. */
  heading?: string | null | undefined;
  /** Alias of `heading`, which takes precedence. */
  title?: string | null | undefined;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * List of events at doors, newest first: openings and how they happened, changes of codes, and issues.
 * @example <ActivityList deviceId="…" />
 */
export function ActivityList(props: ActivityListProps) {
  const { deviceId, deviceIds, heading, title, disableExport, onBack } = props;
  useLiveUpdates();
  const about = { heading: heading === undefined ? title : heading, canExport: disableExport !== true, onBack };
  return (
    <WidgetRoot {...props}>
      {/* Other doors remount the list, which clears filters and errors. */}
      {deviceId === undefined || deviceId === null ? (
        <HouseActivity key={JSON.stringify(deviceIds)} deviceIds={deviceIds} {...about} />
      ) : (
        <DoorActivity key={deviceId} deviceId={deviceId} {...about} />
      )}
    </WidgetRoot>
  );
}
