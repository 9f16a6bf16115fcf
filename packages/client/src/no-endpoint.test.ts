// The warning about a Mortise server's key without an endpoint, which appears once per process. Each test loads the
// modules anew.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mintToken } from "../../server/src/base/secrets/tokens.ts";

const text =
  "The apiKey is one of a Mortise server, but without an endpoint calls go to https://connect.getseam.com, which does not know it. Give the address of your server as endpoint or SEAM_ENDPOINT.";
const ours = mintToken("api_key").token;
const warn = vi.spyOn(console, "warn");

beforeEach(() => {
  vi.resetModules();
  warn.mockReset().mockReturnValue();
  for (const name of ["SEAM_API_KEY", "SEAM_ENDPOINT", "SEAM_API_URL", "SEAM_WORKSPACE_ID"])
    vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

const load = async () => ({ ...(await import("./seam.ts")), Compat: (await import("./compat/seam.ts")).Seam });
const said = () => warn.mock.calls.flat();

it.each([ours, mintToken("api_key", { sandbox: true }).token])("warns once, without the key (%#)", async (apiKey) => {
  const { Seam, Compat } = await load();
  expect([new Seam({ apiKey }), new Seam(apiKey), new Compat({ apiKey })]).toHaveLength(3);
  expect(said()).toEqual([text]);
});

it("warns of a key from the environment, and before a session is asked for", async () => {
  const { Seam } = await load();
  vi.stubEnv("SEAM_API_KEY", ours);
  expect(new Seam().endpoint).toBe("https://connect.getseam.com");
  expect(said()).toEqual([text]);
  vi.resetModules();
  const again = await load();
  const fetch = () => Promise.reject(new TypeError("offline"));
  const clock = { now: () => 0, sleep: () => Promise.resolve() };
  const session = again.Seam.getClientSessionToken({ apiKey: ours, userIdentifierKey: "u", fetch, clock });
  await expect(session).rejects.toThrow("No answer from https://connect.getseam.com");
  expect(said()).toEqual([text, text]);
});

it("says nothing where an endpoint is given, also by the environment", async () => {
  const { Seam } = await load();
  expect(new Seam({ apiKey: ours, endpoint: "https://connect.getseam.com" })).toBeDefined();
  vi.stubEnv("SEAM_ENDPOINT", "https://locks.test");
  expect(new Seam(ours).endpoint).toBe("https://locks.test");
  expect(said()).toEqual([]);
});

it.each(["seam_test9abc_", "seam_9abcdefg_", "seam_at19abcdefgh_"].map((start) => start + "1".repeat(24)))(
  "says nothing of keys as the hosted service makes them, nor of access tokens (%s)",
  async (apiKey) => {
    const { Seam } = await load();
    expect(new Seam({ apiKey }).endpoint).toBe("https://connect.getseam.com");
    expect(said()).toEqual([]);
  },
);
