import { useMemo } from "react";
import { useDevice } from "../../../data/devices.ts";
import { givenId } from "../../../rules/given-id.ts";
import { TimelinePage, type TimelinePageProps } from "./TimelinePage.tsx";

interface DoorTimelineProps extends Omit<TimelinePageProps, "doors" | "query"> {
  deviceId: string;
}

export function DoorTimeline({ deviceId, ...page }: DoorTimelineProps) {
  const query = useDevice({ device_id: givenId(deviceId) });
  const { device } = query;
  const doors = useMemo(() => device && [device], [device]);
  return <TimelinePage {...page} query={query} doors={doors} />;
}
