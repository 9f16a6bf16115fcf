import type { Device } from "@mortise/client";
import { useEffect, useMemo, useRef } from "react";
import { isOneLockAlone, useCodesOfDoors } from "../../../data/codes-of-doors.ts";
import { houseZone } from "../../../rules/activity/house-zone.ts";
import { dayNumbers } from "../../../rules/time/day-numbers.ts";
import { dayStarts } from "../../../rules/timeline/shown-days.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { useTimelineStrings } from "../../../strings/timeline-strings.ts";
import type { ListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { isGone } from "../../../ui/ErrorState/failure.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { HealthBar } from "../../../ui/HealthBar/HealthBar.tsx";
import { useAnnounce } from "../../../ui/Live/Live.tsx";
import { useNow } from "../../parts/use-now.ts";
import { AnswerState, type QueryState } from "../../parts/waiting/AnswerState.tsx";
import { DoorRows } from "./DoorRows.tsx";
import { joinParts } from "./timeline-words.ts";
import { TimelineDays } from "./TimelineDays.tsx";
import { TimelineLoading } from "./TimelineLoading.tsx";
import { useDoorBlocks } from "./use-door-codes.ts";
import { useIsWide } from "./use-is-wide.ts";
import { type TimelineIssue, useTimelineHealth } from "./use-timeline-health.ts";

export interface TimelinePageProps {
  heading: string | null | undefined;
  /** First visible day, in days since 1970-01-01; `null` for today. */
  firstDay: number | null;
  setFirstDay: (day: number | null) => void;
  /** Pressed filter; `null` for none. */
  issue: TimelineIssue | null;
  setIssue: (issue: TimelineIssue | null) => void;
  memories: Readonly<Record<"week" | "day", ListMemory>>;
  doors: readonly Device[] | undefined;
  /** Query of the doors. */
  query: QueryState;
  onOpenCode: (id: string) => void;
  onOpenDoor: (id: string) => void;
  onBack: (() => void) | undefined;
}

const weekDays = 7;
const noDoors: readonly string[] = [];

/** The days with their header, filters and rows. */
export function TimelinePage(props: TimelinePageProps) {
  const { heading, doors, firstDay, setFirstDay, issue, setIssue, memories } = props;
  const words = useTimelineStrings();
  const { timeline, deviceTable } = words;
  const format = useFormat();
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const isWeek = useIsWide(frame);
  const zone = useMemo(() => houseZone(doors ?? []), [doors]);
  const now = useNow();
  const today = useMemo(() => dayNumbers(zone), [zone])(now);
  const first = firstDay ?? today;
  const count = isWeek ? weekDays : 1;
  const starts = useMemo(() => dayStarts(first, count, zone), [first, count, zone]);
  const week = useMemo(() => dayStarts(first, weekDays, zone), [first, zone]);

  const blocks = useDoorBlocks(doors);
  const firstBlock = blocks.values().next().value ?? noDoors;
  const codes = useCodesOfDoors(firstBlock);
  const isNotServed = firstBlock.length > 1 && isOneLockAlone(codes.error);
  const answer = bothOf(props.query, codes, doors);
  const isReady = answer.data !== undefined && !isGone(answer.error) && !isNotServed;
  const health = useTimelineHealth(codes.accessCodes, { start: week[0] ?? 0, end: week.at(-1) ?? 0 });
  const isCounted = doors !== undefined && doors.length > 0 && doors.length === firstBlock.length;
  // A filter is released when its issues are gone, so that the next issue does not narrow the list.
  const pressed = issue && isReady && health.counts[issue] === 0 ? null : issue;
  useEffect(() => setIssue(pressed), [setIssue, pressed]);
  const shown = useMemo(
    () => (pressed ? doors?.filter(({ device_id }) => health.doors[pressed].has(device_id)) : doors) ?? [],
    [doors, pressed, health],
  );

  const daysText = (from: number) => {
    const [start = 0, last = 0] = [dayStarts(from, 1, zone)[0], dayStarts(from + count - 1, 1, zone)[0]];
    const parts = isWeek ? monthDay : ({ weekday: "short", ...monthDay } as const);
    return format.show(start, parts, zone, last);
  };
  const show = (day: number | null) => {
    setFirstDay(day === today ? null : day);
    announce(daysText(day ?? today));
  };
  const onMove = (by: 1 | -1) => show(first + by * count);
  const onToday = () => {
    show(null);
    // The pressed button is gone, so the heading takes the focus.
    frame.current?.querySelector<HTMLElement>("[data-seam-title]")?.focus({ preventScroll: true });
  };
  const about = { label: timeline.label({ days: daysText(first) }), now, today: today - first, isWeek, starts, zone };
  const days = isWeek || firstDay !== null ? daysText(first) : joinParts([timeline.today, daysText(first)], words);
  const title = heading === undefined ? timeline.title : heading;
  const isAfter = isReady && (firstDay ?? today) + count - 1 < today;
  return (
    <div ref={frame}>
      <Frame isBusy={!isReady && answer.error === null}>
        <Header title={title} {...(doors && (isWeek ? { count: days } : { sub: days }))} onBack={props.onBack}>
          <TimelineDays
            isKnown={doors !== undefined}
            isToday={today >= first && today < first + count}
            onMove={onMove}
            onToday={onToday}
          />
        </Header>
        {isReady && isCounted && (
          <HealthBar
            issues={[
              {
                key: "clash",
                label: timeline.clashes({ count: health.counts.clash }),
                count: health.counts.clash,
                icon: "error",
              },
              {
                key: "trouble",
                label: timeline.troubled({ count: health.counts.trouble }),
                count: health.counts.trouble,
                icon: "error",
              },
            ]}
            ok={timeline.allWell}
            pressed={pressed}
            onPress={setIssue}
          />
        )}
        {isReady && (
          <DoorRows
            {...about}
            doors={shown}
            all={doors ?? []}
            turn={pressed ?? ""}
            blocks={blocks}
            memory={memories[isWeek ? "week" : "day"]}
            onMove={onMove}
            onOpenCode={props.onOpenCode}
            onOpenDoor={props.onOpenDoor}
          />
        )}
        {isReady && doors?.length === 0 && <EmptyState icon="devices" text={deviceTable.empty} />}
        {isNotServed && <EmptyState icon="error" text={timeline.notServed} />}
        {isAfter && (
          <div className="seam-timeline-past">
            <bdi>{timeline.past}</bdi>
          </div>
        )}
        {!isNotServed && <AnswerState query={answer} waiting={<TimelineLoading isWeek={isWeek} />} />}
      </Frame>
    </div>
  );
}

const monthDay = { month: "short", day: "numeric" } as const;

/** Combines doors and codes into one query, because neither can be shown without the other. */
const bothOf = (query: QueryState, codes: QueryState, doors: readonly Device[] | undefined): QueryState => ({
  data: doors && codes.data !== undefined ? doors : undefined,
  error: query.error ?? (doors ? codes.error : null),
  isFetching: query.isFetching || codes.isFetching,
  refetch: () => Promise.all([query.refetch(), codes.refetch()]),
});
