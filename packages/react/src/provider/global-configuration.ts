// `globalThis.seam`: the provider's inputs for a whole page, or a ready client (spec §1, §5).
import type { Seam } from "@mortise/client";
import type { HourCycle } from "../strings/format.ts";
import type { MessageOverrides } from "../strings/messages.ts";
import { type CredentialInputs, hasCredentials, resolveCredentials } from "./resolve-client.ts";

/** Inputs that have nothing to do with credentials. */
export interface PageInputs {
  /** The page brings its own component stylesheet. @default false */
  disableCssInjection?: boolean | null | undefined;
  /** The page brings its own font. @default false */
  disableFontInjection?: boolean | null | undefined;
  /** Use the readable stylesheet. @default false */
  unminifyCss?: boolean | null | undefined;
  /** Folder that holds `index.min.css`, `index.css` and `fonts/`: with it, nobody else is asked for them. @default the public CDN and font service */
  assetsBaseUrl?: string | null | undefined;
  /** BCP 47 tag for plurals, numbers and dates. @default "en-US" */
  locale?: string | null | undefined;
  /** Sentences to replace: another language, or the host's own words. @default English */
  messages?: MessageOverrides | null | undefined;
  /** Forces 12 or 24 hours. @default the locale's habit */
  hourCycle?: HourCycle | null | undefined;
}

export interface GlobalConfiguration extends CredentialInputs, PageInputs {}

/** The page's configuration. An invalid one is reported once, and none of it is used. */
export function readGlobalConfiguration(): GlobalConfiguration | null {
  const { seam } = globalThis as { seam?: unknown };
  if (seam === undefined || seam === null) return null;
  if (isClient(seam)) return { client: seam };
  const fault = faultOf(seam);
  if (fault === null) return seam;
  if (reported !== seam) console.warn(`globalThis.seam is not used: ${fault}`);
  reported = seam;
  return null;
}

/** What is given, completed by the page's configuration; a credential given is never mixed with one of the page's. */
export function withGlobalConfiguration<Inputs extends GlobalConfiguration>(given: Inputs): Inputs {
  const page = readGlobalConfiguration();
  if (page === null) return given;
  const { client, publishableKey, clientSessionToken, ...rest } = page;
  const inherited = hasCredentials(given) ? withoutUser(given, rest) : { ...rest, client, publishableKey, clientSessionToken };
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
  return { ...inherited, ...own } as Inputs;
}

/** The page's user goes with a publishable key alone. */
function withoutUser(given: CredentialInputs, { userIdentifierKey, ...rest }: CredentialInputs): CredentialInputs {
  return given.publishableKey ? { userIdentifierKey, ...rest } : rest;
}

let reported: unknown;

const texts = ["publishableKey", "userIdentifierKey", "clientSessionToken", "endpoint", "assetsBaseUrl", "locale", "hourCycle"];
const flags = ["disableCssInjection", "disableFontInjection", "unminifyCss"];

function faultOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "it must be an object, or a client.";
  const fields = value as Record<string, unknown>;
  const wrong = (names: string[], type: string) =>
    names.find((name) => (fields[name] ?? undefined) !== undefined && typeof fields[name] !== type);
  const text = wrong(texts, "string");
  if (text !== undefined) return `${text} must be a string.`;
  const flag = wrong(flags, "boolean");
  if (flag !== undefined) return `${flag} must be true or false.`;
  if ((fields["client"] ?? undefined) !== undefined && !isClient(fields["client"])) return "client must be a Seam client.";
  if (!hasCredentials(fields)) return null;
  try {
    resolveCredentials(fields);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** By shape: the client may come from another copy of its package. */
function isClient(value: unknown): value is Seam {
  const { devices, locks } = (typeof value === "object" && value !== null ? value : {}) as Partial<Seam>;
  return typeof devices?.list === "function" && typeof locks?.unlockDoor === "function";
}
