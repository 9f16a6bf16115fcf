// Connections of drivers to their hubs. Drivers connect only this way, because it enforces the operator's rules.
import type { Socket } from "node:net";

export interface DialTarget {
  /** Host name or address. */
  readonly host: string;
  readonly port: number;
  /** Whether to use TLS. The certificate is checked for `host`. @default false */
  readonly tls?: boolean;
  /** Aborts the attempt. An established connection stays. */
  readonly signal?: AbortSignal;
  /** Time limit for the connection, including TLS, in milliseconds. @default 10000 */
  readonly timeout?: number;
}

/**
 * Looks the host up, checks each of its addresses against the operator's rules, and connects to one of them. Resolves
 * to a connected socket, a `TLSSocket` if `tls` was requested.
 * @throws ConnectError `address_not_allowed`, `nothing_listens`, `no_answer`, `no_tls`, `bad_certificate`
 */
export type Dial = (target: DialTarget) => Promise<Socket>;
