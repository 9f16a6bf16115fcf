// How a driver connects to its hub: only so, because the operator's rules hold here.
import type { Socket } from "node:net";

export interface DialTarget {
  /** A name or an address. */
  readonly host: string;
  readonly port: number;
  /** Whether the connection is TLS; its certificate is checked for `host`. @default false */
  readonly tls?: boolean;
  /** Ends the dialling; a connection that was made stays. */
  readonly signal?: AbortSignal;
  /** Milliseconds until the connection must be there, TLS and all. @default 10000 */
  readonly timeout?: number;
}

/**
 * Looks the host up, checks every address of it against what the operator allows, and connects to one of these.
 * Resolves to a connected socket: a `TLSSocket` where `tls` was asked for.
 * @throws ConnectError `address_not_allowed`, `nothing_listens`, `no_answer`, `no_tls`, `bad_certificate`
 */
export type Dial = (target: DialTarget) => Promise<Socket>;
