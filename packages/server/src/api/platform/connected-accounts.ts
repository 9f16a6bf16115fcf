import type { everyCall } from "@mortise/contract";
import { requireAccount, visibleAccounts } from "../../doors/access/connected-account-access.ts";
import type { Handlers } from "../call-context.ts";
import { holdsMetadata, mergeMetadata } from "../../doors/devices/custom-metadata.ts";
import {
  accountOf,
  type ConnectedAccountEntity,
  lockAccountRow,
  saveConnectedAccount,
} from "../../base/db/connected-accounts.ts";
import { changeAccount } from "../../doors/accounts/change-account.ts";
import { moveGrantsOfAccount } from "../../doors/grants/customer-of-grant.ts";
import { deleteAccount } from "../../doors/accounts/delete-account.ts";
import { askAllOf } from "../../doors/accounts/ask-account.ts";
import { badRequest, notASandbox, notFound } from "../../base/errors.ts";
import { JsonText, jsonList } from "../../base/text/json-text.ts";
import { oldestFirst, placeOf, readPage } from "../../base/lists/pagination.ts";
import { accountsOfSpaces } from "../../doors/spaces/of-space.ts";
import { recordEvents } from "../../doors/events/recording.ts";
import { columnContains } from "../../base/db/search-text.ts";

const defaultLimit = 11_000;

export const connectedAccounts = {
  async list(context, { page_cursor, ...parameters }) {
    const { limit = defaultLimit, search, user_identifier_key, customer_key, space_id } = parameters;
    const place = placeOf(page_cursor, parameters);
    let query = visibleAccounts(context).selectAll();
    if (search) query = query.where(columnContains("search", search));
    if (user_identifier_key !== undefined)
      query = query.where("connected_account_id", "in", (eb) =>
        eb
          .selectFrom("client_session_accounts as shared")
          .innerJoin("client_sessions as session", "session.client_session_id", "shared.client_session_id")
          .select("shared.connected_account_id")
          .where("session.workspace_id", "=", context.workspace.workspace_id)
          .where("session.user_identifier_key", "=", user_identifier_key),
      );
    if (customer_key !== undefined) query = query.where("customer_key", "=", customer_key);
    if (space_id !== undefined) query = query.where(accountsOfSpaces(context, [space_id.toLowerCase()]));
    const read = oldestFirst(query, "connected_account_id");
    const { rows, pagination } = await readPage(read, {
      place,
      limit,
      idOf: ({ connected_account_id }) => connected_account_id,
      matches: holdsMetadata(parameters.custom_metadata_has),
      parameters,
      url: `${context.origin}/connected_accounts/list`,
    });
    return { connected_accounts: jsonList(rows.map(({ body }) => body)), pagination };
  },
  async get(context, input) {
    return { connected_account: new JsonText((await requireAccount(context, input)).body) };
  },
  async update(context, input) {
    const { connected_account_id } = await requireAccount(context, {
      connected_account_id: input.connected_account_id,
    });
    const { customer_key, display_name, custom_metadata, automatically_manage_new_devices, accepted_capabilities } =
      input;
    const connected_account = await context.database.transaction(async (tx) => {
      const row = await lockAccountRow(tx, connected_account_id);
      if (!row) throw notFound("connected_account", { connected_account_id });
      const account: ConnectedAccountEntity = {
        ...accountOf(row),
        ...(customer_key === undefined ? {} : { customer_key }),
        ...(display_name === undefined ? {} : { display_name }),
        ...(custom_metadata === undefined ? {} : { custom_metadata: mergeMetadata({}, custom_metadata) }),
        ...(automatically_manage_new_devices === undefined ? {} : { automatically_manage_new_devices }),
        ...(accepted_capabilities === undefined ? {} : { accepted_capabilities }),
      };
      await saveConnectedAccount(tx, account, row.login);
      if (customer_key !== undefined) await moveGrantsOfAccount(tx, connected_account_id);
      return { accepted_capabilities: [], ...account };
    });
    return { connected_account };
  },
  async sync(context, { connected_account_id }) {
    const row = await requireAccount(context, { connected_account_id });
    if (row.is_connected === 0)
      throw badRequest(
        "account_disconnected",
        "The account is disconnected, so its devices cannot be read. Its errors say why and what to do.",
      );
    await askAllOf(context, row.connected_account_id);
    return {};
  },
  async simulateDisconnect(context, { connected_account_id }) {
    if (context.workspace.is_sandbox === 0) throw notASandbox();
    await changeAccount(context, connected_account_id, false);
    return {};
  },
  async delete(context, input) {
    const { connected_account_id } = await requireAccount(context, input);
    await recordEvents(context, async (tx) => ({ events: await deleteAccount(context, tx, connected_account_id) }));
    return {};
  },
} satisfies Handlers<typeof everyCall.connectedAccounts>;
