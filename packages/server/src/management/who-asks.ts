// Bearer token → whose environment, and what of it.
import type { ManagementAuth } from "@mortise/contract";
import type { WorkspaceRow } from "../db/schema.ts";
import type { WebhookTokenRow } from "../db/webhook-schema.ts";
import type { Services } from "../services.ts";
import { hashText } from "../tokens.ts";
import { insufficientAccess, unauthenticated } from "./refusals.ts";

export interface WhoAsks {
  token: WebhookTokenRow;
  workspace: WorkspaceRow;
}

/** @throws 401 for a token that is none, 403 for one that may not make this call */
export async function whoAsks(
  { database, clock }: Pick<Services, "database" | "clock">,
  authorization: string | null,
  auth: Exclude<ManagementAuth, "none">,
): Promise<WhoAsks> {
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  if (given === undefined) throw unauthenticated();
  const token = await database.query.selectFrom("webhook_tokens").selectAll().where("hash", "=", hashText(given)).executeTakeFirst();
  if (!token) throw unauthenticated();
  const workspace = await database.query
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", token.workspace_id)
    .executeTakeFirstOrThrow();
  const now = clock.now() + workspace.clock_offset_ms;
  if (token.expires_at !== null && Date.parse(token.expires_at) <= now) throw unauthenticated();
  if (!mayAsk(token.kind, auth)) throw insufficientAccess();
  return { token, workspace };
}

/** Integration keys may do what a dashboard may, except log out. */
const mayAsk = (kind: WebhookTokenRow["kind"], auth: Exclude<ManagementAuth, "none">): boolean =>
  auth === "dashboard" ? kind === "dashboard" : auth === "application" || kind === "organization";
