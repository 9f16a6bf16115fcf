import type { TimePreset } from "../../../rules/code/time-presets.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useWidgetOptions } from "../../widget-options.tsx";

const stay = { from: "15:00", to: "11:00" };

/** The times that a form offers with one press: the host's, or the usual ones. */
export function useTimePresets(): readonly TimePreset[] {
  const { accessCodeForm: words } = useAllStrings();
  const {
    timePresets = [
      { label: words.tonight, nights: 1, ...stay },
      { label: words.nextWeek, inDays: "monday", nights: 7, ...stay },
      { label: words.threeNights, nights: 3, ...stay },
      { label: words.week, nights: 7 },
    ],
  } = useWidgetOptions();
  return timePresets;
}
