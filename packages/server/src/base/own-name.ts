// Under which host names the demo hands out keys and metrics are told. A page of a stranger can have its own name lead
// to this machine (DNS rebinding): its browser then takes our answers for that page's, keys and all. The name it asked
// for is still in `Host`.
import { isIP } from "node:net";

interface OwnNames {
  /** The address the server listens on. */
  host: string | undefined;
  publicUrl: string | undefined;
}

/** `asked`: the host name of the request's address. */
export function isOwnName(asked: string, { host, publicUrl }: OwnNames): boolean {
  const name = bare(asked);
  if (isLoopback(name)) return true;
  if (publicUrl !== undefined && name === bare(new URL(publicUrl).hostname)) return true;
  if (host === undefined) return false;
  // Whoever listens on every address is asked under any of them; an address, unlike a name, leads nowhere else.
  return isWildcard(host) ? isIP(name) !== 0 : name === bare(host);
}

/**
 * Whether a request for metrics names us. Programs in networks with names of their own ask too (`mortise:9464`): nobody
 * can have such a name lead here from a page on the internet.
 */
export const isMetricsName = (asked: string, own: OwnNames): boolean =>
  isOwnName(asked, own) || isIP(bare(asked)) !== 0 || isPrivateName(bare(asked));

/** No name on the internet is a single word, or ends in one of these (RFC 6761, RFC 6762, RFC 8375, ICANN). */
const isPrivateName = (name: string): boolean =>
  /^[\w-]+(?:(?:\.[\w-]+)*\.(?:local|internal|home\.arpa|svc|test))?$/.test(name);

const bare = (name: string): string => name.toLowerCase().replace(/^\[|\]$|\.$/g, "");
const isWildcard = (host: string): boolean => host === "0.0.0.0" || host === "::";
/** Whether a name or address leads to the machine that asks. */
export function isLoopback(asked: string): boolean {
  const name = bare(asked);
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    name === "::1" ||
    (isIP(name) === 4 && name.startsWith("127."))
  );
}

/** Whether nobody but this machine's users can reach the server, as far as its settings say. */
export const isForThisMachine = ({ host, publicUrl }: OwnNames & { host: string }): boolean =>
  isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));
