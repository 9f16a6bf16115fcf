import type { SeamClientResult } from "../provider/use-seam-client.ts";
import { useSeamClient } from "../provider/use-seam-client.ts";

/** What the kit's 1.x tells of the surrounding provider. Its credentials are not handed on: `client` has them. */
export interface SeamContext extends Pick<SeamClientResult, "client"> {
  readonly clientOptions: { readonly endpoint: string };
  readonly publishableKey?: string;
  readonly userIdentifierKey?: string;
  readonly clientSessionToken?: string;
}

/** @deprecated `useSeamClient` tells more: whether the session is on its way, and why there is none. */
export function useSeamContext(): SeamContext {
  const { client, endpoint } = useSeamClient();
  return { client, clientOptions: { endpoint } };
}
