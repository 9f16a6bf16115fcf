import type { AccessCode, Device } from "@mortise/client";
import { useMemo } from "react";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { canonicalZone, codeTimeZone } from "../../../rules/time/time-zones.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import type { CodeAtDoor } from "./codes-at-doors.ts";

/** Describes the schedule of a code in the time of its door: "Ongoing", or both times. */
export function useCodeTimes(): (code: AccessCode, door: Device | undefined) => string {
  const { accessCodeDetails: words } = useAllStrings();
  const format = useFormat();
  return (code, door) => {
    const { starts_at, ends_at } = code;
    if (!hasTimes(code) || !starts_at || !ends_at) return words.ongoing;
    return format.range(starts_at, ends_at, codeTimeZone(door));
  };
}

/** Whether one line can state the times of all codes: the times are the same, and so are the doors' time zones. */
export function useHasSameTimes(rows: readonly CodeAtDoor[]): boolean {
  return useMemo(() => {
    const timed = rows.filter(({ code }) => hasTimes(code));
    if (timed.length === 0) return true;
    const moments = new Set(rows.map(({ code }) => `${code.starts_at} ${code.ends_at}`));
    const zones = new Set(timed.flatMap(({ door }) => (door ? [codeTimeZone(door)] : [])));
    return moments.size === 1 && new Set([...zones].map(canonicalZone)).size <= 1;
  }, [rows]);
}
