// Why a receiver could not be reached, in words that its owner understands and that tell nothing of our own network.

/** The host name leads to an address that deliveries may not go to. */
export class RefusedAddressError extends Error {}

export class TimeoutError extends Error {
  readonly timeoutMs: number;
  constructor(timeoutMs: number) {
    super();
    this.timeoutMs = timeoutMs;
  }
}

/** The connection ended in a way that says nothing. */
export class UnansweredError extends Error {
  readonly code = "ECONNRESET";
}

/** It said again and again that an answer will come (status 100 to 199). */
export class NeverFinalError extends Error {
  readonly code = "NEVER_FINAL";
}

/** The server is being stopped; whether the receiver got the message is unknown. */
export class StoppedError extends Error {}

const noTls = "The host does not speak TLS at this port, none that is still safe, or wants a certificate of the caller.";

const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection was closed before an answer came.",
  EPIPE: "The connection was closed before an answer came.",
  ETIMEDOUT: "The connection could not be made in time.",
  EHOSTUNREACH: "The host cannot be reached.",
  ENETUNREACH: "The host's network cannot be reached.",
  ENOTFOUND: "The host name is unknown.",
  ENODATA: "The host name has no address.",
  EAI_AGAIN: "The host name could not be looked up; its name server does not answer.",
  ESERVFAIL: "The host name could not be looked up; its name server fails.",
  EPROTO: noTls,
  NEVER_FINAL: "The host announced an answer again and again, and gave none.",
  HPE_HEADER_OVERFLOW: "The answer's headers are longer than is read.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is for another host.",
  CERT_HAS_EXPIRED: "The certificate has expired.",
  CERT_NOT_YET_VALID: "The certificate is not valid yet.",
  UNSPECIFIED: "The certificate cannot be trusted: its key or its signature is too weak.",
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: "The host wants a certificate of the caller, and deliveries bring none.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate is self-signed.",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate is self-signed.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The certificate's chain is incomplete.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "The certificate's issuer is not trusted.",
};

export function describeFailure(error: unknown): string {
  if (error instanceof RefusedAddressError)
    return "The address is private, local or reserved, and deliveries are only sent to public addresses. The operator can allow it.";
  if (error instanceof TimeoutError) return `No complete answer within ${error.timeoutMs / 1000} s.`;
  const text = codeOf(error);
  const known = sentences[text] ?? sentences[firstCode(error)];
  if (!known && text.startsWith("HPE_")) return "The answer was not HTTP.";
  if (!known && text.startsWith("ERR_SSL_")) return `${noTls.slice(0, -1)} (${text}).`;
  return known ?? `The request failed${text ? ` (${text})` : ""}.`;
}

/** Of a name with several addresses every one was tried. */
const firstCode = (error: unknown): string => (error instanceof AggregateError ? codeOf(error.errors[0]) : "");

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "";
}
