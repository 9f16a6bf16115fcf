import type { management } from "@mortise/contract";
import type { ManagementHandlers } from "./context.ts";
import { openPortal } from "./portal-access.ts";
import { requireApplication } from "./references.ts";

export const authentication = {
  async dashboardAccess(context, { params }) {
    const { app_id, workspace_id } = await requireApplication(context, params);
    return openPortal(context.database.query, { workspace_id, app_id, now: context.now(), origin: context.origin });
  },

  async logout({ database, token }) {
    await database.query.deleteFrom("webhook_tokens").where("hash", "=", token.hash).execute();
  },
} satisfies ManagementHandlers<typeof management.authentication>;
