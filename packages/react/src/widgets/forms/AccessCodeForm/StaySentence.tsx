import { type CodeDraft, instantOf } from "../../../rules/code/code-form.ts";
import { nightsOf } from "../../../rules/code/stay-times.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { dateTimes } from "../../../strings/moments.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { TimingList } from "../../parts/code/TimingList.tsx";
import { useStayHours } from "../../parts/code/use-stays.ts";

/** Start, end and nights on one line: Fri, Nov 28, 3:00 PM – Sun, Nov 30, 11:00 AM · 2 nights. */
export function StaySentence({ draft }: { draft: CodeDraft }) {
  const { stay: words } = useAllStrings();
  const format = useFormat();
  const nights = nightsOf(draft, useStayHours());
  const { starts, ends, zone } = draft;
  const [start, end] = [instantOf(starts, zone), instantOf(ends, zone)];
  // With one time missing, labels say which one is given.
  if (start === null || end === null) return <TimingList start={start} end={end} zone={zone} />;
  const [from = "", to = ""] = dateTimes(format, [start, end], zone);
  const moment = (text: string) => <bdi className="seam-stay-moment">{text}</bdi>;
  const span = words.span.rich({ start: moment(from), end: moment(to) });
  return (
    <span className="seam-stay">
      {nights ? words.spanOfNights.rich({ span, nights: words.count({ count: nights }) }) : span}
    </span>
  );
}
