/** One call, as the client needs to know it. */
export interface CallRow {
  readonly method: string;
  /** The path after `/api/v1`; `{app_id}` stands for an argument. */
  readonly path: string;
  /** Name of the body argument; absent when none is sent. */
  readonly body?: string;
  /** Names of the query's parameters. */
  readonly query?: readonly string[];
  /**
   * Error statuses that this call documents besides those of every call; the bodies of documented errors are parsed.
   */
  readonly errors?: readonly number[];
  /** All error statuses that the call documents, if it does not document the common ones. */
  readonly known?: readonly number[];
  /** Sends no token. */
  readonly open?: true;
  readonly list?: true;
}
