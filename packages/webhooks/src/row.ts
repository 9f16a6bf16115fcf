/** One call, as the client needs to know it. */
export interface Row {
  readonly method: string;
  /** Below `/api/v1`; `{app_id}` stands for an argument. */
  readonly path: string;
  /** Name of the body argument; absent when none is sent. */
  readonly body?: string;
  /** Names of the query, divided by spaces. */
  readonly query?: string;
  /** Error statuses whose body is read, beside those that every call documents. */
  readonly errors?: readonly number[];
  /** All error statuses whose body is read. */
  readonly known?: readonly number[];
  /** Sends no token. */
  readonly open?: true;
  readonly list?: true;
}
