import { randomUUID } from "node:crypto";
import type { everyCall } from "@mortise/contract";
import { type DeviceProvider, listDeviceProviders, systemProviders } from "../../base/catalogue/device-providers.ts";
import { type Capability, capabilitiesOf, findProvider } from "../../base/catalogue/providers.ts";
import { requireWebview, visibleWebviews } from "../../doors/access/connect-webview-access.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import { holdsMetadata, mergeMetadata } from "../../doors/devices/custom-metadata.ts";
import { shareWithSession } from "../../base/db/client-sessions.ts";
import { type ConnectWebviewEntity, connectWebviewOf, insertConnectWebview } from "../../base/db/connect-webviews.ts";
import { invalidInput } from "../../base/errors.ts";
import { oldestFirst, placeOf, readPage } from "../../base/lists/pagination.ts";
import { checkWaysBack } from "./redirect-schemes.ts";
import { limitNewcomers } from "../../doors/rate-limits.ts";
import { columnContains } from "../../base/db/search-text.ts";

export const connectWebviews = {
  async create(context, input) {
    const { database, secret, workspace, session } = context;
    const {
      accepted_providers = [],
      excluded_providers = [],
      provider_category,
      custom_metadata = {},
      customer_key = session?.customer_key ?? undefined,
    } = input;
    const { accepted_capabilities = [] } = input;
    if (session && customer_key !== (session.customer_key ?? undefined)) throw invalidInput("customer_key", onlyByKey);
    const { custom_redirect_url, custom_redirect_failure_url } = input;
    await checkWaysBack(context, { custom_redirect_url, custom_redirect_failure_url });
    const webview: ConnectWebviewEntity = {
      connect_webview_id: randomUUID(),
      workspace_id: workspace.workspace_id,
      status: "pending",
      login_successful: false,
      device_selection_mode: input.device_selection_mode ?? "none",
      accepted_providers: able(
        accepted_capabilities,
        without(excluded_providers, acceptedProviders(context, accepted_providers, provider_category)),
      ),
      any_provider_allowed:
        accepted_providers.length + excluded_providers.length + accepted_capabilities.length === 0 &&
        provider_category === undefined,
      selected_provider: null,
      accepted_devices: [],
      any_device_allowed: true,
      connected_account_id: null,
      custom_redirect_url: input.custom_redirect_url ?? null,
      custom_redirect_failure_url: input.custom_redirect_failure_url ?? null,
      created_at: context.moment(),
      authorized_at: null,
      custom_metadata: mergeMetadata({}, custom_metadata),
      automatically_manage_new_devices: input.automatically_manage_new_devices ?? true,
      wait_for_device_creation: input.wait_for_device_creation ?? false,
      accepted_capabilities,
      ...(customer_key && { customer_key }),
    };
    const row = await database.transaction(async (tx) => {
      if (session) await limitNewcomers(context, tx, "connect_webviews");
      const made = await insertConnectWebview(tx, secret, webview, context.page);
      // A session sees the account that its own webview connects.
      if (session)
        await shareWithSession(tx, session.client_session_id, { connect_webview_ids: [made.connect_webview_id] });
      return made;
    });
    return { connect_webview: connectWebviewOf(row, context) };
  },
  async get(context, { connect_webview_id }) {
    return { connect_webview: connectWebviewOf(await requireWebview(context, connect_webview_id), context) };
  },
  async list(context, { page_cursor, ...parameters }) {
    const { limit = defaultLimit, search, user_identifier_key, customer_key } = parameters;
    const place = placeOf(page_cursor, parameters);
    let query = visibleWebviews(context).selectAll();
    if (search) query = query.where(columnContains("search", search));
    if (user_identifier_key !== undefined && !context.session)
      query = query.where("connect_webview_id", "in", (eb) =>
        eb
          .selectFrom("client_session_webviews as shared")
          .innerJoin("client_sessions as session", "session.client_session_id", "shared.client_session_id")
          .select("shared.connect_webview_id")
          .where("session.workspace_id", "=", context.workspace.workspace_id)
          .where("session.user_identifier_key", "=", user_identifier_key),
      );
    if (customer_key !== undefined) query = query.where("customer_key", "=", customer_key);
    const read = oldestFirst(query, "connect_webview_id");
    const { rows, pagination } = await readPage(read, {
      place,
      limit,
      idOf: (row) => row.connect_webview_id,
      matches: holdsMetadata(parameters.custom_metadata_has),
      parameters,
      url: `${context.origin}/connect_webviews/list`,
    });
    return { connect_webviews: rows.map((row) => connectWebviewOf(row, context)), pagination };
  },
  async delete(context, input) {
    const { connect_webview_id } = await requireWebview(context, input.connect_webview_id);
    await context.database.query
      .deleteFrom("connect_webviews")
      .where("connect_webview_id", "=", connect_webview_id)
      .execute();
    return {};
  },
} satisfies Handlers<typeof everyCall.connectWebviews>;

