import type { SeamClientResult } from "../provider/use-seam-client.ts";
import { useSeamClient } from "../provider/use-seam-client.ts";

/** Context of the surrounding provider, as in the kit's 1.x. Its credentials are omitted, because `client` has them. */
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
