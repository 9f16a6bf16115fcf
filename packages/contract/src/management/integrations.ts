import { z } from "zod";
import { row } from "./call.ts";
import { label, timestamp } from "./fields.ts";
import { listOf, orderQuery, pageQuery } from "./lists.ts";

const name = label(1024, "For people.").min(1, "Must not be empty");
const integrationIn = z
  .object({ name })
  .meta({ id: "IntegrationIn", description: "A third party that may manage an application with a key of its own." });
const integrationUpdate = z.object({ name }).meta({ id: "IntegrationUpdate" });
const integrationOut = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: timestamp("When it was made."),
    updatedAt: timestamp("When it was last changed."),
  })
  .meta({ id: "IntegrationOut" });
const integrationKeyOut = z.object({ key: z.string() }).meta({ id: "IntegrationKeyOut" });

const noFlags = { featureFlags: "Integrations have no feature flags here" };

const source = "spec §7.3, webhook-api §2";
const path = "/app/{app_id}/integration/{integ_id}";
export const integration = {
  list: row("GET", "/app/{app_id}/integration", {
    summary: "Lists the integrations of an application, oldest first.",
    source,
    query: z.object({ ...pageQuery, ...orderQuery }),
    status: 200,
    result: listOf(integrationOut, "ListResponseIntegrationOut"),
  }),
  create: row("POST", "/app/{app_id}/integration", {
    summary: "Makes an integration with a key of its own.",
    source,
    body: integrationIn,
    refuses: noFlags,
    status: 201,
    result: integrationOut,
  }),
  get: row("GET", path, { summary: "Reads an integration.", source, status: 200, result: integrationOut }),
  update: row("PUT", path, {
    summary: "Renames an integration.",
    source,
    body: integrationUpdate,
    refuses: noFlags,
    status: 200,
    result: integrationOut,
  }),
  delete: row("DELETE", path, {
    summary: "Deletes an integration; its key stops working at once.",
    source,
    status: 204,
  }),
  getKey: row("GET", `${path}/key`, {
    summary: "Reads an integration's key.",
    source,
    status: 200,
    result: integrationKeyOut,
  }),
  rotateKey: row("POST", `${path}/key/rotate`, {
    summary: "Gives an integration a new key; the old one stops working at once.",
    source,
    status: 200,
    result: integrationKeyOut,
  }),
};
