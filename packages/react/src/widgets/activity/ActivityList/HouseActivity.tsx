import { useActivity } from "../../../data/activity.ts";
import { useDevices } from "../../../data/devices.ts";
import { houseZone } from "../../../rules/activity/house-zone.ts";
import { ActivityPage, type ActivityPageProps } from "./ActivityPage.tsx";
import { useDoorNames } from "./use-door-names.ts";

interface HouseActivityProps extends Pick<ActivityPageProps, "heading" | "canExport" | "onBack"> {
  deviceIds: readonly string[] | undefined;
}

export function HouseActivity({ deviceIds, ...page }: HouseActivityProps) {
  const doors = useDevices({ device_ids: deviceIds });
  const query = useActivity({ device_ids: deviceIds });
  const nameOf = useDoorNames(doors.devices, doors.isComplete);
  return (
    <ActivityPage
      {...page}
      query={query}
      doors={doors}
      zone={doors.devices ? houseZone(doors.devices) : null}
      nameOf={nameOf}
      isOneDoor={deviceIds?.length === 1}
    />
  );
}
