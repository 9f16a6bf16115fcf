// Credentials: a prefix for the kind, a short part for the look-up, and a long part of which only the hash is stored
// (platform-api §1.2).
import { createHmac, hash as digest, randomBytes, timingSafeEqual } from "node:crypto";

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const shortLength = 8;
/**
 * Length of an API key's short part. API keys of the hosted service have eight characters, by which `@mortise/client`
 * tells them apart: it warns before it sends a key of this server to the hosted service.
 */
const keyShortLength = 12;
const longLength = 24;

export type TokenKind = "api_key" | "publishable_key" | "access_token" | "sandbox_key" | "client_session";

const prefixes: Record<TokenKind, string> = {
  client_session: "seam_cst1",
  publishable_key: "seam_pk1",
  access_token: "seam_at1",
  sandbox_key: "seam_sbx1",
  api_key: "seam_",
};

/** Prefix of all credentials of a kind. */
export const tokenPrefix = (kind: TokenKind): string => prefixes[kind];

export interface Token {
  token: string;
  short: string;
  hash: string;
}

/** Makes a credential. `sandbox` marks an API key of a sandbox, whose short part starts with `test`. */
export function mintToken(
  kind: TokenKind,
  { sandbox = false, long = randomText(longLength) }: { sandbox?: boolean; long?: string } = {},
): Token {
  return tokenOf(kind, shortPart(kind, sandbox), long);
}

export function tokenOf(kind: TokenKind, short: string, long: string): Token {
  return { token: `${prefixes[kind]}${short}_${long}`, short, hash: hashText(long) };
}

/**
 * Derives the long part of a session's token, always the same, so that get-or-create can return the token although only
 * its hash is stored.
 */
export const derivedLong = (secret: Uint8Array, subject: string): string => derivedText(secret, subject, longLength);

/** Derives an unguessable text of up to 40 characters, always the same for the same secret and subject. */
export function derivedText(secret: Uint8Array, subject: string, length: number): string {
  return base58(createHmac("sha256", secret).update(subject).digest()).slice(0, length).padEnd(length, "z");
}

/** Kind of a credential by its prefix; `undefined` if it is none of this server. */
export function tokenKind(text: string): TokenKind | undefined {
  const kinds = Object.keys(prefixes) as TokenKind[];
  return kinds.find((kind) => text.startsWith(prefixes[kind]));
}

/** Parts of a credential of this kind; `undefined` if they are malformed. The prefix is not checked. */
export function splitToken(kind: TokenKind, text: string): { short: string; long: string } | undefined {
  const match = /^([1-9A-HJ-NP-Za-km-z]{1,40})_([1-9A-HJ-NP-Za-km-z]{1,80})$/.exec(text.slice(prefixes[kind].length));
  return match?.[1] && match[2] ? { short: match[1], long: match[2] } : undefined;
}

export const hashText = (text: string): string => digest("sha256", text, "hex");

export function hashMatches(text: string, hash: string): boolean {
  const given = Buffer.from(hashText(text));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Makes a random text in the credentials' alphabet. */
function randomText(length: number): string {
  return base58(randomBytes(length)).slice(0, length).padEnd(length, "z");
}

function shortPart(kind: TokenKind, sandbox: boolean): string {
  if (kind !== "api_key") return randomText(shortLength);
  const mark = sandbox ? "test" : "";
  const short = mark + randomText(keyShortLength - mark.length);
  // A short part like this would make the token look like another kind.
  return /^(at|cst|pk|sbx)/.test(short) ? shortPart(kind, sandbox) : short;
}

function base58(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString("hex") || "0"}`);
  let text = "";
  while (rest > 0n) {
    text = alphabet.charAt(Number(rest % 58n)) + text;
    rest /= 58n;
  }
  return text;
}
