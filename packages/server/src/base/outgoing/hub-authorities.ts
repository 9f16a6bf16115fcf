// Certificate authorities that hubs and brokers are checked against: Node's own, and those in the file of
// MORTISE_HUB_CA.
import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { getCACertificates } from "node:tls";
import { SettingsError } from "../settings-error.ts";
import { reasonOf } from "../text/reason.ts";

/** PEM texts; `undefined` for only Node's own authorities. */
export type Authorities = readonly string[] | undefined;

/** Reads the file. @throws SettingsError if it cannot be read, or is no list of certificates */
export function authoritiesIn(path: string | undefined): Authorities {
  if (path === undefined) return undefined;
  const own = certificatesIn(textOf(path));
  if (own.length === 0)
    throw new SettingsError(
      `MORTISE_HUB_CA: ${path} holds no certificate. Name a PEM file with one or more "BEGIN CERTIFICATE" blocks.`,
    );
  const broken = own.findIndex((pem) => !isCertificate(pem));
  if (broken !== -1)
    throw new SettingsError(
      `MORTISE_HUB_CA: certificate ${broken + 1} in ${path} cannot be read. Copy the file anew from its authority.`,
    );
  return [...getCACertificates("default"), ...own];
}

/** Option for `tls.connect`. */
export const trustOptions = (authorities: Authorities): { ca?: string[] } =>
  authorities ? { ca: [...authorities] } : {};

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? reasonOf(cause);
    throw new SettingsError(
      `MORTISE_HUB_CA: ${path} cannot be read (${reason}). Check the path, and that this user may read the file.`,
      { cause },
    );
  }
}

const certificatesIn = (text: string): string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).raw.length > 0;
  } catch {
    return false;
  }
}
