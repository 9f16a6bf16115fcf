import { type Device, Seam, SeamError } from "@mortise/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, type Asked, type SmallServer, startSmallServer } from "../../test/wire/small-server.ts";
import { failedSession, sessionOf } from "./session.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
const publishableKey = "seam_pk1short_long";
const sessionAnswer = (token: string): Answer => ({ body: { ok: true, client_session: { token } } });
const ended = (type: string): Answer => ({
  status: 401,
  body: { ok: false, error: { type, message: "It has ended." } },
});

let server: SmallServer;
let respond: (asked: Asked) => Answer | Promise<Answer>;
beforeEach(async () => {
  warn.mockClear();
  respond = () => sessionAnswer("seam_cst1a_b");
  server = await startSmallServer((asked) => respond(asked));
});
afterEach(() => server.close());

const byKey = (userIdentifierKey: string | undefined = "somebody") =>
  sessionOf({ kind: "publishable_key", publishableKey, userIdentifierKey, endpoint: server.url });
const listDevices = (client: Seam): Promise<Device[]> => client.devices.list();

describe("with a publishable key", () => {
  it("asks for a client session once, however many wait for it", async () => {
    const session = byKey();
    expect(session.getState()).toEqual({ client: null, error: null });
    const clients = await Promise.all([session.connect(), session.connect(), session.connect()]);
    expect(new Set(clients).size).toBe(1);
    expect(await session.connect()).toBe(clients[0]);
    expect(session.getState()).toEqual({ client: clients[0], error: null });
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({
      method: "PUT",
      path: "/client_sessions/create",
      body: { user_identifier_key: "somebody" },
    });
    expect(server.asked[0]?.headers["seam-publishable-key"]).toBe(publishableKey);
  });

  it("tells those who listen", async () => {
    const session = byKey();
    const states: boolean[] = [];
    const leave = session.subscribe(() => states.push(session.getState().client === null));
    await session.connect();
    leave();
    expect(states).toEqual([false]);
  });

  it("speaks for a random key when there is no user, and warns that the session is machine-bound", async () => {
    await sessionOf({
      kind: "publishable_key",
      publishableKey,
      userIdentifierKey: undefined,
      endpoint: server.url,
    }).connect();
    expect(server.asked[0]?.body["user_identifier_key"]).toMatch(/^fingerprint_/);
    expect(warn.mock.calls.flat().join()).toMatch(/bound to this browser/);
  });

  it.each<[string, Answer, string]>([
    ["an answer without a session", { body: { ok: true } }, "tokenless_response"],
    [
      "a failure that holds a session all the same",
      { body: { ok: false, client_session: { token: "seam_cst1a_b" } } },
      "unexplained_response",
    ],
    [
      "a session without a token",
      { body: { ok: true, client_session: { client_session_id: "c" } } },
      "tokenless_response",
    ],
    [
      "a session with another token",
      { body: { ok: true, client_session: { token: "seam_at1a_b" } } },
      "tokenless_response",
    ],
    [
      "a session of something that is not the API",
      { body: { client_session: { token: "seam_cst1a_b" } } },
      "foreign_response",
    ],
    [
      "a refusal",
      { status: 401, body: { ok: false, error: { type: "invalid_publishable_key", message: "No such key." } } },
      "invalid_publishable_key",
    ],
    ["something that is not the API", { status: 404, body: "<html>" }, "invalid_response"],
  ])("says that it failed: %s", async (_, answer, code) => {
    respond = () => answer;
    const session = byKey();
    await expect(session.connect()).rejects.toThrow(/^Failed to get client access token/);
    expect(session.getState()).toMatchObject({ client: null });
    expect(session.getState().error).toMatchObject({ name: "SeamSessionError", code });
  });

  it("asks again after a failure, when somebody tries again", async () => {
    respond = () => ended("invalid_publishable_key");
    const session = byKey();
    await expect(session.connect()).rejects.toThrow("Failed to get client access token");
    respond = () => sessionAnswer("seam_cst1a_b");
    expect(await session.connect()).toBe(session.getState().client);
    expect(session.getToken()).toBe("seam_cst1a_b");
    expect(session.getState().error).toBeNull();
  });

  it.each(["client_session_expired", "client_session_revoked", "client_session_not_found"])(
    "renews the session once on %s",
    async (type) => {
      let isOld = true;
      let tokens = 0;
      respond = ({ path }) => {
        if (path === "/client_sessions/create") {
          tokens += 1;
          return sessionAnswer(`seam_cst1number_${tokens}`);
        }
        return isOld ? ended(type) : { body: { ok: true, devices: [] } };
      };
      const session = byKey();
      await expect(session.run(listDevices)).rejects.toThrow("It has ended.");
      expect(tokens).toBe(2);
      isOld = false;
      await expect(session.run(listDevices)).resolves.toEqual([]);
      expect(tokens).toBe(2);
      expect(server.asked.at(-1)?.headers["client-session-token"]).toBe("seam_cst1number_2");
    },
  );

  it.each<[string, Answer, boolean]>([
    ["has ended when the key is refused by then", ended("invalid_publishable_key"), true],
    ["has not ended when the server fails", { status: 503, body: { ok: false } }, false],
  ])("%s", async (_, renewal, isOver) => {
    const answers = [sessionAnswer("seam_cst1a_b"), renewal];
    respond = ({ path }) =>
      path === "/client_sessions/create" ? (answers.shift() ?? renewal) : ended("client_session_expired");
    const session = byKey();
    await expect(session.run(listDevices)).rejects.toThrow("Failed to get client access token");
    expect(session.isOver()).toBe(isOver);
  });

  it("does not renew on other refusals", async () => {
    respond = ({ path }) =>
      path === "/client_sessions/create" ? sessionAnswer("seam_cst1a_b") : ended("unauthorized");
    await expect(byKey().run(listDevices)).rejects.toThrow("It has ended.");
    expect(server.asked.map(({ path }) => path)).toEqual(["/client_sessions/create", "/devices/list"]);
  });
});

