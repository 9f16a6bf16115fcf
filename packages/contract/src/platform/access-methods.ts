import { z } from "zod";
import { call, keysAndCustomers, keysOnly } from "../call.ts";
import { accessMethod } from "./access-grant.ts";
import { batchOf, batchParts } from "./batch.ts";
import { idField, idListField } from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";

const methodId = idField("Identifier of the method.");
const key = z.string().min(1).max(500);
const source = "access-grants §4.2";

/** Filters, one of which is required. */
const narrowing = [
  "access_grant_id",
  "access_grant_key",
  "device_id",
  "space_id",
  "access_code_id",
  "acs_entrance_id",
] as const;

export const accessMethodCalls = {
  get: call("GET", "/access_methods/get", {
    accepts: ["GET", "POST"],
    auth: keysOnly,
    summary: "Reads one access method: its PIN, and whether every door has it.",
    source,
    input: z.object({ access_method_id: methodId }),
    result: { access_method: accessMethod },
    errors: ["access_method_not_found"],
    id: "access_method_id",
  }),
  list: call("GET", "/access_methods/list", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Lists the access methods of a grant, a door, a space or a code, oldest first.",
    source,
    input: z
      .object({
        access_grant_id: idField("Only methods of this grant.").optional(),
        access_grant_key: key.optional().meta({ description: "Only methods of the grant with this key." }),
        device_id: idField("Only methods that open this door.").optional(),
        space_id: idField("Only methods of grants on this space.").optional(),
        access_code_id: idField("Only the method that this code is part of.").optional(),
        acs_entrance_id: idField("Only methods that open this entrance; there are none.").optional(),
        ...pageInput(500, 10_000),
      })
      .refine(
        (given) => narrowing.some((name) => given[name] !== undefined),
        "One of access_grant_id, access_grant_key, device_id, space_id, access_code_id or acs_entrance_id is required",
      ),
    result: { access_methods: z.array(accessMethod), pagination: paginationEntity },
  }),
  delete: call("DELETE", "/access_methods/delete", {
    accepts: ["DELETE", "POST"],
    auth: keysAndCustomers,
    summary: "Deletes one access method, or all of a grant or of a reservation. The grants stay.",
    source,
    input: z
      .object({
        access_method_id: methodId.optional(),
        access_grant_id: idField("All methods of this grant.").optional(),
        reservation_key: key.optional().meta({ description: "All methods of the grants of this reservation." }),
      })
      .refine(
        (given) => Object.values(given).filter((each) => each !== undefined).length === 1,
        "Give exactly one of access_method_id, access_grant_id or reservation_key",
      ),
    errors: ["access_method_not_found", "access_grant_not_found"],
    id: "access_method_id",
  }),
  getRelated: call("GET", "/access_methods/get_related", {
    accepts: ["GET", "POST"],
    auth: keysAndCustomers,
    summary: "Reads the entities related to access methods, such as the doors that a PIN opens and its person.",
    source,
    input: z.object({
      access_method_ids: idListField("Identifiers of the methods.").min(1),
      ...batchParts("access_methods"),
    }),
    result: { batch: batchOf("access_methods") },
    errors: ["access_method_not_found"],
  }),
};
