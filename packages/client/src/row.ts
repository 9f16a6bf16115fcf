// Type of a row: one call of the platform API as data. The rows are generated; `bindRow` makes methods of them.
export interface CallRow<Signature> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** Key of the answer whose value the method returns. Absent if the method returns nothing. */
  readonly key?: string;
  /** Input field that a string argument fills: with `device_id`, `get("d1")` means `get({ device_id: "d1" })`. */
  readonly id?: string;
  /**
   * Present if the answer is an action attempt, the record of a command that may still run. With `always`, the method
   * waits for the end of the command by default; with `on_request`, only if `waitForActionAttempt` is true.
   */
  readonly settles?: "always" | "on_request";
  /** Present if the call is refused unless its caller acknowledges that it is internal. */
  readonly internal?: true;
  /** Present if the call is idempotent although its method does not say so. */
  readonly repeatable?: true;
  /** Adds the fields of `send` to the input, unless the input has one of the fields that `unless` names. */
  readonly fallback?: { readonly unless: readonly string[]; readonly send: Readonly<Record<string, unknown>> };
  /**
   * Present on a GET that some servers do not answer as POST. Other GETs are sent as POST if their input is too long or
   * too private for a URL.
   */
  readonly queryOnly?: true;
  /** Carries the type of the client's method. No row has this field at run time. */
  readonly signature?: Signature;
}

/** Row of a command: its answer is an action attempt. */
export interface CommandRow<Signature> extends CallRow<Signature> {
  readonly settles: "always" | "on_request";
}

/** Row of any other call: its answer is the result. */
export interface PlainRow<Signature> extends CallRow<Signature> {
  readonly settles?: never;
}
