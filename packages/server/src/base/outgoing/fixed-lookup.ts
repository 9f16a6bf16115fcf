// A look-up for `net.connect` that returns an address which was resolved and checked elsewhere.
import type { LookupFunction } from "node:net";
import { callbackify } from "node:util";
import type { HostAddress } from "./resolve-host.ts";

export function fixedLookup(find: (host: string) => Promise<readonly HostAddress[]>): LookupFunction {
  const found = callbackify(find);
  return (host, { all }, callback) =>
    found(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error, "");
      else if (all) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
}
