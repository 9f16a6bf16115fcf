// Resolves host names to addresses. Name servers are queried directly first, because the system's getaddrinfo blocks
// one of Node's four pool threads while a name server is silent.
import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";

export interface HostAddress {
  address: string;
  family: 4 | 6;
}

export type ResolveHost = (host: string) => Promise<readonly HostAddress[]>;

const timeoutMs = 3000;
const tries = 2;
/** Time from the start of a look-up for which it answers all calls for the same host. */
const keptMs = 5000;
const maxKept = 5000;

export function createResolveHost(): ResolveHost {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  // `until` is a time of performance.now(), which does not jump when the machine's clock is set.
  const kept = new Map<string, { until: number; addresses: Promise<readonly HostAddress[]> }>();
  return (host) => {
    const known = kept.get(host);
    if (known && known.until > performance.now()) return known.addresses;
    const addresses = lookUp(resolver, host);
    // The current callers get the error. The next call looks the name up again.
    addresses.catch(() => kept.delete(host));
    if (kept.size >= maxKept) kept.clear();
    kept.set(host, { until: performance.now() + keptMs, addresses });
    return addresses;
  };
}

async function lookUp(resolver: Resolver, host: string): Promise<readonly HostAddress[]> {
  const version = isIP(host);
  if (version !== 0) return [{ address: host, family: version as 4 | 6 }];
  // Only the system knows the names of this machine and its own network.
  if (!host.includes(".") || /\.(?:localhost|local|internal|home\.arpa)\.?$/i.test(host)) return bySystem(host);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = answers.flatMap((answer, index) =>
    answer.status === "fulfilled"
      ? answer.value.map((address): HostAddress => ({ address, family: index === 0 ? 4 : 6 }))
      : [],
  );
  return found.length > 0 ? found : bySystem(host);
}

const bySystem = async (host: string) => (await lookup(host, { all: true })) as HostAddress[];
