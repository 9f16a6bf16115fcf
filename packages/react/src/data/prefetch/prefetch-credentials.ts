// Whose answers a host's server asks for: the credentials of the provider, which must be one user's.
import type { Seam } from "@mortise/client";
import {
  adoptClient,
  createSessionClient,
  fetchClientSession,
  type ForeignClient,
  isForeignClient,
  sessionTokenOf,
} from "@mortise/client/session";
import { ownerOf } from "../../provider/initial-answers.ts";
import { SeamProviderError } from "../../provider/provider-error.ts";
import { type CredentialInputs, resolveCredentials } from "../../provider/resolve-client.ts";

/** Of the provider that will show what is read. */
export type PrefetchCredentials = Readonly<
  | {
      /** Made with the user's `clientSessionToken`. One with an API key is refused: it sees the doors of all users. */
      client: Seam | ForeignClient;
    }
  | { clientSessionToken: string; endpoint?: string | undefined }
  | { publishableKey: string; userIdentifierKey: string; endpoint?: string | undefined }
>;

interface Reader {
  /** As the provider names whose the answers are. */
  readonly owner: string;
  /** Rejects when there is no session. */
  readonly connect: () => Promise<{ readonly client: Seam; readonly token: string }>;
}

/** @throws SeamProviderError for credentials that do not go together, or are not one user's */
export function readerOf(inputs: CredentialInputs): Reader {
  const credentials = resolveCredentials(inputs);
  const owner = ownerOf(credentials);
  if (owner === undefined) throw notOneUser(credentials.kind);
  const signIn = async (clientSessionToken: string, endpoint: string | undefined) => ({
    client: createSessionClient({ clientSessionToken, endpoint, fetch: fetchAnew }),
    token: clientSessionToken,
  });
  return {
    owner,
    async connect() {
      if (credentials.kind === "client") {
        const client = isForeignClient(credentials.client) ? adoptClient(credentials.client) : credentials.client;
        return { client, token: sessionTokenOf(client) ?? "" };
      }
      const { endpoint } = credentials;
      if (credentials.kind === "token") return signIn(credentials.clientSessionToken ?? "", endpoint);
      const { publishableKey, userIdentifierKey = "" } = credentials;
      const { token } = await fetchClientSession({ publishableKey, userIdentifierKey, endpoint, fetch: fetchAnew });
      return signIn(token, endpoint);
    },
  };
}

/** Frameworks keep answers of `fetch` for other visitors, unless they are told not to. */
const fetchAnew: typeof fetch = (url, init) => globalThis.fetch(url, { ...init, cache: "no-store" });

const notOneUser = (kind: string) =>
  new SeamProviderError(`prefetchSeam reads for one user. ${howTo[kind]}`, "client_session_required");

const howTo: Readonly<Record<string, string>> = {
  client: "This client has an API key, which sees the doors of all users. Make it with the user's clientSessionToken.",
  token: "Give clientSessionToken: getClientSessionToken is for the browser.",
  publishable_key: "Give userIdentifierKey beside the publishableKey.",
};
