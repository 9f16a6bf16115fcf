// Ends a visit: connects the account to the workspace and to the webview's sessions, and adds its devices (platform-api
// §3.10).
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { iso } from "../../base/clock.ts";
import { setAccountConnected } from "../../doors/accounts/connected-account-state.ts";
import { accountOf, insertConnectedAccounts, saveConnectedAccount } from "../../base/db/connected-accounts.ts";
import { type ConnectWebviewEntity, saveConnectWebview } from "../../base/db/connect-webviews.ts";
import { readLeaving, withoutLeaving } from "../../base/db/leaving.ts";
import { holdWorkspace } from "../../base/db/workspaces.ts";
import { appendEvents, type NewEvent } from "../../doors/events/events.ts";
import type { ConnectServices } from "./connect-services.ts";
import { devicesOfLogin } from "../../hubs/worlds/login-devices.ts";
import { insertWorldDevices } from "../../hubs/worlds/seed-world.ts";
import type { Tx } from "../../base/db/database.ts";
import type { Flow } from "./flow.ts";
import type { Identity } from "./logins.ts";
import { addSystem } from "./system-login.ts";
import { accountEntity, saidOfAccount } from "./visit.ts";

interface Login {
  readonly provider: string;
  readonly identity: Identity;
  /** Keys of the picked devices; `null` for all. */
  readonly picked: readonly string[] | null;
}

export async function connectAccount(
  { database }: ConnectServices,
  tx: Tx,
  webview: ConnectWebviewEntity,
  login: Login,
  now: number,
): Promise<void> {
  // Locks the workspace. If two visits connect the same login at once, the second waits and finds the account of the
  // first.
  await holdWorkspace(tx, webview.workspace_id);
  const isLeft =
    withoutLeaving(database, await readLeaving(tx, webview.workspace_id), "connected_account_id") ??
    sql<boolean>`1 = 1`;
  const known = await tx
    .lock(
      tx
        .selectFrom("connected_accounts")
        .selectAll()
        .where("workspace_id", "=", webview.workspace_id)
        .where(isLeft)
        .where("account_type", "=", login.provider)
        .where("login", "=", login.identity.login)
        .orderBy("created_at")
        .limit(1),
    )
    .executeTakeFirst();
  const connected_account_id = known?.connected_account_id ?? randomUUID();
  const events = known ? [] : await firstConnection(tx, webview, login, { connected_account_id, now });
  if (known) {
    await setAccountConnected(tx, { row: known, connected: true, at: now });
    const account = accountOf({
      ...known,
      ...(await tx
        .selectFrom("connected_accounts")
        .select("body")
        .where("connected_account_id", "=", connected_account_id)
        .executeTakeFirstOrThrow()),
    });
    await saveConnectedAccount(
      tx,
      { ...account, custom_metadata: webview.custom_metadata, ...saidOfAccount(webview) },
      known.login,
    );
    if (known.is_connected === 1) events.push(accountEvent("connected", webview, connected_account_id, now));
  }
  await authorize(tx, webview, { provider: login.provider, connected_account_id, events, now });
}

/** Connects a system of locks that was probed in the flow. */
export async function connectSystem(
  services: ConnectServices,
  tx: Tx,
  webview: ConnectWebviewEntity,
  flow: Flow,
  { picked, now }: { picked: readonly string[]; now: number },
): Promise<void> {
  const said = {
    custom_metadata: webview.custom_metadata,
    automatically_manage_new_devices: webview.automatically_manage_new_devices,
    ...saidOfAccount(webview),
  };
  const added = await addSystem(services, tx, flow, { workspace_id: webview.workspace_id, picked, said, at: now });
  const { connected_account_id, isNew } = added;
  const events = [accountEvent(isNew ? "created" : "connected", webview, connected_account_id, now), ...added.events];
  await authorize(tx, webview, { provider: flow.provider ?? "", connected_account_id, events, now });
}

interface Connected {
  provider: string;
  connected_account_id: string;
  events: readonly NewEvent[];
  now: number;
}

async function authorize(
  tx: Tx,
  webview: ConnectWebviewEntity,
  { provider, connected_account_id, events, now }: Connected,
): Promise<void> {
  const { connect_webview_id, workspace_id } = webview;
  await saveConnectWebview(tx, {
    ...webview,
    status: "authorized",
    login_successful: true,
    selected_provider: provider,
    connected_account_id,
    authorized_at: iso(now),
  });
  // Typed and found data are no longer needed.
  await tx
    .updateTable("connect_webviews")
    .set({ flow: null })
    .where("connect_webview_id", "=", connect_webview_id)
    .execute();
  await shareWithOwners(tx, connect_webview_id, connected_account_id);
  await appendEvents(tx, workspace_id, [...events, loginEvent("succeeded", webview, now, connected_account_id)]);
}

async function firstConnection(
  tx: Tx,
  webview: ConnectWebviewEntity,
  { provider, identity, picked }: Login,
  { connected_account_id, now }: { connected_account_id: string; now: number },
): Promise<NewEvent[]> {
  const account = accountEntity(webview, provider, identity.user_identifier, { connected_account_id, now });
  await insertConnectedAccounts(tx, [{ account, login: identity.login }]);
  const devices = devicesOfLogin(account, identity.login, now).filter(
    (_, index) => picked === null || picked.includes(String(index)),
  );
  const is_managed = webview.automatically_manage_new_devices;
  await insertWorldDevices(tx, devices, { is_managed });
  const occurred_at = iso(now);
  return [
    accountEvent("created", webview, connected_account_id, now),
    ...devices.map(({ device: { device_id } }) => ({
      event_type: is_managed ? "device.connected" : "device.unmanaged.connected",
      occurred_at,
      device_id,
      connected_account_id,
    })),
    { event_type: "connected_account.completed_first_sync", occurred_at, connected_account_id },
  ];
}

/**
 * Makes the event for which the host waits after it sent the person to the webview. It is recorded last, when the
 * account's devices are visible.
 */
export const loginEvent = (
  end: "succeeded" | "failed",
  { connect_webview_id }: ConnectWebviewEntity,
  now: number,
  connected_account_id?: string,
): NewEvent => ({
  event_type: `connect_webview.login_${end}`,
  occurred_at: iso(now),
  connected_account_id,
  connect_webview_id,
});

const accountEvent = (
  what: "created" | "connected",
  { connect_webview_id }: ConnectWebviewEntity,
  connected_account_id: string,
  now: number,
): NewEvent => ({
  event_type: `connected_account.${what}`,
  occurred_at: iso(now),
  connected_account_id,
  connect_webview_id,
});

async function shareWithOwners(tx: Tx, connect_webview_id: string, connected_account_id: string): Promise<void> {
  const owners = await tx
    .selectFrom("client_session_webviews")
    .select("client_session_id")
    .where("connect_webview_id", "=", connect_webview_id)
    .execute();
  if (owners.length === 0) return;
  await tx
    .insertInto("client_session_accounts")
    .values(owners.map(({ client_session_id }) => ({ client_session_id, connected_account_id })))
    .onConflict((on) => on.doNothing())
    .execute();
}
