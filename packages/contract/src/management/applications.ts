import { z } from "zod";
import { managementCall } from "./call.ts";
import {
  mustAgree,
  disagreementIssue,
  labelField,
  nullishField,
  metadataField,
  rateLimit,
  timestampField,
  uidField,
} from "./fields.ts";
import { listOf, orderQuery, pageQuery } from "./lists.ts";

const name = labelField(1024, "For people.").min(1, "Must not be empty");
const fields = {
  rateLimit: nullishField(rateLimit),
  throttleRate: nullishField(rateLimit).meta({ description: "The newer name of rateLimit." }),
  uid: nullishField(uidField("application")),
  metadata: nullishField(metadataField),
};
const rates = ["rateLimit", "throttleRate"] as const;
export const applicationIn = z
  .object({ name, ...fields })
  .refine(mustAgree(...rates), disagreementIssue(...rates))
  .meta({ id: "ApplicationIn", description: "One receiver of messages, usually a customer of yours." });
const applicationPatch = z
  .object({ name: name.optional(), ...fields })
  .refine(mustAgree(...rates), disagreementIssue(...rates))
  .meta({ id: "ApplicationPatch", description: "What is left out stays; null clears." });

const applicationOut = z
  .object({
    id: z.string(),
    name: z.string(),
    rateLimit: z.int().nullish(),
    throttleRate: z.int().nullish().meta({ description: "The newer name of rateLimit." }),
    uid: z.string().nullish(),
    metadata: z.record(z.string(), z.string()).meta({ description: "Your own notes on it." }),
    createdAt: timestampField("When it was made."),
    updatedAt: timestampField("When it was last changed."),
  })
  .meta({ id: "ApplicationOut" });

const allListed = "Applications are not filtered by their endpoints here; list all, and ask for the endpoints of each";

const source = "spec §7.3, webhook-api §2";
export const applicationCalls = {
  list: managementCall("GET", "/app", {
    auth: "organization",
    summary: "Lists applications, oldest first.",
    source,
    query: z.object({ ...pageQuery, ...orderQuery }),
    refuses: {
      exclude_apps_with_no_endpoints: allListed,
      exclude_apps_with_disabled_endpoints: allListed,
      exclude_apps_with_svix_play_endpoints: allListed,
    },
    status: 200,
    result: listOf(applicationOut, "ListResponseApplicationOut"),
  }),
  create: managementCall("POST", "/app", {
    auth: "organization",
    summary: "Makes an application.",
    source,
    query: z.object({
      get_if_exists: z
        .boolean()
        .optional()
        .meta({ description: "Answer the application of this uid, unchanged, instead of 409.", default: false }),
    }),
    body: applicationIn,
    status: 201,
    existing: 200,
    result: applicationOut,
    also: { getOrCreate: { get_if_exists: true } },
  }),
  get: managementCall("GET", "/app/{app_id}", {
    summary: "Reads an application.",
    source,
    status: 200,
    result: applicationOut,
  }),
  update: managementCall("PUT", "/app/{app_id}", {
    auth: "organization",
    summary: "Replaces an application; what is left out falls back.",
    source,
    body: applicationIn,
    status: 200,
    result: applicationOut,
  }),
  patch: managementCall("PATCH", "/app/{app_id}", {
    auth: "organization",
    summary: "Changes some fields of an application.",
    source: "webhook-api §9",
    body: applicationPatch,
    status: 200,
    result: applicationOut,
  }),
  delete: managementCall("DELETE", "/app/{app_id}", {
    auth: "organization",
    summary: "Deletes an application with its endpoints; its uid becomes free.",
    source,
    status: 204,
  }),
};
