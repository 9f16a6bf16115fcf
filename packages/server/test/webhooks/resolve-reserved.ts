// Names kept for examples lead nowhere. Tests do not ask the machine's name servers for them: how long those take, and
// whether there are any, is nothing of the product.
import { createResolveHost, type ResolveHost } from "../../src/base/outgoing/resolve-host.ts";

const resolveHost = createResolveHost();

export const resolveReserved: ResolveHost = (host) =>
  /\.(?:invalid|example)$/.test(host)
    ? Promise.reject(Object.assign(new Error(`${host} was not found.`), { code: "ENOTFOUND" }))
    : resolveHost(host);
