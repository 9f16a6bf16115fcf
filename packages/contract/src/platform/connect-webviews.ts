import { z } from "zod";
import { call } from "../call.ts";
import { id, timestamp } from "./fields.ts";

export const connectWebview = z
  .looseObject({
    connect_webview_id: id("Identifier of the webview."),
    workspace_id: id("Workspace it belongs to."),
    url: z.string().meta({ description: "Where to send the person." }),
    status: z.enum(["pending", "authorized", "failed"]),
    login_successful: z.boolean(),
    device_selection_mode: z.enum(["none", "single", "multiple"]),
    accepted_providers: z.array(z.string()),
    any_provider_allowed: z.boolean(),
    selected_provider: z.string().nullable(),
    accepted_devices: z.array(z.string()),
    any_device_allowed: z.boolean().nullable(),
    connected_account_id: z.string().nullable(),
    custom_redirect_url: z.string().nullable(),
    custom_redirect_failure_url: z.string().nullable(),
    created_at: timestamp("When it was made."),
    authorized_at: timestamp("When the login succeeded.").nullable(),
    custom_metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    automatically_manage_new_devices: z.boolean(),
    wait_for_device_creation: z.boolean(),
  })
  .meta({ id: "ConnectWebview", description: "One visit to the hosted connect flow (platform-api §3.10)." });

/** Only web addresses: a `javascript:` redirect would run in the server's own page. */
const webAddress = z.url({ protocol: /^https?$/, error: "Invalid url" }).max(2048);

export const connectWebviews = {
  create: call("POST", "/connect_webviews/create", {
    summary: "Makes a page where a person connects an account.",
    source: "spec §7.1, platform-api §2.2.7",
    input: z.object({
      device_selection_mode: z.enum(["none", "single", "multiple"]).optional(),
      custom_redirect_url: webAddress.optional(),
      custom_redirect_failure_url: webAddress.optional(),
      accepted_providers: z.array(z.string().max(100)).max(100).optional(),
      provider_category: z.string().max(100).optional(),
      custom_metadata: z.record(z.string().max(40), z.union([z.string().max(500), z.number(), z.boolean(), z.null()])).optional(),
      automatically_manage_new_devices: z.boolean().optional(),
      wait_for_device_creation: z.boolean().optional(),
    }),
    result: { connect_webview: connectWebview },
  }),
};
