// Access to an application's portal: a token that expires, and an address that logs in with it.
import { iso, type WorkspaceTime } from "../../base/clock.ts";
import type { Query } from "../../base/db/database.ts";
import { webhookTokenId } from "../../base/db/operator/webhook-tokens.ts";
import { hashText } from "../../base/secrets/tokens.ts";
import { keepToken, mintToken } from "./tokens.ts";

export const portalPath = "/portal";
/** Path of the stylesheet with the colours and font of a portal link. */
export const portalStylesheetPath = `${portalPath}/look.css`;
/**
 * Path of the portal's page at which a key in the fragment logs in. Browsers do not send the fragment to servers
 * (webhook-api §5).
 */
export const portalLoginPath = `${portalPath}/login`;

export interface PortalAccess {
  token: string;
  url: string;
}

interface OpenedFor {
  workspace_id: string;
  app_id: string;
  made_by: string;
  now: WorkspaceTime;
  /** Duration in seconds. */
  seconds: number;
  /** Public scheme and host of the server. */
  origin: string;
  /** Look of the portal, written by keptLook. */
  portal_look: string | null;
}

export async function openPortal(
  query: Query,
  { workspace_id, app_id, made_by, now, seconds, origin, portal_look }: OpenedFor,
): Promise<PortalAccess> {
  const token = mintToken("dashboard");
  const expires_at = iso(now + seconds * 1000);
  const row = {
    workspace_id,
    kind: "dashboard",
    app_id,
    created_at: iso(now),
    expires_at,
    made_by,
    portal_look,
  } as const;
  await keepToken(query, token, row);
  const key = Buffer.from(JSON.stringify({ appId: app_id, token })).toString("base64url");
  // The fragment never reaches the server, so colours and allowed frames are looked up by the token's id.
  const of = portal_look === null ? "" : `?access=${webhookTokenId(hashText(token))}`;
  return { token, url: `${origin}${portalLoginPath}${of}#key=${key}` };
}
