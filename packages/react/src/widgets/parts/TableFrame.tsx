import type { ReactNode } from "react";
import { Frame } from "../../ui/Frame/Frame.tsx";
import { Header } from "../../ui/Header/Header.tsx";
import { HealthBar, type HealthBarProps } from "../../ui/HealthBar/HealthBar.tsx";
import { SearchField } from "../../ui/SearchField/SearchField.tsx";
import { type Counted, useCount } from "./use-count.ts";
import { useSpokenCount } from "./use-spoken-count.ts";
import { type Asked, AnswerState } from "./waiting/AnswerState.tsx";
import { EmptyList, type EmptyListProps } from "./waiting/EmptyList.tsx";

export interface TableFrameProps<Issue extends string> extends Pick<EmptyListProps, "search" | "icon"> {
  /** `null`: none. */
  heading: string | null;
  query: Asked & { readonly isPending: boolean; readonly isComplete?: boolean };
  /** `narrowing`: what narrows them, in one word. */
  selection: Counted & { readonly narrowing: string };
  onBack: (() => void) | undefined;
  /** Before the search field. */
  tools?: ReactNode;
  /** Until the answer is here. */
  waiting: ReactNode;
  health: HealthBarProps<Issue>;
  /** Said where there is nothing to list. */
  empty: string;
  /** The list. */
  children: ReactNode;
}

/** What tables of devices and of codes have in common: all that stands around their rows, and instead of them. */
export function TableFrame<Issue extends string>(props: TableFrameProps<Issue>) {
  const { heading, query, selection, search, onBack, tools, waiting, health, icon, empty, children } = props;
  const { all, shown, isNarrowed, narrowing } = selection;
  useSpokenCount(shown.length, isNarrowed ? narrowing : null);
  return (
    <Frame isBusy={query.isPending}>
      <Header title={heading} count={useCount(selection, query.error, query.isComplete)} onBack={onBack}>
        {tools}
        {search && <SearchField value={search.text} onChange={search.onChange} />}
      </Header>
      {all !== null && (
        <>
          <HealthBar {...health} />
          {children}
          {shown.length === 0 && <EmptyList icon={icon} text={empty} search={search} />}
        </>
      )}
      <AnswerState query={query} waiting={waiting} />
    </Frame>
  );
}
