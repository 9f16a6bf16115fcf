import { useMemo } from "react";
import { hasDigits, isPromised } from "../../../rules/code/code-on-doors.ts";
import { hasTimes } from "../../../rules/code/code-validity.ts";
import { canonicalZone, codeTimeZone } from "../../../rules/time/time-zones.ts";
import { useFormat } from "../../../strings/strings.tsx";
import type { MessagePlace } from "../../parts/handover/code-message.ts";
import type { CodeAtDoor } from "./codes-at-doors.ts";

/** Returns the doors that a message to a guest can name, grouped by time zone. Codes without times are one group. */
export function usePromisedPlaces(present: readonly CodeAtDoor[], digits: string | null): readonly MessagePlace[] {
  const { locale } = useFormat();
  return useMemo(() => {
    const byZone = new Map<string, string[]>();
    for (const { code, door } of present) {
      const name = door?.properties.name?.trim();
      if (!door || !name || !hasDigits(code, digits) || !isPromised(code)) continue;
      const zone = hasTimes(code) ? canonicalZone(codeTimeZone(door)) : "";
      byZone.set(zone, [...(byZone.get(zone) ?? []), name]);
    }
    const list = new Intl.ListFormat(locale);
    return [...byZone].map(([zone, names]) => ({ zone, device: { properties: { name: list.format(names) } } }));
  }, [present, digits, locale]);
}
