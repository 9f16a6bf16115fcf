import { useTimelineStrings } from "../../../strings/timeline-strings.ts";

/** How many codes have come that a row shows once it may grow. Beside the name of the door, where there is room. */
export function WaitingCodes({ count }: { count: number }) {
  const { timeline } = useTimelineStrings();
  return <bdi className="seam-plot-waiting"> {timeline.more({ count })}</bdi>;
}
