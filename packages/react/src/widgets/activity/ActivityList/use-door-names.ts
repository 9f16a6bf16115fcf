import type { Device } from "@mortise/client";
import { useMemo } from "react";
import { readableName } from "../../../rules/whole-entries.ts";
import { useActivityStrings } from "../../../strings/activity-strings.ts";
import { useStrings } from "../../../strings/strings.tsx";

export type NameOfDoor = (doorId: string | undefined) => string;

/**
 * Names doors by their ids.
 * @param isWhole - Whether `doors` is complete. A door that is missing from it was then removed.
 */
export function useDoorNames(doors: readonly Device[] | undefined, isWhole: boolean): NameOfDoor {
  const { unnamed } = useStrings().device;
  const { removedDoor } = useActivityStrings();
  return useMemo(() => {
    const names = new Map(
      doors?.map(({ device_id, properties }) => [device_id, readableName(properties.name) || unnamed]),
    );
    const other = isWhole ? removedDoor : unnamed;
    return (doorId) => names.get(doorId ?? "") ?? other;
  }, [doors, isWhole, unnamed, removedDoor]);
}
