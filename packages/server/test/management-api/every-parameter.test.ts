// Every declared parameter of the webhook service changes the answer or the stored data, or is refused by name.
import { listManagementCalls, type ManagementCall, management, managementPrefix } from "@mortise/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { prepareHouse } from "../rig/prepared-house.ts";
import { probesOf } from "../rig/probe-values.ts";
import type { Rig } from "../rig/rig.ts";
import { createOrganizationToken } from "../../src/api/management/tokens.ts";

type House = Awaited<ReturnType<typeof prepareHouse<Facts>>>;
type Facts = Awaited<ReturnType<typeof webhookThings>>;

/** Parameters that cannot show here, with the reason for each. */
const exceptions: Readonly<Record<string, string>> = {
  "endpoint.create secret": "stored sealed, so every run differs; endpoints.test.ts reads it back",
  "endpoint.create headers": "stored sealed, so every run differs; newer-client.test.ts sees them arrive",
  "endpoint.updateHeaders headers": "stored sealed, so every run differs; newer-client.test.ts reads them back",
  "endpoint.patchHeaders headers": "stored sealed, so every run differs; newer-client.test.ts reads them back",
  "endpoint.rotateSecret key": "stored sealed, so every run differs; endpoints.test.ts reads it back",
  "environment.import createdAt": "says when the export was made; nothing follows from it",
  "environment.import version": "there is one version of the format",
  "messageAttempt.listByEndpoint waiting": "every attempt waits here; message-attempts.test.ts sees others left out",
  "messageAttempt.listByMsg waiting": "every attempt waits here; message-attempts.test.ts sees others left out",
  "messageAttempt.listAttemptsForEndpoint limit": "there is one attempt; listByEndpoint shows the limit",
};

/** Further fields that some fields need to have an effect. */
const beside: Readonly<Record<string, object>> = { get_if_exists: { uid: "hotel" } };

const rows = listManagementCalls(management).filter(([, row]) => Object.keys(fieldsOf(row)).length > 0);

describe("every parameter of the webhook service", () => {
  let house: House;
  beforeAll(async () => {
    house = await prepareHouse(webhookThings);
  }, 60_000);
  afterAll(() => house?.close());

  const ask = ({ method, path, query, body }: ManagementCall, sent: Readonly<Record<string, unknown>>) => {
    const { ids, token } = house.facts;
    const inQuery = new URLSearchParams();
    for (const [name, value] of Object.entries(sent))
      if (name in query.shape) for (const each of [value].flat()) inQuery.append(name, String(each));
    const inBody = Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in query.shape)));
    const whole = managementPrefix + path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "");
    return house.ask({ method, path: whole, query: inQuery, token, ...(body !== null && { body: inBody }) });
  };

  it.each(rows)("%s", async (name, row) => {
    const base = baseOf(row);
    const before = await ask(row, base);
    if (before.status >= 300) throw new Error(before.text);
    expect((await ask(row, base)).trace.split("\n")).toEqual(before.trace.split("\n"));
    const ignored: string[] = [];
    for (const [field, schema] of Object.entries(fieldsOf(row))) {
      if (`${name} ${field}` in exceptions) continue;
      const needs = beside[field];
      const from = needs === undefined ? before : await ask(row, { ...base, ...needs });
      const again = needs === undefined ? before : await ask(row, { ...base, ...needs });
      expect(again.trace).toBe(from.trace);
      let isHeard = false;
      for (const value of valuesFor(field, schema as z.ZodType)) {
        if (JSON.stringify(value) === JSON.stringify(base[field])) continue;
        const { status, text, trace } = await ask(row, { ...base, ...needs, [field]: value });
        isHeard = status < 300 ? trace !== from.trace : status === 404 || (status < 500 && text.includes(field));
        if (isHeard) break;
      }
      if (!isHeard) ignored.push(field);
    }
    expect(ignored).toEqual([]);
  });
});

function fieldsOf({ query, body }: ManagementCall): Readonly<Record<string, unknown>> {
  return { ...query.shape, ...(body as z.ZodObject | null)?.shape };
}

function valuesFor(field: string, schema: z.ZodType): readonly unknown[] {
  const own: Readonly<Record<string, readonly unknown[]>> = {
    payload: [{ door: 9 }],
    metadata: [{ desk: "9" }],
    headers: [{ "x-other": "9" }],
    schemas: [{ 1: { type: "object", title: "Other" } }],
    schema: [{ type: "integer" }],
    filterTypes: [["b"]],
    eventTypes: field === "eventTypes" ? [["b"], [{ name: "c", description: "" }]] : [],
    event_types: [["b"]],
    settings: [{ enableChannels: true }],
    deleteHeaders: [["x-house"]],
    order: ["descending", "ascending"],
    key: [`whsec_${Buffer.alloc(24, 9).toString("base64")}`],
    secret: [`whsec_${Buffer.alloc(24, 9).toString("base64")}`],
    eventType: ["b"],
  };
  return own[field] ?? probesOf(field, schema);
}

/** Returns the smallest valid input of a row. */
function baseOf({ query, body }: ManagementCall): Record<string, unknown> {
  const given: Readonly<Record<string, unknown>> = {
    name: "Name",
    url: "https://receiver.invalid/other",
    description: "",
    eventType: "a",
    payload: { door: 7 },
    headers: { "x-house": "8" },
    since: "2026-06-01T00:00:00.000Z",
    schema: { type: "object", properties: { door: { type: "integer" } } },
  };
  const fields = { ...query.shape, ...(body as z.ZodObject | null)?.shape } as Record<string, z.ZodType>;
  const needed = Object.keys(fields).filter((name) => !fields[name]?.safeParse(undefined).success);
  return Object.fromEntries(needed.map((name) => [name, given[name]]));
}

async function webhookThings(rig: Rig) {
  const { workspace_id } = await rig.world("empty");
  const token = await createOrganizationToken(rig.database.query, { workspace_id, now: rig.clock.now() });
  const made = async (path: string, input: object, method = "POST") =>
    (await rig.ask<{ id: string; data: { id: string }[] }>(token, managementPrefix + path, input, method)).body;
  const schemas = { 1: { type: "object", properties: { door: { type: "integer" } } } };
  for (const name of ["a", "b"]) await made("/event-type", { name, description: "", schemas });
  await made("/event-type", { name: "old", description: "", archived: true });
  const { id: app_id } = await made("/app", { name: "Hotel", uid: "hotel" });
  await made("/app", { name: "Inn" });
  const { id: endpoint_id } = await made(`/app/${app_id}/endpoint`, {
    url: "https://receiver.invalid/",
    headers: { "x-house": "7" },
  });
  await made(`/app/${app_id}/endpoint`, { url: "https://receiver.invalid/2" });
  await made(`/auth/dashboard-access/${app_id}`, {});
  const { id: integ_id } = await made(`/app/${app_id}/integration`, { name: "Desk" });
  await made(`/app/${app_id}/integration`, { name: "Bar" });
  const { id: msg_id } = await made(`/app/${app_id}/msg`, { eventType: "a", payload: { door: 7 } });
  await made(`/app/${app_id}/msg`, { eventType: "a", payload: { door: 8 } });
  await rig.server.tick();
  const { data } = await made(`/app/${app_id}/attempt/msg/${msg_id}`, {}, "GET");
  const attempt_id = data[0]?.id ?? "";
  const ids: Readonly<Record<string, string>> = {
    app_id,
    endpoint_id,
    integ_id,
    msg_id,
    attempt_id,
    event_type_name: "a",
  };
  return { token, ids };
}
