// Creates a client session for the front desk, which sees the accounts that are given to it, for eight hours.
import { randomUUID } from "node:crypto";
import { Seam } from "@mortise/client";

// Your key for this user on the platform: long and random. Store yours in your database.
const user_identifier_key = process.env["DESK_USER"] ?? `desk-${randomUUID()}`;

export function lockToken(options: { endpoint: string; apiKey: string }): () => Promise<string> {
  const seam = new Seam(options);
  return async () => {
    const accounts = await seam.connectedAccounts.list();
    const session = await seam.clientSessions.getOrCreate({
      user_identifier_key,
      connected_account_ids: accounts.map(({ connected_account_id }) => connected_account_id),
      expires_at: new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString(),
    });
    return session.token;
  };
}
