// Creates an application with an endpoint, a delivered message and the rest, and the inputs of each call of the webhook
// service.
import { managementPrefix } from "@mortise/contract";

export async function webhookInputs(ours, token) {
  const ask = async (method, path, input) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await fetch(ours.url + managementPrefix + path, {
      method,
      headers,
      ...(input && { body: JSON.stringify(input) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  const schemas = { 1: { type: "object", properties: { door: { type: "integer" } } } };
  await ask("POST", "/event-type", { name: "door.opened", description: "A door was opened", schemas });
  const app = await ask("POST", "/app", { name: "Hotel", uid: "hotel" });
  const endpoint = await ask("POST", `/app/${app.id}/endpoint`, { url: ours.receiver, version: 1 });
  const integration = await ask("POST", `/app/${app.id}/integration`, { name: "Desk" });
  const message = await ask("POST", `/app/${app.id}/msg`, { eventType: "door.opened", payload: { door: 7 } });
  await ours.tick();
  const { data } = await ask("GET", `/app/${app.id}/attempt/msg/${message.id}`);
  const ids = {
    "{app_id}": app.id,
    "{endpoint_id}": endpoint.id,
    "{event_type_name}": "door.opened",
    "{integ_id}": integration.id,
    "{msg_id}": message.id,
    "{attempt_id}": data[0]?.id,
  };
  const since = new Date(Date.now() - 3_600_000);
  const type = { description: "A door", schemas, archived: false };
  const bodies = {
    "POST /auth/app-portal-access/{app_id}": {},
    "POST /auth/app/{app_id}/expire-all": { expiry: 60 },
    "POST /app": { name: "Inn", uid: "inn", metadata: { a: "b" } },
    "PUT /app/{app_id}": { name: "Inn", uid: "inn" },
    "PATCH /app/{app_id}": { name: "Inn" },
    "POST /app/{app_id}/endpoint": {
      url: ours.receiver,
      version: 1,
      eventTypes: ["door.opened"],
      filterTypes: ["door.opened"],
    },
    "PUT /app/{app_id}/endpoint/{endpoint_id}": { url: ours.receiver, version: 1 },
    "PATCH /app/{app_id}/endpoint/{endpoint_id}": { description: "Bar" },
    "PUT /app/{app_id}/endpoint/{endpoint_id}/headers": { headers: { "x-house": "7" } },
    "PATCH /app/{app_id}/endpoint/{endpoint_id}/headers": { headers: { "x-house": "8" } },
    "POST /app/{app_id}/endpoint/{endpoint_id}/secret/rotate": {},
    "POST /app/{app_id}/endpoint/{endpoint_id}/recover": { since },
    "POST /app/{app_id}/endpoint/{endpoint_id}/replay-missing": { since },
    "POST /app/{app_id}/endpoint/{endpoint_id}/send-example": { eventType: "door.opened" },
    "POST /environment/import": { createdAt: new Date(), version: 1, eventTypes: [], settings: null },
    "POST /event-type": { name: "door.shut", ...type },
    "PUT /event-type/{event_type_name}": type,
    "PATCH /event-type/{event_type_name}": { description: "A gate" },
    "POST /event-type/schema/generate-example": { schema: schemas[1] },
    "POST /app/{app_id}/integration": { name: "Bar" },
    "PUT /app/{app_id}/integration/{integ_id}": { name: "Bar" },
    "POST /app/{app_id}/msg": { eventType: "door.opened", payload: { door: 8 } },
  };
  return { idFor: (name) => ids[name] ?? "unknown", bodyFor: (call) => bodies[call] };
}
