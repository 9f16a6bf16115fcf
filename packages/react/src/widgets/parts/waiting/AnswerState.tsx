import type { ReactNode } from "react";
import { ErrorState } from "../../../ui/ErrorState/ErrorState.tsx";
import { isGone } from "../../../ui/ErrorState/failure.ts";
import { LoadingStatus } from "../../../ui/Skeleton/Skeleton.tsx";
import { Freshness } from "./Freshness.tsx";

/** What is needed here of a result of TanStack Query. */
export interface QueryState {
  readonly data: unknown;
  /** In milliseconds since the epoch. @default it was read just now */
  readonly dataUpdatedAt?: number;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Shows that the answer is on its way, could not be read, or could not be renewed; or may have changed since; nothing
 * when all is well.
 */
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
