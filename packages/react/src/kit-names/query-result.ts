// Results of query hooks, by the names that the kit's 1.x and 4.x have for them.
import type { UseQueryResult } from "@tanstack/react-query";

/** What TanStack Query returns, and the data by its own name: `UseSeamQueryResult<"device", Device>`. */
export type UseSeamQueryResult<Field extends string, Data = unknown> = UseQueryResult<Data> & {
  [Name in Field]: Data | undefined;
};
export type UseSeamQueryResultLegacy<Field extends string, Data = unknown> = UseSeamQueryResult<Field, Data>;

/** `useClientSession` takes nothing. */
export type UseClientSessionParams = never;
