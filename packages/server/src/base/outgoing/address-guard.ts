// Guards outgoing connections: only public addresses, and those that the operator allows (webhook-api §5, SSRF).
import { BlockList, isIP } from "node:net";

export interface AddressGuard {
  isAllowed(address: string): boolean;
}

/** Networks that are not public, or that lead back into a private one. */
const privateIpv4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
/** Parts of 2000::/3, the public part of IPv6, that are not public. */
const privateIpv6 = "2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20";
const publicIpv6 = "2000::/3";

/**
 * Makes the guard.
 * @param allow - Addresses and networks (`127.0.0.0/8`, `::1`) that are allowed although they are private.
 * @throws Error that names an entry which is neither an address nor a network.
 */
export function addressGuard(allow: readonly string[] = []): AddressGuard {
  const [allowed, refused, open] = [
    networks(allow),
    networks(words(`${privateIpv4} ${privateIpv6}`)),
    networks([publicIpv6]),
  ];
  return {
    isAllowed(address) {
      const plain = unmapped(address);
      const version = isIP(plain);
      if (version === 0) return false;
      const family = version === 4 ? "ipv4" : "ipv6";
      if (allowed.check(plain, family)) return true;
      return !refused.check(plain, family) && (version === 4 || open.check(plain, family));
    },
  };
}

const words = (text: string) => text.trim().split(/\s+/);

function networks(list: readonly string[]): BlockList {
  const all = new BlockList();
  for (const entry of list) {
    const [address = "", bits, ...more] = entry.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    const longest = family === "ipv4" ? 32 : 128;
    // An empty text is the number 0, which would allow every address.
    const isPrefix = bits === undefined || /^\d+$/.test(bits);
    const prefix = Number(bits ?? longest);
    if (isIP(address) === 0 || !isPrefix || prefix > longest || more.length > 0)
      throw new Error(`"${entry}" is neither an address nor a network; write it like 127.0.0.1 or 10.0.0.0/8.`);
    all.addSubnet(address, prefix, family);
  }
  return all;
}

/** Converts `::ffff:127.0.0.1`, in any notation, to 127.0.0.1, and drops a zone (`%eth0`). */
function unmapped(address: string): string {
  const bare = address.split("%")[0] ?? "";
  if (isIP(bare) !== 6) return bare;
  const { hostname } = new URL(`http://[${bare}]`);
  const mapped = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(hostname);
  if (!mapped) return bare;
  const [high, low] = [Number.parseInt(mapped[1] ?? "", 16), Number.parseInt(mapped[2] ?? "", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
