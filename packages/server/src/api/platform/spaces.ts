import type { everyCall } from "@mortise/contract";
import { columnContains } from "../../base/db/search-text.ts";
import { oldestFirst, placeOf, readPage } from "../../base/lists/pagination.ts";
import { methodsOfSpaces } from "../../doors/grants/related.ts";
import { addDoors, change, removeDoors, replaceDoors } from "../../doors/spaces/change-space.ts";
import { createSpace } from "../../doors/spaces/create-space.ts";
import { deleteSpace } from "../../doors/spaces/delete-space.ts";
import { requireSpace, visibleSpaces } from "../../doors/spaces/find-space.ts";
import { refuseEntrances } from "../../doors/spaces/refuse-entrances.ts";
import { readRelated } from "../../doors/spaces/related.ts";
import { addAccount, removeAccount } from "../../doors/spaces/space-accounts.ts";
import { spaceAsSent } from "../../doors/spaces/space-entity.ts";
import type { CallContext, Handlers } from "../call-context.ts";

const defaultLimit = 500;

export const spaces = {
  async create(context, input) {
    return { space: spaceAsSent(await createSpace(context, input)) };
  },
  async get(context, ref) {
    return { space: spaceAsSent(await requireSpace(context, ref, context.database.query)) };
  },
  async list(context, { page_cursor, ...parameters }) {
    const { limit = defaultLimit, customer_key, space_key, connected_account_id, search } = parameters;
    let query = visibleSpaces(context, context.database.query).selectAll();
    if (customer_key !== undefined) query = query.where("customer_key", "=", customer_key);
    if (space_key !== undefined) query = query.where("space_key", "=", space_key);
    if (search !== undefined) query = query.where(columnContains("search", search));
    if (connected_account_id !== undefined)
      query = query.where("space_id", "in", (eb) =>
        eb
          .selectFrom("space_accounts")
          .select("space_accounts.space_id")
          .where("connected_account_id", "=", connected_account_id.toLowerCase()),
      );
    const { rows, pagination } = await readPage(oldestFirst(query, "space_id"), {
      place: placeOf(page_cursor, parameters),
      limit,
      idOf: ({ space_id }) => space_id,
      parameters,
      url: `${context.origin}/spaces/list`,
    });
    return { spaces: rows.map(spaceAsSent), pagination };
  },
  async update(context, { space_id, space_key, name, customer_data, device_ids, acs_entrance_ids }) {
    refuseEntrances(acs_entrance_ids);
    const plan = device_ids && replaceDoors(device_ids);
    return { space: spaceAsSent(await change(context, { space_id, space_key }, { plan, name, customer_data })) };
  },
  async delete(context, { space_id }) {
    await deleteSpace(context, { space_id });
    return {};
  },
  async addDevices(context, { space_id, device_ids }) {
    await addDoors(context, { space_id }, device_ids);
    return {};
  },
  async removeDevices(context, { space_id, device_ids }) {
    await removeDoors(context, { space_id }, device_ids);
    return {};
  },
  async addConnectedAccount(context, pair) {
    await addAccount(context, pair);
    return {};
  },
  async removeConnectedAccount(context, pair) {
    await removeAccount(context, pair);
    return {};
  },
  addAcsEntrances: changeEntrances,
  removeAcsEntrances: changeEntrances,
  async getRelated(context, input) {
    return { batch: await readRelated(context, input, methodsOfSpaces) };
  },
} satisfies Handlers<typeof everyCall.spaces>;

async function changeEntrances(
  context: CallContext,
  { space_id, acs_entrance_ids }: { space_id: string; acs_entrance_ids: string[] },
): Promise<Record<string, never>> {
  await requireSpace(context, { space_id }, context.database.query);
  refuseEntrances(acs_entrance_ids);
  return {};
}
