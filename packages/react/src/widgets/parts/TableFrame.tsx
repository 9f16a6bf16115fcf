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
  /** Heading in place of the title; `null` or empty for none. */
  heading: string | null | undefined;
  title: string;
  /** Line below the title that names the owner of the list. */
  sub?: string | undefined;
  query: QueryState & { readonly isPending: boolean; readonly isComplete?: boolean };
  /** `narrowing` joins all that narrows the list: the search text, the pressed chip of the health bar, and filters. */
  selection: CountedItems & {
    readonly all: readonly Item[] | null;
    readonly shown: readonly Item[];
    readonly narrowing: string;
  };
  onBack: (() => void) | undefined;
  /** Shown beside the title. */
  mark?: ReactNode;
  /** Shown before the search field. */
  tools?: ReactNode;
  /** Shown after the search field. */
  endTools?: ReactNode;
  /** Shown until the answer has loaded. */
  waiting: ReactNode;
  health: HealthBarProps<Issue>;
  /** Text of an empty list. */
  empty: string;
  /** Button that creates the first entry, for an empty list. */
  firstStep?: ReactNode;
  /** Button that widens the list, if something other than the search leaves it empty. */
  wayOut?: ReactNode;
  children?: ReactNode;
}

/** Frame of the tables of devices and codes: everything around their rows, or in place of them. */
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
          {/* An empty table shows no health summary. */}
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
