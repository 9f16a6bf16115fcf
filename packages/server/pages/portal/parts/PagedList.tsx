import { Fragment, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Icon, type IconName } from "./Icon.tsx";
import { LoadingOrError } from "./LoadingOrError.tsx";
import { Refusal } from "./Refusal.tsx";
import type { usePagedList } from "./use-paged-list.ts";

interface PagedListProps<Row extends { id: string }> {
  list: ReturnType<typeof usePagedList<Row>>;
  /** Name of the pending content, for screen readers. */
  loading: string;
  /** Empty state of the list. Its button leads to the next step. */
  empty: { readonly icon: IconName; readonly text: string; readonly button: ReactNode };
  /** Text of the button that loads more rows. */
  more: string;
  children: (row: Row) => ReactNode;
}

/** Rows of a paged list, or its loading, empty or error state. */
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
