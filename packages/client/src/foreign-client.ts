// Ready clients of other packages for the same API: they send with axios, whose defaults tell address and credentials.
import { readEndpoint } from "./session-access.ts";

/** A client of `seamapi`, `seam` or `@seamapi/http`, by shape. */
export interface ForeignClient {
  /** The axios instance that the client sends with. */
  readonly client: {
    readonly defaults: {
      readonly baseURL?: string | undefined;
      readonly withCredentials?: boolean | undefined;
      // An object without index signature, as axios declares it.
      readonly headers: object;
    };
  };
}

/** Whether address and credentials can be read out of `value`. */
export function isForeignClient(value: unknown): value is ForeignClient {
  const { defaults } = Object(Object(value).client) as Partial<ForeignClient["client"]>;
  return (
    typeof defaults?.headers === "object" && typeof defaults.baseURL === "string" && !!readEndpoint(defaults.baseURL)
  );
}
