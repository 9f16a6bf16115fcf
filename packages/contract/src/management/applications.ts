import { z } from "zod";
import { row } from "./call.ts";
import { agree, disagreement, label, maybe, metadata, rateLimit, timestamp, uid } from "./fields.ts";
import { listOf, orderQuery, pageQuery } from "./lists.ts";

const name = label(1024, "For people.").min(1, "Must not be empty");
const fields = {
  rateLimit: maybe(rateLimit),
  throttleRate: maybe(rateLimit).meta({ description: "The newer name of rateLimit." }),
  uid: maybe(uid("application")),
  metadata: maybe(metadata),
};
const rates = ["rateLimit", "throttleRate"] as const;
export const applicationIn = z
  .object({ name, ...fields })
  .refine(agree(...rates), disagreement(...rates))
  .meta({ id: "ApplicationIn", description: "One receiver of messages, usually a customer of yours." });
const applicationPatch = z
  .object({ name: name.optional(), ...fields })
  .refine(agree(...rates), disagreement(...rates))
  .meta({ id: "ApplicationPatch", description: "What is left out stays; null clears." });

const applicationOut = z
  .object({
    id: z.string(),
    name: z.string(),
    rateLimit: z.int().nullish(),
    throttleRate: z.int().nullish().meta({ description: "The newer name of rateLimit." }),
    uid: z.string().nullish(),
    metadata: z.record(z.string(), z.string()).meta({ description: "Your own notes on it." }),
    createdAt: timestamp("When it was made."),
    updatedAt: timestamp("When it was last changed."),
  })
  .meta({ id: "ApplicationOut" });

const allListed = "Applications are not filtered by their endpoints here; list all, and ask for the endpoints of each";

const source = "spec §7.3, webhook-api §2";
export const application = {
  list: row("GET", "/app", {
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
  create: row("POST", "/app", {
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
  get: row("GET", "/app/{app_id}", { summary: "Reads an application.", source, status: 200, result: applicationOut }),
  update: row("PUT", "/app/{app_id}", {
    auth: "organization",
    summary: "Replaces an application; what is left out falls back.",
    source,
    body: applicationIn,
    status: 200,
    result: applicationOut,
  }),
  patch: row("PATCH", "/app/{app_id}", {
    auth: "organization",
    summary: "Changes some fields of an application.",
    source: "webhook-api §9",
    body: applicationPatch,
    status: 200,
    result: applicationOut,
  }),
  delete: row("DELETE", "/app/{app_id}", {
    auth: "organization",
    summary: "Deletes an application with its endpoints; its uid becomes free.",
    source,
    status: 204,
  }),
};
