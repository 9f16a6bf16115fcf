import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { apiKey, clientOf, failureOf, sessionToken, startWire } from "../test/wire.ts";
import { Seam as Compat } from "./compat/seam.ts";
import { SeamCredentialsError } from "./errors.ts";
import { devicesList } from "./generated/calls.ts";
import { createCall, Seam, type SeamOptions } from "./seam.ts";

const endpoint = "http://127.0.0.1:9";
const session = { client_session: { token: sessionToken, user_identifier_key: "u" }, ok: true };

beforeEach(() => {
  for (const name of ["SEAM_API_KEY", "SEAM_ENDPOINT", "SEAM_API_URL", "SEAM_WORKSPACE_ID"])
    vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("credentials that are refused", () => {
  const refused: [what: string, options: SeamOptions, message: string][] = [
    [
      "both kinds",
      { apiKey, clientSessionToken: sessionToken },
      "Give either an apiKey or a clientSessionToken, not both.",
    ],
    [
      "a token without its prefix",
      { clientSessionToken: "abc" },
      "A clientSessionToken starts with seam_cst; this one does not.",
    ],
    ["an API key as token", { clientSessionToken: apiKey }, "A clientSessionToken starts with seam_cst"],
    ["a token as API key", { apiKey: sessionToken }, "This apiKey is a client session token."],
    ["a publishable key as API key", { apiKey: "seam_pk12345678_long" }, "This apiKey is a publishable key."],
    [
      "a workspace with a plain key",
      { apiKey, workspaceId: "w" },
      "A plain apiKey has its workspace. Leave out workspaceId",
    ],
    ["a key with a line break", { apiKey: "seam_test\nx: y" }, "what headers cannot carry"],
    ["a key that is no Latin-1", { apiKey: "seam_test_ключ" }, "what headers cannot carry"],
    ["an endpoint without scheme", { apiKey, endpoint: "localhost:3000" }, "The endpoint must be an http(s) address"],
    ["a relative endpoint", { apiKey, endpoint: "/api" }, "The endpoint must be an http(s) address"],
    [
      "an endpoint with a password",
      { apiKey, endpoint: "https://me:hush@x.test" },
      "The endpoint must be an http(s) address",
    ],
    ["an endpoint with a user", { apiKey, endpoint: "https://me@x.test" }, "The endpoint must be an http(s) address"],
    [
      "an endpoint with a password alone",
      { apiKey, endpoint: "https://:hush@x.test" },
      "The endpoint must be an http(s) address",
    ],
    [
      "an endpoint with a fragment",
      { apiKey, endpoint: "https://x.test/#a" },
      "The endpoint must be an http(s) address",
    ],
    [
      "an endpoint with a query",
      { apiKey, endpoint: "https://x.test/?a=1" },
      "The endpoint must be an http(s) address",
    ],
    [
      "an endpoint with an empty fragment, as addresses are copied",
      { apiKey, endpoint: "https://x.test/#" },
      "The endpoint must be",
    ],
    ["an endpoint with an empty query", { apiKey, endpoint: "https://x.test/api?" }, "The endpoint must be"],
  ];

  it.each(refused)("are: %s", (_what, options, message) => {
    const make = () => new Seam({ endpoint, ...options });
    expect(make).toThrow(SeamCredentialsError);
    expect(make).toThrow(message);
    expect(make).toThrow(expect.objectContaining({ code: "invalid_credentials", name: "SeamCredentialsError" }));
  });

  it("never appear in the error's text", () => {
    for (const [, options] of refused) {
      const error = catchError(() => new Seam({ endpoint, ...options }));
      const shown = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
      for (const secret of ["secretpart", "hush", "abc", "ключ", "x: y"])
        expect(shown.split("\n    at ")[0]).not.toContain(secret);
    }
  });
});

describe("a client without a credential", () => {
  const message = "Give an apiKey (outside browsers, also as SEAM_API_KEY) or a clientSessionToken.";
  const without: [what: string, options: SeamOptions][] = [
    ["neither", {}],
    ["an empty key", { apiKey: "" }],
    ["an empty token", { clientSessionToken: "" }],
    ["no key and no look into the environment", { apiKey: null }],
    ["a workspace alone", { workspaceId: "w" }],
  ];

  it.each(without)("can be made, and refuses every call before anything is sent: %s", async (_what, options) => {
    const wire = await startWire({ devices: [], ok: true });
    const given = { ...options, endpoint: wire.endpoint };
    const seam = new Seam(given);
    expect(seam.endpoint).toBe(wire.endpoint);
    const failures = [
      seam.devices.list(),
      seam.locks.unlockDoor("d"),
      createCall(devicesList, given)(),
      new Compat(given).devices.list(),
    ].map(failureOf);
    for (const error of await Promise.all(failures)) {
      expect(error).toBeInstanceOf(SeamCredentialsError);
      expect(error).toMatchObject({ code: "invalid_credentials", message });
    }
    expect(wire.asked).toEqual([]);
  });

  it("refuses an endpoint that cannot be used at once", () => {
    expect(() => new Seam({ endpoint: "/api" })).toThrow("The endpoint must be an http(s) address");
  });
});

describe("the client sends", () => {
  it("an API key, given alone or as an option, as a bearer token", async () => {
    const wire = await startWire({ devices: [], ok: true });
    vi.stubEnv("SEAM_ENDPOINT", wire.endpoint);
    await new Seam(apiKey).devices.list();
    await new Seam({ apiKey }).devices.list();
    for (const { headers } of wire.asked) {
      expect(headers.authorization).toBe(`Bearer ${apiKey}`);
      expect(headers["seam-workspace"]).toBeUndefined();
      expect(headers["client-session-token"]).toBeUndefined();
      expect(headers["user-agent"]).toMatch(/^@mortise\/client\/\d+\.\d+\.\d+$/);
    }
    expect(wire.asked).toHaveLength(2);
  });

  it("a session token in both headers, with cookies", async () => {
    const wire = await startWire({ devices: [], ok: true });
    const seen: (RequestInit | undefined)[] = [];
    const { seam } = clientOf(wire, {
      clientSessionToken: sessionToken,
      fetch: (url, init) => {
        seen.push(init);
        return fetch(url, init);
      },
    });
    await seam.devices.list();
    expect(wire.asked[0]?.headers).toMatchObject({
      authorization: `Bearer ${sessionToken}`,
      "client-session-token": sessionToken,
    });
    expect(seen[0]?.credentials).toBe("include");
  });

  it("no cookies with a key", async () => {
    const wire = await startWire({ devices: [], ok: true });
    const seen: (RequestInit | undefined)[] = [];
    const { seam } = clientOf(wire, {
      fetch: (url, init) => {
        seen.push(init);
        return fetch(url, init);
      },
    });
    await seam.devices.list();
    expect(seen[0]).not.toHaveProperty("credentials");
  });

  it.each(["seam_at12345678_long", "eyJhbGciOi.J9.sig"])("the workspace id beside the credential %s", async (key) => {
    const wire = await startWire({ devices: [], ok: true });
    await new Seam({ apiKey: key, workspaceId: "workspace-1", endpoint: wire.endpoint }).devices.list();
    expect(wire.asked[0]?.headers).toMatchObject({ authorization: `Bearer ${key}`, "seam-workspace": "workspace-1" });
  });

  it("an access token without a workspace id, for calls that need none", async () => {
    const wire = await startWire({ workspaces: [], ok: true });
    await new Seam({ apiKey: "seam_at12345678_long", endpoint: wire.endpoint }).workspaces.list();
    expect(wire.asked[0]?.headers["seam-workspace"]).toBeUndefined();
  });

  it("its credentials in place of an authorization header of the caller's own", async () => {
    const wire = await startWire({ devices: [], ok: true });
    const { seam } = clientOf(wire, { headers: { authorization: "Bearer other", "x-mine": "1" } });
    await seam.devices.list();
    expect(wire.asked[0]?.headers).toMatchObject({ authorization: `Bearer ${apiKey}`, "x-mine": "1" });
  });
});

describe("the environment", () => {
  it("provides the key, the workspace and the endpoint", async () => {
    const wire = await startWire({ devices: [], ok: true });
    vi.stubEnv("SEAM_API_KEY", "seam_at12345678_fromenv");
    vi.stubEnv("SEAM_WORKSPACE_ID", "workspace-of-env");
    vi.stubEnv("SEAM_ENDPOINT", `${wire.endpoint}/`);
    vi.stubEnv("SEAM_API_URL", "http://127.0.0.1:9");
    await new Seam().devices.list();
    expect(wire.asked[0]).toMatchObject({
      url: "/devices/list",
      headers: { authorization: "Bearer seam_at12345678_fromenv", "seam-workspace": "workspace-of-env" },
    });
  });

  it("provides the endpoint as SEAM_API_URL when SEAM_ENDPOINT is not set", () => {
    vi.stubEnv("SEAM_API_URL", "https://locks.test/base/");
    expect(new Seam(apiKey).endpoint).toBe("https://locks.test/base");
  });

  it("is not needed where the program may not read it, as in Deno without --allow-env", async () => {
    const wire = await startWire({ devices: [], ok: true });
    const denied = (): never => {
      throw new Error("Requires env access");
    };
    const { env } = process;
    process.env = new Proxy(env, { get: denied });
    try {
      expect(new Seam({ apiKey, endpoint: wire.endpoint }).endpoint).toBe(wire.endpoint);
      await expect(new Seam().devices.list()).rejects.toThrow("Give an apiKey");
    } finally {
      process.env = env;
    }
  });

  it("yields to an option, and is ignored for an option of null", async () => {
    vi.stubEnv("SEAM_ENDPOINT", "https://env.test");
    vi.stubEnv("SEAM_API_KEY", "seam_test_env");
    vi.stubEnv("SEAM_WORKSPACE_ID", "workspace-of-env");
    expect(new Seam({ apiKey, workspaceId: null, endpoint: "https://mine.test" }).endpoint).toBe("https://mine.test");
    await expect(new Seam({ apiKey: null }).devices.list()).rejects.toThrow("Give an apiKey");
    expect(() => new Seam({ apiKey })).toThrow("SEAM_WORKSPACE_ID");
  });

  it("does not add its key to a session token given as an option", async () => {
    vi.stubEnv("SEAM_API_KEY", "seam_test_env");
    const wire = await startWire({ devices: [], ok: true });
    await clientOf(wire, { clientSessionToken: sessionToken }).seam.devices.list();
    expect(wire.asked[0]?.headers.authorization).toBe(`Bearer ${sessionToken}`);
  });

  it("is not read in a browser", async () => {
    vi.stubEnv("SEAM_API_KEY", apiKey);
    vi.stubGlobal("document", {});
    await expect(new Seam({ endpoint }).devices.list()).rejects.toThrow("Give an apiKey");
    vi.unstubAllGlobals();
  });

  it("warns of an API key used in a browser, without printing the key", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(new Seam({ apiKey, endpoint }).endpoint).toBe(endpoint);
    vi.stubGlobal("document", {});
    expect(new Seam({ clientSessionToken: sessionToken, endpoint }).endpoint).toBe(endpoint);
    expect(warn).not.toHaveBeenCalled();
    expect(new Seam({ apiKey, endpoint }).endpoint).toBe(endpoint);
    vi.unstubAllGlobals();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^An apiKey in a page is public\. Revoke it/)]]);
    expect(String(warn.mock.calls)).not.toContain(apiKey);
    warn.mockRestore();
  });

  it("does not name itself in a browser, where the header would need the server's permission", async () => {
    const wire = await startWire({ devices: [], ok: true });
    vi.stubGlobal("document", {});
    const { seam } = clientOf(wire, { clientSessionToken: sessionToken });
    vi.unstubAllGlobals();
    await seam.devices.list();
    expect(wire.asked[0]?.headers["user-agent"]).not.toContain("@mortise");
  });

  it("may be empty: the endpoint is then the hosted service", () => {
    expect(new Seam(apiKey).endpoint).toBe("https://connect.getseam.com");
  });
});

