import { z } from "zod";
import { managementCall } from "./call.ts";
import { labelField, timestampField } from "./fields.ts";
import { listOf, orderQuery, pageQuery } from "./lists.ts";

const name = labelField(1024, "For people.").min(1, "Must not be empty");
const integrationIn = z
  .object({ name })
  .meta({ id: "IntegrationIn", description: "A third party that may manage an application with a key of its own." });
const integrationUpdate = z.object({ name }).meta({ id: "IntegrationUpdate" });
const integrationOut = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: timestampField("When it was made."),
    updatedAt: timestampField("When it was last changed."),
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
    summary: "Makes an integration with a key of its own.",
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
    summary: "Deletes an integration; its key stops working at once.",
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
    summary: "Gives an integration a new key; the old one stops working at once.",
    source,
    status: 200,
    result: integrationKeyOut,
  }),
};
