import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  apiKey,
  clientOf,
  failureOf,
  hangUp,
  hangUpMidway,
  json,
  raw,
  refusal,
  type Reply,
  silence,
  startWire,
  testClock,
} from "../test/wire.ts";
import { type Clock, systemClock } from "./clock.ts";
import { SeamApiError, SeamError, SeamMalformedInputError, SeamNetworkError } from "./errors.ts";
import { Seam } from "./seam.ts";

const devices = { devices: [{ device_id: "d" }], ok: true };
const webhook = { webhook: { webhook_id: "w" }, ok: true };

describe("the client retries", () => {
  const passing: [string, Reply][] = [
    ["500", refusal(500, "internal_server_error")],
    ["502 with HTML", raw(502, "<h1>Bad gateway</h1>")],
    ["503 without body", raw(503, "")],
    ["429", refusal(429, "rate_limit_exceeded")],
    ["a cut connection", hangUp],
    ["an answer cut short", hangUpMidway],
  ];

  it.each(passing)("a GET twice after %s, waiting a little over 200 and 400 ms", async (_what, reply) => {
    const wire = await startWire(reply, reply, devices);
    const { seam, clock } = clientOf(wire);
    await expect(seam.devices.list()).resolves.toEqual(devices.devices);
    expect(wire.asked).toHaveLength(3);
    expect(clock.pauses).toHaveLength(2);
    expect(clock.pauses[0]).toBeGreaterThanOrEqual(200);
    expect(clock.pauses[0]).toBeLessThanOrEqual(240);
    expect(clock.pauses[1]).toBeGreaterThanOrEqual(400);
    expect(clock.pauses[1]).toBeLessThanOrEqual(480);
  });

  it.each(passing)("no more than twice after %s", async (_what, reply) => {
    const wire = await startWire(reply);
    await expect(clientOf(wire).seam.devices.list()).rejects.toBeInstanceOf(SeamError);
    expect(wire.asked).toHaveLength(3);
  });

  it("a PUT, a DELETE, and a list that is requested by POST", async () => {
    const down = refusal(503, "unavailable");
    const put = await startWire(down, { client_session: {}, ok: true });
    await clientOf(put).seam.clientSessions.getOrCreate();
    const remove = await startWire(down, { ok: true });
    await clientOf(remove).seam.webhooks.delete("w");
    const list = await startWire(down, { events: [], ok: true });
    await clientOf(list).seam.events.list();
    expect([put, remove, list].map(({ asked }) => asked.length)).toEqual([2, 2, 2]);
  });

  it.each([
    ...passing,
    ["429 with Retry-After", refusal(429, "rate_limit_exceeded", {}, { "retry-after": "1" })] as [string, Reply],
  ])("never an unlock: it may have moved the bolt (%s)", async (_what, reply) => {
    const wire = await startWire(reply);
    const { seam, clock } = clientOf(wire);
    await expect(seam.locks.unlockDoor("d")).rejects.toBeInstanceOf(SeamError);
    expect(wire.asked).toHaveLength(1);
    expect(clock.pauses).toEqual([]);
  });

  it("no other POST, and no PATCH", async () => {
    const wire = await startWire(refusal(500, "internal_server_error"));
    const { seam } = clientOf(wire);
    await expect(seam.webhooks.create({ url: "https://x.test" })).rejects.toMatchObject({ status: 500 });
    await expect(seam.devices.update({ device_id: "d", name: "n" })).rejects.toMatchObject({ status: 500 });
    expect(wire.asked.map(({ method }) => method)).toEqual(["POST", "PATCH"]);
  });

  it.each([400, 401, 403, 404, 405, 409, 422, 499])("nothing after status %i", async (status) => {
    const wire = await startWire(refusal(status, "some_type"));
    await expect(clientOf(wire).seam.devices.list()).rejects.toMatchObject({ status, type: "some_type" });
    expect(wire.asked).toHaveLength(1);
  });
});

