import { randomUUID } from "node:crypto";
import type { platform } from "@mortise/contract";
import { providers } from "../catalogue/providers.ts";
import type { Handlers } from "../context.ts";
import { shareWithSession } from "../db/client-sessions.ts";
import { type ConnectWebviewEntity, connectWebviewOf, insertConnectWebview } from "../db/connect-webviews.ts";
import { invalidInput } from "../errors.ts";

export const connectWebviews = {
  async create(context, input) {
    const { database, secret, workspace, session_id } = context;
    const { accepted_providers = [], provider_category, custom_metadata = {} } = input;
    const webview: ConnectWebviewEntity = {
      connect_webview_id: randomUUID(),
      workspace_id: workspace.workspace_id,
      status: "pending",
      login_successful: false,
      device_selection_mode: input.device_selection_mode ?? "none",
      accepted_providers: acceptedProviders(accepted_providers, provider_category),
      any_provider_allowed: accepted_providers.length === 0 && provider_category === undefined,
      selected_provider: null,
      accepted_devices: [],
      any_device_allowed: null,
      connected_account_id: null,
      custom_redirect_url: input.custom_redirect_url ?? null,
      custom_redirect_failure_url: input.custom_redirect_failure_url ?? null,
      created_at: context.moment(),
      authorized_at: null,
      custom_metadata,
      automatically_manage_new_devices: input.automatically_manage_new_devices ?? true,
      wait_for_device_creation: input.wait_for_device_creation ?? false,
    };
    const row = await database.transaction(async (tx) => {
      const made = await insertConnectWebview(tx, secret, webview);
      // Whoever asked for it through a session shall see what it connects.
      if (session_id !== undefined) await shareWithSession(tx, session_id, { connect_webview_ids: [made.connect_webview_id] });
      return made;
    });
    return { connect_webview: connectWebviewOf(row, context) };
  },
} satisfies Handlers<typeof platform.connectWebviews>;

/** None named: every stable provider (platform-api §2.2.7). */
function acceptedProviders(names: readonly string[], category = "stable"): string[] {
  const unknown = names.find((name) => !providers.some((provider) => provider.name === name));
  if (unknown !== undefined) throw invalidInput("accepted_providers", `There is no provider called ${unknown}`);
  if (names.length > 0) return [...names];
  const found = providers.filter(({ categories }) => categories.some((each) => each === category)).map(({ name }) => name);
  if (found.length === 0) throw invalidInput("provider_category", `No provider is of the category ${category}`);
  return found;
}
