// Who comes next to doors in trouble.
import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { useAccessCodes } from "./access-codes.ts";

const hourMs = 3_600_000;
const aheadMs = 7 * 24 * hourMs;
/** Of more doors it is not asked: the answer would be longer than anybody reads. */
const mostDoors = 200;

/**
 * Codes that begin at some doors within a week. Empty until they are known, and where the server does not list codes by
 * their start; the last known ones while those of other doors are on their way.
 * @param now milliseconds
 */
export function useArrivals(device_ids: readonly string[], now: number): readonly AccessCode[] {
  // A question that stays the same for an hour.
  const from = Math.floor(now / hourMs) * hourMs;
  const { accessCodes } = useAccessCodes({
    device_ids: device_ids.slice(0, mostDoors).toSorted(),
    starts_after: new Date(from).toISOString(),
    starts_before: new Date(from + aheadMs).toISOString(),
  });
  const [last, setLast] = useState<readonly AccessCode[]>([]);
  if (accessCodes && accessCodes !== last) setLast(accessCodes);
  return accessCodes ?? last;
}
