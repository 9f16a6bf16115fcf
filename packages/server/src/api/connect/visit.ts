// A visit to the hosted flow: the webview of its address, its open pane, and its workspace.
import { makerDrawingPath } from "../../base/catalogue/images.ts";
import { findProvider } from "../../base/catalogue/providers.ts";
import type { ConnectedAccountEntity } from "../../base/db/connected-accounts.ts";
import { type ConnectWebviewEntity, findConnectWebview } from "../../base/db/connect-webviews.ts";
import type { Query } from "../../base/db/database.ts";
import type { ConnectWebviewRow, WorkspaceRow } from "../../base/db/schema.ts";
import type { LockSystem } from "../../hubs/driver-processes/lock-system.ts";
import { devicesOfLogin } from "../../hubs/worlds/login-devices.ts";
import type { WorldDevice } from "../../hubs/worlds/world.ts";
import { type Flow, type FlowRules, openingFlow } from "./flow.ts";
import type { PaneContext } from "./panes.ts";

export interface Visit {
  readonly row: ConnectWebviewRow & { made_from: string | null };
  readonly webview: ConnectWebviewEntity;
  readonly workspace: WorkspaceRow;
  readonly flow: Flow;
  readonly rules: FlowRules;
}

/** Webview's id in the address; empty if there is none, or an invalid one. */
export function webviewIdIn(address: URL): string {
  const id = address.searchParams.get("connect_webview_id")?.toLowerCase() ?? "";
  return /^[\da-f-]{36}$/.test(id) ? id : "";
}

/** Opens a visit. Resolves to `undefined` if the webview is unknown or deleted, or if the token is wrong. */
export async function openVisit(query: Query, address: URL): Promise<Visit | undefined> {
  const row = await findConnectWebview(query, webviewIdIn(address), address.searchParams.get("auth_token") ?? "");
  if (row === undefined) return undefined;
  const workspace = await query
    .selectFrom("workspaces")
    .selectAll()
    .where("workspace_id", "=", row.workspace_id)
    .executeTakeFirstOrThrow();
  const webview = asAddressed(JSON.parse(row.body) as ConnectWebviewEntity, address);
  const flow = row.flow === null ? openingFlow : storedFlow(row.flow);
  return {
    row,
    webview,
    workspace,
    flow,
    rules: { providers: webview.accepted_providers, selection: webview.device_selection_mode },
  };
}

/** Parses a stored flow. Earlier versions had a separate pane for manufacturers. */
function storedFlow(text: string): Flow {
  const flow = JSON.parse(text) as Omit<Flow, "pane"> & { pane: Flow["pane"] | "brand" };
  return { ...flow, pane: flow.pane === "brand" ? "intro" : flow.pane };
}

/**
 * Applies `automatically_manage_new_devices=false` of the address (platform-api §2.2.7). The value `true` is ignored,
 * because a visitor must not override the host's choice.
 */
const asAddressed = (webview: ConnectWebviewEntity, { searchParams }: URL): ConnectWebviewEntity =>
  searchParams.get("automatically_manage_new_devices") === "false"
    ? { ...webview, automatically_manage_new_devices: false }
    : webview;

/**
 * Whether the manufacturers are simulated, as in every sandbox. The pages say so, because people would otherwise type
 * the passwords of their real accounts.
 */
export const isSimulated = ({ is_sandbox }: Pick<WorkspaceRow, "is_sandbox">): boolean => is_sandbox === 1;

export const companyOf = ({ company_name, name }: WorkspaceRow): string => company_name ?? name;

export function paneContext(
  { webview, workspace, flow }: Visit,
  now: number,
  systems: readonly LockSystem[],
): PaneContext {
  const offered = systems.filter(({ kind }) => webview.accepted_providers.includes(kind));
  const found = flow.found ?? null;
  return {
    company: companyOf(workspace),
    isSimulated: isSimulated(workspace),
    selection: found === null ? webview.device_selection_mode : "multiple",
    systems: offered,
    areLocks: found !== null,
    brands: webview.accepted_providers
      .filter((name) => !offered.some(({ kind }) => kind === name))
      .map((name) => ({
        name,
        displayName: findProvider(name)?.displayName ?? name,
        imageUrl: makerDrawingPath(name),
      })),
    devices:
      found?.map(({ key, name, isInterviewed = true }) => ({ key, name, isInterviewed })) ??
      foundDevices(webview, flow, now).map(({ device }, index) => ({
        key: String(index),
        name: device.properties.name,
      })),
  };
}

/** Devices of the account after the login; none before it. */
function foundDevices(webview: ConnectWebviewEntity, { provider, identity }: Flow, now: number): WorldDevice[] {
  if (provider === null || identity === null) return [];
  return devicesOfLogin(
    accountEntity(webview, provider, identity.user_identifier, {
      connected_account_id: webview.connect_webview_id,
      now,
    }),
    identity.login,
    now,
  );
}

export function accountEntity(
  webview: ConnectWebviewEntity,
  provider: string,
  user_identifier: ConnectedAccountEntity["user_identifier"],
  { connected_account_id, now }: { connected_account_id: string; now: number },
): ConnectedAccountEntity {
  return {
    connected_account_id,
    workspace_id: webview.workspace_id,
    account_type: provider,
    account_type_display_name: findProvider(provider)?.displayName ?? provider,
    user_identifier,
    display_name: Object.values(user_identifier)[0]?.toString() ?? provider,
    created_at: new Date(now).toISOString(),
    errors: [],
    warnings: [],
    custom_metadata: webview.custom_metadata,
    automatically_manage_new_devices: webview.automatically_manage_new_devices,
    ...saidOfAccount(webview),
  };
}

/** Fields that a webview passes on to its account, if they were given. */
export const saidOfAccount = ({ accepted_capabilities, customer_key }: ConnectWebviewEntity) => ({
  ...(accepted_capabilities && { accepted_capabilities }),
  ...(customer_key && { customer_key }),
});
