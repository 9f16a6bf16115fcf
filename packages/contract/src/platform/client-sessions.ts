import { z } from "zod";
import { call, sessionMakers } from "../call.ts";
import { id, ids, timestamp } from "./fields.ts";

export const clientSession = z
  .looseObject({
    client_session_id: id("Identifier of the session."),
    workspace_id: id("Workspace it belongs to."),
    token: z.string().meta({ description: "The credential, `seam_cst1…`." }),
    user_identifier_key: z.string().nullable(),
    connected_account_ids: z.array(z.string()),
    connect_webview_ids: z.array(z.string()),
    device_count: z.number(),
    created_at: timestamp("When it was made."),
  })
  .meta({ id: "ClientSession", description: "What one user of a host page may see (platform-api §3.12)." });

export const clientSessionInput = z.object({
  user_identifier_key: z.string().min(1).max(500).optional().meta({ description: "The host's name for its user; not guessable." }),
  connect_webview_ids: ids("Webviews to share with the session; keys only.").optional(),
  connected_account_ids: ids("Accounts to share with the session; keys only.").optional(),
});

export const clientSessions = {
  getOrCreate: call("PUT", "/client_sessions/create", {
    accepts: ["PUT"],
    auth: sessionMakers,
    summary: "Fetches the session of a user, making it when there is none.",
    source: "spec §7.1, platform-api §2.2.8",
    input: clientSessionInput,
    result: { client_session: clientSession },
  }),
};
