// Translates a failed connection for the person who connects a hub.
import { ConnectError } from "./connect-error.ts";
import type { DialTarget } from "./dial-target.ts";
import { RefusedAddressError } from "./allowed-addresses.ts";
import { tlsFailure } from "./tls-failure.ts";

const unknownName = new Set(["ENOTFOUND", "ENODATA", "EAI_AGAIN", "EAI_NONAME", "EAI_FAIL"]);
const unreachable = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "EADDRNOTAVAIL", "EINVAL"]);

const notAllowed = (host: string): ConnectError =>
  new ConnectError(
    "address_not_allowed",
    `Connections to ${host} are not allowed here. The operator allows them with MORTISE_HUB_ALLOW.`,
  );

/** @param isEnded - Whether the caller aborted the attempt, or its time limit has passed. */
export function dialFailure(error: unknown, { host, port, tls = false }: DialTarget, isEnded: boolean): ConnectError {
  const place = `${host.includes(":") && !host.startsWith("[") ? `[${host}]` : host}:${port}`;
  if (error instanceof RefusedAddressError) return notAllowed(host);
  if (isEnded) return new ConnectError("no_answer", `${place} did not answer in time.`);
  const code = codeOf(error);
  if (unknownName.has(code))
    return new ConnectError("nothing_listens", `No host is called ${host}. Check the address.`, { cause: error });
  if (unreachable.has(code))
    return new ConnectError(
      "nothing_listens",
      `Nothing listens at ${place}. Check the address, and that the hub or broker is running.`,
      { cause: error },
    );
  if (code === "ETIMEDOUT") return new ConnectError("no_answer", `${place} did not answer in time.`);
  // A server without TLS hangs up on a TLS handshake.
  const failure = tlsFailure(tls && code === "ECONNRESET" ? "EPROTO" : code, place);
  return failure ?? new ConnectError("nothing_listens", `${place} cannot be connected to (${code}).`, { cause: error });
}

/** Code of an error. After several addresses the error holds one for each. */
function codeOf(error: unknown): string {
  const { code } = ((error instanceof AggregateError ? error.errors[0] : error) ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "no reason given";
}
