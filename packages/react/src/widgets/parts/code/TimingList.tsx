import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";

/** ISO text or epoch milliseconds. */
type Moment = string | number | null | undefined;

/** Start and end, one below the other. */
export function TimingList({ start, end, zone }: { start: Moment; end: Moment; zone: string | null }) {
  const { accessCodeDetails: words } = useAllStrings();
  const format = useFormat();
  const line = (label: string, time: Moment) => (
    <>
      <span className="seam-timing-label">{label}</span>{" "}
      <span className="seam-timing-value">
        <bdi>{time ? format.dateTime(time, zone) : "–"}</bdi>
      </span>
    </>
  );
  return (
    <span className="seam-timing-list">
      {line(words.start, start)} {line(words.end, end)}
    </span>
  );
}
