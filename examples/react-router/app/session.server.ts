// The API key stays on the server. The page gets a session that expires by itself.
import { randomUUID } from "node:crypto";
import { Seam } from "@mortise/client";

// Your key for this user on the platform: long and random. Store yours with the person, and check here who has signed
// in.
const user_identifier_key = process.env["DESK_USER"] ?? `desk-${randomUUID()}`;

function settings() {
  const { MORTISE_URL: endpoint = "", MORTISE_API_KEY: apiKey = "" } = process.env;
  if (!endpoint || !apiKey)
    throw new Error("Set MORTISE_URL and MORTISE_API_KEY, or run `npm run example -- react-router`.");
  return { endpoint, apiKey };
}

const lifetimeMs = 8 * 60 * 60 * 1000;

interface LockSession {
  readonly endpoint: string;
  readonly clientSessionToken: string;
}
let current: { readonly session: Promise<LockSession>; readonly until: number } | undefined;

/**
 * Returns the session of the signed-in user, the same for all their pages until half its time has passed. Store yours
 * with their login.
 */
export function lockSession(): Promise<LockSession> {
  if (current === undefined || current.until < Date.now()) {
    const made = { session: makeSession(), until: Date.now() + lifetimeMs / 2 };
    made.session.catch(() => {
      if (current === made) current = undefined;
    });
    current = made;
  }
  return current.session;
}

async function makeSession(): Promise<LockSession> {
  const seam = new Seam(settings());
  const accounts = await seam.connectedAccounts.list();
  const { token } = await seam.clientSessions.getOrCreate({
    user_identifier_key,
    connected_account_ids: accounts.map(({ connected_account_id }) => connected_account_id),
    expires_at: new Date(Date.now() + lifetimeMs).toISOString(),
  });
  return { endpoint: settings().endpoint, clientSessionToken: token };
}
