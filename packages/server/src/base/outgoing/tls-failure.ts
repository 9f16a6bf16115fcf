// Translates error codes of Node's TLS to reasons why a hub or broker could not be connected securely.
import { ConnectError } from "./connect-error.ts";

/** Returns `undefined` if the connection failed for another reason. */
export function tlsFailure(code: string, host: string): ConnectError | undefined {
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID" || code === "HOSTNAME_MISMATCH")
    return new ConnectError(
      "bad_certificate",
      `The certificate of ${host} is for another name. Connect by a name or address that stands in the certificate.`,
    );
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID")
    return new ConnectError(
      "bad_certificate",
      `The certificate of ${host} ${code === "CERT_HAS_EXPIRED" ? "has expired. Renew it" : "is not valid yet"}, or set this machine's clock right.`,
    );
  if (/^(?:DEPTH_|CERT_|UNABLE_|SELF_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)/.test(code))
    return new ConnectError(
      "bad_certificate",
      `The certificate of ${host} is from no authority that this server trusts. Name a file with that authority's certificate in MORTISE_HUB_CA.`,
    );
  if (/^(?:ERR_SSL|ERR_TLS|EPROTO)/.test(code))
    return new ConnectError("no_tls", `${host} offers no secure connection. Check the address and its port.`);
  return undefined;
}
