import type { ClientSession, ConnectedAccount } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import { requireId, type InputOf } from "./call-input.ts";
import { usePlatformQuery } from "./platform-query.ts";

/** One account, by its id, or by the e-mail address it was connected with. */
export type UseConnectedAccountParams = InputOf<"connectedAccounts.get">;
export type UseConnectedAccountData = ConnectedAccount | null;
export type UseConnectedAccountResult = UseQueryResult<ConnectedAccount> & {
  connectedAccount: ConnectedAccount | undefined;
};

/** An account that the session may see; a text is its id. */
export function useConnectedAccount(params: UseConnectedAccountParams | string): UseConnectedAccountResult {
  const { connected_account_id = "", email } = typeof params === "string" ? { connected_account_id: params } : params;
  const input = email === undefined ? { connected_account_id } : { email };
  return usePlatformQuery(
    {
      call: "connectedAccounts.get",
      input,
      read: ({ connectedAccounts }, { signal }) => connectedAccounts.get(requireId(input), { signal }),
    },
    (connectedAccount) => ({ connectedAccount }),
  );
}

export type UseClientSessionData = ClientSession | null;
export type UseClientSessionResult = UseQueryResult<ClientSession> & { clientSession: ClientSession | undefined };

/** The session that the widgets work with. */
export function useClientSession(): UseClientSessionResult {
  return usePlatformQuery(
    {
      call: "clientSessions.get",
      input: {},
      read: ({ clientSessions }, { signal }) => clientSessions.get({}, { signal }),
    },
    (clientSession) => ({ clientSession }),
  );
}
