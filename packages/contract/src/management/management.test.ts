import { describe, expect, test } from "vitest";
import { z } from "zod";
import { listManagementCalls } from "./call.ts";
import { endpointHeadersIn } from "./endpoint-headers.ts";
import { endpointIn } from "./endpoints.ts";
import { appPortalAccessIn } from "./authentication.ts";
import { applicationIn } from "./applications.ts";
import { environmentIn } from "./environment.ts";
import { management } from "./management.ts";
import { messageIn } from "./messages.ts";

const rows = listManagementCalls(management);

// Every call of spec §7.3 and of today's clients beyond it (webhook-api §9), with its success status, its extra
// errors and its query (webhook-api §2).
const specified = `
POST /auth/dashboard-access/{app_id} 200
POST /auth/logout 204
POST /auth/app-portal-access/{app_id} 200
POST /auth/app/{app_id}/expire-all 204
GET /app 200 ? iterator limit order
POST /app 201/200 ? get_if_exists
GET /app/{app_id} 200
PUT /app/{app_id} 200
PATCH /app/{app_id} 200
DELETE /app/{app_id} 204
GET /app/{app_id}/endpoint 200 ? iterator limit order
POST /app/{app_id}/endpoint 201
GET /app/{app_id}/endpoint/{endpoint_id} 200
PUT /app/{app_id}/endpoint/{endpoint_id} 200
PATCH /app/{app_id}/endpoint/{endpoint_id} 200
DELETE /app/{app_id}/endpoint/{endpoint_id} 204
GET /app/{app_id}/endpoint/{endpoint_id}/headers 200
PUT /app/{app_id}/endpoint/{endpoint_id}/headers 204
PATCH /app/{app_id}/endpoint/{endpoint_id}/headers 204
GET /app/{app_id}/endpoint/{endpoint_id}/secret 200
POST /app/{app_id}/endpoint/{endpoint_id}/secret/rotate 204 +400
GET /app/{app_id}/endpoint/{endpoint_id}/stats 200 ? since until
POST /app/{app_id}/endpoint/{endpoint_id}/recover 202
POST /app/{app_id}/endpoint/{endpoint_id}/replay-missing 202
POST /app/{app_id}/endpoint/{endpoint_id}/send-example 202 +400
GET /app/{app_id}/endpoint/{endpoint_id}/msg 200 ? after before channel event_types iterator limit status with_content
POST /environment/export 200
POST /environment/import 204
GET /environment/settings 200
GET /event-type 200 ? include_archived iterator limit order with_content
POST /event-type 201
GET /event-type/{event_type_name} 200
PUT /event-type/{event_type_name} 200
PATCH /event-type/{event_type_name} 200
DELETE /event-type/{event_type_name} 204
POST /event-type/schema/generate-example 200
GET /app/{app_id}/integration 200 ? iterator limit order
POST /app/{app_id}/integration 201
GET /app/{app_id}/integration/{integ_id} 200
PUT /app/{app_id}/integration/{integ_id} 200
DELETE /app/{app_id}/integration/{integ_id} 204
GET /app/{app_id}/integration/{integ_id}/key 200
POST /app/{app_id}/integration/{integ_id}/key/rotate 200
GET /app/{app_id}/msg 200 ? after before channel event_types iterator limit with_content
POST /app/{app_id}/msg 202 ? with_content +413
GET /app/{app_id}/msg/{msg_id} 200 ? with_content
GET /app/{app_id}/msg/{msg_id}/attempt 200 ? after before channel endpoint_id event_types iterator limit status
GET /app/{app_id}/msg/{msg_id}/attempt/{attempt_id} 200
GET /app/{app_id}/msg/{msg_id}/endpoint 200 ? iterator limit
GET /app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/attempt 200 ? after before channel event_types iterator limit status
POST /app/{app_id}/msg/{msg_id}/endpoint/{endpoint_id}/resend 202
GET /app/{app_id}/attempt/endpoint/{endpoint_id} 200 ? after before channel event_types iterator limit status status_code_class with_content
GET /app/{app_id}/attempt/msg/{msg_id} 200 ? after before channel endpoint_id event_types iterator limit status status_code_class with_content
GET /stats/app/{app_id}/attempt 200 ? endDate startDate
GET /stats/app/{app_id}/ep/{endpoint_id}/attempt 200 ? endDate startDate
GET /health 204`;

