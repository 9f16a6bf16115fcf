// Resolves the credentials of a prefetch: those of the provider, which must belong to one user.
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

/** Credentials of the provider that will show the data. */
export type PrefetchCredentials = Readonly<
  | {
      /**
       * Client made with the user's `clientSessionToken`. A client with an API key is refused, because it sees the
       * doors of all users.
       */
      client: Seam | ForeignClient;
    }
  | { clientSessionToken: string; endpoint?: string | undefined }
  | { publishableKey: string; userIdentifierKey: string; endpoint?: string | undefined }
>;

interface Reader {
  /** Key of the user's session, by which the provider in the browser recognizes answers as its own. */
  readonly owner: string;
  /** Resolves to a client for the user. A publishable key first fetches a session; rejects if that fails. */
  readonly connect: () => Promise<{ readonly client: Seam; readonly token: string }>;
}

/**
 * Checks credentials. Returns the owner of the answers, and how to connect.
 * @throws SeamProviderError if the credentials do not go together or do not belong to one user.
 */
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

/** Bypasses the cache of frameworks, which would keep answers of `fetch` for other visitors. */
const fetchAnew: typeof fetch = (url, init) => globalThis.fetch(url, { ...init, cache: "no-store" });

const notOneUser = (kind: string) =>
  new SeamProviderError(`prefetchSeam reads for one user. ${howTo[kind]}`, "client_session_required");

const howTo: Readonly<Record<string, string>> = {
  client: "This client has an API key, which sees the doors of all users. Make it with the user's clientSessionToken.",
  token: "Give clientSessionToken: getClientSessionToken is for the browser.",
  publishable_key: "Give userIdentifierKey beside the publishableKey.",
};
