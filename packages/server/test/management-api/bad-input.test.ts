import { listManagementCalls, management } from "@mortise/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../src/base/db/database.ts";
import { openSqlite } from "../../src/base/db/engines/sqlite.ts";
import { startWebhookService, type WebhookService } from "../webhooks/webhook-service.ts";
import { randomRuns } from "../rig/random-runs.ts";

const rows = listManagementCalls(management);
let database: Database;
let service: WebhookService;
let ids: Record<string, string>;

beforeAll(async () => {
  database = await openSqlite({ folder: null });
  service = await startWebhookService(database);
  const { mortise } = service;
  const { id: app_id } = await mortise.application.create({ name: "Hotel" });
  const { id: endpoint_id } = await mortise.endpoint.create(app_id, {
    url: "https://receiver.invalid/",
    disabled: true,
  });
  const { id: msg_id } = await mortise.message.create(app_id, { eventType: "a", payload: {} });
  const { id: integ_id } = await mortise.integration.create(app_id, { name: "PMS" });
  await mortise.eventType.create({ name: "a", description: "" });
  ids = { app_id, endpoint_id, msg_id, integ_id, attempt_id: "atmpt_1", event_type_name: "a" };
});
afterAll(async () => {
  await service.server.close();
  await database.close();
});

const pathOf = (path: string, change: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => change[name] ?? ids[name] ?? "");

const locationsOf = (body: Record<string, unknown> | undefined) =>
  ((body?.["detail"] ?? []) as { loc: string[] }[]).map(({ loc }) => loc);

/**
 * Checks that an answer is JSON of a documented shape, or empty where the row says so. It is never 500 and never has a
 * stack.
 */
