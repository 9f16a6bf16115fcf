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
    workspace_id: idField("Workspace it belongs to."),
    url: z.string().meta({
      description: "Where to send the person; with `locale` added to its query, e.g. `de`, to a page in that language.",
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
    created_at: timestampField("When it was made."),
    authorized_at: timestampField("When the login succeeded.").nullable(),
    custom_metadata: customMetadata,
    automatically_manage_new_devices: z.boolean(),
    wait_for_device_creation: z.boolean(),
    accepted_capabilities: acceptedCapabilities.unwrap().meta({
      description: "What the devices on offer can do; empty: anything.",
    }),
    customer_key: customerKey.optional().meta({ description: "Whose account it connects; absent: nobody's." }),
  })
  .meta({
    id: "ConnectWebview",
    description: "One visit to the hosted connect flow (docs/api/platform-api.md §3.10).",
  });

/**
 * Refused as redirect addresses: a browser runs or shows their content itself (`javascript:` in the server's own page),
 * and an `intent:` can start any part of any app.
 */
const noWayBack =
  /^(?:javascript|vbscript|data|blob|filesystem|about|view-source|file|ftp|wss?|intent|jar|feed|chrome|chrome-extension|ms-[a-z.-]+|search-ms):$/;
/**
 * The host becomes part of that page's content security policy, where a semicolon or a star, which URLs allow, would
 * mean more.
 */
const plainHost = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * Takes addresses of web pages, and of apps with a scheme of their own; pages inside apps have such too
 * (`capacitor://localhost/`).
 */
function isWayBack(text: string): boolean {
  // URL parsers leave line breaks out, and so would take what is sent as something else.
  if (/[\r\n\t]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) ? plainHost.test(hostname) : !noWayBack.test(protocol);
}

const wayBack = (description: string) =>
  z.string().max(2048).refine(isWayBack, "Invalid url").optional().meta({ description, format: "uri" });
const webviewRef = z.object({ connect_webview_id: idField("Identifier of the webview.") });

export const connectWebviewCalls = {
  create: call("POST", "/connect_webviews/create", {
    summary: "Makes a page where a person connects an account; send them to its `url`.",
    source: "spec §7.1, platform-api §2.2.7",
    input: z.object({
      device_selection_mode: z.enum(["none", "single", "multiple"]).optional().meta({
        description: "Whether the person picks one or several devices; `none` unless told: all.",
      }),
      custom_redirect_url: wayBack("Where the person goes afterwards, with `connect_webview_id` in the query."),
      custom_redirect_failure_url: wayBack(
        "Where the person goes when something broke; `custom_redirect_url` unless told.",
      ),
      accepted_providers: z.array(z.string().max(100)).max(100).optional().meta({
        description: "Names of the providers on offer; all stable ones unless told.",
      }),
      excluded_providers: z.array(z.string().max(100)).max(100).optional().meta({
        description: "Names of providers that are not on offer, whatever else is said.",
      }),
      accepted_capabilities: acceptedCapabilities.meta({
        description: "Only providers with devices that can do one of these; anything unless told.",
      }),
      provider_category: z
        .string()
        .max(100)
        .optional()
        .meta({ description: "The providers of this category, e.g. `stable`." }),
      custom_metadata: customMetadata.optional(),
      automatically_manage_new_devices: z.boolean().optional().meta({
        description: "Whether devices found later are managed at once; true unless told.",
      }),
      wait_for_device_creation: z.boolean().optional().meta({
        description: "Whether the page finishes only when the devices are there; false unless told.",
      }),
      customer_key: customerKey.optional().meta({
        description:
          "Whose account it connects, by the host's name for its customer; kept with the webview and the account. Keys only.",
      }),
    }),
    result: { connect_webview: connectWebview },
  }),
  get: call("GET", "/connect_webviews/get", {
    accepts: ["GET", "POST"],
    summary: "Reads one webview: whether the person has logged in, and which account that gave.",
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
        .meta({ description: "Only webviews in this user's sessions; keys only." }),
      customer_key: customerKey.optional().meta({ description: "Only webviews made for this customer." }),
      search: z
        .string()
        .max(500)
        .optional()
        .meta({ description: "Part of an id or of a value of custom_metadata, ignoring case." }),
      custom_metadata_has: customMetadataHas,
      ...pageInput(500, 10_000),
    }),
    result: { connect_webviews: z.array(connectWebview), pagination: paginationEntity },
  }),
  delete: call("DELETE", "/connect_webviews/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Takes a webview away; the account it connected stays.",
    source: "spec §7.2, platform-api §2.2.7",
    input: webviewRef,
    errors: ["connect_webview_not_found"],
    id: "connect_webview_id",
  }),
};
