// Authenticates a caller: the workspace (environment) of a bearer token, and the part that the token may access.
import type { ManagementAuth } from "@mortise/contract";
import type { Database } from "../../../base/db/database.ts";
import type { WorkspaceRow } from "../../../base/db/schema.ts";
import type { WebhookTokenRow } from "../../../base/db/webhook-schema.ts";
import { createBatcher } from "../../../webhooks/delivery/batching.ts";
import type { CallServices } from "../../call-context.ts";
import { hashText } from "../../../base/secrets/tokens.ts";
import { insufficientAccess, unauthenticated } from "./refusals.ts";
import { workspaceNow } from "../../../base/workspace-time.ts";

export interface WhoAsks {
  token: WebhookTokenRow;
  workspace: WorkspaceRow;
}

/** @throws 401 for a missing, unknown or expired token, 403 for one that may not make this call */
export type TellWhoAsks = (authorization: string | null, auth: Exclude<ManagementAuth, "none">) => Promise<WhoAsks>;

export function createWhoAsks({ database, clock }: Pick<CallServices, "database" | "clock">): TellWhoAsks {
  const find = createBatcher((hashes: readonly string[]) => findTokens(database, hashes));
  return async (authorization, auth) => {
    const given = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
    const found = given === undefined ? undefined : await find(hashText(given));
    if (!found) throw unauthenticated();
    const { token, workspace } = found;
    const now = workspaceNow(clock, workspace);
    if (token.expires_at !== null && Date.parse(token.expires_at) <= now) throw unauthenticated();
    if (!mayAsk(token.kind, auth)) throw insufficientAccess();
    return found;
  };
}

async function findTokens(
  { query, among }: Database,
  hashes: readonly string[],
): Promise<readonly (WhoAsks | undefined)[]> {
  const rows = await query
    .selectFrom("webhook_tokens")
    .innerJoin("workspaces", "workspaces.workspace_id", "webhook_tokens.workspace_id")
    .selectAll("workspaces")
    .select(["hash", "kind", "app_id", "integ_id", "expires_at", "webhook_tokens.created_at as token_created_at"])
    .where(among("hash", [...new Set(hashes)]))
    .execute();
  const found = new Map(
    rows.map(({ hash, kind, app_id, integ_id, expires_at, token_created_at: created_at, ...workspace }) => {
      const { workspace_id } = workspace;
      return [hash, { token: { hash, workspace_id, kind, app_id, integ_id, created_at, expires_at }, workspace }];
    }),
  );
  return hashes.map((hash) => found.get(hash));
}

/** Whether a token may make a call. Integration keys pass for the same calls as a dashboard, except logging out. */
const mayAsk = (kind: WebhookTokenRow["kind"], auth: Exclude<ManagementAuth, "none">): boolean =>
  auth === "dashboard" ? kind === "dashboard" : auth === "application" || kind === "organization";
