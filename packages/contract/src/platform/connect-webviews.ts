import { z } from "zod";
import { call, keysOnly } from "../call.ts";
import {
  acceptedCapabilities,
  customerKey,
  customMetadata,
  customMetadataHas,
  idField,
  timestampField,
  userIdentifierKey,
} from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";

const connectWebview = z
  .looseObject({
    connect_webview_id: idField("Identifier of the webview."),
    workspace_id: idField("Workspace that owns it."),
    url: z.string().meta({
      description: "Address to send the person to. Add `locale` to its query, e.g. `de`, for a page in that language.",
    }),
    status: z.enum(["pending", "authorized", "failed"]),
    login_successful: z.boolean(),
    device_selection_mode: z.enum(["none", "single", "multiple"]),
    accepted_providers: z.array(z.string()),
    any_provider_allowed: z.boolean(),
    selected_provider: z.string().nullable(),
    accepted_devices: z.array(z.string()),
    any_device_allowed: z.boolean(),
    connected_account_id: z.string().nullable(),
    custom_redirect_url: z.string().nullable(),
    custom_redirect_failure_url: z.string().nullable(),
    created_at: timestampField("Time of creation."),
    authorized_at: timestampField("Time at which the login succeeded.").nullable(),
    custom_metadata: customMetadata,
    automatically_manage_new_devices: z.boolean(),
    wait_for_device_creation: z.boolean(),
    accepted_capabilities: acceptedCapabilities.unwrap().meta({
      description: "Capabilities by which `accepted_providers` was narrowed; empty for any.",
    }),
    customer_key: customerKey
      .optional()
      .meta({ description: "Customer whose account the webview connects; absent without one." }),
  })
  .meta({
    id: "ConnectWebview",
    description: "Visit to the hosted connect flow (docs/api/platform-api.md §3.10).",
  });

/**
 * Schemes that are refused as redirect addresses: a browser runs or shows their content itself (`javascript:` in the
 * server's own page), and an `intent:` can start any part of any app.
 */
const noWayBack =
  /^(?:javascript|vbscript|data|blob|filesystem|about|view-source|file|ftp|wss?|intent|jar|feed|chrome|chrome-extension|ms-[a-z.-]+|search-ms):$/;
/**
 * Host without special characters. It becomes part of the page's content security policy, in which a semicolon or a
 * star, which URLs allow, has a meaning.
 */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * Whether the text is the address of a web page, or of an app with its own scheme. Pages inside apps have such a scheme
 * too (`capacitor://localhost/`).
 */
function isWayBack(text: string): boolean {
  // URL parsers drop line breaks, and so would check another text than the one that is stored.
  if (/[\r\n\t]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) ? plainHost.test(hostname) : !noWayBack.test(protocol);
}

const wayBack = (description: string) =>
  z.string().max(2048).refine(isWayBack, "Invalid url").optional().meta({ description, format: "uri" });
const webviewRef = z.object({ connect_webview_id: idField("Identifier of the webview.") });

export const connectWebviewCalls = {
  create: call("POST", "/connect_webviews/create", {
    summary:
      "Creates a connect webview: a page where a person connects an account. Send the person to its `url`. Outside sandboxes client sessions may not create one.",
    source: "spec §7.1, platform-api §2.2.7",
    input: z.object({
      device_selection_mode: z.enum(["none", "single", "multiple"]).optional().meta({
        description: "Whether the person picks one or several devices. Default: `none`, which takes all.",
      }),
      custom_redirect_url: wayBack(
        "Address to which the person goes after success, with `connect_webview_id` in the query.",
      ),
      custom_redirect_failure_url: wayBack(
        "Address to which the person goes after a failure. Default: `custom_redirect_url`.",
      ),
      accepted_providers: z.array(z.string().max(100)).max(100).optional().meta({
        description: "Names of the providers on offer; unknown ones are refused. Default: all of `provider_category`.",
      }),
      excluded_providers: z.array(z.string().max(100)).max(100).optional().meta({
        description: "Names of providers that are not on offer, whatever the other fields say. One must remain.",
      }),
      accepted_capabilities: acceptedCapabilities.meta({
        description: "Capabilities; only providers whose devices have one of them are on offer. Default: any.",
      }),
      provider_category: z.string().max(100).optional().meta({
        description: "Category of the providers on offer. Ignored with `accepted_providers`. Default: `stable`.",
      }),
      custom_metadata: customMetadata.optional(),
      automatically_manage_new_devices: z.boolean().optional().meta({
        description: "Whether devices that are found, now or later, are managed. Default: true.",
      }),
      wait_for_device_creation: z.boolean().optional().meta({
        description: "Whether the page waits until the devices are found. Default: false.",
      }),
      customer_key: customerKey.optional().meta({
        description:
          "Customer whose account the webview connects; stored with the webview and the account. A client session may name only its own customer, which is its default.",
      }),
    }),
    result: { connect_webview: connectWebview },
  }),
  get: call("GET", "/connect_webviews/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one webview: whether the person has logged in, and which account was connected.",
    source: "spec §7.2, platform-api §2.2.7",
    input: webviewRef,
    result: { connect_webview: connectWebview },
    errors: ["connect_webview_not_found"],
    id: "connect_webview_id",
  }),
  list: call("GET", "/connect_webviews/list", {
    accepts: ["GET", "POST"],
    summary: "Lists webviews, oldest first.",
    source: "spec §7.2, platform-api §2.2.7",
    input: z.object({
      user_identifier_key: userIdentifierKey
        .optional()
        .meta({ description: "Only webviews shared with this user's sessions. Ignored for client sessions." }),
      customer_key: customerKey.optional().meta({ description: "Only webviews made for this customer." }),
      search: z
        .string()
        .max(500)
        .optional()
        .meta({ description: "Text to find in an id or a value of custom_metadata, ignoring case." }),
      custom_metadata_has: customMetadataHas,
      ...pageInput(500, 10_000),
    }),
    result: { connect_webviews: z.array(connectWebview), pagination: paginationEntity },
  }),
  delete: call("DELETE", "/connect_webviews/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Deletes a webview. The account that it connected stays.",
    source: "spec §7.2, platform-api §2.2.7",
    input: webviewRef,
    errors: ["connect_webview_not_found"],
    id: "connect_webview_id",
  }),
};
