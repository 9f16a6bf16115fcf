import { useMemo } from "react";
import { useDevices } from "../../../data/devices.ts";
import { takesCodes } from "../../../rules/code/takes-codes.ts";
import { isLockDevice } from "../../../rules/device/lock-devices.ts";
import { TimelinePage, type TimelinePageProps } from "./TimelinePage.tsx";

interface HouseTimelineProps extends Omit<TimelinePageProps, "doors" | "query"> {
  deviceIds: readonly string[] | undefined;
}

/** Timeline of several doors. Doors that take no codes are left out. */
export function HouseTimeline({ deviceIds, ...page }: HouseTimelineProps) {
  const query = useDevices({ device_ids: deviceIds });
  const { devices } = query;
  const doors = useMemo(() => devices?.filter((device) => isLockDevice(device) && takesCodes(device)), [devices]);
  return <TimelinePage {...page} query={query} doors={doors} />;
}
