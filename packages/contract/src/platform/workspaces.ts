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
    connect_partner_name: z
      .string()
      .nullable()
      .meta({ description: "Company name that the hosted connect flow shows; null: it shows `name`." }),
    company_name: z
      .string()
      .optional()
      .meta({ description: "Newer form of `connect_partner_name`; `name` if none is set." }),
    publishable_key: z.string().optional().meta({ description: "Browser credential, `seam_pk1…`." }),
    is_publishable_key_auth_enabled: z.boolean().optional(),
    is_suspended: z.boolean().optional(),
    organization_id: z.string().nullable().optional(),
    connect_webview_customization: webviewCustomization.optional(),
  })
  .meta({
    id: "Workspace",
    description: "Tenant: accounts, devices and keys, apart from all other workspaces (docs/api/platform-api.md §3.1).",
  });

const workspaceName = z.string().trim().min(1).max(255);
const companyName = z.string().trim().min(1).max(255).optional();
const company = {
  company_name: companyName.meta({ description: "Company name that the hosted connect flow shows. Default: `name`." }),
  connect_partner_name: companyName.meta({
    description: "Older name of `company_name`, which wins if both are given.",
  }),
};

const customization = webviewCustomizationInput.nullable().optional().meta({
  description: "Look of the hosted connect pages. Omitted fields stay as they are; null restores the defaults.",
});
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
      "Lists the workspaces of the credential: one for a key or a session, all of its owner's for an access token.",
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
    summary: "Creates a workspace for the access token's owner. The request does not need to name a workspace.",
    source: "platform-api §2.2.1",
    input: z.object({
      name: workspaceName.meta({ description: "Display name." }),
      ...company,
      is_sandbox: z.boolean().optional().meta({ description: "Whether its devices are simulated. Default: false." }),
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
      "Changes the workspace's name, the look of the hosted connect pages, and whether browsers can sign in with the publishable key.",
    source: "platform-api §2.2.1",
    input: z.object({
      name: workspaceName.optional().meta({ description: "Display name. Default: unchanged." }),
      ...company,
      company_name: companyName.meta({
        description: "Company name that the hosted connect flow shows. Default: unchanged.",
      }),
      connect_webview_customization: customization,
      is_publishable_key_auth_enabled: z.boolean().optional().meta({
        description:
          "Whether the publishable key can create client sessions. Existing sessions stay until each is revoked or deleted. Default: unchanged.",
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
      "Removes every account, device, code, webview, space, person and access grant from a sandbox. The workspace, its keys, webhooks and client sessions stay.",
    source: "spec §7.2, platform-api §2.2.1, §4.6",
    input: z.object({}),
    result: { message: z.string(), action_attempt: actionAttempt },
    returns: null,
    errors: ["workspace_not_sandbox"],
  }),
};
