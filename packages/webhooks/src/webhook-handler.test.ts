import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { recentIds } from "./seen-ids.ts";
import { Webhook } from "./webhook.ts";
import { type Delivery, type WebhookHandlerOptions, webhookHandler } from "./webhook-handler.ts";

const secret = "whsec_saZls6IxUimaHoLx4MTYIApTovAhXr0D";
const now = 1_700_000_000_000;
const body = '{"type":"lock.unlocked"}';
const closers: (() => void)[] = [];

function signedHeaders(payload = body, id = "msg_1") {
  const signature = new Webhook(secret).sign(id, new Date(now), payload);
  return { "svix-id": id, "svix-timestamp": String(now / 1000), "svix-signature": signature };
}

/** Way to send a request to the handler: directly with a `Request`, as Fetch-style servers do, or over HTTP. */
interface Door {
  handled: Delivery[];
  ask: (init: RequestInit & { duplex?: "half" }) => Promise<Response>;
}
const collecting = (
  options: Partial<WebhookHandlerOptions<unknown>>,
  handled: Delivery[],
): WebhookHandlerOptions<unknown> => ({
  secret,
  now: () => now,
  onEvent: (delivery) => void handled.push(delivery),
  onError: () => undefined,
  ...options,
});

function fetchDoor(options: Partial<WebhookHandlerOptions<unknown>> = {}): Door {
  const handled: Delivery[] = [];
  const handler = webhookHandler(collecting(options, handled));
  return { handled, ask: (init) => handler(new Request("http://receiver.example/hook", init)) };
}

