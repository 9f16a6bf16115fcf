import { z } from "zod";
import { anyone, call, keysOnly, peopleOnly } from "../call.ts";
import { actionAttempt } from "./action-attempts.ts";
import { idField, refusedField } from "./fields.ts";
import { olderCustomization, webviewCustomization, webviewCustomizationInput } from "./webview-customization.ts";

const workspace = z
  .looseObject({
    workspace_id: idField("Identifier of the workspace."),
    name: z.string(),
    is_sandbox: z.boolean().meta({ description: "Whether its devices are simulated." }),
    connect_partner_name: z.string().nullable().meta({ description: "Whose name the hosted connect flow shows." }),
    company_name: z.string().optional().meta({ description: "The newer form of `connect_partner_name`." }),
    publishable_key: z.string().optional().meta({ description: "Browser credential, `seam_pk1…`." }),
    is_publishable_key_auth_enabled: z.boolean().optional(),
    is_suspended: z.boolean().optional(),
    organization_id: z.string().nullable().optional(),
    connect_webview_customization: webviewCustomization.optional(),
  })
  .meta({ id: "Workspace", description: "What one customer of the platform owns (docs/api/platform-api.md §3.1)." });

const workspaceName = z.string().trim().min(1).max(255);
const companyName = z.string().trim().min(1).max(255).optional();
const company = {
  company_name: companyName.meta({ description: "Whose name the hosted connect flow shows; `name` unless told." }),
  connect_partner_name: companyName.meta({ description: "The older name of `company_name`, which wins." }),
};

const customization = webviewCustomizationInput
  .nullable()
  .optional()
  .meta({ description: "How the hosted connect pages look. What is left out stays as it is; null: as usual." });
const noOrganizations = refusedField(
  z.string().max(500).nullable(),
  (organization_id) => organization_id === null,
  "There are no organizations here",
);

export const workspaceCalls = {
  list: call("GET", "/workspaces/list", {
    accepts: ["GET", "POST"],
    auth: anyone,
    summary:
      "Lists the workspaces the credential opens: one for a key or a session, every one of its owner for an access token.",
    source: "spec §7.2, platform-api §2.2.1",
    input: z.object({}),
    result: { workspaces: z.array(workspace) },
  }),
  get: call("GET", "/workspaces/get", {
    accepts: ["GET", "POST"],
    summary: "Reads the workspace of the credential.",
    source: "spec §7.2, platform-api §2.2.1",
    input: z.object({}),
    result: { workspace },
    errors: ["workspace_not_found"],
  }),
  create: call("POST", "/workspaces/create", {
    auth: peopleOnly,
    serverOnly: true,
    summary: "Makes another workspace of the access token's owner; no workspace needs to be named.",
    source: "platform-api §2.2.1",
    input: z.object({
      name: workspaceName.meta({ description: "For people." }),
      ...company,
      is_sandbox: z.boolean().optional().meta({ description: "Whether its devices are simulated; false unless told." }),
      connect_webview_customization: customization,
      ...olderCustomization,
      organization_id: noOrganizations,
    }),
    result: { workspace },
  }),
  update: call("PATCH", "/workspaces/update", {
    accepts: ["PATCH", "POST"],
    auth: keysOnly,
    serverOnly: true,
    summary:
      "Changes what the workspace is called, how the hosted connect pages look, and whether browsers can sign in with the publishable key.",
    source: "platform-api §2.2.1",
    input: z.object({
      name: workspaceName.optional().meta({ description: "For people." }),
      ...company,
      connect_webview_customization: customization,
      is_publishable_key_auth_enabled: z.boolean().optional().meta({
        description:
          "false: the publishable key makes no client sessions from now on. Sessions that there are stay, until each is revoked or deleted.",
      }),
      is_suspended: refusedField(
        z.boolean(),
        (isSuspended) => !isSuspended,
        "A workspace cannot be suspended here: revoke its keys instead",
      ),
      organization_id: noOrganizations,
    }),
  }),
  resetSandbox: call("POST", "/workspaces/reset_sandbox", {
    auth: keysOnly,
    summary:
      "Takes every account, device, code and webview out of a sandbox; the workspace, its keys and webhooks stay.",
    source: "spec §7.2, platform-api §2.2.1, §4.6",
    input: z.object({}),
    result: { message: z.string(), action_attempt: actionAttempt },
    returns: null,
    errors: ["workspace_not_sandbox"],
  }),
};
