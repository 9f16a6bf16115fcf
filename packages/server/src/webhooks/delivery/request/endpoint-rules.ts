// Where an endpoint may be, told when it is entered: otherwise every delivery would fail, and nobody look why.
import { isIP } from "node:net";
import { type AddressGuard, addressGuard } from "../../../base/outgoing/address-guard.ts";
import type { ResolveHost } from "../../../base/outgoing/resolve-host.ts";

export interface EndpointRules {
  /** Why an endpoint may not have this address; undefined: it may. `enforceHttps`: in this workspace's environment. */
  refusal(url: string, enforceHttps: boolean): Promise<AddressRefusal | undefined>;
}

interface AddressRefusal {
  /** For programs, which say it in their reader's language. */
  readonly code: "private_address" | "needs_https";
  readonly text: string;
}

interface Options {
  /** As for deliveries. */
  allow?: readonly string[];
  /** Whether `http` may go to the networks in `allow` though TLS is enforced. */
  http?: boolean;
  /** Without it, names are looked up at deliveries alone. */
  resolve?: ResolveHost;
}

/**
 * A name server that is silent for so long does not hold up who enters an address: the name is looked up again at each
 * delivery.
 */
const lookUpMs = 1000;

const notPrivate = "a private address; the operator can allow its network with MORTISE_WEBHOOK_ALLOW";

const isPrivate = (text: string): AddressRefusal => ({ code: "private_address", text });
const needsHttps: AddressRefusal = {
  code: "needs_https",
  text: "Must be an https address; only sandboxes take http, unless the operator allows it for private networks (MORTISE_WEBHOOK_HTTP)",
};

export function createEndpointRules({ allow = [], http = false, resolve }: Options): EndpointRules {
  const [guard, anybodys] = [addressGuard(allow), addressGuard()];
  return {
    async refusal(url, enforceHttps) {
      const host = hostIn(url);
      const named = addressIn(host);
      if (named !== undefined && !guard.isAllowed(named)) return isPrivate(`Must not be ${notPrivate}`);
      if (enforceHttps && !/^https:/i.test(url)) {
        const isAllowedPrivate = named !== undefined && !anybodys.isAllowed(named);
        if (!http || !isAllowedPrivate) return needsHttps;
      }
      if (named === undefined && resolve !== undefined && (await leadsNowhereElse(resolve, guard, host)))
        return isPrivate(`Must not lead to ${notPrivate}: the name ${host} does`);
      return undefined;
    },
  };
}

const hostIn = (url: string) => new URL(url).hostname.replace(/^\[|\]$|\.$/g, "").toLowerCase();

/** The address that a host names itself, however it is written; undefined: a name, which is looked up. */
function addressIn(host: string): string | undefined {
  if (host === "localhost" || host.endsWith(".localhost")) return "127.0.0.1";
  return isIP(host) === 0 ? undefined : host;
}

/**
 * Whether the name leads to addresses that deliveries may not go to, and to no other. A name that is not known yet may
 * still come.
 */
async function leadsNowhereElse(resolve: ResolveHost, guard: AddressGuard, host: string): Promise<boolean> {
  const silence = new Promise<never[]>((done) => setTimeout(done, lookUpMs, []).unref());
  const addresses = await Promise.race([resolve(host).catch(() => []), silence]);
  return addresses.length > 0 && !addresses.some(({ address }) => guard.isAllowed(address));
}
