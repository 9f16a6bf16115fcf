import type { everyCall, InputOf } from "@mortise/contract";
import { sql } from "kysely";
import { visibleAccounts } from "../../doors/access/connected-account-access.ts";
import type { CallContext, Handlers } from "../call-context.ts";
import { createClientSession, shareWithSession } from "../../base/db/client-sessions.ts";
import type { Tx } from "../../base/db/database.ts";
import type { ClientSessionRow } from "../../base/db/schema.ts";
import { badRequest, forbidden, invalidInput, notFound, Refusal } from "../../base/errors.ts";
import { jsonList } from "../../base/text/json-text.ts";
import { toMoment } from "../../base/moments.ts";
import { limitNewcomers } from "../../doors/rate-limits.ts";
import { recordEvents } from "../../doors/events/recording.ts";
import { refuseOtherCustomer, scopeAsked, type SessionScope, widenScope } from "../../doors/people/session-scope.ts";
import { clientSessionOf, clientSessionsOf, hasExpired, requireClientSession } from "../../doors/access/sessions.ts";

type Table = typeof everyCall.clientSessions;
type Input = InputOf<Table["create"]>;

/**
 * Sessions that `list` reads at a time. The list has no pages and may be long, so the server answers other requests
 * between two reads.
 */
export const sessionsPerSlice = 500;

export const clientSessions = {
  async create(context, input) {
    onlyEmpty(context, input, 401);
    const { database } = context;
    const shared = await owned(context, input);
    const scope = await scopeAsked(context, input);
    const row = await orTaken(context, () =>
      database.transaction(async (tx) => {
        const known = await findByUser(context, tx, input.user_identifier_key);
        if (known) throw alreadyExists();
        return insert(context, tx, input, { ...shared, ...scope });
      }),
    );
    return { client_session: await clientSessionOf(context, row) };
  },
  getOrCreate: (context, input) => getOrCreate(context, input, 401),
  getOrCreateByPost: (context, input) => getOrCreate(context, input, 400),
  async get(context, input) {
    const session_id = context.session?.client_session_id;
    const isNamed = input.client_session_id !== undefined || input.user_identifier_key !== undefined;
    if (session_id !== undefined && isNamed)
      throw badRequest("invalid_options", "A client session can only read itself. Send no parameters.");
    if (session_id === undefined && !isNamed)
      throw badRequest("invalid_options", "Send client_session_id or user_identifier_key.");
    const ref = session_id === undefined ? input : { client_session_id: session_id };
    return { client_session: await clientSessionOf(context, await requireClientSession(context, ref)) };
  },
  async list(
    context,
    { client_session_id, user_identifier_key, connect_webview_id, user_identity_id, without_user_identifier_key },
  ) {
    const { database, workspace } = context;
    // `|| ''` hides the workspace's index, so that the few sessions of the webview are read by their ids instead.
    const workspaceOf = connect_webview_id === undefined ? sql<string>`workspace_id` : sql<string>`workspace_id || ''`;
    let query = database.query
      .selectFrom("client_sessions")
      .selectAll()
      .where(workspaceOf, "=", workspace.workspace_id);
    if (client_session_id !== undefined) query = query.where("client_session_id", "=", client_session_id.toLowerCase());
    if (user_identifier_key !== undefined) query = query.where("user_identifier_key", "=", user_identifier_key);
    if (connect_webview_id !== undefined)
      query = query.where("client_session_id", "in", (eb) =>
        eb
          .selectFrom("client_session_webviews")
          .select("client_session_id")
          .where("connect_webview_id", "=", connect_webview_id.toLowerCase()),
      );
    if (user_identity_id !== undefined) query = query.where("user_identity_id", "=", user_identity_id.toLowerCase());
    const all = query.orderBy("created_at").orderBy("client_session_id").limit(sessionsPerSlice);
    const isListed = (row: ClientSessionRow) =>
      row.revoked_at === null && (!without_user_identifier_key || row.user_identifier_key === null);
    const texts: string[] = [];
    for (let last: ClientSessionRow | undefined; ; ) {
      const rest = last
        ? all.where(sql<boolean>`(created_at, client_session_id) > (${last.created_at}, ${last.client_session_id})`)
        : all;
      const rows = await rest.execute();
      for (const session of await clientSessionsOf(context, rows.filter(isListed))) texts.push(JSON.stringify(session));
      if (rows.length < sessionsPerSlice) return { client_sessions: jsonList(texts) };
      last = rows.at(-1);
      await new Promise(setImmediate);
    }
  },
  async delete(context, { client_session_id }) {
    const row = await requireClientSession(context, { client_session_id });
    await recordEvents(context, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom("client_sessions")
        .where("client_session_id", "=", row.client_session_id)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw notFound("client_session", { client_session_id });
      return {
        events: [
          {
            event_type: "client_session.deleted",
            occurred_at: context.moment(),
            payload: { client_session_id: row.client_session_id },
          },
        ],
      };
    });
    return {};
  },
  async grantAccess(context, input) {
    const row = await requireClientSession(context, input);
    const scope = await scopeAsked(context, input);
    await shareWithSession(context.database.query, row.client_session_id, await owned(context, input));
    await widenScope(context.database.query, row, scope);
    return { client_session: await clientSessionOf(context, { ...row, ...scope }) };
  },
  async revoke(context, { client_session_id }) {
    const row = await requireClientSession(context, { client_session_id });
    await context.database.query
      .updateTable("client_sessions")
      .set({ revoked_at: context.moment() })
      .where("client_session_id", "=", row.client_session_id)
      .execute();
    return {};
  },
} satisfies Handlers<Table>;