describe("Retry-After", () => {
  const limited = (value: string) => refusal(429, "rate_limit_exceeded", {}, { "retry-after": value });

  it("in seconds sets the pause", async () => {
    const { seam, clock } = clientOf(await startWire(limited("7"), devices));
    await seam.devices.list();
    expect(clock.pauses).toEqual([7000]);
  });

  it("as a date sets the pause, by the client's clock", async () => {
    const at = new Date(testClock().now() + 30_000).toUTCString();
    const { seam, clock } = clientOf(await startWire(limited(at), devices));
    await seam.devices.list();
    expect(clock.pauses).toEqual([30_000]);
  });

  it.each(["0", "soon", "-5", new Date(0).toUTCString()])("of %j is ignored for the usual pause", async (value) => {
    const { seam, clock } = clientOf(await startWire(limited(value), devices));
    await seam.devices.list();
    expect(clock.pauses).toHaveLength(1);
    expect(clock.pauses[0]).toBeLessThanOrEqual(240);
    const error = await failureOf(clientOf(await startWire(limited(value))).seam.devices.list());
    expect(error).toHaveProperty("retryAfterMs", undefined);
  });

  it("of more than a minute ends the call with an error that tells how long to wait", async () => {
    const wire = await startWire(limited("3600"));
    const { seam, clock } = clientOf(wire);
    await expect(seam.devices.list()).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
    expect(wire.asked).toHaveLength(1);
    expect(clock.pauses).toEqual([]);
  });
});

describe("an error of the API", () => {
  it("carries status, request id, type, message and data", async () => {
    const error = await failureOf(
      clientOf(await startWire(refusal(404, "device_not_found", { data: { device_id: "d" } }))).seam.devices.get("d"),
    );
    expect(error).toBeInstanceOf(SeamApiError);
    expect(error).not.toBeInstanceOf(SeamMalformedInputError);
    expect(error).toMatchObject({
      name: "SeamApiError",
      code: "device_not_found",
      type: "device_not_found",
      message: "Refused: device_not_found",
      status: 404,
      requestId: "request-1",
      data: { device_id: "d" },
    });
  });

  it("takes the request id from the body when no header has it", async () => {
    const reply = raw(
      404,
      JSON.stringify({ error: { type: "x", message: "y", request_id: "in-body" } }),
      "application/json",
    );
    await expect(clientOf(await startWire(reply)).seam.devices.get("d")).rejects.toMatchObject({
      requestId: "in-body",
    });
  });

  it("of type invalid_input lists what is wrong with each field", async () => {
    const validation_errors = { _errors: [], device_id: { _errors: ["Invalid uuid"] } };
    const error = await failureOf(
      clientOf(await startWire(refusal(400, "invalid_input", { validation_errors }))).seam.devices.get("x"),
    );
    expect(error).toBeInstanceOf(SeamMalformedInputError);
    expect(error).toMatchObject({ name: "SeamMalformedInputError", status: 400, validationErrors: validation_errors });
  });

  it("of type invalid_input may come without a list of fields", async () => {
    const error = await failureOf(clientOf(await startWire(refusal(400, "invalid_input"))).seam.devices.get("x"));
    expect(error).toMatchObject({ name: "SeamMalformedInputError" });
    expect(error).toHaveProperty("validationErrors", {});
  });
});

