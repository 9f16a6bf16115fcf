import { type BodyOf, type management, portalAccessSeconds } from "@mortise/contract";
import { iso } from "../../base/clock.ts";
import { webhookTokenId } from "../../base/db/operator/webhook-tokens.ts";
import type { ManagementContext, ManagementHandlers } from "./context.ts";
import { keptLook } from "./portal-look.ts";
import { openPortal, type PortalAccess } from "./portal-access.ts";
import { requireApplication } from "./request/references.ts";

export const authentication = {
  dashboardAccess: (context, { params }) => open(context, params, {}),
  appPortalAccess: (context, { params, body }) => open(context, params, body),

  async expireAll(context, { params, body }) {
    const { app_id } = await requireApplication(context, params);
    const expires_at = iso(context.now() + (body.expiry ?? 0) * 1000);
    await context.database.query
      .updateTable("webhook_tokens")
      .set({ expires_at })
      .where("app_id", "=", app_id)
      .where("kind", "=", "dashboard")
      .where("expires_at", ">", expires_at)
      .execute();
  },

  async logout({ database, token }) {
    await database.query.deleteFrom("webhook_tokens").where("hash", "=", token.hash).execute();
  },
} satisfies ManagementHandlers<typeof management.authentication>;

type Asked = BodyOf<typeof management.authentication.appPortalAccess>;

async function open(context: ManagementContext, params: { app_id: string }, asked: Asked): Promise<PortalAccess> {
  const { app_id, workspace_id } = await requireApplication(context, params);
  const made_by = webhookTokenId(context.token.hash);
  const { database, origin } = context;
  return openPortal(database.query, {
    workspace_id,
    app_id,
    made_by,
    now: context.now(),
    seconds: asked.expiry ?? portalAccessSeconds.max,
    origin,
    portal_look: keptLook(asked, context.page),
  });
}
