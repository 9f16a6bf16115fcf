// Recognises clients of other packages for the same API. They send with axios, whose defaults hold address and
// credentials.
import { readEndpoint } from "./session-access.ts";

/** Client of `seamapi`, `seam` or `@seamapi/http`, by shape. */
export interface ForeignClient {
  /** Axios instance of the client. */
  readonly client: {
    readonly defaults: {
      readonly baseURL?: string | undefined;
      readonly withCredentials?: boolean | undefined;
      // Axios declares the headers without an index signature.
      readonly headers: object;
    };
  };
}

/** Whether address and credentials can be read from `value`. */
export function isForeignClient(value: unknown): value is ForeignClient {
  const { defaults } = Object(Object(value).client) as Partial<ForeignClient["client"]>;
  return (
    typeof defaults?.headers === "object" && typeof defaults.baseURL === "string" && !!readEndpoint(defaults.baseURL)
  );
}