async function getOrCreate(context: CallContext, input: Input, status: 400 | 401) {
  onlyEmpty(context, input, status);
  const { database } = context;
  const shared = await owned(context, input);
  const scope = await scopeAsked(context, input);
  const work = () =>
    database.transaction(async (tx) => {
      const kept: Shared = { connected_account_ids: [], connect_webview_ids: [] };
      const known = await findByUser(context, tx, input.user_identifier_key, kept);
      // A publishable key is public, so it does not restore the access of an expired session. A workspace key does.
      if (!known)
        return insert(context, tx, input, {
          ...(context.asker.kind === "publishable_key" ? shared : together(shared, kept)),
          ...scope,
        });
      const { client_session_id } = known;
      refuseOtherCustomer(context, known, scope);
      await shareWithSession(tx, client_session_id, shared);
      await widenScope(tx, known, scope);
      if (input.expires_at === undefined) return { ...known, ...scope };
      const expires_at = endOf(context, input);
      await tx
        .updateTable("client_sessions")
        .set({ expires_at })
        .where("client_session_id", "=", client_session_id)
        .execute();
      return { ...known, ...scope, expires_at };
    });
  // Two pages of one user may open at once. The second request tries again, and finds the session of the first.
  const row = await work().catch((error: unknown) => {
    if (!database.isUniqueViolation(error)) throw error;
    return work();
  });
  return { client_session: await clientSessionOf(context, row) };
}

/**
 * Refuses access that a publishable key would grant. The key is public, so its sessions see nothing until an API key
 * grants access (platform-api §4.8).
 */
function onlyEmpty({ asker }: CallContext, input: Input, status: 400 | 401): void {
  if (asker.kind !== "publishable_key") return;
  if (input.user_identifier_key === undefined) {
    const words = "A publishable key creates sessions for a user, so user_identifier_key is required.";
    throw new Refusal(status, "publishable_key_requires_user_identifier_key", words);
  }
  const isEmpty = [...(input.connected_account_ids ?? []), ...(input.connect_webview_ids ?? [])].length === 0;
  const { expires_at, customer_key, user_identity_id, read_only } = input;
  if (!isEmpty || [expires_at, customer_key, user_identity_id, read_only].some((each) => each !== undefined))
    throw forbidden(
      "publishable_keys_must_create_empty_client_sessions",
      "Only an API key can share accounts and webviews with a session, or set its customer, its person or its end.",
    );
}

interface Shared {
  connected_account_ids: string[];
  connect_webview_ids: string[];
}

