import { useCallback, useState } from "react";
import { useLiveUpdates } from "../../../data/live-updates.ts";
import { useListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { AccessCodeDetailsView } from "../../details/code-views.tsx";
import { DeviceDetailsView } from "../../details/device-views.tsx";
import { useEarlyView } from "../../fetched-view.tsx";
import { useViews } from "../../use-views.ts";
import type { WidgetOptionProps } from "../../widget-options.tsx";
import { WidgetRoot } from "../../WidgetRoot.tsx";
import { DoorTimeline } from "./DoorTimeline.tsx";
import { HouseTimeline } from "./HouseTimeline.tsx";
import type { TimelineIssue } from "./use-timeline-health.ts";

export interface CodeTimelineProps extends WidgetOptionProps {
  /** Limits the timeline to one door. @default all doors that the session may see */
  deviceId?: string | undefined;
  /** Limits the timeline to these doors. */
  deviceIds?: readonly string[] | undefined;
  /** Heading in place of "Timeline". An empty string, in React also `null`, hides it. */
  heading?: string | null | undefined;
  /** Alias of `heading`, which takes precedence. */
  title?: string | null | undefined;
  /** Called when Back is pressed. Without it there is no Back button. */
  onBack?: (() => void) | undefined;
  /** Classes of the root, in addition to `seam-components`. */
  className?: string | undefined;
}

/**
 * Timeline of the codes at doors, with clashes and codes that are not on their lock. It shows a week, or a day if it is
 * less than 760 px wide.
 * @example <CodeTimeline heading="This week" />
 */
export function CodeTimeline(props: CodeTimelineProps) {
  return (
    <WidgetRoot {...props}>
      <TimelineViews {...props} key={JSON.stringify([props.deviceId, props.deviceIds])} />
    </WidgetRoot>
  );
}

/** The timeline, or a view in its place. The days and the filter are kept meanwhile. */
function TimelineViews({ deviceId, deviceIds, heading, title, onBack }: CodeTimelineProps) {
  useLiveUpdates();
  const [{ view, open, back }, place] = useViews<"device-details" | "access-code-details">("code-timeline", null);
  const [firstDay, setFirstDay] = useState<number | null>(null);
  const [issue, setIssue] = useState<TimelineIssue | null>(null);
  const weekMemory = useListMemory(weekRowPx);
  const dayMemory = useListMemory();
  useEarlyView(AccessCodeDetailsView);
  const onOpenCode = useCallback((id: string) => open("access-code-details", id, id), [open]);
  const onOpenDoor = useCallback((id: string) => open("device-details", id, id), [open]);
  const page = {
    heading: heading === undefined ? title : heading,
    firstDay,
    setFirstDay,
    issue,
    setIssue,
    memories: { week: weekMemory, day: dayMemory },
    onOpenCode,
    onOpenDoor,
    onBack,
  };
  const isOneDoor = deviceId !== undefined && deviceId !== null;
  return (
    <div ref={place}>
      {view?.name === "access-code-details" && <AccessCodeDetailsView accessCodeId={view.id ?? ""} onBack={back} />}
      {view?.name === "device-details" && <DeviceDetailsView deviceId={view.id ?? ""} onBack={back} />}
      {!view &&
        (isOneDoor ? (
          <DoorTimeline deviceId={deviceId} {...page} />
        ) : (
          <HouseTimeline deviceIds={deviceIds} {...page} />
        ))}
    </div>
  );
}

/** Assumed height of a row of a week before any is measured, in px. */
const weekRowPx = 77;
