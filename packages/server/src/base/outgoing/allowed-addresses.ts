// Resolves the allowed addresses of a host. Callers connect to one of these and never resolve the name again.
import type { AddressGuard } from "./address-guard.ts";
import type { HostAddress, ResolveHost } from "./resolve-host.ts";

/** Thrown if a name resolves to a forbidden address. */
export class RefusedAddressError extends Error {
  static {
    this.prototype.name = "RefusedAddressError";
  }
}

interface Checked {
  resolve: ResolveHost;
  guard: AddressGuard;
  /**
   * Whether one forbidden address refuses the whole name, as for hubs. Otherwise only forbidden addresses are left out.
   */
  refusesMixed: boolean;
}

/** @throws RefusedAddressError, or the error of the look-up */
export async function allowedAddresses(
  host: string,
  { resolve, guard, refusesMixed }: Checked,
): Promise<readonly HostAddress[]> {
  const all = await resolve(host);
  const allowed = all.filter(({ address }) => guard.isAllowed(address));
  if (allowed.length === 0 || (refusesMixed && allowed.length < all.length)) throw new RefusedAddressError();
  return allowed;
}
