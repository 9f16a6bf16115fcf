// Clients of other packages, by shape: an axios instance with its defaults. e2e/peer-clients.spec.ts tests the
// published ones.
import { expect, it } from "vitest";
import { sessionToken, startWire } from "../test/wire.ts";
import { adoptClient } from "./adopt-client.ts";
import { type ForeignClient, isForeignClient } from "./foreign-client.ts";
import { sessionTokenOf } from "./session-access.ts";

const foreign = (baseURL: string, headers: object = {}, more: object = {}): ForeignClient => ({
  client: Object.assign(() => undefined, {
    defaults: {
      baseURL,
      headers: { common: { Accept: "application/json" }, post: { "Content-Type": "text/plain" }, ...headers },
      ...more,
    },
  }),
});
const signedIn = (token = sessionToken) => ({ authorization: `Bearer ${token}`, "client-session-token": token });

it("asks the same server with the same credentials, and has every call of ours", async () => {
  const { endpoint, asked } = await startWire({ device_models: [] });
  const client = adoptClient(foreign(`${endpoint}/`, { ...signedIn(), "x-gateway": "inside", "User-Agent": "theirs" }));
  expect(client.endpoint).toBe(endpoint);
  await client.deviceModels.list({}, { acknowledgeInternalEndpoint: true });
  expect(asked[0]?.headers).toMatchObject({ ...signedIn(), "x-gateway": "inside" });
  expect(asked[0]?.headers["user-agent"]).not.toBe("theirs");
  expect(sessionTokenOf(client)).toBe(sessionToken);
});

it("sends what the foreign client has been given since", async () => {
  const { endpoint, asked } = await startWire({ devices: [] });
  const theirs = foreign(endpoint, signedIn());
  const client = adoptClient(theirs);
  Object.assign(theirs.client.defaults.headers, signedIn(`${sessionToken}2`));
  await client.devices.list();
  expect(asked[0]?.headers).toMatchObject(signedIn(`${sessionToken}2`));
});

it("names the workspace of a client that has an access token", async () => {
  const { endpoint, asked } = await startWire({ devices: [] });
  const client = adoptClient(foreign(endpoint, { authorization: "Bearer seam_at1_x", "seam-workspace": "w1" }));
  await client.devices.list();
  expect(asked[0]?.headers).toMatchObject({ authorization: "Bearer seam_at1_x", "seam-workspace": "w1" });
  expect(sessionTokenOf(client)).toBeUndefined();
});

it.each([
  ["nothing", null],
  ["a text", "seam_cst1"],
  ["no axios", { client: {} }],
  ["axios without an address", { client: { defaults: { headers: {} } } }],
  ["axios with an address that cannot be used", foreign("not an address")],
  ["a client of ours", { endpoint: "http://a", devices: {}, locks: {} }],
])("%s is no foreign client", (_, value) => expect(isForeignClient(value)).toBe(false));
