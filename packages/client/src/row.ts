// The form of one row of the generated call list.
export interface CallRow<Signature> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** Response key to whose value the call resolves; absent if it resolves to nothing. */
  readonly key?: string;
  /** Input field that a bare string stands for. */
  readonly id?: string;
  /** Present if the answer is an action attempt: whether the call waits for its end by default. */
  readonly settles?: "always" | "on_request";
  /** Present if the call is refused unless its caller acknowledges that it is internal. */
  readonly internal?: true;
  /** Present if the call is idempotent although its method does not say so. */
  readonly repeatable?: true;
  /** Fields `send` that are added unless one of the fields `unless` is given. */
  readonly fallback?: { readonly unless: readonly string[]; readonly send: Readonly<Record<string, unknown>> };
  /**
   * Present on a GET that some servers do not answer as POST. Other GETs are sent as POST if their input is too long or
   * too private for a URL.
   */
  readonly queryOnly?: true;
  /** Type of the method; never present at run time. */
  readonly signature?: Signature;
}

/** Row whose answer is an action attempt. */
export interface CommandRow<Signature> extends CallRow<Signature> {
  readonly settles: "always" | "on_request";
}

/** Row whose answer is the result. */
export interface PlainRow<Signature> extends CallRow<Signature> {
  readonly settles?: never;
}
