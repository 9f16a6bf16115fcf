// Rules for an endpoint's address, checked when it is entered. Otherwise every delivery would fail unnoticed.
import { isIP } from "node:net";
import { type AddressGuard, addressGuard } from "../../../base/outgoing/address-guard.ts";
import type { ResolveHost } from "../../../base/outgoing/resolve-host.ts";

export interface EndpointRules {
  /**
   * Reason to refuse an address; `undefined` if there is none.
   * @param enforceHttps - Setting of the workspace's environment.
   */
  refusal(url: string, enforceHttps: boolean): Promise<AddressRefusal | undefined>;
}

interface AddressRefusal {
  /** Code for programs, which translate it for their readers. */
  readonly code: "private_address" | "needs_https";
  readonly text: string;
}

interface Options {
  /** Allowed private addresses, as for deliveries. */
  allow?: readonly string[];
  /** Whether `http` is allowed for networks in `allow` although TLS is enforced. */
  http?: boolean;
  /** Look-up of host names. Without it they are looked up only at deliveries. */
  resolve?: ResolveHost;
}

/**
 * Time limit of the lookup when an address is entered, in milliseconds. A silent name server does not block the person,
 * because each delivery looks the name up again.
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

/** Address that a host is itself, in any notation; `undefined` for a name. */
function addressIn(host: string): string | undefined {
  if (host === "localhost" || host.endsWith(".localhost")) return "127.0.0.1";
  return isIP(host) === 0 ? undefined : host;
}

/**
 * Whether the host name resolves only to addresses that are not allowed for deliveries. A name that is not known yet is
 * accepted, because it may be set up later.
 */
async function leadsNowhereElse(resolve: ResolveHost, guard: AddressGuard, host: string): Promise<boolean> {
  const silence = new Promise<never[]>((done) => setTimeout(done, lookUpMs, []).unref());
  const addresses = await Promise.race([resolve(host).catch(() => []), silence]);
  return addresses.length > 0 && !addresses.some(({ address }) => guard.isAllowed(address));
}
