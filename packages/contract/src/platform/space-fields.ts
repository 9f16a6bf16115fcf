// Fields of spaces, and of the calls about them.
import { z } from "zod";
import { idField, idListField, refusedField, timestampField } from "./fields.ts";
import { optionalFields } from "./fields-as-words.ts";

const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/, "Must be a time of day such as 15:00 or 15:00:00")
  .nullable()
  .optional();

/** Data that a caller stores with a space; null clears a field. */
export const customerDataInput = z
  .object({
    time_zone: z.string().max(100).nullable().optional().meta({ description: "IANA name, such as Europe/Berlin." }),
    default_checkin_time: clockTime.meta({ description: "Usual start of stays, such as 15:00." }),
    default_checkout_time: clockTime.meta({ description: "Usual end of stays, such as 11:00." }),
    address: z.string().max(1000).nullable().optional().meta({ description: "Address of the space." }),
  })
  .optional();

/** The caller's own key for a space. */
export const spaceKey = z
  .string()
  .min(1)
  .max(500)
  .meta({ description: "Your own key for the space, unique in the workspace." });

export const space = z
  .looseObject({
    space_id: idField("Identifier of the space."),
    workspace_id: idField("Workspace that owns it."),
    name: z.string(),
    display_name: z.string().meta({ description: "Name to display." }),
    space_key: spaceKey.optional().meta({ description: "Your own key for the space; absent without one." }),
    customer_key: z
      .string()
      .optional()
      .meta({ description: "Customer to whom the space belongs; absent without one." }),
    customer_data: z
      .looseObject(optionalFields("time_zone|null default_checkin_time|null default_checkout_time|null address|null"))
      .optional()
      .meta({ description: "Defaults for stays in the space." }),
    device_count: z.number().meta({ description: "Number of the space's devices, managed or not." }),
    acs_entrance_count: z.number().meta({ description: "Always 0 here." }),
    created_at: timestampField("Time of creation."),
  })
  .meta({ id: "Space", description: "Named set of devices, such as a unit (docs/api/access-grants.md §1.3)." });

export const spaceRef = {
  space_id: idField("Identifier of the space.").optional(),
  space_key: spaceKey.optional().meta({ description: "Your own key for the space; instead of the id." }),
};

export const hasRef = ({ space_id, space_key }: { space_id?: string | undefined; space_key?: string | undefined }) =>
  space_id !== undefined || space_key !== undefined;
export const refWords = "Either space_id or space_key is required";

/** Entrances of access systems. The server refuses every id by its name, and accepts an empty list. */
export const entranceIds = idListField(
  "Entrances of access systems. There are none here, so only an empty list is accepted.",
);

const flat = "Spaces have no spaces inside here";
/** Undocumented parameters of the API that would nest spaces. */
export const noParent = {
  parent_space_id: refusedField(z.string().max(100), () => false, flat),
  parent_space_key: refusedField(z.string().max(500), () => false, flat),
};

/** Kinds of entities that can be read along with a space. */
export const relatedKinds = [
  "spaces",
  "devices",
  "acs_entrances",
  "connected_accounts",
  "acs_systems",
  "access_methods",
] as const;
