import type { Seam } from "@mortise/client";
import { type ForeignClient, isForeignClient } from "@mortise/client/session";
import { onePerPage } from "../page/page-registry.ts";
import type { Credentials } from "./resolve-client.ts";

/**
 * Names a session in query keys without revealing its secret: the endpoint, and a 128-bit digest of the credential. Not
 * for cryptography. Synchronous, because a key is needed during rendering.
 */
export function sessionKeyOf(endpoint: string, ...identity: readonly string[]): string {
  const text = JSON.stringify([endpoint, ...identity]);
  return `${endpoint} ${[1, 2, 3, 4].map((seed) => digest(text, seed)).join("")}`;
}

/** 32-bit hash: Murmur's mixing step for every character, then its final mixing. */
function digest(text: string, seed: number): string {
  let hash = Math.imul(seed, 0x9e37_79b1);
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0xcc9e_2d51);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(36).padStart(7, "0");
}

/** Returns the endpoint without a slash at its end. */
export const endpointOf = (credentials: Credentials) =>
  ((credentials.kind === "client" ? endpointIn(credentials.client) : credentials.endpoint) ?? "").replace(/\/+$/, "");

const endpointIn = (client: Seam | ForeignClient) =>
  isForeignClient(client) ? client.client.defaults.baseURL : client.endpoint;

/** Returns the session key of these credentials. */
export function keyOf(credentials: Credentials): string {
  const endpoint = endpointOf(credentials);
  if (credentials.kind === "client") return sessionKeyOf(endpoint, nameOf(credentials.client));
  if (credentials.kind === "token") {
    const { clientSessionToken = "", getClientSessionToken } = credentials;
    return sessionKeyOf(
      endpoint,
      clientSessionToken,
      ...(getClientSessionToken ? [nameOf(getClientSessionToken)] : []),
    );
  }
  // Without a userIdentifierKey the session belongs to this browser, by its fingerprint.
  return sessionKeyOf(endpoint, credentials.publishableKey, credentials.userIdentifierKey ?? "");
}

/**
 * Names a client that the host passed, or a token function. Neither reveals its user, so each counts as a session of
 * its own.
 */
function nameOf(client: object): string {
  const names = onePerPage("client names", () => new WeakMap<object, string>());
  const name = names.get(client) ?? String(Math.random());
  names.set(client, name);
  return name;
}