/**
 * Query parameters that only the portal sends, and the calls that take them. Without them, answers are as specified.
 */
const ofPortal: Readonly<Record<string, readonly string[]>> = {
  with_delivery: ["messageAttempt.listByEndpoint", "messageAttempt.listByMsg"],
  with_headers: ["messageAttempt.get"],
  waiting: ["messageAttempt.listByEndpoint", "messageAttempt.listByMsg"],
  with_time: ["environment.getSettings"],
  with_status: ["message.list"],
  failed: ["message.list"],
  search: ["message.list"],
  with_failing: ["endpoint.list", "endpoint.get"],
  with_asked: ["endpoint.getStats"],
  period: ["statistics.appAttempts", "statistics.endpointAttempts"],
  with_response_times: ["statistics.appAttempts", "statistics.endpointAttempts"],
};
/** Optional body fields that only the portal sends, by call. */
const ofPortalInBodies: Readonly<Record<string, readonly string[]>> = {
  "endpoint.sendExample": ["payload"],
  "authentication.appPortalAccess": ["customColor", "customFontFamily", "customLogoUrl", "framedBy"],
};

describe("the table of calls", () => {
  test("has exactly the calls of the specification", () => {
    const written = rows.map(([, row]) => {
      const query = Object.keys(row.query.shape)
        .filter((name) => !(name in ofPortal))
        .sort()
        .join(" ");
      const status = row.existing === undefined ? row.status : `${row.status}/${row.existing}`;
      return [
        `${row.method} ${row.path} ${status}`,
        query && `? ${query}`,
        row.errors.length > 0 && `+${row.errors.join(" ")}`,
      ]
        .filter(Boolean)
        .join(" ");
    });
    expect(written.toSorted()).toEqual(specified.trim().split("\n").toSorted());
  });

  test("has beyond them only what the portal asks, which nobody needs to", () => {
    for (const [query, calls] of Object.entries(ofPortal)) {
      const taking = rows.filter(([, row]) => query in row.query.shape);
      expect([query, taking.map(([name]) => name)]).toEqual([query, calls]);
      expect(taking.map(([, row]) => row.query.safeParse({}).success)).not.toContain(false);
    }
  });

  test("has in its bodies what the portal gives, which nobody needs to", () => {
    for (const [call, fields] of Object.entries(ofPortalInBodies)) {
      const body = rows.find(([name]) => name === call)?.[1].body as z.ZodObject;
      expect(fields.map((field) => body.shape[field]?.safeParse(undefined).success)).toEqual(fields.map(() => true));
    }
  });

  test("needs a token for every call but the health check and example generation", () => {
    const open = rows.filter(([, row]) => row.auth === "none").map(([name]) => name);
    expect(open.toSorted()).toEqual(["eventType.generateExample", "health.get"]);
  });

  test("has each path's parameters in their order", () => {
    for (const [, row] of rows)
      expect(Object.keys(row.params.shape)).toEqual([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  test("converts completely to JSON Schema", () => {
    const schemas = rows
      .flatMap(([, row]) => [row.params, row.query, row.body, row.result])
      .filter((schema) => schema !== null);
    for (const schema of schemas)
      expect(() => z.toJSONSchema(schema, { io: "input", unrepresentable: "throw" })).not.toThrow();
  });
});

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const secret = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`;

describe("the schemas refuse", () => {
  test.each([
    ["an application without a name", applicationIn, {}],
    ["an empty name", applicationIn, { name: "" }],
    ["control characters", applicationIn, { name: "a\u0000b" }],
    ["a name cut in the middle of an emoji", applicationIn, { name: "Hotel 🛎".slice(0, -1) }],
    [
      "a description cut in the middle of an emoji",
      endpointIn,
      { url: "https://example.com", description: "🛎".slice(1) },
    ],
    ["a rate of nothing", applicationIn, { name: "a", rateLimit: 0 }],
    ["a broken rate", applicationIn, { name: "a", rateLimit: 1.5 }],
    ["a uid that looks like an id", applicationIn, { name: "a", uid: "app_1" }],
    ["a uid with a slash", applicationIn, { name: "a", uid: "a/b" }],
    ["a uid that a path would fold away", applicationIn, { name: "a", uid: ".." }],
    ["a uid of 257 characters", applicationIn, { name: "a", uid: "a".repeat(257) }],
    ["an endpoint without an address", endpointIn, { version: 1 }],
    ["a file address", endpointIn, { url: "file:///etc/passwd" }],
    ["an address that is none", endpointIn, { url: "example.com/hook" }],
    ["an empty filter", endpointIn, { url: "https://example.com", filterTypes: [] }],
    ["a filter named twice", endpointIn, { url: "https://example.com", filterTypes: ["a", "a"] }],
    ["eleven channels", endpointIn, { url: "https://example.com", channels: "abcdefghijk".split("") }],
    ["a channel with a space", endpointIn, { url: "https://example.com", channels: ["a b"] }],
    ["a secret without its prefix", endpointIn, { url: "https://example.com", secret: secret(24).slice(6) }],
    ["a short secret", endpointIn, { url: "https://example.com", secret: secret(23) }],
    ["a long secret", endpointIn, { url: "https://example.com", secret: secret(65) }],
    ["a secret of the URL alphabet", endpointIn, { url: "https://example.com", secret: `whsec_${"-_".repeat(16)}` }],
    ["a payload that is a list", messageIn, { eventType: "a", payload: [] }],
    ["a payload that is text", messageIn, { eventType: "a", payload: "x" }],
    ["six channels of a message", messageIn, { eventType: "a", payload: {}, channels: "abcdef".split("") }],
    ["an eventId that looks like an id", messageIn, { eventType: "a", payload: {}, eventId: "msg_1" }],
    ["four days of retention", messageIn, { eventType: "a", payload: {}, payloadRetentionPeriod: 4 }],
    ["a header of the connection", endpointHeadersIn, { headers: { "Transfer-Encoding": "chunked" } }],
    ["a header of the signature", endpointHeadersIn, { headers: { "Webhook-Signature": "v1,x" } }],
    ["a header split in two", endpointHeadersIn, { headers: { "x-a": "1\r\nx-b: 2" } }],
    ["a header name with a space", endpointHeadersIn, { headers: { "x a": "1" } }],
    ["two rates that differ", applicationIn, { name: "a", rateLimit: 1, throttleRate: 2 }],
    ["two filters that differ", endpointIn, { url: "https://example.com", filterTypes: ["a"], eventTypes: ["b"] }],
    ["notes that are not text", applicationIn, { name: "a", metadata: { a: 1 } }],
    ["a framer with a path", appPortalAccessIn, { framedBy: ["https://app.example.com/x"] }],
    ["a framer that is a rule", appPortalAccessIn, { framedBy: ["https://*; script-src *"] }],
    ["a framer without TLS", appPortalAccessIn, { framedBy: ["http://app.example.com"] }],
    ["a font that is style", appPortalAccessIn, { customFontFamily: 'A"; }' }],
    ["an icon without TLS", appPortalAccessIn, { customLogoUrl: "http://app.example.com/i.png" }],
    [
      "a colour that is style",
      environmentIn,
      { createdAt: "2026-01-01T00:00:00Z", version: 1, settings: { customColor: "red;}" } },
    ],
  ])("%s", (_what, schema, value) => {
    expect(accepts(schema, value)).toBe(false);
  });

  test("nothing that is valid", () => {
    expect(accepts(applicationIn, { name: "a", uid: null, rateLimit: null })).toBe(true);
    expect(accepts(endpointIn, { url: "https://example.com/hook", version: 1, secret: secret(24) })).toBe(true);
    expect(accepts(endpointIn, { url: "https://example.com/hook", version: 1, secret: secret(64) })).toBe(true);
    expect(accepts(messageIn, { eventType: "user.signup", payload: { a: 1 }, channels: ["x"], eventId: "evt-1" })).toBe(
      true,
    );
    expect(accepts(endpointHeadersIn, { headers: { Authorization: "Bearer x" } })).toBe(true);
  });
});
