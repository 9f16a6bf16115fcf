import { describe, expect, it } from "vitest";
import { listCalls } from "./call.ts";
import { openApiDocument } from "./openapi.ts";
import { everyCall } from "./platform/platform.ts";
import { sandbox } from "./sandbox/sandbox.ts";

interface Operation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; schema?: object; content?: object }[];
  requestBody?: object;
  responses: Record<string, object>;
}

describe.each([
  ["platform", everyCall],
  ["sandbox", sandbox],
])("the OpenAPI document of %s", (_name, table) => {
  const document = openApiDocument({ serverUrl: "https://locks.test", table });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );

  it("describes every method of every call", () => {
    const wanted = new Set(
      listCalls(table).flatMap(([, row]) => row.accepts.map((method) => `${method.toLowerCase()} ${row.path}`)),
    );
    expect(new Set(operations.map(({ method, path }) => `${method} ${path}`))).toEqual(wanted);
  });

  it("gives each operation an id of its own", () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("defines every schema and every credential that it refers to", () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = ""]) => reference,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\//);
      expect(Object.keys(document.components.schemas)).toContain(reference.split("/").at(-1));
    }
    const credentials = operations.flatMap(({ operation }) =>
      operation.security.flatMap((entry) => Object.keys(entry)),
    );
    for (const kind of credentials) expect(Object.keys(document.components.securitySchemes)).toContain(kind);
  });

  it("has no body for a GET, and names the server", () => {
    for (const { operation } of operations.filter(({ method }) => method === "get")) {
      expect(operation.requestBody).toBeUndefined();
      for (const parameter of operation.parameters ?? []) {
        expect(parameter.in).toBe("query");
        expect(["schema", "content"].filter((part) => part in parameter)).toHaveLength(1);
      }
    }
    expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://locks.test" }] });
  });
});

it("the OpenAPI document says that an object in a query is JSON", () => {
  const list = openApiDocument({ table: everyCall }).paths["/devices/list"]?.["get"] as Operation | undefined;
  const filter = list?.parameters?.find(({ name }) => name === "custom_metadata_has");
  expect(filter).toMatchObject({ in: "query", content: { "application/json": { schema: { type: "object" } } } });
});

it("the OpenAPI document describes two calls of one path separately", () => {
  const { paths } = openApiDocument({ table: everyCall });
  expect(paths["/client_sessions/create"]).toMatchObject({
    post: { operationId: "clientSessions.create" },
    put: { operationId: "clientSessions.getOrCreate" },
  });
});