describe("an answer that is not the API's", () => {
  const strange: [string, Reply, number][] = [
    ["HTML with status 200", raw(200, "<!doctype html><title>Login</title>"), 200],
    ["HTML with status 404", raw(404, "<h1>Not found</h1>"), 404],
    ["plain text with status 400", raw(400, "Bad JSON", "text/plain"), 400],
    ["JSON cut short", raw(200, '{"devices":[{"device_id":', "application/json"), 200],
    ["no body with status 401", raw(401, ""), 401],
    ["a list", json(200, []), 200],
    ["null", json(200, null), 200],
    ["a number with status 400", json(400, 7), 400],
    ["an object without the field", json(200, { ok: true }), 200],
    ["a field of null", json(200, { devices: null, ok: true }), 200],
    ["a field of another kind", json(200, { devices: { device_id: "d" }, ok: true }), 200],
    ["a field of text", json(200, { devices: "none", ok: true }), 200],
    ["nothing with status 200", raw(200, ""), 200],
    ["an error that is text", json(403, { error: "Forbidden" }), 403],
    ["an error of null", json(403, { error: null }), 403],
    ["an error with a strange message", json(403, { error: { type: "forbidden", message: { a: 1 } } }), 403],
    ["an error of a strange type", json(403, { error: { type: 5, message: "No." } }), 403],
  ];

  it.each(strange)("is an invalid_response error that says what to check: %s", async (_what, reply, status) => {
    const error = await failureOf(clientOf(await startWire(reply)).seam.devices.list());
    expect(error).toBeInstanceOf(SeamApiError);
    expect(error).toMatchObject({ type: "invalid_response", status });
    expect(error.message).toContain(`GET /devices/list was answered with status ${status}`);
    expect(error.message).toContain("Check that the endpoint is a platform API.");
  });

  it.each([{}, { error: null }, { error: "No." }, { error: { type: 5 } }, { devices: [] }])(
    "is told apart where it says ok: false, and not why: %j",
    async (rest) => {
      for (const status of [200, 400]) {
        const wire = await startWire(json(status, { ok: false, ...rest }));
        const error = await failureOf(clientOf(wire).seam.devices.list());
        expect(error).toMatchObject({
          name: "SeamApiError",
          code: "unexplained_response",
          type: "unexplained_response",
          status,
          requestId: "request-1",
          message: `GET /devices/list was answered with status ${status} and ok: false, without an error. Look in the server's log.`,
        });
      }
    },
  );

  it.each([7, "d", [], true])("is an invalid_response error: %j in place of a device", async (device) => {
    const error = await failureOf(clientOf(await startWire(json(200, { device, ok: true }))).seam.devices.get("d"));
    expect(error).toMatchObject({ name: "SeamApiError", type: "invalid_response", status: 200 });
  });

  it.each([200, 201, 202])("does not include a success with status %i", async (status) => {
    await expect(
      clientOf(await startWire(json(status, webhook))).seam.webhooks.create({ url: "https://x.test" }),
    ).resolves.toEqual(webhook.webhook);
  });

  it("does not include a 204 for a call that returns nothing", async () => {
    await expect(clientOf(await startWire(raw(204, ""))).seam.webhooks.delete("w")).resolves.toBeUndefined();
  });

  it("ends in an error for a redirect, which would send the credentials elsewhere", async () => {
    const elsewhere = await startWire(devices);
    const wire = await startWire((response) =>
      response.writeHead(307, { location: `${elsewhere.endpoint}/devices/list` }).end(),
    );
    await expect(clientOf(wire).seam.devices.list()).rejects.toBeInstanceOf(SeamNetworkError);
    expect(elsewhere.asked).toEqual([]);
  });

  it.each(["apiKey", "clientSessionToken"])(
    'does not depend on redirect: "error", which Cloudflare Workers refuse (%s)',
    async (kind) => {
      const fetchOfWorkers: typeof fetch = async (url, init) => {
        if (init?.redirect === "error")
          throw new TypeError('Invalid redirect value, must be one of "follow" or "manual"');
        return fetch(url, init);
      };
      const { endpoint } = await startWire(devices);
      const credential = kind === "apiKey" ? { apiKey } : { clientSessionToken: "seam_cst1short_long" };
      await expect(new Seam({ ...credential, endpoint, fetch: fetchOfWorkers }).devices.list()).resolves.toEqual([
        { device_id: "d" },
      ]);
    },
  );
});

describe("no answer", () => {
  it("is a network error with the address and the cause, but not the key", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const error = await failureOf(
      new Seam({ apiKey, endpoint: `http://127.0.0.1:${port}`, clock: testClock() }).devices.get({ name: "n" }),
    );
    expect(error).toBeInstanceOf(SeamNetworkError);
    expect(error).toMatchObject({ code: "network_error", name: "SeamNetworkError" });
    expect(error.message).toContain(`No answer from http://127.0.0.1:${port} to GET /devices/get.`);
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(`${error.stack} ${String(error.cause)}`).not.toContain("secretpart");
  });
});

