// Reasons why a system of locks could not be connected, each with its own remedy.

const codes = [
  /** The typed text is no address of such a system. */
  "bad_address",
  /** The address contains a password, or something like one, although it is shown and stored unsealed. */
  "secret_in_address",
  /** The operator has not allowed connections to this address. */
  "address_not_allowed",
  "nothing_listens",
  "no_answer",
  "is_home_assistant",
  "not_this_system",
  "too_old",
  "bad_credentials",
  "no_tls",
  /** The certificate there is from an unknown authority, for another name, or expired. */
  "bad_certificate",
  "may_not_read",
  /** The system publishes each property in a topic of its own. */
  "output_is_attribute",
  /** The broker is there, the system behind it is not running. */
  "system_offline",
  "no_locks",
  /** Too many probes are running, so this one was not started. Never thrown by a driver. */
  "busy",
] as const;

export type ConnectErrorCode = (typeof codes)[number];

export const isConnectErrorCode = (code: unknown): code is ConnectErrorCode =>
  (codes as readonly unknown[]).includes(code);

/**
 * Error of a connection to a hub. The message is for operators and programs, and never holds a secret. The hosted pages
 * have their own text for each code.
 */
export class ConnectError extends Error {
  static {
    this.prototype.name = "ConnectError";
  }
  readonly code: ConnectErrorCode;

  constructor(code: ConnectErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
