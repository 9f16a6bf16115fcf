import { useAllStrings } from "../../strings/all-strings.ts";

/** Start and end, one below the other. */
export function TimingList({ start, end }: { start: string; end: string }) {
  const { accessCodeDetails: words } = useAllStrings();
  return (
    <span className="seam-timing-list">
      <span className="seam-timing-label">{words.start}</span>{" "}
      <span className="seam-timing-value">
        <bdi>{start}</bdi>
      </span>{" "}
      <span className="seam-timing-label">{words.end}</span>{" "}
      <span className="seam-timing-value">
        <bdi>{end}</bdi>
      </span>
    </span>
  );
}
