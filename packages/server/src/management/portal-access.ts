// Access to the portal of one application: a token that expires, and an address that logs in with it.
import { iso } from "../clock.ts";
import type { Query } from "../db/database.ts";
import { keepToken, mintToken } from "./tokens.ts";

const accessMs = 7 * 86_400_000;
export const portalPath = "/portal";
/** The same page, which logs in with the key after `#` in its address; browsers send no server that part (webhook-api §5). */
export const portalLoginPath = `${portalPath}/login`;

export interface PortalAccess {
  token: string;
  url: string;
}

/** `now`: the workspace's time, epoch milliseconds. `origin`: scheme and host under which people reach the server. */
export async function openPortal(
  query: Query,
  { workspace_id, app_id, now, origin }: { workspace_id: string; app_id: string; now: number; origin: string },
): Promise<PortalAccess> {
  const token = mintToken("dashboard");
  await keepToken(query, token, { workspace_id, kind: "dashboard", app_id, created_at: iso(now), expires_at: iso(now + accessMs) });
  const key = Buffer.from(JSON.stringify({ appId: app_id, token })).toString("base64url");
  return { token, url: `${origin}${portalLoginPath}#key=${key}` };
}
