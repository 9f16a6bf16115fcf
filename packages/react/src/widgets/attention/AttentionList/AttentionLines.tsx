import { type ReactNode, useCallback, useMemo } from "react";
import type { AttentionLine } from "../../../rules/attention/attention-line.ts";
import { useAttentionStrings } from "../../../strings/attention-strings.ts";
import { useProblems } from "../../../strings/problems/use-problems.ts";
import { useFormat } from "../../../strings/strings.tsx";
import { ChunkedList, type RowPlace } from "../../../ui/ChunkedList/ChunkedList.tsx";
import type { ListMemory } from "../../../ui/ChunkedList/list-memory.ts";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Frame } from "../../../ui/Frame/Frame.tsx";
import { Header } from "../../../ui/Header/Header.tsx";
import { ConnectStep } from "../../forms/ConnectAccountButton/ConnectStep.tsx";
import { useCount } from "../../parts/use-count.ts";
import { AnswerState } from "../../parts/waiting/AnswerState.tsx";
import type { NeedsAttention } from "../use-attention.ts";
import { AttentionRow, type AttentionRowProps } from "./AttentionRow.tsx";
import { LinesLoading } from "./LinesLoading.tsx";
import { useLineNews } from "./use-line-news.ts";

interface AttentionLinesProps extends Pick<AttentionRowProps, "onOpen" | "onRemedy"> {
  heading: string | null | undefined;
  attention: NeedsAttention;
  memory: ListMemory;
  onBack: (() => void) | undefined;
}

const keyOf = ({ key }: AttentionLine) => key;

/** List of the lines, under the headings "Today" and "Later". */
export function AttentionLines({ heading, attention, memory, onOpen, onRemedy, onBack }: AttentionLinesProps) {
  const { deviceTable, attention: words } = useAttentionStrings();
  const { lines, isToday, hasDoors, areCodesUnknown, query } = attention;
  // Translated sentences that load later would change the height of each row, so the list waits for them.
  const { isComing } = useProblems(Boolean(lines?.[0]));
  const shown = isComing ? null : lines;
  useLineNews(shown, isToday);
  const heads = useMemo(() => headsOf(shown ?? [], isToday), [shown, isToday]);
  const first = shown?.[0]?.key;
  const renderRow = useCallback(
    (line: AttentionLine, place: RowPlace): ReactNode => (
      <AttentionRow
        key={line.key}
        line={line}
        head={heads.get(line.key)}
        isFirst={line.key === first}
        place={place}
        onOpen={onOpen}
        onRemedy={onRemedy}
      />
    ),
    [heads, first, onOpen, onRemedy],
  );
  const title = heading === undefined ? words.title : heading;
  const count = useCount({ all: shown, shown: shown ?? [], isNarrowed: false }, query.error);
  return (
    <Frame isBusy={shown === null && query.error === null}>
      <Header title={title} count={count} onBack={onBack} />
      {shown && (
        <>
          <ChunkedList
            label={heading || words.title}
            items={shown}
            all={shown}
            keyOf={keyOf}
            renderRow={renderRow}
            memory={memory}
          />
          {shown.length === 0 &&
            (hasDoors ? (
              <Nothing checkedAt={attention.checkedAt} />
            ) : (
              <EmptyState icon="devices" text={deviceTable.empty} action={<ConnectStep />} />
            ))}
          {areCodesUnknown && hasDoors && (
            <div className="seam-attention-unknown">
              <bdi>{words.codesUnknown}</bdi>
            </div>
          )}
        </>
      )}
      <AnswerState query={isComing ? { ...query, data: undefined } : query} waiting={<LinesLoading />} />
    </Frame>
  );
}

function Nothing({ checkedAt }: { checkedAt: number }) {
  const { attention: words } = useAttentionStrings();
  const time = useFormat().timeOrDay(checkedAt);
  return (
    <EmptyState
      icon="ok"
      text={words.nothing}
      action={<span className="seam-attention-checked">{words.checked({ time })}</span>}
    />
  );
}

type Head = "today" | "later";

/** Maps the key of each line that has a heading above it to that heading. */
function headsOf(lines: readonly AttentionLine[], isToday: NeedsAttention["isToday"]): ReadonlyMap<string, Head> {
  const heads = new Map<string, Head>();
  let last: Head | undefined;
  for (const line of lines) {
    const head = isToday(line) ? "today" : "later";
    if (head !== last) heads.set(line.key, head);
    last = head;
  }
  return heads;
}
