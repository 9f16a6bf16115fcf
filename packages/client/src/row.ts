// The shape of one row of the generated call list.
export interface Row<Signature> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** The response key the call resolves to; none: the call resolves to nothing. */
  readonly key?: string;
  /** The input field that a bare string stands for. */
  readonly id?: string;
  /** The answer is an action attempt; whether the call waits for it unless told otherwise. */
  readonly settles?: "always" | "on_request";
  /** Refused unless acknowledged. */
  readonly internal?: true;
  /** May be sent twice without harm, although its method does not say so. */
  readonly repeatable?: true;
  /** Sent along unless one of the named fields is given. */
  readonly fallback?: { readonly unless: readonly string[]; readonly send: Readonly<Record<string, unknown>> };
  /** A GET that not every server answers as POST too. The others may move input into a body when a URL will not do. */
  readonly queryOnly?: true;
  /** Never there: carries the type of the call. */
  readonly signature?: Signature;
}

/** A row whose answer is an action attempt. */
export interface CommandRow<Signature> extends Row<Signature> {
  readonly settles: "always" | "on_request";
}

/** A row whose answer is the result. */
export interface PlainRow<Signature> extends Row<Signature> {
  readonly settles?: never;
}
