import { memo } from "react";
import type { ActivityRow } from "../../../rules/activity/activity-rows.ts";
import { isSameZone, localTimeZone } from "../../../rules/time/time-zones.ts";
import { useActivityStrings } from "../../../strings/activity-strings.ts";
import { timeOfDay } from "../../../strings/moments.ts";
import { useFormat } from "../../../strings/strings.tsx";
import type { RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { mannerOf, shownSentence } from "./activity-words.ts";

interface EventRowProps {
  row: ActivityRow;
  door: string;
  /** Days since the day whose heading stands above the row. `undefined` for a row without a heading. */
  daysAgo: number | undefined;
  zone: string;
  place: RowPlace;
}

export const EventRow = memo(function EventRow({ row, door, daysAgo, zone, place }: EventRowProps) {
  const words = useActivityStrings();
  const format = useFormat();
  const how = mannerOf(row, zone, words, format);
  return (
    <div {...place} className="seam-activity-item">
      {daysAgo !== undefined && <DayHeading at={row.at} daysAgo={daysAgo} zone={zone} />}
      <div className="seam-event">
        <span className="seam-tile" data-tone={row.tone}>
          <Icon name={row.icon} size="sm" />
        </span>
        <span className="seam-event-text">
          <bdi>{shownSentence(row, door, words, shownName)}</bdi>
        </span>{" "}
        {how && (
          <span className="seam-event-how">
            <bdi>{how}</bdi>{" "}
          </span>
        )}
        <span className="seam-event-time">
          <bdi>{timeOfDay(format, row.at, zone)}</bdi>
        </span>
      </div>
    </div>
  );
});

const shownName = (name: string) => <bdi className="seam-event-name">{name}</bdi>;

/** Heading of a day, with the time zone if that is not the reader's own. */
function DayHeading({ at, daysAgo, zone }: { at: string; daysAgo: number; zone: string }) {
  const words = useActivityStrings();
  const format = useFormat();
  const isNear = daysAgo === 0 || daysAgo === 1;
  const isOwn = isSameZone(zone, localTimeZone());
  const day = format.show(at, { ...parts, ...(daysAgo > 300 && { year: "numeric" }) }, zone);
  const zoneName = isOwn ? "" : format.show(at, { timeZoneName: "short" }, zone).split(/,?\s/u).at(-1);
  return (
    <div className="seam-activity-day" role="heading" aria-level={3}>
      {isNear && <span>{words[daysAgo === 0 ? "today" : "yesterday"]} </span>}
      <span className={isNear ? "seam-activity-date" : undefined}>
        <bdi>{day}</bdi>
      </span>
      {zoneName && (
        <span className="seam-activity-date">
          {" "}
          <bdi>{zoneName}</bdi>
        </span>
      )}
    </div>
  );
}

const parts = { weekday: "short", month: "short", day: "numeric" } as const;