describe("Seam.getClientSessionToken", () => {
  it("sends a publishable key in its own header, and neither bearer token nor cookies", async () => {
    const wire = await startWire(session);
    const seen: (RequestInit | undefined)[] = [];
    const answer = await Seam.getClientSessionToken({
      publishableKey: "seam_pk12345678_long",
      userIdentifierKey: "user-7f3a",
      endpoint: wire.endpoint,
      fetch: (url, init) => {
        seen.push(init);
        return fetch(url, init);
      },
    });
    expect(seen[0]).not.toHaveProperty("credentials");
    expect(answer).toEqual({ ok: true, client_session: session.client_session });
    expect(wire.asked[0]).toMatchObject({
      method: "PUT",
      url: "/client_sessions/create",
      body: { user_identifier_key: "user-7f3a" },
    });
    expect(wire.asked[0]?.headers["seam-publishable-key"]).toBe("seam_pk12345678_long");
    expect(wire.asked[0]?.headers.authorization).toBeUndefined();
  });

  it("sends an API key in its own header, and lets the caller's headers win", async () => {
    const wire = await startWire(session);
    await Seam.getClientSessionToken({
      apiKey,
      userIdentifierKey: "u",
      endpoint: wire.endpoint,
      headers: { "seam-api-key": "seam_mine" },
    });
    await Seam.getClientSessionToken({ apiKey, userIdentifierKey: "u", endpoint: wire.endpoint });
    expect(wire.asked.map(({ headers }) => headers["seam-api-key"])).toEqual(["seam_mine", apiKey]);
    expect(wire.asked[0]?.headers.authorization).toBeUndefined();
  });

  const publishableKey = "seam_pk12345678_long";

  it("ends with its signal", async () => {
    const wire = await startWire(session);
    const signal = AbortSignal.abort(new Error("left"));
    const request = Seam.getClientSessionToken({
      publishableKey,
      userIdentifierKey: "u",
      endpoint: wire.endpoint,
      signal,
    });
    await expect(request).rejects.toThrow("left");
    expect(wire.asked).toEqual([]);
  });

  it.each([
    ["neither key", { userIdentifierKey: "u" }, "Give a publishableKey or an apiKey"],
    [
      "both keys",
      { publishableKey, apiKey, userIdentifierKey: "u" },
      "Give either an apiKey or a publishableKey, not both.",
    ],
    [
      "a publishable key without its prefix",
      { publishableKey: "pk_1", userIdentifierKey: "u" },
      "A publishableKey starts with seam_pk",
    ],
    ["an API key without its prefix", { apiKey: "key", userIdentifierKey: "u" }, "An apiKey starts with seam_"],
    ["a session token as API key", { apiKey: sessionToken, userIdentifierKey: "u" }, "An apiKey starts with seam_"],
    ["no user", { publishableKey, userIdentifierKey: "" }, "Give a userIdentifierKey"],
  ])("refuses %s", async (_what, options, message) => {
    await expect(Seam.getClientSessionToken({ endpoint, ...options })).rejects.toThrow(message);
    await expect(Seam.getClientSessionToken({ endpoint, ...options })).rejects.toBeInstanceOf(SeamCredentialsError);
  });

  it("warns of a user key that looks like an e-mail address, without repeating it", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const wire = await startWire(session);
    await Seam.getClientSessionToken({
      publishableKey,
      userIdentifierKey: "jane@example.com",
      endpoint: wire.endpoint,
    });
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(/looks like an e-mail address/);
    expect(warn.mock.calls[0]?.[0]).not.toContain("jane");
    await Seam.getClientSessionToken({
      publishableKey,
      userIdentifierKey: "fingerprint_7f3a",
      endpoint: wire.endpoint,
    });
    expect(warn).toHaveBeenCalledOnce();
  });
});

function catchError(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It was expected to fail.");
}