function nodeDoor(
  options: Partial<WebhookHandlerOptions<unknown>> = {},
  middleware?: (request: IncomingMessage) => unknown,
): Door {
  const handled: Delivery[] = [];
  const handler = webhookHandler(collecting(options, handled));
  const server = createServer((request, response) => {
    void Promise.resolve(middleware?.(request)).then(() => handler(request, response));
  });
  closers.push(() => server.close().closeAllConnections());
  const listening = new Promise<string>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`)),
  );
  return { handled, ask: async (init) => fetch(await listening, init) };
}

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

describe.each([
  ["a Fetch-style server", fetchDoor],
  ["node:http", nodeDoor],
])("in %s", (_kind, open) => {
  test("a verified message is handled and answered 204", async () => {
    const { ask, handled } = open();
    const response = await ask({ method: "POST", headers: signedHeaders(), body });
    expect(response.status).toBe(204);
    expect(handled).toEqual([{ id: "msg_1", timestamp: new Date(now), event: { type: "lock.unlocked" } }]);
  });

  test("a body that comes in chunks is verified as a whole", async () => {
    const { ask, handled } = open();
    const long = JSON.stringify({
      type: "lock.unlocked",
      doors: Array.from({ length: 20_000 }, (_, door) => `door ${door}, ключ`),
    });
    const bytes = new TextEncoder().encode(long);
    let at = 0;
    const pieces = new ReadableStream({
      pull(controller) {
        if (at === bytes.length) return controller.close();
        controller.enqueue(bytes.slice(at, (at = Math.min(at + 50_001, bytes.length))));
      },
    });
    expect((await ask({ method: "POST", headers: signedHeaders(long), body: pieces, duplex: "half" })).status).toBe(
      204,
    );
    expect(handled.map(({ event }) => event)).toEqual([JSON.parse(long)]);
  });

  test("a message that does not verify is answered 400 and not handled", async () => {
    const { ask, handled } = open();
    const response = await ask({ method: "POST", headers: signedHeaders(), body: `${body} ` });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({
      code: "webhook_verification_failed",
      detail: "No matching signature found",
    });
    expect((await ask({ method: "POST", body })).status).toBe(400);
    expect((await ask({ method: "POST", headers: signedHeaders("") })).status).toBe(204);
    expect(handled).toHaveLength(1);
  });

  test("every refusal says what happened, and a 405 which methods are allowed", async () => {
    const { ask } = open({ maxBodyBytes: 1, onEvent: () => Promise.reject(new Error()) });
    const refusals = [
      await ask({ method: "GET" }),
      await ask({ method: "POST", body }),
      await ask({ method: "POST", headers: signedHeaders("1"), body: "1" }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([405, 413, 500]);
    expect(refusals.map(({ headers }) => headers.get("allow"))).toEqual(["POST", null, null]);
    expect(await Promise.all(refusals.map((response) => response.json()))).toEqual([
      { code: "method_not_allowed", detail: expect.stringContaining("POST") },
      { code: "payload_too_large", detail: expect.stringContaining("1 bytes") },
      { code: "handler_failed", detail: expect.stringContaining("again later") },
    ]);
    const handled = await open().ask({ method: "POST", headers: signedHeaders(), body });
    expect(handled.headers.get("content-type")).toBeNull();
  });

  test("a body over the limit is answered 413 before it has all been read", async () => {
    const { ask, handled } = open({ maxBodyBytes: 1000 });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1000;
        if (sent > 5_000_000) controller.close();
        else controller.enqueue(new Uint8Array(1000));
      },
    });
    const response = await ask({ method: "POST", headers: signedHeaders(), body: endless, duplex: "half" }).catch(
      () => undefined,
    );
    // Over HTTP the answer may arrive while the body is still being sent. In both cases nothing is handled and little
    // is read.
    expect([413, undefined]).toContain(response?.status);
    expect(handled).toEqual([]);
    expect(
      (await ask({ method: "POST", headers: signedHeaders("x".repeat(1001)), body: "x".repeat(1001) })).status,
    ).toBe(413);
    expect(
      (await ask({ method: "POST", headers: signedHeaders("x".repeat(1000)), body: "x".repeat(1000) })).status,
    ).toBe(204);
  });

  test("a repeated message is answered 204 without being handled again", async () => {
    const { ask, handled } = open();
    for (let time = 0; time < 3; time++)
      expect((await ask({ method: "POST", headers: signedHeaders(), body })).status).toBe(204);
    const again = await Promise.all(
      [1, 2, 3].map(() => ask({ method: "POST", headers: signedHeaders(body, "msg_2"), body })),
    );
    expect(again.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(handled.map(({ id }) => id)).toEqual(["msg_1", "msg_2"]);
  });

  test("a failure of the receiver's own code is answered 500, given to onError, and the message is handled when sent again", async () => {
    const told: unknown[] = [];
    let failures = 1;
    const done: string[] = [];
    const { ask } = open({
      onError: (error) => told.push(error),
      onEvent: async ({ id }) => {
        if (failures-- > 0) throw new Error("database is down");
        done.push(id);
      },
    });
    const response = await ask({ method: "POST", headers: signedHeaders(), body });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("database");
    expect((await ask({ method: "POST", headers: signedHeaders(), body })).status).toBe(204);
    expect(told).toEqual([new Error("database is down")]);
    expect(done).toEqual(["msg_1"]);
  });

  test("seen ids can be kept in a store of the caller's own", async () => {
    const seen = new Set(["msg_1"]);
    const { ask, handled } = open({ seen });
    await ask({ method: "POST", headers: signedHeaders(), body });
    await ask({ method: "POST", headers: signedHeaders(body, "msg_2"), body });
    expect(handled.map(({ id }) => id)).toEqual(["msg_2"]);
    expect(seen).toEqual(new Set(["msg_1", "msg_2"]));
  });
});

describe("behind body middleware", () => {
  test.each([
    ["bytes", Buffer.from(body)],
    ["text", body],
  ])("the raw body that the middleware kept as %s is used", async (_kind, kept) => {
    const { ask, handled } = nodeDoor({}, (request) => Object.assign(request, { body: kept }));
    expect((await ask({ method: "POST", headers: signedHeaders(), body })).status).toBe(204);
    expect(handled).toHaveLength(1);
  });

  test("the raw body that the middleware kept beside the parsed one is used", async () => {
    const keep = async (request: IncomingMessage) => {
      const rawBody = Buffer.concat(await request.toArray());
      Object.assign(request, { rawBody, body: JSON.parse(rawBody.toString()) });
    };
    const { ask, handled } = nodeDoor({}, keep);
    expect((await ask({ method: "POST", headers: signedHeaders(), body })).status).toBe(204);
    expect(handled).toHaveLength(1);
  });

  test("a body that the middleware did not read is read, although request.body is set", async () => {
    const { ask, handled } = nodeDoor({}, (request) => Object.assign(request, { body: {} }));
    expect((await ask({ method: "POST", headers: signedHeaders(), body })).status).toBe(204);
    expect(handled).toHaveLength(1);
  });

  test("a stream that the middleware set to an encoding is read", async () => {
    const { ask, handled } = nodeDoor({}, (request) => request.setEncoding("utf8"));
    expect((await ask({ method: "POST", headers: signedHeaders(), body })).status).toBe(204);
    expect(handled).toHaveLength(1);
  });

  test("a body that the middleware read and did not keep ends in 500 and an onError that says so", async () => {
    const told: unknown[] = [];
    const read = async (request: IncomingMessage) => void (await request.toArray());
    const { ask, handled } = nodeDoor({ onError: (error) => void told.push(error) }, read);
    expect((await ask({ method: "POST", headers: signedHeaders(), body })).status).toBe(500);
    expect(String(told[0])).toMatch(/before any body parser/);
    expect(handled).toEqual([]);
  });

  test("a body that the middleware parsed ends in 500 and an onError that says so", async () => {
    const told: unknown[] = [];
    const parse = async (request: IncomingMessage) =>
      Object.assign(request, { body: JSON.parse(Buffer.concat(await request.toArray()).toString()) });
    const { ask } = nodeDoor({ onError: (error) => told.push(error) }, parse);
    expect((await ask({ method: "POST", headers: signedHeaders(), body })).status).toBe(500);
    expect(String(told[0])).toMatch(/before any body parser/);
  });

  test("a Fetch body that was already read ends in 500 and an onError that says so", async () => {
    const told: unknown[] = [];
    const handler = webhookHandler(collecting({ onError: (error) => told.push(error) }, []));
    const request = new Request("http://receiver.example", { method: "POST", headers: signedHeaders(), body });
    await request.text();
    expect((await handler(request)).status).toBe(500);
    expect(String(told[0])).toMatch(/before any body parser/);
  });
});

test("a request that breaks off in its body is not handled", async () => {
  const told: unknown[] = [];
  const door = nodeDoor({ onError: (error) => told.push(error) });
  await door.ask({ method: "GET" });
  const { url } = await door.ask({ method: "GET" });
  await new Promise<void>((resolve) => {
    const asked = httpRequest(url, { method: "POST", headers: { ...signedHeaders(), "content-length": 1000 } });
    asked.on("error", () => undefined).on("close", () => resolve());
    asked.write("half", () => asked.destroy());
  });
  await expect.poll(() => told.length).toBe(1);
  expect(String(told[0])).not.toMatch(/body parser/);
  expect(door.handled).toEqual([]);
});

test("a response that other code has already sent is given to onError, and the server goes on", async () => {
  const told: unknown[] = [];
  const handler = webhookHandler(collecting({ onError: (error) => told.push(error) }, []));
  const server = createServer((request, response) => {
    response.end("mine");
    void handler(request, response);
  });
  closers.push(() => server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", body });
  expect(await answer.text()).toBe("mine");
  await expect.poll(() => told.length).toBe(1);
});

test("on Node the promise resolves once the message is answered: Koa and Next answer by themselves what has no answer by then", async () => {
  const handler = webhookHandler(collecting({}, []));
  const answer404Else = async (request: IncomingMessage, response: ServerResponse) => {
    await handler(request, response);
    if (!response.writableEnded) response.writeHead(404).end();
  };
  const server = createServer((request, response) => void answer404Else(request, response));
  closers.push(() => server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers: signedHeaders(), body });
  expect(answer.status).toBe(204);
});

test.each([
  ["the context of Hono", { req: { raw: new Request("http://receiver.example/hook") } }],
  ["an event of AWS Lambda", { headers: signedHeaders(), body, isBase64Encoded: false }],
])("says what it takes when it is given %s", (_kind, given) => {
  const handler = webhookHandler(collecting({}, []));
  expect(() => handler(given as unknown as Request)).toThrow("takes a Fetch-style Request");
});

test("recentIds remembers the newest ids and forgets the oldest", async () => {
  const seen = recentIds(2);
  for (const id of ["a", "b", "c"]) await seen.add(id);
  expect([await seen.has("a"), await seen.has("b"), await seen.has("c")]).toEqual([false, true, true]);
});

test("a bad secret throws when the handler is made, not at the first delivery", () => {
  expect(() => webhookHandler({ secret: "whsec_", onEvent: () => undefined })).toThrow("empty");
});

test("a body that is too large is not read to its end: it is called off, or its connection closed", async () => {
  let isCalledOff = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    cancel: () => void (isCalledOff = true),
  });
  const byFetch = await fetchDoor({ maxBodyBytes: 1000 }).ask({
    method: "POST",
    headers: signedHeaders(),
    body: endless,
    duplex: "half",
  });
  expect([byFetch.status, isCalledOff]).toEqual([413, true]);
  const byNode = await nodeDoor({ maxBodyBytes: 1 }).ask({ method: "POST", headers: signedHeaders(), body });
  expect([byNode.status, byNode.headers.get("connection")]).toEqual([413, "close"]);
});
