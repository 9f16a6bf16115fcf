import type { AccessCode, Device } from "@mortise/client";
import { useMemo } from "react";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { canonicalZone, codeTimeZone } from "../../../rules/time/time-zones.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import type { CodeAtDoor } from "./codes-at-doors.ts";

/** When a code works, in the clocks of its door: "Ongoing", or both its times. */
export function useCodeTimes(): (code: AccessCode, door: Device | undefined) => string {
  const { accessCodeDetails: words } = useAllStrings();
  const format = useFormat();
  return (code, door) => {
    const { starts_at, ends_at } = code;
    if (!hasTimes(code) || !starts_at || !ends_at) return words.ongoing;
    return format.range(starts_at, ends_at, codeTimeZone(door));
  };
}

/** Whether one line tells the times of all: they are the same, and so are the clocks of their doors. */
export function useHasSameTimes(rows: readonly CodeAtDoor[]): boolean {
  return useMemo(() => {
    const timed = rows.filter(({ code }) => hasTimes(code));
    if (timed.length === 0) return true;
    const moments = new Set(rows.map(({ code }) => `${code.starts_at} ${code.ends_at}`));
    const zones = new Set(timed.flatMap(({ door }) => (door ? [codeTimeZone(door)] : [])));
    return moments.size === 1 && new Set([...zones].map(canonicalZone)).size <= 1;
  }, [rows]);
}
