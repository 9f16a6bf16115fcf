import type { ClientSession, ConnectedAccount } from "@mortise/client";
import type { UseQueryResult } from "@tanstack/react-query";
import { requireId, type InputOf } from "./call-input.ts";
import { usePlatformQuery } from "./platform-query.ts";

/** Identifies an account by its id, or by the e-mail address of its connection. */
export type UseConnectedAccountParams = InputOf<"connectedAccounts.get">;
export type UseConnectedAccountData = ConnectedAccount | null;
export type UseConnectedAccountResult = UseQueryResult<ConnectedAccount> & {
  connectedAccount: ConnectedAccount | undefined;
};

/** Reads an account that the session may see. A string is its id. */
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

/** Reads the session of the widgets. */
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
