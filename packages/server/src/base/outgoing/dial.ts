// Opens all connections of this server to hubs and brokers. The name is looked up once, every address is checked, and
// the connection goes to one of these addresses. A name that resolves to another address later therefore does no harm.
import { connect as connectTcp, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Dial, DialTarget } from "./dial-target.ts";
import { guardOf, type AddressRule } from "./address-rule.ts";
import { allowedAddresses } from "./allowed-addresses.ts";
import { dialFailure } from "./dial-failure.ts";
import { fixedLookup } from "./fixed-lookup.ts";
import { type Authorities, trustOptions } from "./hub-authorities.ts";
import { createResolveHost, type HostAddress, type ResolveHost } from "./resolve-host.ts";

interface DialOptions {
  resolve?: ResolveHost;
  /** Certificate authorities for TLS. @default Node's own */
  authorities?: Authorities;
}

const usualTimeoutMs = 10_000;
/** Time limit for each of several addresses, apart from the last. */
const perAddressMs = 2000;

export function createDial(rule: AddressRule, { resolve = createResolveHost(), authorities }: DialOptions = {}): Dial {
  const guard = guardOf(rule);
  return async (target) => {
    const { signal, timeout = usualTimeoutMs } = target;
    const late = AbortSignal.timeout(timeout);
    const ended = signal ? AbortSignal.any([signal, late]) : late;
    try {
      const host = bare(target.host);
      const addresses = await unlessEnded(allowedAddresses(host, { resolve, guard, refusesMixed: true }), ended);
      return await connected({ ...target, host }, addresses, authorities, ended);
    } catch (error) {
      throw dialFailure(error, target, ended.aborted);
    }
  };
}

/** A dial function, and its rule as data for a driver in another process. */
export interface Reach {
  readonly dial: Dial;
  readonly addressRule: AddressRule;
}

export const reachOf = (addressRule: AddressRule, options: DialOptions = {}): Reach => ({
  addressRule,
  dial: createDial(addressRule, options),
});

/** Removes the brackets of `[::1]`. */
const bare = (host: string): string => host.replace(/^\[(.*)\]$/, "$1");

function unlessEnded<Value>(work: Promise<Value>, ended: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(new Error("The dialling was ended."));
  ended.addEventListener("abort", end, { once: true });
  if (ended.aborted) end();
  return Promise.race([work, promise]).finally(() => ended.removeEventListener("abort", end));
}

async function connected(
  { host, port, tls = false }: DialTarget,
  addresses: readonly HostAddress[],
  authorities: Authorities,
  ended: AbortSignal,
): Promise<Socket> {
  const lookup = fixedLookup(async () => addresses);
  const raw = connectTcp({ host, port, lookup, ...several(addresses) });
  const socket = tls
    ? connectTls({ socket: raw, host, ...(isIP(host) === 0 && { servername: host }), ...trustOptions(authorities) })
    : raw;
  // The listener stays, so that a driver without one loses its connection but the server goes on.
  const { promise: failed, reject } = Promise.withResolvers<never>();
  for (const each of [raw, socket]) each.on("error", reject);
  socket.on("close", () => reject(Object.assign(new Error(), { code: "ECONNRESET" })));
  failed.catch(() => "the socket's own listeners get the error");
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  socket.once(tls ? "secureConnect" : "connect", isReady);
  try {
    await unlessEnded(Promise.race([ready, failed]), ended);
    return socket;
  } catch (error) {
    socket.destroy();
    raw.destroy();
    throw error;
  }
}

const several = ({ length }: readonly HostAddress[]) =>
  length > 1 ? { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: perAddressMs } : {};
