import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";

/** As ISO text or in milliseconds. */
type Moment = string | number | null | undefined;

/** Start and end, one below the other. */
export function TimingList({ start, end, zone }: { start: Moment; end: Moment; zone: string | null }) {
  const { accessCodeDetails: words } = useAllStrings();
  const format = useFormat();
  const text = (time: Moment) => <bdi>{time ? format.dateTime(time, zone) : "–"}</bdi>;
  return (
    <span className="seam-timing-list">
      <span className="seam-timing-label">{words.start}</span> <span className="seam-timing-value">{text(start)}</span>{" "}
      <span className="seam-timing-label">{words.end}</span> <span className="seam-timing-value">{text(end)}</span>
    </span>
  );
}