describe("aborting", () => {
  it("before anything is sent sends nothing", async () => {
    const wire = await startWire(devices);
    const reason = new Error("left the page");
    await expect(clientOf(wire).seam.devices.list({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(wire.asked).toEqual([]);
  });

  it("during the request ends it without a retry", async () => {
    const abort = new AbortController();
    const wire = await startWire(() => abort.abort());
    const error = await failureOf(clientOf(wire).seam.devices.list({}, { signal: abort.signal }));
    expect(error.name).toBe("AbortError");
    expect(wire.asked).toHaveLength(1);
  });

  it("during the pause before a retry ends the call", async () => {
    const abort = new AbortController();
    const wire = await startWire(refusal(429, "rate_limit_exceeded", {}, { "retry-after": "60" }));
    const sleep: Clock["sleep"] = (milliseconds, signal) => {
      queueMicrotask(() => abort.abort(new Error("enough")));
      return systemClock.sleep(milliseconds, signal);
    };
    const { seam } = clientOf(wire, { clock: { ...systemClock, sleep } });
    await expect(seam.devices.list({}, { signal: abort.signal })).rejects.toThrow("enough");
    expect(wire.asked).toHaveLength(1);
  });

  const deaf: typeof globalThis.fetch = () => new Promise(() => undefined);
  const deafBody: typeof globalThis.fetch = () =>
    // A server in the same process may have replaced Node's Response, whose fields are read-only, with its own.
    Promise.resolve(Object.defineProperty(new Response("{}"), "text", { value: () => new Promise(() => undefined) }));
  const ways: [how: string, fetch: typeof globalThis.fetch][] = [
    ["", globalThis.fetch],
    [" to a fetch that knows no signals, as happy-dom's while it asks for permission", deaf],
    [" and its body never ends", deafBody],
  ];
  describe.each(["with AbortSignal.any", "without it, as in Next's edge runtime"])("%s", (kind) => {
    beforeEach(() => {
      const known = Object.getOwnPropertyDescriptor(AbortSignal, "any") as PropertyDescriptor;
      if (kind.startsWith("without")) Object.assign(AbortSignal, { any: undefined });
      onTestFinished(() => void Object.defineProperty(AbortSignal, "any", known));
    });

    it.each(ways)(
      "rejects with the TimeoutError of the caller's signal when no answer comes%s",
      async (_how, fetch) => {
        const wire = await startWire(silence);
        const signal = AbortSignal.timeout(30);
        const error = await failureOf(clientOf(wire, { fetch }).seam.locks.unlockDoor("d", { signal }));
        expect(error).toBe(signal.reason);
        expect(error.name).toBe("TimeoutError");
      },
    );

    it.each(ways)("keeps the limit of 30 s beside the caller's signal%s", async (_how, fetch) => {
      const limit = new AbortController();
      const reason = new DOMException("Too late", "TimeoutError");
      vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
      onTestFinished(() => void vi.restoreAllMocks());
      const { signal } = new AbortController();
      const call = failureOf(clientOf(await startWire(silence), { fetch }).seam.devices.list({}, { signal }));
      setTimeout(() => limit.abort(reason), 30);
      expect(await call).toBeInstanceOf(SeamNetworkError);
      expect(await call).toHaveProperty("cause", reason);
    });

    it("sends nothing with a signal that has aborted, also by a fetch that knows none", async () => {
      const fetch = vi.fn(deaf);
      const signal = AbortSignal.abort(new Error("left the page"));
      const call = clientOf(await startWire(devices), { fetch }).seam.devices.list({}, { signal });
      await expect(call).rejects.toBe(signal.reason);
      expect(fetch).not.toHaveBeenCalled();
    });
  });

  const fetches: [where: string, fetch: typeof globalThis.fetch][] = [
    ["", globalThis.fetch],
    [
      ", nor in Safari, whose fetch does not reject with the signal's reason",
      (url, init) =>
        globalThis.fetch(url, init).catch(() => Promise.reject(new DOMException("Fetch is aborted", "AbortError"))),
    ],
  ];
  it.each(fetches)("happens by itself when the server never answers, without a retry%s", async (_where, fetch) => {
    const limits: number[] = [];
    const limit = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return limit.signal;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const wire = await startWire(() => limit.abort(new DOMException("Too late", "TimeoutError")));
    const error = await failureOf(clientOf(wire, { fetch }).seam.devices.list());
    expect(error).toBeInstanceOf(SeamNetworkError);
    expect(limits).toEqual([30_000]);
    expect(wire.asked).toHaveLength(1);
  });
});
