// The API key stays on the server; the page gets a session that ends by itself.
import "server-only";
import { randomUUID } from "node:crypto";
import { Seam } from "@mortise/client";
import { cache } from "react";

// Your name for this user on the platform: long and random. Keep yours beside the person, and ask here who has signed
// in.
const user_identifier_key = process.env["DESK_USER"] ?? `desk-${randomUUID()}`;

export const endpoint = () => setting("MORTISE_URL");

/** Made once for each request, however many parts of the page ask. */
export const clientSession = cache(async (): Promise<{ endpoint: string; clientSessionToken: string }> => {
  const desk = new Seam({ endpoint: endpoint(), apiKey: setting("MORTISE_API_KEY") });
  const accounts = await desk.connectedAccounts.list();
  const { token } = await desk.clientSessions.getOrCreate({
    user_identifier_key,
    connected_account_ids: accounts.map(({ connected_account_id }) => connected_account_id),
    expires_at: new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString(),
  });
  return { endpoint: endpoint(), clientSessionToken: token };
});

function setting(name: "MORTISE_URL" | "MORTISE_API_KEY"): string {
  const value = process.env[name];
  if (!value) throw new Error("Set MORTISE_URL and MORTISE_API_KEY, or run `npm run example -- next`.");
  return value;
}
