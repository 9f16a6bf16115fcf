import type { SeamClientResult } from "../provider/use-seam-client.ts";
import { useSeamClient } from "../provider/use-seam-client.ts";

/** Context of the surrounding provider, as in Seam's React package 1.x, without its credentials: `client` has them. */
export interface SeamContext extends Pick<SeamClientResult, "client"> {
  readonly clientOptions: { readonly endpoint: string };
  readonly publishableKey?: string;
  readonly userIdentifierKey?: string;
  readonly clientSessionToken?: string;
}

/**
 * @deprecated Use `useSeamClient`, which also returns whether the session is pending, and the reason why there is none.
 */
export function useSeamContext(): SeamContext {
  const { client, endpoint } = useSeamClient();
  return { client, clientOptions: { endpoint } };
}
