// Stores a pushed place as the space with that key: creates, adopts or changes it. Other calls add its doors.
import type { SpaceRow } from "../../base/db/space-schema.ts";
import { customerDataOf, mergeCustomerData } from "../spaces/customer-data.ts";
import { newSpace } from "../spaces/create-space.ts";
import { holdSpaces, visibleSpaces } from "../spaces/find-space.ts";
import { columnsOf } from "../spaces/space-entity.ts";
import { spaceEvent } from "../spaces/space-event.ts";
import { did, type Outcome, skipped } from "./outcome.ts";
import { mergeBody, type PushWork, readResource, saveResource } from "./resources.ts";
import { textIn } from "./run-entries.ts";

type Data = Parameters<typeof mergeCustomerData>[1];

export async function keepPlace(work: PushWork): Promise<Outcome> {
  const { context, tx, entry, customer_key, fields } = work;
  const seer = await holdSpaces(context, tx);
  const found = await visibleSpaces(seer, tx).selectAll().where("space_key", "=", entry.partner_key).executeTakeFirst();
  if (found && found.customer_key !== null && found.customer_key !== customer_key)
    return skipped("space_updated", "space", "space_belongs_to_another_customer", ofAnother(entry.partner_key));
  const outcome = await (found ? changed(work, found) : made(work));
  const [space_id = ""] = outcome.actions.flatMap((action) => action.space_id ?? []);
  const before = await readResource(work);
  await saveResource(work, before, mergeBody(before, fields), { space_id });
  return outcome;
}

export const ofAnother = (key: string): string =>
  `The space "${key}" belongs to another customer. Push it under another key: keys are unique in the workspace.`;

async function made({ context, tx, entry, customer_key, fields }: PushWork): Promise<Outcome> {
  const name = textIn(fields, "name") ?? entry.partner_key;
  const customer_data = fields["customer_data"] as Data;
  const space = newSpace(context, { name, space_key: entry.partner_key, customer_key, customer_data });
  await tx.insertInto("spaces").values(space).execute();
  const events = [await spaceEvent(tx, "space.created", space, space.created_at)];
  return { rule: "space_created", actions: [did("create", "space", space.space_id)], events };
}

async function changed({ tx, entry, customer_key, fields }: PushWork, space: SpaceRow): Promise<Outcome> {
  const { space_id, space_key } = space;
  const name = textIn(fields, "name") ?? entry.partner_key;
  const data = mergeCustomerData(customerDataOf(space), fields["customer_data"] as Data);
  const columns = columnsOf({ name, space_key, customer_key }, data);
  const isSame = (Object.keys(columns) as (keyof typeof columns)[]).every(
    (column) => columns[column] === space[column],
  );
  if (isSame) return { rule: "space_unchanged", actions: [did("keep", "space", space_id)] };
  await tx.updateTable("spaces").set(columns).where("space_id", "=", space_id).execute();
  const rule = name === space.name ? "space_updated" : "space_name_updated";
  return { rule, actions: [did("update", "space", space_id)] };
}
