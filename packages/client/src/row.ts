// The shape of one row of the generated call list.
export interface CallRow<Signature> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** The response key that the call resolves to; absent: it resolves to nothing. */
  readonly key?: string;
  /** The input field that a bare string stands for. */
  readonly id?: string;
  /** Present if the answer is an action attempt: whether the call waits for its end by default. */
  readonly settles?: "always" | "on_request";
  /** The call is refused unless its caller acknowledges that it is internal. */
  readonly internal?: true;
  /** May be sent twice without harm, although its method does not say so. */
  readonly repeatable?: true;
  /** Fields that are sent too, unless one of the fields named is given. */
  readonly fallback?: { readonly unless: readonly string[]; readonly send: Readonly<Record<string, unknown>> };
  /**
   * A GET that some servers do not answer as POST. Other GETs are sent as POST if their input is too long or too
   * private for a URL.
   */
  readonly queryOnly?: true;
  /** Never present at run time: it only carries the type of the method. */
  readonly signature?: Signature;
}

/** A row whose answer is an action attempt. */
export interface CommandRow<Signature> extends CallRow<Signature> {
  readonly settles: "always" | "on_request";
}

/** A row whose answer is the result. */
export interface PlainRow<Signature> extends CallRow<Signature> {
  readonly settles?: never;
}
