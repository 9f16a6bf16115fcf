import { useTimelineStrings } from "../../../strings/timeline-strings.ts";

/** Number of new codes that the row will show when it may grow. Beside the door's name, where there is room. */
export function WaitingCodes({ count }: { count: number }) {
  const { timeline } = useTimelineStrings();
  return <bdi className="seam-plot-waiting"> {timeline.more({ count })}</bdi>;
}
