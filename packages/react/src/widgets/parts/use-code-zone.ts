import type { Device } from "@mortise/client";
import { useMemo } from "react";
import { doorTimeZone, isSameZone, localTimeZone } from "../../rules/time-zones.ts";

export interface CodeZone {
  /** The zone a code's times are shown in: the door's, or the reader's where that is not known (DECISIONS §2). */
  readonly zone: string;
  /** It is not the reader's own. */
  readonly isForeign: boolean;
}

export function useCodeZone(device: Pick<Device, "location"> | undefined): CodeZone {
  const door = doorTimeZone(device);
  return useMemo(() => {
    const local = localTimeZone();
    const zone = door ?? local;
    return { zone, isForeign: !isSameZone(zone, local) };
  }, [door]);
}
