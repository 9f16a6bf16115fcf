import { z } from "zod";
import { managementCall } from "./call.ts";
import { labelField, timestampField } from "./fields.ts";
import { listOf, orderQuery, pageQuery } from "./lists.ts";

const name = labelField(1024, "Display name.").min(1, "Must not be empty");
const integrationIn = z
  .object({ name })
  .meta({ id: "IntegrationIn", description: "Third party that manages an application with its own key." });
const integrationUpdate = z.object({ name }).meta({ id: "IntegrationUpdate" });
const integrationOut = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: timestampField("Time of creation."),
    updatedAt: timestampField("Time of the last change."),
  })
  .meta({ id: "IntegrationOut" });
const integrationKeyOut = z.object({ key: z.string() }).meta({ id: "IntegrationKeyOut" });

const noFlags = { featureFlags: "Integrations have no feature flags here" };

const source = "spec §7.3, webhook-api §2";
const path = "/app/{app_id}/integration/{integ_id}";
export const integrationCalls = {
  list: managementCall("GET", "/app/{app_id}/integration", {
    summary: "Lists the integrations of an application, oldest first.",
    source,
    query: z.object({ ...pageQuery, ...orderQuery }),
    status: 200,
    result: listOf(integrationOut, "ListResponseIntegrationOut"),
  }),
  create: managementCall("POST", "/app/{app_id}/integration", {
    summary: "Creates an integration with its own key, which manages the application but not its integrations.",
    source,
    body: integrationIn,
    refuses: noFlags,
    status: 201,
    result: integrationOut,
  }),
  get: managementCall("GET", path, { summary: "Reads an integration.", source, status: 200, result: integrationOut }),
  update: managementCall("PUT", path, {
    summary: "Renames an integration.",
    source,
    body: integrationUpdate,
    refuses: noFlags,
    status: 200,
    result: integrationOut,
  }),
  delete: managementCall("DELETE", path, {
    summary: "Deletes an integration. Its key stops working at once.",
    source,
    status: 204,
  }),
  getKey: managementCall("GET", `${path}/key`, {
    summary: "Reads an integration's key.",
    source,
    status: 200,
    result: integrationKeyOut,
  }),
  rotateKey: managementCall("POST", `${path}/key/rotate`, {
    summary: "Replaces the key of an integration. The old one stops working at once.",
    source,
    status: 200,
    result: integrationKeyOut,
  }),
};
