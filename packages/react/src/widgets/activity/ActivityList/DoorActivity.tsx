import { useActivity } from "../../../data/activity.ts";
import { useDevice } from "../../../data/devices.ts";
import { givenId } from "../../../rules/given-id.ts";
import { knownCodeZone } from "../../../rules/time/time-zones.ts";
import { ActivityPage, type ActivityPageProps } from "./ActivityPage.tsx";
import { useDoorNames } from "./use-door-names.ts";

interface DoorActivityProps extends Pick<ActivityPageProps, "heading" | "canExport" | "onBack"> {
  deviceId: string;
}

export function DoorActivity({ deviceId: given, ...page }: DoorActivityProps) {
  const deviceId = givenId(given);
  const door = useDevice({ device_id: deviceId });
  const query = useActivity({ device_id: deviceId });
  const nameOf = useDoorNames(door.device && [door.device], false);
  return (
    <ActivityPage
      {...page}
      query={query}
      doors={door}
      zone={knownCodeZone(door)}
      nameOf={nameOf}
      about={door.device?.properties.name || undefined}
      isOneDoor
    />
  );
}
