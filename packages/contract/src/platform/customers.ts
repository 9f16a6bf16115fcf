import { z } from "zod";
import { call, keysOnly } from "../call.ts";
import { partnerKey, pushedData } from "./customer-data.ts";
import { customerKey, idField, momentField, timestampField } from "./fields.ts";
import { pageInput, paginationEntity } from "./pagination.ts";

const source = "access-grants §5.1";
const mostKeys = 10_000;
const keys = (description: string) => z.array(partnerKey).max(mostKeys).optional().meta({ description });
const ofPlaces = keys("Deletes the spaces that were pushed under these keys.");
const ofPeople = keys("Deletes the people who were pushed under these keys.");
const ofStays = keys("Deletes the access grants that were pushed under these keys.");

const automationRunId = idField("Identifier of the run, which push_data and delete_data return.");

const pushWarning = z
  .looseObject({
    warning_code: z.string().meta({ description: "Machine-readable reason, such as `space_not_found`." }),
    message: z.string(),
    automation_run_id: automationRunId,
    resource_type: z
      .string()
      .optional()
      .meta({ description: "List in which the item was pushed, such as `reservations`." }),
    partner_key: z.string().optional().meta({ description: "Your own key for the item." }),
  })
  .meta({ id: "PushWarning", description: "Item that was skipped, or stored otherwise than it was pushed." });

const action = z.looseObject({
  action_type: z.enum(["create", "update", "keep", "delete", "skip"]),
  resource_type: z.enum(["access_grant", "space", "user_identity"]),
  access_grant_id: z.string().optional(),
  space_id: z.string().optional(),
  user_identity_id: z.string().optional(),
  skip_reason: z.string().optional().meta({ description: "Reason why the item was skipped." }),
});

const automationRun = z
  .looseObject({
    automation_run_id: automationRunId,
    automation_id: z.string().nullable().meta({ description: "Always null here." }),
    created_at: timestampField("Time at which the item was processed."),
    customer_key: z.string().nullable(),
    resource_type: z.string().meta({ description: "List in which the item was pushed, such as `reservations`." }),
    partner_key: z.string().meta({ description: "Your own key for the item." }),
    automation_result: z.looseObject({
      rule: z.string().meta({ description: "Kind of the change, such as `reservation_time_updated`." }),
      success: z.boolean().meta({ description: "False if the item was skipped or failed." }),
      actions: z.array(action),
      warnings: z.array(z.looseObject({ warning_code: z.string(), message: z.string() })),
      message: z.string().optional(),
      error: z.looseObject({ error_code: z.string(), message: z.string() }).optional(),
    }),
  })
  .meta({ id: "AutomationRun", description: "Outcome of one item that was pushed or deleted." });

const result = { warnings: z.array(pushWarning), automation_run_id: automationRunId };

/** Lists of keys that delete_data takes, with the list in which such a key is pushed. */
export const deletedLists = {
  customer_keys: "customers",
  reservation_keys: "reservations",
  booking_keys: "bookings",
  access_grant_keys: "access_grants",
  staff_member_keys: "staff_members",
  guest_keys: "guests",
  tenant_keys: "tenants",
  resident_keys: "residents",
  user_keys: "users",
  user_identity_keys: "user_identities",
  space_keys: "spaces",
  property_keys: "properties",
  room_keys: "rooms",
  common_area_keys: "common_areas",
  unit_keys: "units",
  facility_keys: "facilities",
  building_keys: "buildings",
  listing_keys: "listings",
  property_listing_keys: "property_listings",
} as const;

export const customerCalls = {
  pushData: call("POST", "/customers/push_data", {
    auth: keysOnly,
    summary: "Stores a customer's places, people and stays. A repeated push applies only what differs.",
    source,
    input: z.object({ customer_key: customerKey, ...pushedData }),
    result,
    repeatable: true,
  }),
  deleteData: call("DELETE", "/customers/delete_data", {
    accepts: ["DELETE", "POST"],
    auth: keysOnly,
    summary: "Deletes pushed items, with the spaces, people and access grants that they created.",
    source,
    input: z
      .object({
        customer_keys: keys(
          "Deletes all access grants, people, spaces, client sessions and pushed data of these customers.",
        ),
        space_keys: keys("Deletes the spaces with these keys."),
        property_keys: ofPlaces,
        room_keys: ofPlaces,
        common_area_keys: ofPlaces,
        unit_keys: ofPlaces,
        facility_keys: ofPlaces,
        building_keys: ofPlaces,
        listing_keys: ofPlaces,
        property_listing_keys: ofPlaces,
        guest_keys: ofPeople,
        tenant_keys: ofPeople,
        resident_keys: ofPeople,
        user_keys: ofPeople,
        user_identity_keys: keys("Deletes the people with these keys."),
        reservation_keys: ofStays,
        booking_keys: ofStays,
        access_grant_keys: keys("Deletes the access grants with these keys."),
        staff_member_keys: keys(
          "Deletes the people who were pushed as staff under these keys, and their standing access.",
        ),
      })
      .refine((lists) => Object.values(lists).some((list) => (list?.length ?? 0) > 0), "Give at least one key"),
    result,
  }),
  automationRuns: {
    list: call("GET", "/customers/automation_runs/list", {
      accepts: ["GET", "POST"],
      auth: keysOnly,
      summary: "Lists the outcome of each pushed or deleted item, oldest first. Outcomes are kept for 30 days.",
      source,
      input: z.object({
        automation_run_id: automationRunId.optional(),
        customer_key: customerKey.optional().meta({ description: "Only outcomes for this customer." }),
        partner_key: partnerKey.optional().meta({ description: "Only outcomes for the item with this key." }),
        rule: z.string().min(1).max(100).optional().meta({ description: "Only outcomes of this rule." }),
        success: z
          .boolean()
          .optional()
          .meta({ description: "`true`: only successes; `false`: only items that were skipped or failed." }),
        created_before: momentField("Only outcomes of items that were processed before this time.").optional(),
        ...pageInput(500, 500),
      }),
      result: { automation_runs: z.array(automationRun), pagination: paginationEntity },
    }),
  },
};
