import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type ScriptedServer, startScriptedServer } from "../test/scripted-server.ts";
import {
  ApiException,
  BadRequestError,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  NotFoundError,
  PayloadTooLargeError,
  RequiredError,
  UnauthorizedError,
  UnknownStatusError,
  UnprocessableError,
} from "./errors.ts";
import { calls } from "./generated/calls.ts";
import { Mortise, type MortiseOptions } from "./mortise.ts";

let server: ScriptedServer;
const waits: number[] = [];
const connect = (options: MortiseOptions = {}) =>
  new Mortise("orgsk_test", {
    serverUrl: server.url,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });
const last = () => server.asked.at(-1);
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.asked.length = 0;
  waits.length = 0;
});

describe("a request", () => {
  test("carries its token, a random request id and what it accepts", async () => {
    const mortise = connect();
    await mortise.application.get("a");
    await mortise.application.get("a");
    const [first, second] = server.asked.map(({ headers }) => headers);
    expect(first).toMatchObject({
      accept: "application/json, */*;q=0.8",
      authorization: "Bearer orgsk_test",
      "svix-req-id": expect.stringMatching(/^\d{1,10}$/),
      "user-agent": expect.stringMatching(/^@mortise\/webhooks\/\d/),
    });
    expect(first).not.toHaveProperty("idempotency-key");
    expect(first).not.toHaveProperty("svix-retry-count");
    expect(first).not.toHaveProperty("content-type");
    expect(first?.["svix-req-id"]).not.toBe(second?.["svix-req-id"]);
  });

  test("encodes path parameters and queries", async () => {
    const mortise = connect();
    await mortise.messageAttempt.listByMsg("a/b", "ü?#", {
      status: 0,
      eventTypes: ["x", "y z"],
      before: new Date("2026-06-12T09:00:00Z"),
      after: "2026-06-01T00:00:00Z",
      endpointId: "e",
    });
    expect(last()?.url).toBe(
      "/api/v1/app/a%2Fb/attempt/msg/%C3%BC%3F%23?status=0&event_types=x&event_types=y+z&before=2026-06-12T09%3A00%3A00.000Z&after=2026-06-01T00%3A00%3A00Z&endpoint_id=e",
    );
    await mortise.statistics.appAttempts("a", { startDate: new Date("2026-06-01T00:00:00Z") });
    expect(last()?.url).toBe("/api/v1/stats/app/a/attempt?startDate=2026-06-01T00%3A00%3A00.000Z");
    await mortise.message.create("a", { eventType: "t", payload: {} }, { withContent: false });
    expect(last()?.url).toBe("/api/v1/app/a/msg?with_content=false");
  });

  test("keeps a path of its own, with or without a slash at the end", async () => {
    await connect({ serverUrl: `${server.url}/hooks//` }).application.list({ limit: 3 });
    expect(last()?.url).toBe("/hooks/api/v1/app?limit=3");
  });

  test("sends a JSON body and the idempotency key it is given", async () => {
    const since = new Date("2026-06-12T09:00:00Z");
    await connect().endpoint.recover("a", "e", { since }, { idempotencyKey: "k1" });
    expect(last()).toMatchObject({
      method: "POST",
      body: JSON.stringify({ since }),
      headers: { "content-type": "application/json", "idempotency-key": "k1" },
    });
  });

  test("sends no token to the two open calls", async () => {
    const mortise = connect();
    server.answer({ status: 204 });
    expect(await mortise.health.get()).toBeUndefined();
    await mortise.eventType.generateExample({ schema: {} });
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  test("getOrCreate is create that answers the existing one", async () => {
    await connect().application.getOrCreate({ name: "A", uid: "a" });
    expect(last()?.url).toBe("/api/v1/app?get_if_exists=true");
  });
});

describe("an answer", () => {
  test("has its moments as dates, but not inside what callers put there", async () => {
    const payload = { timestamp: "2026-01-01T00:00:00.000Z", createdAt: "yesterday" };
    server.answer({ status: 202, json: { id: "msg_1", eventType: "t", payload, timestamp: "2026-06-12T09:00:00.000Z" } });
    const message = await connect().message.create("a", { eventType: "t", payload });
    expect(message).toEqual({ id: "msg_1", eventType: "t", payload, timestamp: new Date("2026-06-12T09:00:00Z") });
  });

  test("may come with any status of success", async () => {
    server.answer({ status: 202, json: { id: "app_1" } }, { status: 204 }, { status: 200, text: "" });
    const mortise = connect();
    expect(await mortise.application.get("a")).toEqual({ id: "app_1" });
    expect(await mortise.application.get("a")).toBeUndefined();
    expect(await mortise.messageAttempt.resend("a", "m", "e")).toBeUndefined();
  });

  test("that is a login page is an error, not a result", async () => {
    server.answer({ status: 200, text: "<html>log in</html>" });
    const error = await errorOf(connect().application.get("a"));
    expect(error).toBeInstanceOf(ApiException);
    expect(error).toMatchObject({ code: 200, body: "<html>log in</html>" });
  });
});

type Method = (...given: unknown[]) => Promise<unknown>;

function methodOf(mortise: Mortise, call: string): Method {
  const [group, verb] = call.split(".") as [string, string];
  const groups = mortise as unknown as Readonly<Record<string, Readonly<Record<string, Method>>>>;
  return (...given) => groups[group]?.[verb]?.(...given) ?? Promise.reject(new Error(`There is no ${call}`));
}

describe("required parameters", () => {
  const groups = Object.entries(calls).flatMap(([group, rows]) =>
    Object.entries(rows).map(([verb, row]) => [`${group}.${verb}`, row] as const),
  );

  test.each(groups)("%s", async (call, row) => {
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()));
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

  test("a segment that a URL would fold away is refused before it deletes the wrong thing", async () => {
    const mortise = connect();
    for (const id of ["", ".", ".."]) {
      const error = await errorOf(mortise.endpoint.delete("a", id));
      expect(error).toBeInstanceOf(RequiredError);
      expect(String(error)).toContain(`Required parameter endpointId was "${id}", which is no id, when calling endpoint.delete.`);
    }
    expect(server.asked).toEqual([]);
  });

  test("a client needs a token, and outside a browser an address", () => {
    expect(() => new Mortise("", { serverUrl: server.url })).toThrow("Required parameter token");
    expect(() => new Mortise("t")).toThrow("Required parameter serverUrl");
    vi.stubGlobal("location", { origin: "https://hotel.example" });
    expect(new Mortise("t").serverUrl).toBe("https://hotel.example");
    vi.unstubAllGlobals();
  });
});

describe("retries", () => {
  test("twice after a failure of the server, 50 ms and 100 ms later, with one request id", async () => {
    server.answer({ status: 500 }, { status: 503 }, { json: { id: "app_1" } });
    expect(await connect().application.create({ name: "A" })).toEqual({ id: "app_1" });
    expect(waits).toEqual([50, 100]);
    expect(server.asked.map(({ headers }) => headers["svix-retry-count"])).toEqual([undefined, "1", "2"]);
    expect(new Set(server.asked.map(({ headers }) => headers["svix-req-id"])).size).toBe(1);
    expect(new Set(server.asked.map(({ body }) => body))).toEqual(new Set(['{"name":"A"}']));
  });

  test("after a broken connection", async () => {
    server.answer({ hangUp: true }, { hangUp: true }, { json: { id: "app_1" } });
    expect(await connect().application.get("a")).toEqual({ id: "app_1" });
    expect(waits).toEqual([50, 100]);
  });

  test("end with the last failure", async () => {
    server.answer({ status: 500 }, { status: 500 }, { status: 502, text: "bad gateway" });
    const error = await errorOf(connect().application.get("a"));
    expect(error).toMatchObject({ code: 502, message: expect.stringContaining("bad gateway") });
    server.answer({ hangUp: true }, { hangUp: true }, { hangUp: true });
    const broken = await errorOf(connect().application.get("a"));
    expect(broken).toBeInstanceOf(ConnectionError);
    expect((broken as ConnectionError).cause).toBeInstanceOf(Error);
    expect(server.asked).toHaveLength(6);
  });

  test("do not happen below 500, nor when none are asked for", async () => {
    server.answer(
      { status: 429 },
      { status: 404 },
      { status: 301, headers: { location: "/elsewhere" } },
      { status: 500 },
      { hangUp: true },
    );
    const mortise = connect();
    for (const expected of [429, 404, 301]) expect(await errorOf(mortise.application.get("a"))).toMatchObject({ code: expected });
    const once = connect({ numRetries: 0 });
    expect(await errorOf(once.application.get("a"))).toMatchObject({ code: 500 });
    expect(await errorOf(once.application.get("a"))).toBeInstanceOf(ConnectionError);
    expect(server.asked).toHaveLength(5);
    expect(waits).toEqual([]);
  });

  test("stop when the caller gives up", async () => {
    const giveUp = new AbortController();
    server.answer({ status: 500 }, { status: 500 });
    const mortise = connect({ wait: async () => giveUp.abort(new Error("enough")) });
    expect(await errorOf(mortise.application.get("a", { signal: giveUp.signal }))).toEqual(new Error("enough"));
    expect(server.asked).toHaveLength(1);
  });
});

describe("errors", () => {
  const problem = { code: "not_found", detail: "Entity not found" };
  const invalid = { detail: [{ loc: ["body", "name"], msg: "field required", type: "value_error.missing" }] };

  test.each([
    [401, UnauthorizedError, problem],
    [403, ForbiddenError, problem],
    [404, NotFoundError, problem],
    [409, ConflictError, problem],
    [422, UnprocessableError, invalid],
  ])("%i has its class and its body", async (status, Known, body) => {
    server.answer({ status, json: body });
    const error = await errorOf(connect().application.create({ name: "A" }));
    expect(error).toBeInstanceOf(Known);
    expect(error).toBeInstanceOf(ApiException);
    expect(error).toMatchObject({ code: status, body, message: expect.stringContaining(JSON.stringify(body)) });
    expect((error as Error).message).toMatch(/^application\.create failed\./);
  });

  test("400 and 413 have theirs where the call documents them", async () => {
    const mortise = connect();
    server.answer({ status: 400, json: problem }, { status: 400, json: problem }, { status: 413, json: problem });
    expect(await errorOf(mortise.endpoint.rotateSecret("a", "e", {}))).toBeInstanceOf(BadRequestError);
    expect(await errorOf(mortise.endpoint.sendExample("a", "e", { eventType: "t" }))).toBeInstanceOf(BadRequestError);
    expect(await errorOf(mortise.message.create("a", { eventType: "t", payload: {} }))).toBeInstanceOf(PayloadTooLargeError);
  });

  test.each([400, 413, 418, 429, 302])("%i elsewhere is unknown, and says what was answered", async (status) => {
    server.answer({ status, text: "<b>what</b>" });
    const error = await errorOf(connect().application.get("a"));
    expect(error).toBeInstanceOf(UnknownStatusError);
    expect(error).toMatchObject({ code: status, body: expect.stringMatching(/^Unknown API Status Code!\n.*<b>what<\/b>/) });
    expect(String(error)).toMatch(/Unknown API Status Code!\n.*<b>what<\/b>/);
  });

  test("the health check knows 204 and 422 alone", async () => {
    const mortise = connect();
    server.answer({ status: 422, json: invalid }, { status: 404, json: problem });
    expect(await errorOf(mortise.health.get())).toBeInstanceOf(UnprocessableError);
    expect(await errorOf(mortise.health.get())).toBeInstanceOf(UnknownStatusError);
  });

  test("never tell the token", async () => {
    server.answer({ status: 401, json: problem });
    const error = (await errorOf(connect().application.get("a"))) as Error;
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain("orgsk_test");
  });
});

describe("lists", () => {
  test("are a page, and all pages", async () => {
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

  test("go back where they are asked to", async () => {
    server.answer(
      { json: { data: [{ id: "msg_3" }], done: false, iterator: "msg_3", prevIterator: "-msg_3" } },
      { json: { data: [{ id: "msg_2" }], done: true, iterator: "msg_2", prevIterator: "-msg_2" } },
    );
    const ids: string[] = [];
    for await (const { id } of connect().message.list("a", { iterator: "-msg_4" })) ids.push(id);
    expect(ids).toEqual(["msg_3", "msg_2"]);
    expect(server.asked.map(({ url }) => url)).toEqual(["/api/v1/app/a/msg?iterator=-msg_4", "/api/v1/app/a/msg?iterator=-msg_3"]);
  });

  test.each([
    [{ after: "2026-06-01T00:00:00Z" }, "-msg_2"],
    [{ after: "2026-06-01T00:00:00Z", before: "2026-06-02T00:00:00Z" }, "msg_1"],
    [{ before: "2026-06-02T00:00:00Z" }, "msg_1"],
  ])("go towards the newest after a moment alone: %j", async (options, next) => {
    server.answer(
      { json: { data: [{ id: "msg_2" }, { id: "msg_1" }], done: false, iterator: "msg_1", prevIterator: "-msg_2" } },
      { json: { data: [], done: true, iterator: null, prevIterator: null } },
    );
    for await (const { id } of connect().message.list("a", options)) expect(id).toMatch(/^msg/);
    expect(server.asked.map(({ url }) => new URL(url, "http://x").searchParams.get("iterator"))).toEqual([null, next]);
  });

  test("end although a server repeats itself", async () => {
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
