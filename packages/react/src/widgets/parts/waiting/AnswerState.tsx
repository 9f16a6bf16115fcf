import type { ReactNode } from "react";
import { ErrorState } from "../../../ui/ErrorState/ErrorState.tsx";
import { isGone } from "../../../ui/ErrorState/failure.ts";
import { LoadingStatus } from "../../../ui/Skeleton/Skeleton.tsx";
import { Freshness } from "./Freshness.tsx";

/** Fields of a TanStack Query result that are read here. */
export interface QueryState {
  readonly data: unknown;
  /** Time of the last read, in epoch milliseconds. @default not read since the page was prefetched */
  readonly dataUpdatedAt?: number;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Shows that the answer is loading, failed to load or to refetch, or may be stale. Renders nothing if all is well. */
export function AnswerState({ query, waiting }: { query: QueryState; waiting: ReactNode }) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined && !isGone(error)) return <Freshness query={query} />;
  if (error !== null) return <ErrorState error={error} refetch={refetch} isFetching={isFetching} />;
  return (
    <>
      {waiting}
      <LoadingStatus />
    </>
  );
}
