import type { ReactNode } from "react";
import { ChunkedList, type ChunkedListProps } from "../../ui/ChunkedList/ChunkedList.tsx";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { HealthBar, type HealthBarProps } from "../../ui/HealthBar/HealthBar.tsx";
import { SearchField } from "../../ui/SearchField/SearchField.tsx";
import { type CountedItems, useCount } from "./use-count.ts";
import { useSpokenCount } from "./use-spoken-count.ts";
import { type QueryState, AnswerState } from "./waiting/AnswerState.tsx";
import { EmptyList, type EmptyListProps } from "./waiting/EmptyList.tsx";

interface TableFrameProps<Item, Issue extends string>
  extends Pick<EmptyListProps, "search" | "icon">,
    Pick<ChunkedListProps<Item>, "keyOf" | "renderRow" | "memory" | "keys" | "maxHeight"> {
  /** Instead of the title; `null` or empty: none. */
  heading: string | null | undefined;
  title: string;
  /** Whose list it is. */
  sub?: string | undefined;
  query: QueryState & { readonly isPending: boolean; readonly isComplete?: boolean };
  /** `narrowing`: search and chip in one text. */
  selection: CountedItems & {
    readonly all: readonly Item[] | null;
    readonly shown: readonly Item[];
    readonly narrowing: string;
  };
  onBack: (() => void) | undefined;
  /** Beside the title. */
  mark?: ReactNode;
  /** Before the search field. */
  tools?: ReactNode;
  /** After the search field. */
  endTools?: ReactNode;
  /** Until the answer is here. */
  waiting: ReactNode;
  health: HealthBarProps<Issue>;
  /** Said where there is nothing to list. */
  empty: string;
  /** What makes the first entry, where there is none. */
  firstStep?: ReactNode;
  /** The way out where something else than the search leaves none. */
  wayOut?: ReactNode;
  /** After the list. */
  children?: ReactNode;
}

/** What the tables of devices and of codes have in common: all that stands around their rows, or in place of them. */
export function TableFrame<Item, Issue extends string>(props: TableFrameProps<Item, Issue>) {
  const {
    heading,
    title,
    sub,
    query,
    selection,
    search,
    mark,
    onBack,
    tools,
    endTools,
    waiting,
    health,
    icon,
    empty,
    firstStep,
    wayOut,
    children,
  } = props;
  const { all, shown, isNarrowed, narrowing } = selection;
  useSpokenCount(shown.length, isNarrowed ? narrowing : null);
  return (
    <Frame isBusy={query.isPending}>
      <Header
        title={heading === undefined ? title : heading}
        count={useCount(selection, query.error, query.isComplete)}
        about={sub?.trim() || undefined}
        sub={sub}
        mark={mark}
        onBack={onBack}
      >
        {tools}
        {search && <SearchField value={search.text} onChange={search.onChange} />}
        {endTools}
      </Header>
      {all !== null && (
        <>
          {/* Of nothing it cannot be said that it is well. */}
          {all[0] !== undefined && <HealthBar {...health} />}
          <ChunkedList {...props} label={heading || title} items={shown} all={all} turn={search?.text} />
          {children}
          {shown.length === 0 && (
            <EmptyList icon={icon} text={empty} search={search} action={all[0] === undefined ? firstStep : wayOut} />
          )}
        </>
      )}
      <AnswerState query={query} waiting={waiting} />
    </Frame>
  );
}
