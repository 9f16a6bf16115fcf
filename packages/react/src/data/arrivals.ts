// Reads the next arrivals at doors in trouble.
import type { AccessCode } from "@mortise/client";
import { useState } from "react";
import { useAccessCodes } from "./access-codes.ts";

const hourMs = 3_600_000;
const aheadMs = 7 * 24 * hourMs;
/** Most doors of the query. The answer for more would be longer than anybody reads. */
const mostDoors = 200;

/**
 * Lists codes that start at some doors within a week. Returns an empty list until they are loaded, and if the server
 * refuses to filter codes by start; while other doors load, the last list stays.
 * @param now - Epoch milliseconds.
 */
export function useArrivals(device_ids: readonly string[], now: number): readonly AccessCode[] {
  // Rounded to the hour, so that the query key stays the same for an hour.
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
