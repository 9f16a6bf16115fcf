// `globalThis.seam`: the provider's inputs for a whole page, or a client that the host made (spec §1, §5).
import type { Seam } from "@mortise/client";
import { type ForeignClient, wholeEndpoint } from "@mortise/client/session";
import type { QueryClient } from "@tanstack/react-query";
import { onePerPage } from "../page/page-registry.ts";
import type { HourCycle } from "../strings/format.ts";
import type { MessageOverrides } from "../strings/messages.ts";
import { type CredentialInputs, hasCredentials, isClient, resolveCredentials } from "./resolve-client.ts";

/** Inputs without credentials. */
export interface PageInputs {
  /** Whether the page brings its own component stylesheet. @default false */
  disableCssInjection?: boolean | null | undefined;
  /** Whether the page brings its own font. @default false */
  disableFontInjection?: boolean | null | undefined;
  /** Whether to load the readable stylesheet. @default false */
  unminifyCss?: boolean | null | undefined;
  /** Alias of `unminifyCss`, for hosts with the older spelling. */
  unminifiyCss?: boolean | null | undefined;
  /**
   * URL of a folder with `index.min.css`, `index.css` and `fonts/`, the only source of stylesheet and fonts. @default
   * the public CDN and font service
   */
  assetsBaseUrl?: string | null | undefined;
  /**
   * BCP 47 tag for plurals, numbers and dates. An element also loads the translation, if there is one. @default "en-US"
   */
  locale?: string | null | undefined;
  /**
   * Strings that replace the English ones: another language (`@mortise/react/locales/de`), or the host's own. @default
   * English
   */
  messages?: MessageOverrides | null | undefined;
  /** Forces 12 or 24 hours. @default the locale's habit */
  hourCycle?: HourCycle | null | undefined;
}

export interface GlobalConfiguration extends CredentialInputs, PageInputs {}

declare global {
  /**
   * Defaults for every provider and element of the page without its own value: inputs, or a client that the host made.
   */
  var seam: GlobalConfiguration | Seam | ForeignClient | null | undefined;
  /** Cache for every provider and element of the page. */
  var seamQueryClient: QueryClient | null | undefined;
}

/** Returns the page's configuration. An invalid one is reported once, and ignored as a whole. */
export function readGlobalConfiguration(): GlobalConfiguration | null {
  const { seam } = globalThis as { seam?: unknown };
  if (seam == null) return null;
  if (isClient(seam)) return { client: seam };
  const fault = faultOf(seam);
  if (fault === null) return seam;
  // The React package and elements.js may both read it. The shared record keeps the second from reporting again.
  const reported = onePerPage<{ seam?: unknown }>("reported configuration", () => ({}));
  if (reported.seam !== seam) console.warn(`globalThis.seam is not used: ${fault}`);
  reported.seam = seam;
  return null;
}

/** Completes inputs with the page's configuration. Given credentials are never mixed with the page's. */
export function withGlobalConfiguration<Inputs extends GlobalConfiguration>(given: Inputs): Inputs {
  const page = readGlobalConfiguration();
  if (page === null) return given;
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value != null));
  if (!hasCredentials(given)) return { ...page, ...own } as Inputs;
  const {
    client: _,
    publishableKey: _key,
    clientSessionToken: _token,
    getClientSessionToken: _get,
    userIdentifierKey,
    ...rest
  } = page;
  // The page's userIdentifierKey applies only to a publishable key, because other credentials do not allow one.
  return { ...rest, ...(given.publishableKey && { userIdentifierKey }), ...own } as Inputs;
}

/**
 * Type of each input, for values that TypeScript cannot check: the page's configuration, and the attributes of
 * elements.
 */
export const inputKinds = {
  publishableKey: "string",
  userIdentifierKey: "string",
  clientSessionToken: "string",
  getClientSessionToken: "object",
  client: "object",
  endpoint: "string",
  disableCssInjection: "boolean",
  disableFontInjection: "boolean",
  unminifyCss: "boolean",
  unminifiyCss: "boolean",
  assetsBaseUrl: "string",
  locale: "string",
  messages: "object",
  hourCycle: "string",
} as const satisfies { [Name in keyof GlobalConfiguration]-?: "string" | "boolean" | "object" };

function faultOf(value: unknown): string | null {
  if (typeof value !== "object" || Array.isArray(value)) return "it must be an object.";
  const fields = value as Record<string, unknown>;
  for (const [name, kindOfProp] of Object.entries(inputKinds)) {
    const kind = name === "getClientSessionToken" ? "function" : kindOfProp;
    if (fields[name] != null && typeof fields[name] !== kind) return `${name} must be of type ${kind}.`;
  }
  try {
    if (fields["endpoint"]) wholeEndpoint(fields["endpoint"] as string);
    if (hasCredentials(fields)) resolveCredentials(fields);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
