import { Fragment, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import { LoadingOrError } from "./LoadingOrError.tsx";
import { Refusal } from "./Refusal.tsx";
import type { usePagedList } from "./use-paged-list.ts";

interface PagedListProps<Row extends { id: string }> {
  list: ReturnType<typeof usePagedList<Row>>;
  /** What is being read, for screen readers. */
  loading: string;
  /** In place of the rows when there are none; the button below says what to do about it. */
  empty: { readonly icon: IconName; readonly text: string; readonly button: ReactNode };
  /** The text of the button that reads further rows. */
  more: string;
  /** A row, as a list item. */
  children: (row: Row) => ReactNode;
}

/** The rows of a list that is read page by page, and whatever stands in their place. */
export function PagedList<Row extends { id: string }>({ list, loading, empty, more, children }: PagedListProps<Row>) {
  const { rows, hasOlder, isReadingOlder, olderError, readOlder } = list;
  return (
    <>
      {rows === undefined ? (
        <LoadingOrError reading={list} loading={loading} />
      ) : rows.length === 0 ? (
        <div className="seam-empty">
          <Icon name={empty.icon} />
          <div className="seam-empty-text">{empty.text}</div>
          {empty.button}
        </div>
      ) : (
        <ul className="list">
          {rows.map((row) => (
            <Fragment key={row.id}>{children(row)}</Fragment>
          ))}
        </ul>
      )}
      {hasOlder && (
        <div className="card-foot">
          <Refusal error={olderError} />
          <Button isBusy={isReadingOlder} onClick={readOlder}>
            {more}
          </Button>
        </div>
      )}
    </>
  );
}