const defaultLimit = 500;

/** Refusal of `customer_key` from a session: a page in a browser could add its own doors to any customer. */
const onlyByKey = "Only a workspace key may set whose account it will be";

/**
 * Returns the named providers, or without names all of the category (platform-api §2.2.7). Sandboxes have the simulated
 * manufacturers. Other workspaces have real systems, which only workspace keys may offer, because the server opens a
 * connection to the given address.
 */
function acceptedProviders(context: CallContext, names: readonly string[], category = "stable"): string[] {
  return context.workspace.is_sandbox === 1
    ? acceptedMakers(context, names, category)
    : acceptedSystems(context, names, category);
}

function acceptedSystems({ systems, session }: CallContext, names: readonly string[], category: string): string[] {
  if (session)
    throw invalidInput(
      "accepted_providers",
      "Only a workspace key may make a webview that connects a system of locks; make it on your server",
    );
  const kinds = systems.map(({ kind }) => kind);
  if (kinds.length === 0)
    throw invalidInput(
      "accepted_providers",
      "This server has no driver of real locks; only sandboxes have simulated makers",
    );
  const other = names.find((name) => !kinds.includes(name));
  if (other !== undefined)
    throw invalidInput(
      "accepted_providers",
      `${other} cannot be connected outside sandboxes, where it is simulated; this server has ${kinds.join(", ")}`,
    );
  return names.length > 0 ? [...names] : namesIn(systemProviders(systems, category), category);
}

function acceptedMakers({ systems }: CallContext, names: readonly string[], category: string): string[] {
  const unknown = names.find((name) => findProvider(name) === undefined);
  if (unknown !== undefined && systems.some(({ kind }) => kind === unknown))
    throw invalidInput(
      "accepted_providers",
      `${unknown} connects real locks, and a sandbox has simulated ones alone; use a workspace that is no sandbox`,
    );
  if (unknown !== undefined) throw invalidInput("accepted_providers", `There is no provider called ${unknown}`);
  return names.length > 0 ? [...names] : namesIn(listDeviceProviders(category), category);
}

/** Names of the providers that `devices/list_device_providers` lists in this category. */
function namesIn(listed: readonly DeviceProvider[], category: string): string[] {
  if (listed.length === 0) throw invalidInput("provider_category", `No provider is in the category ${category}`);
  return listed.map(({ device_provider_name }) => device_provider_name);
}

/** Removes excluded providers. An excluded provider that is not offered anyway is no error. */
function without(excluded: readonly string[], names: readonly string[]): string[] {
  const left = names.filter((name) => !excluded.includes(name));
  if (left.length === 0) throw invalidInput("excluded_providers", "Leaves no provider to choose");
  return left;
}

/** Keeps providers with at least one of the given capabilities, or all providers if none is given. */
function able(wanted: readonly Capability[], names: string[]): string[] {
  if (wanted.length === 0) return names;
  const left = names.filter((name) => capabilitiesOf(name).some((each) => wanted.includes(each)));
  if (left.length === 0) throw invalidInput("accepted_capabilities", "Leaves no provider to choose");
  return left;
}
