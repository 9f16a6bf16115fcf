import type { management } from "@mortise/contract";
import { iso } from "../clock.ts";
import type { ManagementHandlers } from "./context.ts";
import { requireApplication } from "./references.ts";
import { keepToken, mintToken } from "./tokens.ts";

const accessMs = 7 * 86_400_000;
/** The page that logs itself in with what its address says after the number sign, which never reaches a server. */
export const portalPath = "/portal";

export const authentication = {
  async dashboardAccess(context, { params }) {
    const { app_id, workspace_id } = await requireApplication(context, params);
    const token = mintToken("dashboard");
    const now = context.now();
    await keepToken(context.database.query, token, {
      workspace_id,
      kind: "dashboard",
      app_id,
      created_at: iso(now),
      expires_at: iso(now + accessMs),
    });
    return { token, url: portalUrl(context.origin, { appId: app_id, token }) };
  },

  async logout({ database, token }) {
    await database.query.deleteFrom("webhook_tokens").where("hash", "=", token.hash).execute();
  },
} satisfies ManagementHandlers<typeof management.authentication>;

export const portalUrl = (origin: string, login: { appId: string; token: string }): string =>
  `${origin}${portalPath}#key=${Buffer.from(JSON.stringify(login)).toString("base64url")}`;
