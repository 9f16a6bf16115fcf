import type { Device } from "@mortise/client";
import { useState } from "react";
import { type DeviceSelection, useDeviceSelection } from "../../parts/device/device-selection.ts";

export interface DoorSelection extends DeviceSelection {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Returns the doors to choose from, and those that match the search. */
export function useDoorSelection(devices: readonly Device[] | undefined): DoorSelection {
  const [search, onSearch] = useState("");
  const selection = useDeviceSelection(devices, {
    search,
    issue: null,
    deviceFilter: undefined,
    deviceComparator: undefined,
  });
  return { ...selection, search, onSearch };
}
