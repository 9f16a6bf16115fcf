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

const name = labelField(1024, "Display name.").min(1, "Must not be empty");
const fields = {
  rateLimit: nullishField(rateLimit),
  throttleRate: nullishField(rateLimit).meta({ description: "Newer name of rateLimit." }),
  uid: nullishField(uidField("application")),
  metadata: nullishField(metadataField),
};
const rates = ["rateLimit", "throttleRate"] as const;
export const applicationIn = z
  .object({ name, ...fields })
  .refine(mustAgree(...rates), disagreementIssue(...rates))
  .meta({ id: "ApplicationIn", description: "Receiver of messages, usually one of your customers." });
const applicationPatch = z
  .object({ name: name.optional(), ...fields })
  .refine(mustAgree(...rates), disagreementIssue(...rates))
  .meta({ id: "ApplicationPatch", description: "Omitted fields stay unchanged; null clears a field." });

const applicationOut = z
  .object({
    id: z.string(),
    name: z.string(),
    rateLimit: z.int().nullish(),
    throttleRate: z.int().nullish().meta({ description: "Newer name of rateLimit." }),
    uid: z.string().nullish(),
    metadata: z.record(z.string(), z.string()).meta({ description: "Your own notes, by name." }),
    createdAt: timestampField("Time of creation."),
    updatedAt: timestampField("Time of the last change."),
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
    summary: "Creates an application.",
    source,
    query: z.object({
      get_if_exists: z.boolean().optional().meta({
        description:
          "Return an existing application with this uid, unchanged, instead of an error 409. Default: false.",
        default: false,
      }),
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
    summary: "Replaces an application. Omitted fields return to their defaults.",
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
    summary: "Deletes an application with its endpoints, and frees its uid.",
    source,
    status: 204,
  }),
};
