// Makes the row and the entity of a space (access-grants §1.3).
import { asCompared } from "../../base/db/search-text.ts";
import type { SpaceRow } from "../../base/db/space-schema.ts";
import { type CustomerData, customerDataOf } from "./customer-data.ts";

type Named = Pick<SpaceRow, "name" | "space_key" | "customer_key">;

/** Columns for the values that a caller gives a space. */
export const columnsOf = ({ name, space_key, customer_key }: Named, data: CustomerData) => ({
  name,
  space_key,
  customer_key,
  customer_data: JSON.stringify(data),
  search: asCompared([name, space_key, customer_key].filter((text) => text !== null).join("\n")),
});

export function spaceAsSent(row: SpaceRow) {
  const { space_id, workspace_id, name, space_key, customer_key, device_count, created_at } = row;
  const customer_data = customerDataOf(row);
  return {
    space_id,
    workspace_id,
    name,
    display_name: name,
    ...(space_key === null ? {} : { space_key }),
    ...(customer_key === null ? {} : { customer_key }),
    ...(Object.keys(customer_data).length === 0 ? {} : { customer_data }),
    device_count,
    acs_entrance_count: 0,
    created_at,
  };
}
