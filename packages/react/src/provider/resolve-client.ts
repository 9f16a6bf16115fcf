// Selects the credential, and refuses invalid combinations (spec §5, "Provider authentication").
import type { Seam } from "@mortise/client";
import { type ForeignClient, isForeignClient } from "@mortise/client/session";
import { SeamProviderError } from "./provider-error.ts";

export interface CredentialInputs {
  /**
   * Client that the host made. No other credential may be given with it. From a client of `seamapi`, `seam` or
   * `@seamapi/http`, its address and credentials are used.
   */
  client?: Seam | ForeignClient | null | undefined;
  /** Publishable key, `seam_pk…`, which is exchanged for a client session of `userIdentifierKey`. */
  publishableKey?: string | null | undefined;
  /**
   * The host's own key for its user, only with `publishableKey`. It should be long and random. @default a random key
   * stored in this browser
   */
  userIdentifierKey?: string | null | undefined;
  /** Client session token, `seam_cst…`, from the host's own server. */
  clientSessionToken?: string | null | undefined;
  /**
   * Gets a token of the same user from the host's own server: at first if none is given, and again whenever a session
   * has ended. An empty string, or any answer that is no token, means that nobody is signed in: `onSessionExpired` is
   * called. A function that throws means trouble, such as a failed network: the widgets say so and offer Retry.
   */
  getClientSessionToken?: (() => Promise<string> | string) | null | undefined;
  /** URL of the platform API, with its scheme. @default the hosted service, https://connect.getseam.com */
  endpoint?: string | null | undefined;
}

export type Credentials =
  | { readonly kind: "client"; readonly client: Seam | ForeignClient }
  | {
      readonly kind: "token";
      /** Token; `undefined` until the host's function has returned one. */
      readonly clientSessionToken: string | undefined;
      readonly getClientSessionToken?: (() => Promise<string> | string) | undefined;
      readonly endpoint: string | undefined;
    }
  | {
      readonly kind: "publishable_key";
      readonly publishableKey: string;
      readonly userIdentifierKey: string | undefined;
      readonly endpoint: string | undefined;
    };

/**
 * Resolves inputs to one credential. An empty string counts as none.
 * @throws SeamProviderError for combinations that are not allowed.
 */
export function resolveCredentials(inputs: CredentialInputs): Credentials {
  const { client, publishableKey, clientSessionToken } = inputs;
  const userIdentifierKey = inputs.userIdentifierKey || undefined;
  const endpoint = inputs.endpoint || undefined;
  const getClientSessionToken = inputs.getClientSessionToken || undefined;

  if (client) {
    if (!isClient(client)) refuse(noClient);
    if (publishableKey) conflict("client", "publishableKey");
    if (clientSessionToken) conflict("client", "clientSessionToken");
    if (getClientSessionToken) conflict("client", "getClientSessionToken");
    if (userIdentifierKey) refuse("The client prop cannot be used with any other auth prop.");
    return { kind: "client", client };
  }
  if (clientSessionToken || getClientSessionToken) {
    const name = clientSessionToken ? "clientSessionToken" : "getClientSessionToken";
    if (publishableKey) conflict("publishableKey", name);
    if (userIdentifierKey) conflict(name, "userIdentifierKey");
    return { kind: "token", clientSessionToken: clientSessionToken || undefined, getClientSessionToken, endpoint };
  }
  if (publishableKey) return { kind: "publishable_key", publishableKey, userIdentifierKey, endpoint };
  throw new SeamProviderError(
    "Must provide either a client, clientSessionToken, or a publishableKey.",
    "missing_credentials",
  );
}

const noClient =
  "The client prop is no client whose address can be read. Give one of @mortise/client, seamapi, seam or @seamapi/http.";

/**
 * Whether a value is a client: by shape, not by class, because it may come from another package, or from another copy
 * of ours.
 */
export const isClient = (value: unknown): value is Seam | ForeignClient => isOwnClient(value) || isForeignClient(value);

function isOwnClient(value: unknown): value is Seam {
  const { endpoint, devices, locks } = Object(value) as Partial<Seam>;
  const hasCalls = typeof devices?.list === "function" && typeof locks?.unlockDoor === "function";
  return hasCalls && typeof endpoint === "string";
}

/** Whether the inputs contain any credential. */
export const hasCredentials = ({
  client,
  publishableKey,
  clientSessionToken,
  getClientSessionToken,
}: CredentialInputs): boolean => Boolean(client || publishableKey || clientSessionToken || getClientSessionToken);

const conflict = (prop: string, other: string) => refuse(`The ${prop} prop cannot be used with the ${other} prop.`);

function refuse(reason: string): never {
  throw new SeamProviderError(`SeamProvider received invalid props: ${reason}`, "invalid_props");
}
