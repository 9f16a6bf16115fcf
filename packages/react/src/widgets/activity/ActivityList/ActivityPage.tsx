import { useMemo, useRef, useState } from "react";
import type { Activity, useActivity } from "../../../data/activity.ts";
import { type ActivityFilter, activityRows, passesActivityFilter } from "../../../rules/activity/activity-rows.ts";
import { useActivityStrings } from "../../../strings/activity-strings.ts";
import { useAllStrings } from "../../../strings/all-strings.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { scrollToSight } from "../../../page/watch-layout.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { useListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { isGone } from "../../../ui/ErrorState/failure.ts";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { AnswerState, type QueryState } from "../../parts/waiting/AnswerState.tsx";
import { ActivityFilters } from "./ActivityFilters.tsx";
import { ActivityLoading } from "./ActivityLoading.tsx";
import { activityCsv, saveFile } from "./export-activity.ts";
import { OlderActivity } from "./OlderActivity.tsx";
import { ShownActivity } from "./ShownActivity.tsx";
import { useActivityNews } from "./use-activity-news.ts";
import type { NameOfDoor } from "./use-door-names.ts";
import { useHeldActivity } from "./use-held-activity.ts";
import { useScrolledAway } from "./use-scrolled-away.ts";

export interface ActivityPageProps {
  heading: string | null | undefined;
  canExport: boolean;
  onBack: (() => void) | undefined;
  query: ReturnType<typeof useActivity>;
  doors: QueryState;
  /** Time zone of the shown times; `null` until the doors are loaded. */
  zone: string | null;
  nameOf: NameOfDoor;
  /** Name of the door, shown below the title. */
  about?: string | undefined;
  isOneDoor?: boolean;
}

const everything: ActivityFilter = { kind: null, doorId: null };

/** Assumed height of a row before any is measured, in px. */
const rowHeightPx = 57;

/** The list with its header, filters and footer. */
export function ActivityPage(props: ActivityPageProps) {
  const { heading, canExport, onBack, query, doors: doorsQuery, zone, nameOf, about, isOneDoor } = props;
  const words = useActivityStrings();
  const { title } = useAllStrings().doorActivity;
  const format = useFormat();
  const memory = useListMemory(rowHeightPx);
  const [filter, setFilter] = useState(everything);
  const top = useRef<HTMLDivElement>(null);
  const older = useRef<HTMLDivElement>(null);
  const isAway = useScrolledAway(top);
  // New rows at the top move the button at the end, so they wait while the button has the pointer or the focus.
  const canJoin = () => !isAway.current && !older.current?.matches(":hover, :focus-within");
  const answer = bothOf(query, doorsQuery);
  const activity = zone === null || isGone(answer.error) ? undefined : (answer.data as Activity | undefined);
  const { shown, arrived, release } = useHeldActivity(activity?.events, canJoin);

  const all = useMemo(() => activityRows(activity?.events ?? []), [activity]);
  const listed = useMemo(() => (shown === activity?.events ? all : activityRows(shown)), [shown, all, activity]);
  const rows = useMemo(() => listed.filter((row) => passesActivityFilter(filter, row)), [listed, filter]);
  const readRows = useMemo(() => all.filter((row) => passesActivityFilter(filter, row)), [all, filter]);
  const heldCount = readRows.length - rows.length;
  useActivityNews(arrived, readRows, nameOf);
  const doors = useMemo(() => (isOneDoor ? [] : doorsOf(all, nameOf)), [all, nameOf, isOneDoor]);

  const isReady = activity !== undefined && zone !== null;
  const save = () => {
    if (zone === null) return;
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`activity-${day}.csv`, activityCsv(readRows, { nameOf, zone, words, format }));
  };
  const onShowNew = () => {
    release();
    scrollToSight(top.current);
  };
  return (
    <Frame isBusy={!isReady && answer.error === null}>
      <Header title={heading === undefined ? title : heading} about={about} sub={about} onBack={onBack}>
        {canExport && activity?.isServed !== false && (
          <Button kind="quiet" disabled={readRows.length === 0} onClick={save}>
            {words.exportCsv}
          </Button>
        )}
      </Header>
      {activity?.isServed !== false && (
        <ActivityFilters filter={filter} onChange={setFilter} doors={isOneDoor ? null : doors} />
      )}
      {isReady && (
        <div className="seam-activity-body">
          {heldCount > 0 && (
            <div className="seam-activity-new">
              <Button onClick={onShowNew}>{words.showNew({ count: heldCount })}</Button>
            </div>
          )}
          <ShownActivity label={heading || title} rows={rows} zone={zone} nameOf={nameOf} memory={memory} top={top} />
          {rows.length === 0 && (
            <EmptyState
              icon="clock"
              text={activity.isServed ? words[listed.length === 0 ? "empty" : "nothingLike"] : words.notServed}
              action={listed.length > 0 && <Button onClick={() => setFilter(everything)}>{words.clearFilters}</Button>}
            />
          )}
          {!activity.isWhole && <OlderActivity ref={older} older={query.older} />}
        </div>
      )}
      <AnswerState query={answer} waiting={<ActivityLoading />} />
    </Frame>
  );
}

/** Combines both queries, because neither answer can be shown without the other. */
const bothOf = (activity: QueryState, doors: QueryState): QueryState => ({
  data: doors.data === undefined ? undefined : activity.data,
  error: activity.error ?? doors.error,
  isFetching: activity.isFetching || doors.isFetching,
  refetch: () => {
    void activity.refetch();
    void doors.refetch();
  },
});

/** Doors of the rows, ordered by name. */
const doorsOf = (rows: readonly { doorId: string | undefined }[], nameOf: NameOfDoor) =>
  [...new Set(rows.flatMap(({ doorId }) => doorId ?? []))]
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((one, other) => one.name.localeCompare(other.name));
