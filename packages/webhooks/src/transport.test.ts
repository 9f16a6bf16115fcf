// Requests of calls, parsed answers and retries.
import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { ApiException, ConnectionError } from "./errors.ts";
import { aroundScriptedServer, connect, errorOf, last, server, waits } from "../test/scripted-client.ts";

aroundScriptedServer();

describe("a request", () => {
  test("has a token, a random request id and an Accept header", async () => {
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

  test("has encoded path parameters and queries", async () => {
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

  test("keeps the path of serverUrl, with or without slashes at its end", async () => {
    await connect({ serverUrl: `${server.url}/hooks//` }).application.list({ limit: 3 });
    expect(last()?.url).toBe("/hooks/api/v1/app?limit=3");
  });

  test("has a JSON body and the given idempotency key", async () => {
    const since = new Date("2026-06-12T09:00:00Z");
    await connect().endpoint.recover("a", "e", { since }, { idempotencyKey: "k1" });
    expect(last()).toMatchObject({
      method: "POST",
      body: JSON.stringify({ since }),
      headers: { "content-type": "application/json", "idempotency-key": "k1" },
    });
  });

  test("has no token for the two calls that need none", async () => {
    const mortise = connect();
    server.answer({ status: 204 });
    expect(await mortise.health.get()).toBeUndefined();
    await mortise.eventType.generateExample({ schema: {} });
    expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  test("of getOrCreate is create with get_if_exists", async () => {
    await connect().application.getOrCreate({ name: "A", uid: "a" });
    expect(last()?.url).toBe("/api/v1/app?get_if_exists=true");
  });
});

describe("an answer", () => {
  test("has timestamps as Date objects, but not inside the caller's payload", async () => {
    const payload = { timestamp: "2026-01-01T00:00:00.000Z", createdAt: "yesterday" };
    server.answer({
      status: 202,
      json: { id: "msg_1", eventType: "t", payload, timestamp: "2026-06-12T09:00:00.000Z" },
    });
    const message = await connect().message.create("a", { eventType: "t", payload });
    expect(message).toEqual({ id: "msg_1", eventType: "t", payload, timestamp: new Date("2026-06-12T09:00:00Z") });
  });

  test("may have any success status", async () => {
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

describe("retries", () => {
  test("happen twice after a server error, 50 and 100 ms later, with the same request id", async () => {
    server.answer({ status: 500 }, { status: 503 }, { json: { id: "app_1" } });
    expect(await connect().application.create({ name: "A" })).toEqual({ id: "app_1" });
    expect(waits).toEqual([50, 100]);
    expect(server.asked.map(({ headers }) => headers["svix-retry-count"])).toEqual([undefined, "1", "2"]);
    expect(new Set(server.asked.map(({ headers }) => headers["svix-req-id"])).size).toBe(1);
    expect(new Set(server.asked.map(({ body }) => body))).toEqual(new Set(['{"name":"A"}']));
  });

  test("happen after a broken connection", async () => {
    server.answer({ hangUp: true }, { hangUp: true }, { json: { id: "app_1" } });
    expect(await connect().application.get("a")).toEqual({ id: "app_1" });
    expect(waits).toEqual([50, 100]);
  });

  test("end with the last error", async () => {
    server.answer({ status: 500 }, { status: 500 }, { status: 502, text: "bad gateway" });
    const error = await errorOf(connect().application.get("a"));
    expect(error).toMatchObject({ code: 502, message: expect.stringContaining("bad gateway") });
    server.answer({ hangUp: true }, { hangUp: true }, { hangUp: true });
    const broken = await errorOf(connect().application.get("a"));
    expect(broken).toBeInstanceOf(ConnectionError);
    expect((broken as ConnectionError).cause).toBeInstanceOf(Error);
    expect(server.asked).toHaveLength(6);
  });

  test("do not happen below status 500, nor when the client is set to none", async () => {
    server.answer(
      { status: 429 },
      { status: 404 },
      { status: 301, headers: { location: "/elsewhere" } },
      { status: 500 },
      { hangUp: true },
    );
    const mortise = connect();
    for (const expected of [429, 404, 301])
      expect(await errorOf(mortise.application.get("a"))).toMatchObject({ code: expected });
    const once = connect({ numRetries: 0 });
    expect(await errorOf(once.application.get("a"))).toMatchObject({ code: 500 });
    expect(await errorOf(once.application.get("a"))).toBeInstanceOf(ConnectionError);
    expect(server.asked).toHaveLength(5);
    expect(waits).toEqual([]);
  });

  test("leave nothing behind on a signal that serves many calls", async () => {
    const { signal } = new AbortController();
    server.answer({ status: 500 }, { status: 500 });
    // Node's own fetch keeps listeners until it is collected, so it does not get the signal.
    const unheard: typeof fetch = (url, init) => fetch(url, { ...init, signal: null });
    await connect({ fetch: unheard }).application.get("a", { signal });
    expect(waits).toHaveLength(2);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  test("are sent only once the pause is over", async () => {
    const askedBefore: number[] = [];
    server.answer({ status: 500 }, { status: 500 });
    const wait = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      askedBefore.push(server.asked.length);
    };
    await connect({ wait }).application.get("a");
    expect(askedBefore).toEqual([1, 2]);
  });

  test("stop when the caller aborts", async () => {
    const giveUp = new AbortController();
    server.answer({ status: 500 }, { status: 500 });
    const mortise = connect({ wait: async () => giveUp.abort(new Error("enough")) });
    expect(await errorOf(mortise.application.get("a", { signal: giveUp.signal }))).toEqual(new Error("enough"));
    // The call rejects at once, although the pause before the retry is not over.
    const meanwhile = new AbortController();
    const pausing = connect({
      wait: () => new Promise(() => queueMicrotask(() => meanwhile.abort(new Error("enough")))),
    });
    expect(await errorOf(pausing.application.get("a", { signal: meanwhile.signal }))).toEqual(new Error("enough"));
    expect(server.asked).toHaveLength(2);
  });
});

test("an abort ends a request that is not answered, also one that would not be retried", async () => {
  server.answer({ silent: true }, { silent: true });
  for (const mortise of [connect(), connect({ numRetries: 0 })]) {
    const asked = server.asked.length;
    const giveUp = new AbortController();
    const call = errorOf(mortise.application.get("a", { signal: giveUp.signal }));
    await expect.poll(() => server.asked.length).toBe(asked + 1);
    giveUp.abort(new Error("enough"));
    expect(await call).toEqual(new Error("enough"));
  }
  expect(server.asked).toHaveLength(2);
});
