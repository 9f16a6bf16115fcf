// Finds hubs that announce themselves on this machine's networks, at permitted addresses.
import { addressGuard } from "../../base/outgoing/address-guard.ts";
import type { LockSystem } from "../../hubs/driver-processes/lock-system.ts";
import { lookUpServices } from "./look-up-services.ts";
import type { OpenTransport } from "./transport.ts";

export interface FoundHub {
  name: string;
  /** Address for `mortise accounts add`. */
  address: string;
  /** Further information, e.g. "home id 0x7e570001". */
  detail?: string;
}

interface Found {
  hubs: readonly FoundHub[];
  /** Number of hubs at addresses that are not permitted. */
  refused: number;
}

/** Private networks of buildings. Loopback, link-local and public addresses must be typed by people. */
const buildings = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];
const mostHubs = 20;

/** @param allow - Private addresses and networks. @default those of buildings */
export async function findHubs(
  announcement: NonNullable<LockSystem["announcement"]>,
  allow: readonly string[],
  open: OpenTransport,
  patienceMs?: number,
): Promise<Found> {
  const [permitted, isPublic] = [addressGuard(allow.length > 0 ? allow : buildings), addressGuard()];
  const isPermitted = (address: string) => permitted.isAllowed(address) && !isPublic.isAllowed(address);
  const announced = await lookUpServices(announcement.service, open, patienceMs);
  const hubs = new Map<string, FoundHub>();
  let refused = 0;
  for (const { name, port, addresses, facts } of announced) {
    const usable = addresses.filter((address) => port > 0 && isPermitted(address));
    const host = usable.find((address) => !address.includes(":")) ?? usable.map((address) => `[${address}]`)[0];
    if (host === undefined) {
      refused += 1;
      continue;
    }
    const address = `${announcement.scheme}://${host}:${port}`;
    const detail = await announcement.detail?.(facts);
    if (hubs.size < mostHubs && !hubs.has(address))
      hubs.set(address, { name: shown(name), address, ...(detail === undefined ? {} : { detail: shown(detail) }) });
  }
  return { hubs: [...hubs.values()].toSorted((one, other) => (one.address < other.address ? -1 : 1)), refused };
}

/** Cleans a foreign text, whose control characters could write to the terminal or reverse a line. */
const shown = (text: string): string =>
  /^.{0,60}/u.exec(text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "\u{FFFD}"))?.[0] || "(no name)";
