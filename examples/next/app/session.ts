// The API key stays on the server. The page gets a session that expires by itself.
import "server-only";
import { randomUUID } from "node:crypto";
import { Seam } from "@mortise/client";
import { cache } from "react";

// Your key for this user on the platform: long and random. Store yours with the person, and check here who has signed
// in.
const user_identifier_key = process.env["DESK_USER"] ?? `desk-${randomUUID()}`;

/** Created when the module loads, also in a build without secrets, because only its calls need the key. */
const desk = new Seam({ endpoint: process.env["MORTISE_URL"], apiKey: process.env["MORTISE_API_KEY"] ?? null });

/** Created once per request, for all parts of the page. */
export const clientSession = cache(async (): Promise<{ endpoint: string; clientSessionToken: string }> => {
  if (!process.env["MORTISE_URL"] || !process.env["MORTISE_API_KEY"])
    throw new Error("Set MORTISE_URL and MORTISE_API_KEY, or run `npm run example -- next`.");
  const accounts = await desk.connectedAccounts.list();
  const { token } = await desk.clientSessions.getOrCreate({
    user_identifier_key,
    connected_account_ids: accounts.map(({ connected_account_id }) => connected_account_id),
    expires_at: new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString(),
  });
  return { endpoint: desk.endpoint, clientSessionToken: token };
});
