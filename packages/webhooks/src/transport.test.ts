// How a call travels: what is asked, what is answered, and when it is asked again.
import { describe, expect, test } from "vitest";
import { ApiException, ConnectionError } from "./errors.ts";
import { connect, errorOf, last, server, waits } from "../test/scripted-client.ts";

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
    // At once, however long the pause would still be.
    const meanwhile = new AbortController();
    const pausing = connect({ wait: () => new Promise(() => queueMicrotask(() => meanwhile.abort(new Error("enough")))) });
    expect(await errorOf(pausing.application.get("a", { signal: meanwhile.signal }))).toEqual(new Error("enough"));
    expect(server.asked).toHaveLength(2);
  });
});
