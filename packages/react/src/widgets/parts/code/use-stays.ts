import { daySpan } from "../../../strings/moments.ts";
import type { DraftContext, StayStart } from "../../../rules/code/code-form.ts";
import { instantOf } from "../../../rules/code/code-form.ts";
import { type StayHours, stayStarts, stayTimes } from "../../../rules/code/stay-times.ts";
import { clockTime } from "../../../rules/time/clock-time.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import type { SegmentOption } from "../../../ui/Segment/Segment.tsx";
import { useWidgetOptions } from "../../widget-options.tsx";

/** Check-in and check-out times of the host, or the usual ones. */
export function useStayHours(): StayHours {
  const { checkIn, checkOut } = useWidgetOptions();
  return { checkIn: clockTime("checkIn", checkIn, "15:00"), checkOut: clockTime("checkOut", checkOut, "11:00") };
}

/** Returns the stays that a form offers with one press, with their days. */
export function useStayOptions(opened: DraftContext): readonly SegmentOption<StayStart>[] {
  const { stay: words } = useAllStrings();
  const format = useFormat();
  const hours = useStayHours();
  return stayStarts.map((value) => {
    const { starts, ends } = stayTimes(value, opened, hours);
    const [start, end] = [starts, ends].map((time) => instantOf(time, opened.zone) ?? opened.now) as [number, number];
    return {
      value,
      label: words[value],
      note: daySpan(format, start, value === "weekend" ? end : start, opened.zone),
    };
  });
}
