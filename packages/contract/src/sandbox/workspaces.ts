import { z } from "zod";
import { call, sandboxKeys } from "../call.ts";
import { idField } from "../platform/fields.ts";

/** Names of the data sets that demos, tests and examples share. */
export const worldNames = ["hotel", "empty", "troubled", "stays", "huge"] as const;

export const sandboxWorkspaceCalls = {
  create: call("POST", "/sandbox/workspaces/create", {
    auth: sandboxKeys,
    summary: "Creates a sandbox workspace, filled with a world, with keys of its own.",
    source: "sandbox controls",
    input: z.object({
      world: z.enum(worldNames).meta({
        description:
          "`hotel`: a door in every state; `empty`: nothing; `troubled`: every error and warning; `stays`: spaces, people and access grants in every state; `huge`: 10,000 locks.",
      }),
      lock_delay_ms: z.number().int().min(0).max(60_000).optional().meta({
        description: "Time that a simulated lock takes for a command, in milliseconds. Default: 900.",
      }),
    }),
    result: {
      workspace_id: idField("Identifier of the new workspace."),
      publishable_key: z.string().meta({ description: "Browser credential of the new workspace, `seam_pk1…`." }),
      api_key: z.string().meta({ description: "API key of the new workspace, `seam_…`." }),
      sandbox_key: z.string().meta({ description: "Key of these controls for the new workspace, `seam_sbx1…`." }),
      user_identifier_key: z.string().meta({ description: "User whose session owns every account of the world." }),
      client_session_token: z.string().meta({ description: "Token of that user's session, `seam_cst1…`." }),
    },
  }),
};