/** Returns the given ids in lower case. @throws 404 unless all of them belong to this workspace. */
async function owned(
  context: CallContext,
  input: Pick<Input, "connected_account_ids" | "connect_webview_ids">,
): Promise<Shared> {
  const { database, workspace } = context;
  const { query } = database;
  const connected_account_ids = distinct(input.connected_account_ids);
  const connect_webview_ids = distinct(input.connect_webview_ids);
  const accounts = await visibleAccounts({ database, workspace, session: undefined })
    .select("connected_account_id")
    .where(database.among("connected_account_id", connected_account_ids))
    .execute();
  if (accounts.length < connected_account_ids.length) throw notFound("connected_account", { connected_account_ids });
  const webviews = await query
    .selectFrom("connect_webviews")
    .select("connect_webview_id")
    .where("workspace_id", "=", workspace.workspace_id)
    .where(database.among("connect_webview_id", connect_webview_ids))
    .execute();
  if (webviews.length < connect_webview_ids.length) throw notFound("connect_webview", { connect_webview_ids });
  return { connected_account_ids, connect_webview_ids };
}

const distinct = (ids: readonly string[] = []): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

const together = (one: Shared, other: Shared): Shared => ({
  connected_account_ids: [...new Set([...one.connected_account_ids, ...other.connected_account_ids])],
  connect_webview_ids: [...new Set([...one.connect_webview_ids, ...other.connect_webview_ids])],
});

/**
 * Returns the user's session. A revoked or expired session is deleted and not returned, so that the caller creates a
 * new one. `kept` receives the accounts and webviews of a session that has only expired.
 */
async function findByUser(
  context: CallContext,
  tx: Tx,
  user_identifier_key: string | undefined,
  kept?: Shared,
): Promise<ClientSessionRow | undefined> {
  if (user_identifier_key === undefined) return undefined;
  const row = await tx
    .selectFrom("client_sessions")
    .selectAll()
    .where("workspace_id", "=", context.workspace.workspace_id)
    .where("user_identifier_key", "=", user_identifier_key)
    .executeTakeFirst();
  if (!row || (row.revoked_at === null && !hasExpired(row, context.now()))) return row;
  const { client_session_id } = row;
  if (kept && row.revoked_at === null) {
    const [accounts, webviews] = [tx.selectFrom("client_session_accounts"), tx.selectFrom("client_session_webviews")];
    for (const each of await accounts.selectAll().where("client_session_id", "=", client_session_id).execute())
      kept.connected_account_ids.push(each.connected_account_id);
    for (const each of await webviews.selectAll().where("client_session_id", "=", client_session_id).execute())
      kept.connect_webview_ids.push(each.connect_webview_id);
  }
  await tx.deleteFrom("client_sessions").where("client_session_id", "=", client_session_id).execute();
  return undefined;
}

async function insert(
  context: CallContext,
  tx: Tx,
  input: Input,
  shared: Shared & SessionScope,
): Promise<ClientSessionRow> {
  if (context.asker.kind === "publishable_key") await limitNewcomers(context, tx, "client_sessions");
  const { client_session_id } = await createClientSession(tx, context.secret, {
    workspace_id: context.workspace.workspace_id,
    user_identifier_key: input.user_identifier_key ?? null,
    created_at: context.moment(),
    expires_at: endOf(context, input),
    made_by: context.asker.key_id ?? null,
    ...shared,
  });
  return tx
    .selectFrom("client_sessions")
    .selectAll()
    .where("client_session_id", "=", client_session_id)
    .executeTakeFirstOrThrow();
}

function endOf(context: CallContext, { expires_at }: Input): string | null {
  if (expires_at === undefined) return null;
  const moment = toMoment("expires_at", expires_at);
  if (Date.parse(moment) <= context.now()) throw invalidInput("expires_at", "Must be in the future");
  return moment;
}

const alreadyExists = () =>
  badRequest("client_session_token_already_exists", "This user already has a client session. Use PUT to get it.");

async function orTaken<Result>({ database }: CallContext, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw database.isUniqueViolation(error) ? alreadyExists() : error;
  }
}
