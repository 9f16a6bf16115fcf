// Resolves names reserved for examples to nothing. Tests do not query the machine's name servers for them, whose delays
// and existence do not belong to the product.
import { createResolveHost, type ResolveHost } from "../../src/base/outgoing/resolve-host.ts";

const resolveHost = createResolveHost();

export const resolveReserved: ResolveHost = (host) =>
  /\.(?:invalid|example)$/.test(host)
    ? Promise.reject(Object.assign(new Error(`${host} was not found.`), { code: "ENOTFOUND" }))
    : resolveHost(host);
