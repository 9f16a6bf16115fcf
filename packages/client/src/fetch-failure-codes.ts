// Explains why a request got no answer from the code that runtimes such as Node give the error. Pages do without this
// file: a browser gives no code.
import type { NetworkReason } from "./errors.ts";
import { type ExplainFailure, explainFailure, isRedirect } from "./network-failure.ts";

/** Reasons and advice by error code. The first row whose pattern matches applies. */
const rows: readonly (readonly [codes: RegExp, reason: NetworkReason, advice: string])[] = [
  [/^ECONNREFUSED/, "refused", "Nothing accepts connections there. Start the server, or correct host and port."],
  [/^(ENOTFOUND|EAI_)/, "unknown_host", "The host's name was not found. Check spelling and DNS."],
  [/^E(HOST|NET)UNREACH/, "unreachable", "No route leads to the host. Check address and network."],
  [/^(ERR_SSL|EPROTO)/, "tls", "No TLS is spoken there. Check port and scheme."],
  [
    /CERT|LEAF_SIGNATURE|HOSTNAME_MISMATCH/,
    "certificate",
    "The certificate was not accepted. Correct it, or name its authority in NODE_EXTRA_CA_CERTS.",
  ],
  [/TIMEDOUT|TIMEOUT/, "timeout", "The time limit passed. Check server and firewall."],
  [
    /^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)/,
    "cut",
    "The connection was cut. Look in the log of the server or proxy.",
  ],
];

export const explainByCode: ExplainFailure = (cause, endpoint, response) => {
  const location = response && isRedirect(response) && response.headers.get("location");
  if (location) return ["redirect", `, but a redirect, which is not followed. ${adviceFor(location, endpoint)}`];
  const code = codeOf(cause);
  const [, reason, advice] = rows.find(([codes]) => codes.test(code)) ?? [];
  return reason ? [reason, `. ${advice} (${code})`] : explainFailure(cause, endpoint, response);
};

/** Returns the code of an error, which Node's fetch wraps and other implementations throw directly. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } | null };
  return String(cause?.code ?? code);
}

/** Returns the advice for a redirect. It names at most the target's origin, because path and query may hold secrets. */
function adviceFor(location: string, endpoint: string): string {
  const from = new URL(endpoint);
  const to = URL.canParse(location, endpoint) ? new URL(location, endpoint) : from;
  if (to.origin === from.origin) return "It leads to another path of the same host. Correct the endpoint's path.";
  return to.hostname === from.hostname && to.protocol === "https:"
    ? "Give the endpoint with https://."
    : `It leads to ${to.origin}. Give that as the endpoint if the platform API is there.`;
}