describe("with a token", () => {
  it("asks nobody", async () => {
    const session = sessionOf({ kind: "token", clientSessionToken: "seam_cst1a_b", endpoint: `${server.url}/` });
    expect(session.getState()).not.toEqual({ client: null, error: null });
    expect((await session.connect()).endpoint).toBe(server.url);
    expect(session.endpoint).toBe(server.url);
    expect(server.asked).toHaveLength(0);
  });

  it("says at once that a text is no token", async () => {
    const session = sessionOf({ kind: "token", clientSessionToken: "seam_pk1a_b", endpoint: server.url });
    expect(session.getState()).toMatchObject({ client: null, error: { name: "SeamCredentialsError" } });
    await expect(session.connect()).rejects.toThrow("seam_cst");
  });
});

it("takes every ready client for a session of its own", () => {
  const make = () => new Seam({ clientSessionToken: "seam_cst1a_b", endpoint: server.url });
  const [one, other] = [make(), make()];
  const keyOf = (client: Seam) => sessionOf({ kind: "client", client }).key;
  expect(keyOf(one)).toBe(keyOf(one));
  expect(keyOf(one)).not.toBe(keyOf(other));
});

it("keeps nothing on a server, where many people are rendered for", () => {
  expect(byKey()).not.toBe(byKey());
  expect(byKey().key).toBe(byKey().key);
});

it("a failed session says why at every call", async () => {
  const error = new SeamError("No.", { code: "no" });
  const session = failedSession(error);
  expect(session.getState()).toEqual({ client: null, error });
  await expect(session.run(listDevices)).rejects.toBe(error);
});

describe("with a function that gets tokens", () => {
  const devices: Answer = { body: { ok: true, devices: [] } };
  const byGetter = (getClientSessionToken: () => Promise<string> | string, clientSessionToken?: string) =>
    sessionOf({ kind: "token", clientSessionToken, getClientSessionToken, endpoint: server.url });

  it("asks it at first, and again when the session has ended, and stays one session", async () => {
    const tokens = ["seam_cst1old_b", "seam_cst1new_b"];
    const session = byGetter(async () => tokens.shift() ?? "");
    respond = ({ headers }) =>
      headers["client-session-token"] === "seam_cst1old_b" ? ended("client_session_expired") : devices;
    const key = session.key;
    await expect(session.run(listDevices)).resolves.toEqual([]);
    expect(tokens).toEqual([]);
    expect([session.key, session.getToken()]).toEqual([key, "seam_cst1new_b"]);
  });

  it("reports that the session has ended when there is no new token", async () => {
    respond = () => ended("client_session_revoked");
    const session = byGetter(() => "", "seam_cst1old_b");
    await expect(session.run(listDevices)).rejects.toThrow("does not start with seam_cst");
    expect(session.isOver()).toBe(true);
  });

  it("does not report an end when the host's function fails at a renewal, and goes on when it works again", async () => {
    respond = ({ headers }) =>
      headers["client-session-token"] === "seam_cst1old_b" ? ended("client_session_expired") : devices;
    const answers = [new Error("Bad gateway."), "seam_cst1new_b"];
    const session = byGetter(async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer ?? "";
    }, "seam_cst1old_b");
    await expect(session.run(listDevices)).rejects.toThrow("Failed to get client access token: Bad gateway.");
    expect(session.isOver()).toBe(false);
    await expect(session.run(listDevices)).resolves.toEqual([]);
  });

  it("has ended at first when there is nobody signed in, and has not when the host's function fails", async () => {
    const [nobody, trouble] = [byGetter(() => ""), byGetter(() => Promise.reject(new Error("No session token")))];
    await expect(nobody.connect()).rejects.toThrow("does not start with seam_cst");
    await expect(trouble.connect()).rejects.toThrow("No session token");
    expect([nobody.isOver(), trouble.isOver()]).toEqual([true, false]);
  });

  it("says so when what it gave is no token", async () => {
    for (const token of ["a token", "", undefined, 7] as string[]) {
      const error: unknown = await byGetter(() => token)
        .connect()
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        code: "tokenless_response",
        message: "Failed to get client access token: The session token does not start with seam_cst.",
      });
    }
  });

  it("is a session of its own for each function", () => {
    const [one, other] = [() => "seam_cst1a_b", () => "seam_cst1a_b"];
    expect(byGetter(one).key).toBe(byGetter(one).key);
    expect(byGetter(one).key).not.toBe(byGetter(other).key);
  });
});

it("tells once that a token's session has ended", async () => {
  respond = () => ended("client_session_expired");
  const session = sessionOf({ kind: "token", clientSessionToken: "seam_cst1over_b", endpoint: server.url });
  const told = vi.fn<() => void>();
  session.subscribe(told);
  expect(session.isOver()).toBe(false);
  await expect(session.run(listDevices)).rejects.toThrow("It has ended.");
  await expect(session.run(listDevices)).rejects.toThrow("It has ended.");
  expect(session.isOver()).toBe(true);
  expect(told).toHaveBeenCalledOnce();
});
