// Which credential is used, and which combinations are refused (spec §5, "Provider authentication").
import type { Seam } from "@mortise/client";
import { SeamProviderError } from "./provider-error.ts";

export interface CredentialInputs {
  /** A ready client; no other credential may stand beside it. */
  client?: Seam | null | undefined;
  /** `seam_pk…`: exchanged for a client session of `userIdentifierKey`. */
  publishableKey?: string | null | undefined;
  /** The host's own name for its user, only with `publishableKey`. Long and random. @default a random key kept in this browser */
  userIdentifierKey?: string | null | undefined;
  /** `seam_cst…`, obtained by the host's own server. */
  clientSessionToken?: string | null | undefined;
  /** Where the platform API is, with its scheme. @default the hosted service, https://connect.getseam.com */
  endpoint?: string | null | undefined;
}

export type Credentials =
  | { readonly kind: "client"; readonly client: Seam }
  | { readonly kind: "token"; readonly clientSessionToken: string; readonly endpoint: string | undefined }
  | {
      readonly kind: "publishable_key";
      readonly publishableKey: string;
      readonly userIdentifierKey: string | undefined;
      readonly endpoint: string | undefined;
    };

/** Decides which credential the inputs stand for. An empty text counts as none. @throws SeamProviderError */
export function resolveCredentials(inputs: CredentialInputs): Credentials {
  const { client, publishableKey, clientSessionToken } = inputs;
  const userIdentifierKey = inputs.userIdentifierKey || undefined;
  const endpoint = inputs.endpoint || undefined;

  if (client) {
    if (publishableKey) refuse("client", "the publishableKey");
    if (clientSessionToken) refuse("client", "the clientSessionToken");
    if (userIdentifierKey) refuse("client", "any other auth");
    return { kind: "client", client };
  }
  if (clientSessionToken) {
    if (publishableKey) refuse("publishableKey", "the clientSessionToken");
    if (userIdentifierKey) refuse("clientSessionToken", "the userIdentifierKey");
    return { kind: "token", clientSessionToken, endpoint };
  }
  if (publishableKey) return { kind: "publishable_key", publishableKey, userIdentifierKey, endpoint };
  throw new SeamProviderError("Must provide either a client, clientSessionToken, or a publishableKey.", "missing_credentials");
}

/** Whether the inputs contain any credential. */
export const hasCredentials = ({ client, publishableKey, clientSessionToken }: CredentialInputs): boolean =>
  Boolean(client || publishableKey || clientSessionToken);

function refuse(prop: string, other: string): never {
  throw new SeamProviderError(`SeamProvider received invalid props: The ${prop} prop cannot be used with ${other} prop.`, "invalid_props");
}
