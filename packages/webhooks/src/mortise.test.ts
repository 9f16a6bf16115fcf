import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { RequiredError } from "./errors.ts";
import { calls } from "./generated/calls.ts";
import { Mortise } from "./mortise.ts";
import { aroundScriptedServer, connect, errorOf, last, server } from "../test/scripted-client.ts";

aroundScriptedServer();

describe("required parameters", () => {
  const groups = Object.entries(calls).flatMap(([group, rows]) =>
    Object.entries(rows).map(([verb, row]) => [`${group}.${verb}`, row] as const),
  );

  test.each(groups)("%s", async (call, row) => {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) =>
      name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
    );
    const parameters = row.body ? [...names, row.body] : names;
    const method = methodOf(connect(), call);
    for (const [index, name] of parameters.entries()) {
      for (const nothing of [null, undefined]) {
        const given = parameters.map((_, at) => (at === index ? nothing : "x"));
        const error = await errorOf(method(...given));
        expect(error).toBeInstanceOf(RequiredError);
        expect(error).toMatchObject({
          message: `Required parameter ${name} was null or undefined when calling ${call}.`,
          field: name,
        });
      }
    }
    await method(...parameters.map(() => "x"));
    expect(server.asked).toHaveLength(1);
    expect(last()).toMatchObject({ method: row.method });
  });

  test('refuse ".." and the like, by which the URL would name another resource to delete', async () => {
    const mortise = connect();
    for (const id of ["", ".", ".."]) {
      const error = await errorOf(mortise.endpoint.delete("a", id));
      expect(error).toBeInstanceOf(RequiredError);
      expect(String(error)).toContain(
        `Required parameter endpointId was "${id}", which is not an id, when calling endpoint.delete.`,
      );
    }
    expect(server.asked).toEqual([]);
  });

  test("refuse a token or an idempotency key that no header can carry, and do not repeat the token", async () => {
    for (const token of ["hush\nhush", "hush…"]) {
      const error = await errorOf((async () => new Mortise(token, { serverUrl: server.url }))());
      expect(error).toBeInstanceOf(RequiredError);
      expect(String(error)).toContain("Required parameter token holds what headers cannot carry");
      expect(inspect(error)).not.toContain("hush");
    }
    const error = await errorOf(connect().application.create({ name: "Hotel" }, { idempotencyKey: "Zoë – room 4" }));
    expect(error).toMatchObject({ name: "RequiredError", field: "idempotencyKey" });
    expect(server.asked).toEqual([]);
  });

  test("include a token for the client; its server is the hosted one unless told, on every page", () => {
    expect(() => new Mortise("", { serverUrl: server.url })).toThrow("Required parameter token");
    expect(() => new Mortise("t", { serverUrl: "" })).toThrow("Required parameter serverUrl");
    expect(new Mortise("t").serverUrl).toBe("https://api.svix.com");
    vi.stubGlobal("location", { origin: "https://hotel.example" });
    expect(new Mortise("t").serverUrl).toBe("https://api.svix.com");
    vi.unstubAllGlobals();
  });
});

describe("lists", () => {
  test("return one page when awaited, and go through all pages in for await", async () => {
    const mortise = connect();
    server.answer(
      { json: { data: [{ id: "app_1" }, { id: "app_2" }], done: false, iterator: "app_2" } },
      { json: { data: [{ id: "app_3" }], done: true, iterator: "app_3" } },
      { json: { data: [{ id: "app_1" }], done: false, iterator: "app_1" } },
    );
    const ids: string[] = [];
    for await (const { id } of mortise.application.list({ limit: 2 })) ids.push(id);
    expect(ids).toEqual(["app_1", "app_2", "app_3"]);
    expect(server.asked.map(({ url }) => url)).toEqual(["/api/v1/app?limit=2", "/api/v1/app?iterator=app_2&limit=2"]);
    expect(await mortise.application.list()).toEqual({ data: [{ id: "app_1" }], done: false, iterator: "app_1" });
  });

  test("go backwards from a backward iterator", async () => {
    server.answer(
      { json: { data: [{ id: "msg_3" }], done: false, iterator: "msg_3", prevIterator: "-msg_3" } },
      { json: { data: [{ id: "msg_2" }], done: true, iterator: "msg_2", prevIterator: "-msg_2" } },
    );
    const ids: string[] = [];
    for await (const { id } of connect().message.list("a", { iterator: "-msg_4" })) ids.push(id);
    expect(ids).toEqual(["msg_3", "msg_2"]);
    expect(server.asked.map(({ url }) => url)).toEqual([
      "/api/v1/app/a/msg?iterator=-msg_4",
      "/api/v1/app/a/msg?iterator=-msg_3",
    ]);
  });

  test.each([
    [{ after: "2026-06-01T00:00:00Z" }, "-msg_2"],
    [{ after: "2026-06-01T00:00:00Z", before: "2026-06-02T00:00:00Z" }, "msg_1"],
    [{ before: "2026-06-02T00:00:00Z" }, "msg_1"],
  ])("go towards the newest message only when `after` is given alone: %j", async (options, next) => {
    server.answer(
      { json: { data: [{ id: "msg_2" }, { id: "msg_1" }], done: false, iterator: "msg_1", prevIterator: "-msg_2" } },
      { json: { data: [], done: true, iterator: null, prevIterator: null } },
    );
    for await (const { id } of connect().message.list("a", options)) expect(id).toMatch(/^msg/);
    expect(server.asked.map(({ url }) => new URL(url, "http://x").searchParams.get("iterator"))).toEqual([null, next]);
  });

  test("end when the server repeats an iterator", async () => {
    const page = { json: { data: [{ id: "app_1" }], done: false, iterator: "app_1" } };
    server.answer(page, page, page, page);
    const ids: string[] = [];
    for await (const { id } of connect().application.list()) ids.push(id);
    expect(ids).toHaveLength(2);
    expect(server.asked).toHaveLength(2);
  });

  test("reject like any call", async () => {
    await expect(connect().endpoint.list(null as never)).rejects.toThrow("Required parameter appId");
    const iterate = async () => {
      for await (const endpoint of connect().endpoint.list(null as never)) expect(endpoint).toBeUndefined();
    };
    await expect(iterate()).rejects.toBeInstanceOf(RequiredError);
  });
});

type Method = (...given: unknown[]) => Promise<unknown>;

function methodOf(mortise: Mortise, call: string): Method {
  const [group, verb] = call.split(".") as [string, string];
  const groups = mortise as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>;
  return (...given) => groups[group]?.[verb]?.(...given) ?? Promise.reject(new Error(`There is no ${call}`));
}
