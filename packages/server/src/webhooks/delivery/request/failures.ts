// Describes failed requests for the receiver's owner, without revealing anything about the server's network.
import { RefusedAddressError } from "../../../base/outgoing/allowed-addresses.ts";

export class TimeoutError extends Error {
  readonly timeoutMs: number;
  constructor(timeoutMs: number) {
    super();
    this.timeoutMs = timeoutMs;
  }
}

/** Thrown if the connection ended without an error. */
export class UnansweredError extends Error {
  readonly code = "ECONNRESET";
}

/** Thrown if the receiver sent only interim answers (status 100 to 199). */
export class NeverFinalError extends Error {
  readonly code = "NEVER_FINAL";
}

/** Thrown if the server is being stopped, when the outcome is unknown. */
export class StoppedError extends Error {}

const noTls =
  "The host does not support TLS on this port, supports only unsafe versions of it, or requires a client certificate.";

const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection was closed before a response arrived.",
  EPIPE: "The connection was closed before a response arrived.",
  ETIMEDOUT: "The connection attempt timed out.",
  EHOSTUNREACH: "The host cannot be reached.",
  ENETUNREACH: "The host's network cannot be reached.",
  ENOTFOUND: "The host name is unknown.",
  ENODATA: "The host name has no address.",
  EAI_AGAIN: "The host name could not be looked up; its name server did not respond.",
  ESERVFAIL: "The host name could not be looked up; its name server failed.",
  EPROTO: noTls,
  NEVER_FINAL: "The host kept sending interim responses, and never a final one.",
  HPE_HEADER_OVERFLOW: "The response headers are too long.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is for another host.",
  CERT_HAS_EXPIRED: "The certificate has expired.",
  CERT_NOT_YET_VALID: "The certificate is not valid yet.",
  UNSPECIFIED: "The certificate cannot be trusted: its key or its signature is too weak.",
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: "The host requires a client certificate, and deliveries do not send one.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate is self-signed.",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate is self-signed.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The certificate's chain is incomplete.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "The certificate's issuer is not trusted.",
};

export function describeFailure(error: unknown): string {
  if (error instanceof RefusedAddressError)
    return "The address is private, local or reserved, and deliveries are only sent to public addresses. The operator can allow it.";
  if (error instanceof TimeoutError) return `No complete response within ${error.timeoutMs / 1000} s.`;
  const text = codeOf(error);
  const known = sentences[text] ?? sentences[firstCode(error)];
  if (!known && text.startsWith("HPE_")) return "The response was not HTTP.";
  if (!known && text.startsWith("ERR_SSL_")) return `${noTls.slice(0, -1)} (${text}).`;
  return known ?? `The request failed${text ? ` (${text})` : ""}.`;
}

/** Code of the first error, if every address of a name was tried. */
const firstCode = (error: unknown): string => (error instanceof AggregateError ? codeOf(error.errors[0]) : "");

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "";
}
