import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { clientOf, failureOf, refusal, sessionToken, startWire } from "../test/wire.ts";
import { Seam as CompatSeam } from "./compat/seam.ts";
import { Seam } from "./seam.ts";
import { createSessionClient, fetchClientSession } from "./session.ts";

afterEach(() => vi.unstubAllEnvs());

/** Returns the names of all calls, such as `accessCodes.unmanaged.get`. */
const callsOf = (noun: object): string[] =>
  Object.entries(noun).flatMap(([name, part]: [string, unknown]) =>
    typeof part === "object" ? callsOf(part as object).map((call) => `${name}.${call}`) : name,
  );

describe("a client for a session alone", () => {
  it("has every call of the full client", async () => {
    const { seam } = clientOf(await startWire());
    const client = createSessionClient({ clientSessionToken: sessionToken, endpoint: "https://locks.test/" });
    expect(callsOf(client)).toEqual(callsOf(seam));
    expect(client.endpoint).toBe("https://locks.test");
  });

  it("sends the session token, and waits for a command to end", async () => {
    const attempt = { action_attempt_id: "a", action_type: "UNLOCK_DOOR", result: null, error: null };
    const wire = await startWire(
      { action_attempt: { ...attempt, status: "pending" }, ok: true },
      { action_attempt: { ...attempt, status: "success" }, ok: true },
    );
    const { locks } = createSessionClient({ clientSessionToken: sessionToken, endpoint: wire.endpoint });
    await expect(locks.unlockDoor("door-1")).resolves.toMatchObject({ status: "success" });
    expect(wire.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /locks/unlock_door",
      "GET /action_attempts/get?action_attempt_id=a",
    ]);
    for (const { headers } of wire.asked)
      expect(headers).toMatchObject({ authorization: `Bearer ${sessionToken}`, "client-session-token": sessionToken });
  });

  it("sends cookies, as every client of a session does; the request for the session itself sends none", async () => {
    const wire = await startWire({ client_session: { token: sessionToken }, ok: true }, { devices: [], ok: true });
    const fetched = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => fetched.mockRestore());
    const { endpoint } = wire;
    await fetchClientSession({ publishableKey: "seam_pk1_key", userIdentifierKey: "user-1", endpoint });
    await createSessionClient({ clientSessionToken: sessionToken, endpoint }).devices.list();
    expect(fetched.mock.calls.map(([, init]) => init?.credentials)).toEqual([undefined, "include"]);
  });

  it("uses the hosted service unless given an endpoint, whatever the environment says", () => {
    vi.stubEnv("SEAM_ENDPOINT", "https://env.test");
    vi.stubEnv("SEAM_API_KEY", "seam_test_env");
    expect(createSessionClient({ clientSessionToken: sessionToken }).endpoint).toBe("https://connect.getseam.com");
  });

  it.each([
    ["a key", { clientSessionToken: "seam_test_key" }, "A clientSessionToken starts with seam_cst; this one does not."],
    [
      "a bad address",
      { clientSessionToken: sessionToken, endpoint: "locks.test" },
      "The endpoint must be an http(s) address",
    ],
    ["a line break", { clientSessionToken: `${sessionToken}\n\n1` }, "holds what headers cannot carry"],
  ])("throws for %s", (_, options, sentence) => {
    expect(() => createSessionClient(options)).toThrow(sentence);
  });
});

describe("the session of a user", () => {
  const publishableKey = "seam_pk1_key";

  it("is created or found by publishable key and user", async () => {
    const wire = await startWire({ client_session: { token: sessionToken }, ok: true });
    const session = await fetchClientSession({ publishableKey, userIdentifierKey: "user-1", endpoint: wire.endpoint });
    expect(session.token).toBe(sessionToken);
    expect(wire.asked).toMatchObject([
      {
        method: "PUT",
        url: "/client_sessions/create",
        body: { user_identifier_key: "user-1" },
        headers: { "seam-publishable-key": publishableKey },
      },
    ]);
  });

  it.each([
    [
      "another key",
      { publishableKey: "seam_test_key", userIdentifierKey: "u" },
      "A publishableKey starts with seam_pk",
    ],
    ["no user", { publishableKey, userIdentifierKey: "" }, "Give a userIdentifierKey."],
  ])("is not requested with %s", async (_, options, sentence) => {
    const error = await failureOf(fetchClientSession(options));
    expect(error).toMatchObject({ code: "invalid_credentials", message: expect.stringContaining(sentence) as string });
  });

  const whatItIs: [what: string, answer: object, type: string][] = [
    ["nothing", {}, "foreign_response"],
    ["the JSON of another service", { status: "signed out", login_url: "https://wifi.test" }, "foreign_response"],
    ["a session that nobody calls ok", { client_session: { token: sessionToken } }, "foreign_response"],
    ["a session with ok as text", { ok: "true", client_session: { token: sessionToken } }, "foreign_response"],
    ["ok alone", { ok: true }, "tokenless_response"],
    ["no session", { ok: true, client_session: null }, "tokenless_response"],
    ["a session without a token", { ok: true, client_session: { client_session_id: "c" } }, "tokenless_response"],
    ["a token that is no text", { ok: true, client_session: { token: [sessionToken] } }, "tokenless_response"],
    ["a key in place of a token", { ok: true, client_session: { token: "seam_at1a_b" } }, "tokenless_response"],
    ["a failure with a session", { ok: false, client_session: { token: sessionToken } }, "unexplained_response"],
  ];
  it.each(whatItIs)("is not taken from an answer of %s", async (_what, answer, type) => {
    const { endpoint } = await startWire(answer);
    const request = { publishableKey, userIdentifierKey: "u", endpoint };
    for (const asked of [fetchClientSession(request), Seam.getClientSessionToken(request)]) {
      const error = await failureOf(asked);
      expect(error).toMatchObject({ name: "SeamApiError", code: type, type, status: 200 });
      expect(error.message).not.toContain("secretpart");
    }
    const theirs = await failureOf(CompatSeam.getClientSessionToken(request));
    expect(theirs).toMatchObject({ status: 200, metadata: { type } });
  });

  it("is not returned when the server refuses: the call rejects with its error", async () => {
    const wire = await startWire(refusal(401, "invalid_publishable_key"));
    const error = await failureOf(
      fetchClientSession({ publishableKey, userIdentifierKey: "u", endpoint: wire.endpoint }),
    );
    expect(error).toMatchObject({ name: "SeamApiError", code: "invalid_publishable_key" });
  });
});
