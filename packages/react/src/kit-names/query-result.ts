// Results of query hooks, with the names of Seam's React package 1.x and 4.x.
import type { UseQueryResult } from "@tanstack/react-query";

/** Result of TanStack Query, plus the data under its own name: `UseSeamQueryResult<"device", Device>`. */
export type UseSeamQueryResult<Field extends string, Data = unknown> = UseQueryResult<Data> & {
  [Name in Field]: Data | undefined;
};
export type UseSeamQueryResultLegacy<Field extends string, Data = unknown> = UseSeamQueryResult<Field, Data>;

/** `never`, because `useClientSession` takes no parameters. */
export type UseClientSessionParams = never;
