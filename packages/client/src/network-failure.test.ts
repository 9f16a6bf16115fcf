import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { makeAuthority } from "../../server/test/tls/certificates.ts";
import {
  apiKey,
  failureOf,
  hangUp,
  hangUpMidway,
  type Reply,
  sessionToken,
  startWire,
  testClock,
} from "../test/wire.ts";
import { devicesList } from "./generated/calls.ts";
import { explainByCode } from "./fetch-failure-codes.ts";
import { createCall, Seam } from "./seam.ts";
import { createSessionClient } from "./session.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const server = createTcpServer();
  const port = await portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts an HTTPS server with a certificate of an unknown authority. */
async function secureServer(): Promise<string> {
  const authority = makeAuthority();
  onTestFinished(() => authority.remove());
  const server = createHttpsServer(authority.issue("IP:127.0.0.1"), (_request, response) => response.end("{}"));
  return `https://127.0.0.1:${await portOf(server)}`;
}

const options = { apiKey, workspaceId: null, clock: testClock() };
const failureAt = (endpoint: string) => failureOf(new Seam({ ...options, endpoint }).devices.list());
const redirectTo =
  (location: string): Reply =>
  (response) =>
    response.writeHead(302, { location }).end();

describe("a server's client names the reason", () => {
  it("refused, where nothing listens", async () => {
    const endpoint = `http://127.0.0.1:${await closedPort()}`;
    const error = await failureAt(endpoint);
    expect(error).toMatchObject({ name: "SeamNetworkError", code: "network_error", reason: "refused" });
    expect(error.message).toBe(
      `No answer from ${endpoint} to GET /devices/list. Nothing accepts connections there. Start the server, or correct host and port. (ECONNREFUSED)`,
    );
  });

  it("unknown_host, where the name does not exist", async () =>
    expect(await failureAt("http://locks.invalid")).toMatchObject({ reason: "unknown_host" }));

  it("certificate, where the server's is not one to trust", async () => {
    const error = await failureAt(await secureServer());
    expect(error).toMatchObject({ reason: "certificate" });
    expect(error.message).toMatch(/The certificate was not accepted\. .*NODE_EXTRA_CA_CERTS\. \(\w+\)$/);
  });

  it("tls, where an endpoint with https:// meets a server without", async () => {
    const { endpoint } = await startWire({ ok: true });
    expect(await failureAt(endpoint.replace("http:", "https:"))).toMatchObject({ reason: "tls" });
  });

  it.each([
    ["before", hangUp],
    ["in the middle of", hangUpMidway],
  ])("cut, %s an answer", async (_when, reply) =>
    expect(await failureAt((await startWire(reply)).endpoint)).toMatchObject({ reason: "cut" }),
  );

  it.each([
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "certificate"],
    ["SELF_SIGNED_CERT_IN_CHAIN", "certificate"],
    ["CERT_HAS_EXPIRED", "certificate"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "certificate"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "certificate"],
    ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "certificate"],
    ["ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED", "tls"],
    ["EAI_AGAIN", "unknown_host"],
    ["EHOSTUNREACH", "unreachable"],
    ["ETIMEDOUT", "timeout"],
    ["UND_ERR_CONNECT_TIMEOUT", "timeout"],
    ["UND_ERR_HEADERS_TIMEOUT", "timeout"],
    ["UND_ERR_SOCKET", "cut"],
    ["ECONNRESET", "cut"],
    ["SOMETHING_ELSE", "unknown"],
  ])("from the code %s: %s", (code, reason) => {
    const endpoint = "https://locks.test";
    const wrapped = new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code }) });
    expect(explainByCode(wrapped, endpoint)[0]).toBe(reason);
    expect(explainByCode(Object.assign(new Error("x"), { code }), endpoint)[0]).toBe(reason);
  });

  it.each([null, undefined, "left", new TypeError("fetch failed", { cause: null })])(
    "unknown, of %s, without a word of what only browsers have",
    (cause) => {
      expect(explainByCode(cause, "https://locks.test")).toEqual(["unknown", ". Check address and connection."]);
    },
  );
});

describe("a redirect", () => {
  it.each<[string, (endpoint: string) => string, string]>([
    [
      "to https",
      (endpoint) => `${endpoint.replace("http:", "https:")}/devices/list`,
      "Give the endpoint with https://.",
    ],
    ["to another path", () => "/v2/devices/list?key=hidden", "It leads to another path of the same host."],
    ["elsewhere", () => "https://login.test/a?key=hidden", "It leads to https://login.test. Give that as the endpoint"],
  ])("%s is named, and no more of where it leads", async (_to, locationFor, advice) => {
    const wire = await startWire((response) => response.writeHead(302, { location: locationFor(wire.endpoint) }).end());
    const error = await failureAt(wire.endpoint);
    expect(error).toMatchObject({ name: "SeamNetworkError", code: "network_error", reason: "redirect" });
    expect(error.message).toContain(
      `No answer from ${wire.endpoint} to GET /devices/list, but a redirect, which is not followed. ${advice}`,
    );
    expect(error.message).not.toContain("hidden");
  });

  it("without a place to go, or to a broken one, is one all the same", async () => {
    const bare = await startWire((response) => response.writeHead(302).end());
    expect(await failureAt(bare.endpoint)).toMatchObject({ reason: "redirect" });
    expect(await failureAt((await startWire(redirectTo("https://["))).endpoint)).toMatchObject({ reason: "redirect" });
  });

  it("in a browser, which hides where it leads, is told too", async () => {
    const hidden = Object.defineProperties(Response.error(), { type: { value: "opaqueredirect" } });
    const client = createSessionClient({
      clientSessionToken: sessionToken,
      endpoint: "http://locks.test",
      fetch: async () => hidden,
    });
    const error = await failureOf(client.webhooks.create({ url: "https://x.test" }));
    expect(error).toMatchObject({ name: "SeamNetworkError", reason: "redirect" });
    expect(error.message).toContain("but a redirect, which is not followed. Check the endpoint.");
  });
});

describe("a page's client", () => {
  const clientAt = (endpoint: string) => createSessionClient({ clientSessionToken: sessionToken, endpoint });

  it("says that no answer came in time", async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    const wire = await startWire(() => limit.abort(new DOMException("Too late", "TimeoutError")));
    const error = await failureOf(clientAt(wire.endpoint).devices.list());
    expect(error).toMatchObject({ code: "network_error", reason: "timeout" });
    expect(error.message).toBe(
      `No answer from ${wire.endpoint} to GET /devices/list in time. Check server and connection.`,
    );
  });

  it("speaks of CORS and connect-src in a browser alone", async () => {
    const endpoint = `http://127.0.0.1:${await closedPort()}`;
    const ask = () => failureOf(clientAt(endpoint).webhooks.create({ url: "https://x.test" }));
    expect((await ask()).message).toMatch(/ Check address and connection\.$/);
    vi.stubGlobal("document", {});
    const error = await ask();
    expect(error).toMatchObject({ reason: "unknown" });
    expect(error.message).toMatch(/ Check address, connection, CORS and connect-src\.$/);
  });

  it("is told the same by a single call", async () => {
    const list = createCall(devicesList, { ...options, endpoint: `http://127.0.0.1:${await closedPort()}` });
    expect(await failureOf(list())).toMatchObject({ code: "network_error", reason: "unknown" });
  });
});
