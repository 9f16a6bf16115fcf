// Checks the host names under which the demo hands out keys and metrics are served. A foreign page can point its own
// name to this machine (DNS rebinding), so that its browser treats this server's answers as its own. Its name is still
// in `Host`.
import { isIP } from "node:net";

interface OwnNames {
  /** Address that the server listens on. */
  host: string | undefined;
  publicUrl: string | undefined;
}

/** @param asked - Host name of the request. */
export function isOwnName(asked: string, { host, publicUrl }: OwnNames): boolean {
  const name = bare(asked);
  if (isLoopback(name)) return true;
  if (publicUrl !== undefined && name === bare(new URL(publicUrl).hostname)) return true;
  if (host === undefined) return false;
  // A server that listens on all addresses answers under any of them. Unlike a name, an address cannot be redirected.
  return isWildcard(host) ? isIP(name) !== 0 : name === bare(host);
}

/**
 * Whether a request for metrics names this server. Names of private networks (`mortise:9464`) are fine, because no page
 * on the internet can have one.
 */
export const isMetricsName = (asked: string, own: OwnNames): boolean =>
  isOwnName(asked, own) || isIP(bare(asked)) !== 0 || isPrivateName(bare(asked));

/** Whether a name is private: a single word, or one with a private ending (RFC 6761, RFC 6762, RFC 8375, ICANN). */
const isPrivateName = (name: string): boolean =>
  /^[\w-]+(?:(?:\.[\w-]+)*\.(?:local|internal|home\.arpa|svc|test))?$/.test(name);

const bare = (name: string): string => name.toLowerCase().replace(/^\[|\]$|\.$/g, "");
const isWildcard = (host: string): boolean => host === "0.0.0.0" || host === "::";
/** Whether a name or address is this machine's loopback. */
export function isLoopback(asked: string): boolean {
  const name = bare(asked);
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    (isIP(name) === 4 && name.startsWith("127."))
  );
}

/** Whether only users of this machine can reach the server, by its settings. */
export const isForThisMachine = ({ host, publicUrl }: OwnNames & { host: string }): boolean =>
  isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
