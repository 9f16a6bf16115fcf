// Creates a space with its devices and accounts, in one transaction.
import { randomUUID } from "node:crypto";
import type { everyCall, InputOf } from "@mortise/contract";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import { invalidInput, notFound, Refusal } from "../../base/errors.ts";
import { visibleAccounts } from "../access/connected-account-access.ts";
import { recordEvents } from "../events/recording.ts";
import { mergeCustomerData } from "./customer-data.ts";
import { inLowerCase, requireDoors } from "./find-doors.ts";
import { holdSpaces, requireSpace } from "./find-space.ts";
import { refuseEntrances } from "./refuse-entrances.ts";
import type { SpaceCaller } from "./space-caller.ts";
import { changeDoors } from "./space-doors.ts";
import { columnsOf } from "./space-entity.ts";
import { spaceEvent } from "./space-event.ts";
import { tellRest, tellSpaces } from "./tell-spaces.ts";

type Input = InputOf<typeof everyCall.spaces.create>;

export async function createSpace(context: SpaceCaller, input: Input): Promise<SpaceRow> {
  const { name, space_key = null } = input;
  const customer_key = ownCustomer(context, input.customer_key);
  refuseEntrances(input.acs_entrance_ids);
  const entering = inLowerCase(input.device_ids ?? []);
  const accounts = inLowerCase(input.connected_account_ids ?? []);
  await requireAccounts(context, accounts);
  const { workspace_id } = context.workspace;
  const space = newSpace(context, { name, space_key, customer_key, customer_data: input.customer_data });
  const { space_id } = space;
  const made = recordEvents(context, async (tx) => {
    const seer = await holdSpaces(context, tx);
    await requireDoors(seer, tx, entering, { isManaged: true });
    await tx.insertInto("spaces").values(space).execute();
    for (const connected_account_id of accounts)
      await tx.insertInto("space_accounts").values({ space_id, connected_account_id }).execute();
    const devices = await changeDoors(tx, [{ space, entering }]);
    await tellSpaces(tx, { clock: context.clock, workspace_id }, devices);
    const events = [await spaceEvent(tx, "space.created", space, space.created_at)];
    return { events, told: devices, row: await requireSpace(seer, { space_id }, tx) };
  });
  const { told, row } = await made.catch((error: unknown) => {
    throw context.database.isUniqueViolation(error) ? keyExists() : error;
  });
  await tellRest(context.database, told);
  return row;
}

/** Customer of a new space. A customer's session makes spaces of that customer. */
function ownCustomer({ session }: SpaceCaller, customer_key: string | undefined): string | null {
  if (session && customer_key !== undefined && customer_key !== session.customer_key)
    throw invalidInput("customer_key", "A client session makes spaces of its own customer: leave customer_key out");
  return session ? session.customer_key : (customer_key ?? null);
}

type Given = Pick<Input, "customer_data"> & Pick<SpaceRow, "name" | "space_key" | "customer_key">;

/** Row of a space without devices. */
export const newSpace = (context: SpaceCaller, { customer_data, ...named }: Given): SpaceRow => ({
  space_id: randomUUID(),
  workspace_id: context.workspace.workspace_id,
  ...columnsOf(named, mergeCustomerData({}, customer_data)),
  device_count: 0,
  created_at: context.moment(),
});

const keyExists = () =>
  new Refusal(
    409,
    "space_key_already_exists",
    "Another space has this space_key. Update that one, or give another key.",
  );

async function requireAccounts(context: SpaceCaller, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const named = visibleAccounts(context).select("connected_account_id");
  const rows = await named.where(context.database.among("connected_account_id", ids)).execute();
  const found = new Set(rows.map(({ connected_account_id }) => connected_account_id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw notFound("connected_account", { connected_account_id: missing });
}
