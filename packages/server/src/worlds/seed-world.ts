import { iso } from "../clock.ts";
import { createClientSession } from "../db/client-sessions.ts";
import type { SeedWorld } from "../sandbox/world.ts";

/** The world `empty`: one session, no account. */
export const seedWorld: SeedWorld = async (tx, { workspace, secret, now }) => {
  const user_identifier_key = "harbour-house-front-desk";
  const { workspace_id } = workspace;
  const { token } = await createClientSession(tx, secret, { workspace_id, user_identifier_key, created_at: iso(now) });
  return { user_identifier_key, client_session_token: token };
};
