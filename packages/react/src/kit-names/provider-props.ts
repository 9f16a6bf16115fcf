// Props of the provider, with the names of Seam's React package 1.x and 4.x.
import type { CredentialInputs } from "../provider/resolve-client.ts";
import type { SeamProviderProps } from "../provider/SeamProvider.tsx";

type Other = Omit<SeamProviderProps, "client" | "publishableKey" | "userIdentifierKey" | "clientSessionToken">;
type Given<Name extends keyof CredentialInputs> = { [One in Name]-?: NonNullable<CredentialInputs[One]> };

export interface SeamProviderPropsWithClient extends Other, Given<"client"> {}

export interface SeamProviderPropsWithPublishableKey
  extends Other,
    Given<"publishableKey">,
    Pick<SeamProviderProps, "userIdentifierKey"> {}

export interface SeamProviderPropsWithClientSessionToken extends Other, Given<"clientSessionToken"> {}

export type SeamProviderClientOptions = Pick<SeamProviderProps, "endpoint">;