async function judged(response: Response): Promise<{ status: number; body: Record<string, unknown> | undefined }> {
  const { status, ok } = response;
  const text = await response.text();
  const body = text === "" ? undefined : (JSON.parse(text) as Record<string, unknown>);
  const { code, detail } = body ?? {};
  const isRefusal = status === 422 ? Array.isArray(detail) : typeof code === "string" && typeof detail === "string";
  const judgement = {
    isServerFault: status >= 500,
    isJson: body === undefined || response.headers.get("content-type") === "application/json",
    isDocumented: ok || isRefusal,
    tellsInsides: /node_modules|\.ts:\d|SQLITE|at .*\(/.test(text),
  };
  expect(judgement).toEqual({ isServerFault: false, isJson: true, isDocumented: true, tellsInsides: false });
  return { status, body };
}

describe.each(rows)("%s", (_name, row) => {
  const { method } = row;

  test("is refused without a token, or with a wrong one", async () => {
    const expected = row.auth === "none" ? undefined : 401;
    for (const authorization of ["", "Bearer", "Bearer nothing", "Basic b3Jn", "Bearer orgsk_ x"]) {
      const { status } = await judged(await service.ask(method, pathOf(row.path), { headers: { authorization } }));
      expect(expected === undefined || status === expected).toBe(true);
    }
  });

  test("refuses malformed ids", async () => {
    for (const name of Object.keys(row.params.shape)) {
      for (const wrong of ["a%20b", "%00", "x".repeat(257), "a%2Fb", "%ZZ", "%F0%9F%94%92"]) {
        const { status, body } = await judged(
          await service.ask(method, pathOf(row.path, { [name]: wrong }), method === "GET" ? {} : { body: {} }),
        );
        expect([status, locationsOf(body)[0]]).toEqual([422, ["path", name]]);
      }
    }
  });

  test("refuses a body that is missing, broken, or of the wrong type", async () => {
    const hasRules = row.body !== null && row.path !== "/environment/export";
    const expected = hasRules ? 422 : undefined;
    for (const text of ["", "{", "nul", "[]", "7", '"text"', "null", "true"]) {
      // A call without a body may succeed, so it gets unknown ids.
      const path = hasRules ? pathOf(row.path) : pathOf(row.path, { app_id: "nowhere", event_type_name: "nowhere" });
      const { status } = await judged(await service.ask(method, path, method === "GET" ? {} : { text }));
      expect(expected === undefined || status === expected).toBe(true);
    }
  });

  test("refuses each field of its body with the wrong type, and says where", async () => {
    const fields = Object.keys((row.body as { shape?: object } | null)?.shape ?? {});
    for (const field of fields) {
      for (const wrong of [{ a: {} }, [[]], -1, "", "\u0000", "x".repeat(5000)]) {
        const { status, body } = await judged(
          await service.ask(method, pathOf(row.path), { body: { [field]: wrong } }),
        );
        const locations = status === 422 ? locationsOf(body).map(([place]) => place) : ["body"];
        expect(new Set(locations)).toEqual(new Set(["body"]));
      }
    }
  });

  test("refuses each field of its query when it is malformed", async () => {
    const malformed: Record<string, string[]> = {
      limit: ["0", "-1", "251", "1.5", "abc", "1e2"],
      status: ["4", "-1", "ok"],
      status_code_class: ["1", "201", "abc"],
      before: ["soon", "2026-01-01", "1"],
      after: ["soon", "2026-13-01T00:00:00Z"],
      startDate: ["soon"],
      endDate: ["2026-01-01T00:00:00"],
      channel: ["a b", "x".repeat(129)],
      event_types: ["a b", "a,b c"],
      endpoint_id: ["a b"],
      iterator: ["%00", "other_1", "x".repeat(600)],
      with_content: ["yes", "1"],
      include_archived: ["no"],
      get_if_exists: ["maybe"],
    };
    for (const field of Object.keys(row.query.shape)) {
      for (const wrong of malformed[field] ?? []) {
        // Event types accept any name as their iterator.
        if (row.path === "/event-type" && field === "iterator" && wrong === "other_1") continue;
        const body = method === "GET" ? {} : { body: { name: "x", eventType: "a", payload: {} } };
        const { status } = await judged(
          await service.ask(
            method,
            `${pathOf(row.path)}?${field}=${encodeURIComponent(decodeURIComponent(wrong))}`,
            body,
          ),
        );
        expect([field, wrong, status]).toEqual([field, wrong, 422]);
      }
    }
  });
});

describe("the edge", () => {
  test("takes a slash at the end, and redirects nobody", async () => {
    for (const path of ["/app", "/app/", `/app/${ids["app_id"]}/`, "/event-type/", "/environment/settings/"])
      expect((await service.ask("GET", path)).status).toBe(200);
    expect((await service.ask("POST", "/app/", { body: { name: "Slash" } })).status).toBe(201);
  });

  test("takes the second slash that old clients send when their server's address ends in one", async () => {
    const headers = { authorization: `Bearer ${service.token}` };
    const ask = (path: string) => service.server.fetch(new Request(`http://hooks.example/${path}`, { headers }));
    expect(await Promise.all(["/api/v1/app/", "//api/v1/app"].map(async (path) => (await ask(path)).status))).toEqual([
      200, 200,
    ]);
  });

  test("answers unknown paths and methods in JSON", async () => {
    for (const path of ["", "/", "/nothing", "/app/a/b/c/d", "//app"]) {
      const { status, body } = await judged(await service.ask("GET", path));
      expect([status, body?.["code"]]).toEqual([404, "not_found"]);
    }
    const response = await service.ask("PATCH", "/app", { body: {} });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST"]);
  });

  test("lets browsers of any origin ask", async () => {
    const preflight = await service.ask("OPTIONS", "/app", {
      headers: {
        origin: "https://host.example",
        "access-control-request-headers": "authorization, svix-req-id",
        authorization: "",
      },
    });
    expect(preflight.ok).toBe(true);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      "access-control-allow-origin": "https://host.example",
      "access-control-allow-headers": "authorization, svix-req-id",
      "access-control-max-age": "600",
    });
    const refused = await service.ask("GET", "/app", {
      headers: { origin: "https://host.example", authorization: "" },
    });
    expect(refused.headers.get("access-control-allow-origin")).toBe("https://host.example");
  });

  test("answers HEAD without a body, and stores no answers for callers without a token", async () => {
    const head = await service.ask("HEAD", "/app");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const ask = (schema: object) =>
      service.ask("POST", "/event-type/schema/generate-example", {
        body: { schema },
        headers: { authorization: "", "idempotency-key": "one" },
      });
    expect(await (await ask({ const: "mine" })).json()).toEqual({ example: "mine" });
    expect(await (await ask({ const: "yours" })).json()).toEqual({ example: "yours" });
    expect(await database.query.selectFrom("webhook_answers").selectAll().execute()).toEqual([]);
  });

  test("reads lists in every notation", async () => {
    for (const query of [
      "event_types=a&event_types=b",
      "event_types[]=a&event_types[]=b",
      "event_types[0]=a&event_types[1]=b",
      "event_types=a,b",
    ])
      expect((await judged(await service.ask("GET", `/app/${ids["app_id"]}/msg?${query}`))).body).toMatchObject({
        data: [{ eventType: "a" }],
      });
  });

  test("never answers 500, whatever the query and the body", async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...rows.map(([, row]) => row)),
        fc.dictionary(fc.string(), fc.string()),
        fc.json(),
        async (row, query, text) => {
          const path = `${pathOf(row.path, { app_id: "nowhere" })}?${new URLSearchParams(query)}`;
          await judged(await service.ask(row.method, path, row.method === "GET" ? {} : { text }));
        },
      ),
      randomRuns(100),
    );
  });

  test("makes examples of limited size from recursive schemas, and refuses schemas nested too deep", async () => {
    const loop = { $ref: "#", properties: { a: { $ref: "#" }, b: { anyOf: [{ $ref: "#" }, { $ref: "#" }] } } };
    const wide = {
      type: "object",
      properties: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, { $ref: "#" }])),
    };
    const deep = `${'{"not":'.repeat(2000)}{}${"}".repeat(2000)}`;
    for (const schema of [loop, wide, { type: "array", items: { type: "string", minLength: 1e12 }, minItems: 1e12 }]) {
      const response = await service.ask("POST", "/event-type/schema/generate-example", { body: { schema } });
      expect(response.status).toBe(200);
      expect((await response.text()).length).toBeLessThan(200_000);
    }
    const text = `{"name":"deep","description":"","schemas":{"1":${deep}}}`;
    expect((await judged(await service.ask("POST", "/event-type", { text }))).status).toBe(422);
  });
});
