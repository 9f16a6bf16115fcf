/** One call of the API, in the form that the client needs. */
export interface CallRow {
  readonly method: string;
  /** Path after `/api/v1`; `{app_id}` stands for an argument. */
  readonly path: string;
  /** Name of the body argument; absent without a body. */
  readonly body?: string;
  /** Names of the query parameters. */
  readonly query?: readonly string[];
  /**
   * Error statuses that this call documents besides those of every call. The bodies of documented errors are parsed.
   */
  readonly errors?: readonly number[];
  /** All error statuses that the call documents, if it does not document the common ones. */
  readonly known?: readonly number[];
  /** Present if the call sends no token. */
  readonly open?: true;
  /** Present if the call returns a page of a list. */
  readonly list?: true;
}
