// Looks at a system before it is connected: whether the operator allows the address, and which locks are there.
import type { AddressGuard } from "../delivery/request/address-guard.ts";
import { ConnectError } from "../drivers/connect-error.ts";
import type { DeviceInfo } from "../drivers/device-info.ts";
import type { SystemSettings } from "../drivers/driver-factory.ts";
import type { LockSystem } from "../drivers/lock-system.ts";

/** Resolves a host name to addresses; an address to itself. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

const patienceMs = 5000;
/** A driver that obeys says why it has found nothing. */
const graceMs = 500;

/** @throws ConnectError */
export async function probeSystem(system: LockSystem, what: SystemSettings): Promise<readonly DeviceInfo[]> {
  const signal = AbortSignal.timeout(patienceMs);
  const { settings, secrets } = what;
  const looking = system.probe({ settings, secrets, secret: (name) => secrets[name] }, signal);
  const found = await Promise.race([looking, silence(signal, system)]);
  if (found.length === 0) throw new ConnectError("no_locks", `${system.displayName} is there, but knows of no lock.`);
  return found;
}

/** A driver that does not obey its signal keeps nobody waiting. */
function silence(signal: AbortSignal, { displayName }: Pick<LockSystem, "displayName">): Promise<never> {
  return new Promise((_, reject) => {
    const late = () =>
      setTimeout(() => reject(new ConnectError("no_answer", `${displayName} did not answer in time.`)), graceMs);
    signal.addEventListener("abort", late, { once: true });
  });
}

/** @throws ConnectError `address_not_allowed`, `nothing_listens` */
export async function requireAllowed(guard: AddressGuard, resolve: ResolveHost, host: string): Promise<void> {
  let addresses: readonly string[];
  try {
    addresses = await resolve(host);
  } catch (cause) {
    throw new ConnectError("nothing_listens", `No host is called ${host}.`, { cause });
  }
  if (addresses.length === 0 || !addresses.every((address) => guard.isAllowed(address)))
    throw new ConnectError(
      "address_not_allowed",
      `Connections to ${host} are not allowed here. The operator allows them with MORTISE_HUB_ALLOW.`,
    );
}
