import { z } from "zod";
import { row } from "./call.ts";
import { label, maybe, rateLimit, timestamp, uid } from "./fields.ts";
import { listOf, pageQuery } from "./lists.ts";

export const applicationIn = z
  .object({
    name: label(1024, "For people.").min(1, "Must not be empty"),
    rateLimit: maybe(rateLimit),
    uid: maybe(uid("application")),
  })
  .meta({ id: "ApplicationIn", description: "One receiver of messages, usually a customer of yours." });

export const applicationOut = z
  .object({
    id: z.string(),
    name: z.string(),
    rateLimit: z.int().nullish(),
    uid: z.string().nullish(),
    createdAt: timestamp("When it was made."),
    updatedAt: timestamp("When it was last changed."),
  })
  .meta({ id: "ApplicationOut" });

const source = "spec §7.3, webhook-api §2";
export const application = {
  list: row("GET", "/app", {
    auth: "organization",
    summary: "Lists applications, oldest first.",
    source,
    query: z.object(pageQuery),
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
  delete: row("DELETE", "/app/{app_id}", {
    auth: "organization",
    summary: "Deletes an application with its endpoints; its uid becomes free.",
    source,
    status: 204,
  }),
};
