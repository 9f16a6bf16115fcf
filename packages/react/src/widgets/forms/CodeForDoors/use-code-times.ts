import type { AccessCode, Device } from "@mortise/client";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { codeTimeZone } from "../../../rules/time/time-zones.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";

/** When a code works, in the clocks of its door: "Ongoing", or both its times. */
export function useCodeTimes(code: AccessCode, door: Device | undefined): string {
  const { accessCodeDetails: words } = useAllStrings();
  const format = useFormat();
  const { starts_at, ends_at } = code;
  if (!hasTimes(code) || !starts_at || !ends_at) return words.ongoing;
  return format.range(starts_at, ends_at, codeTimeZone(door));
}
