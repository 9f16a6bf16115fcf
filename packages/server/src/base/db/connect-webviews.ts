// Connect webviews: visits to the hosted connect flow.
import type { Capability } from "../catalogue/providers.ts";
import { derivedText, hashMatches, hashText } from "../secrets/tokens.ts";
import { asCompared } from "./search-text.ts";
import type { Query, Tx } from "./database.ts";
import type { ConnectWebviewRow } from "./schema.ts";

/** platform-api §3.10, but for `url`, which depends on where the server is reached. */
export interface ConnectWebviewEntity {
  connect_webview_id: string;
  workspace_id: string;
  status: ConnectWebviewRow["status"];
  login_successful: boolean;
  device_selection_mode: "none" | "single" | "multiple";
  accepted_providers: string[];
  any_provider_allowed: boolean;
  selected_provider: string | null;
  accepted_devices: string[];
  any_device_allowed: boolean;
  connected_account_id: string | null;
  custom_redirect_url: string | null;
  custom_redirect_failure_url: string | null;
  created_at: string;
  authorized_at: string | null;
  custom_metadata: Record<string, string | number | boolean | null>;
  automatically_manage_new_devices: boolean;
  wait_for_device_creation: boolean;
  accepted_capabilities: readonly Capability[];
  customer_key?: string;
  [more: string]: unknown;
}

const tokenLength = 33;

/** Token in a webview's address, derived so that it can be made again. Only its hash is stored. */
const authToken = (secret: Uint8Array, connect_webview_id: string): string =>
  derivedText(secret, `webview ${connect_webview_id}`, tokenLength);

export async function insertConnectWebview(
  tx: Tx,
  secret: Uint8Array,
  webview: ConnectWebviewEntity,
  made_from: string | null = null,
): Promise<ConnectWebviewRow> {
  const { connect_webview_id, workspace_id, status, connected_account_id, created_at } = webview;
  const auth_token_hash = hashText(authToken(secret, connect_webview_id));
  const body = JSON.stringify(webview);
  const row: ConnectWebviewRow = {
    connect_webview_id,
    workspace_id,
    auth_token_hash,
    status,
    connected_account_id,
    customer_key: webview.customer_key ?? null,
    created_at,
    body,
    flow: null,
    search: searchText(webview),
  };
  await tx
    .insertInto("connect_webviews")
    .values({ ...row, made_from })
    .execute();
  return row;
}

const searchText = ({ connect_webview_id, custom_metadata }: ConnectWebviewEntity): string =>
  asCompared([connect_webview_id, ...Object.values(custom_metadata)].join("\n"));

/** Reads the entity of a row and adds its `url`. */
export function connectWebviewOf(
  row: Pick<ConnectWebviewRow, "body">,
  { origin, secret }: { origin: string; secret: Uint8Array },
) {
  const webview = JSON.parse(row.body) as ConnectWebviewEntity;
  const url = new URL("/connect_webviews/view", origin);
  url.searchParams.set("connect_webview_id", webview.connect_webview_id);
  url.searchParams.set("auth_token", authToken(secret, webview.connect_webview_id));
  return { ...webview, url: url.href };
}

/** Finds the webview of an address, for the hosted pages. */
export async function findConnectWebview(
  query: Query,
  connect_webview_id: string,
  auth_token: string,
): Promise<(ConnectWebviewRow & { made_from: string | null }) | undefined> {
  const row = await query
    .selectFrom("connect_webviews")
    .selectAll()
    .where("connect_webview_id", "=", connect_webview_id)
    .executeTakeFirst();
  return row && hashMatches(auth_token, row.auth_token_hash) ? row : undefined;
}

/** Writes the entity, its status and its account. The columns `search` and `customer_key` are not changed. */
export async function saveConnectWebview(query: Query, webview: ConnectWebviewEntity): Promise<void> {
  const { connect_webview_id, status, connected_account_id } = webview;
  await query
    .updateTable("connect_webviews")
    .set({ status, connected_account_id, body: JSON.stringify(webview) })
    .where("connect_webview_id", "=", connect_webview_id)
    .execute();
}
