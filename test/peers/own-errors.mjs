// Exports and errors of the entry for programs of client 8, beside that client.
import * as compat from "@mortise/client/compat";
import * as newest8 from "seamapi";
import * as early8 from "seamapi-8.4";
import { outcome } from "./reflect.mjs";

const eights = { 8.24: newest8, 8.4: early8 };
/** Exports that the entry lacks, with the reason. */
const absent = {
  SeamOS: "another service, which is not here",
  SeamOSRouteTypes: "another service, which is not here",
  getSeamOSClientOptionsWithDefaults: "another service, which is not here",
  SeamWebhook: "`Webhook` of @mortise/webhooks",
  getSeamClientOptionsWithDefaults: "`new Seam` completes its options itself",
};
/** Lists that grew between 8.4 and 8.24. The entry has the newer ones. */
const grown = new Set(["LOCK_DEVICE_TYPES", "PROVIDERS", "THERMOSTAT_DEVICE_TYPES"]);

/** Ways to make a client fail. `reason` says why the entry's error differs. */
const failures = {
  "api error": { fail: (seam, { unknown }) => seam.devices.get({ device_id: unknown }) },
  "malformed input": { fail: (seam) => seam.devices.get({ device_id: "x" }) },
  "refused command": { fail: (seam, { unknown }) => seam.locks.lockDoor(unknown) },
  "failed command": { fail: (seam, { jammed }) => seam.locks.lockDoor(jammed) },
  "awaited failed command": {
    fail: async (seam, { jammed }) => {
      const data = { device_id: jammed };
      const { action_attempt } = await seam.makeRequest({ url: "/locks/unlock_door", method: "POST", data });
      return seam.awaitActionAttempt(action_attempt);
    },
  },
  "request of one's own": { fail: (seam) => seam.makeRequest({ url: "/no/such_path", method: "GET" }) },
  "internal call": { fail: (seam) => seam.deviceModels.list({}) },
  "unknown key": { fail: (_seam, { again }) => again({ apiKey: "seam_apikey1_wrong" }).devices.list() },
  "no server": {
    fail: (_seam, { again }) => again({ endpoint: "http://127.0.0.1:1" }).workspaces.resetSandbox(),
    reason: "`SeamNetworkError`, without the request library's fields",
  },
  "no credentials": {
    fail: (_seam, { again }) => again({ apiKey: null }).devices.list(),
    reason: "`SeamCredentialsError`, with the first call",
  },
  "two credentials": {
    fail: (_seam, { again }) => again({ clientSessionToken: "seam_cst1_x" }),
    reason: "`SeamCredentialsError`",
  },
};

export async function runOwnErrors(ours) {
  const rows = [];
  for (const [version, eight] of Object.entries(eights)) {
    const peer = `@mortise/client/compat: exports and errors of seamapi ${version}`;
    for (const name of Object.keys(eight)) rows.push({ peer, method: name, ...exported(name, eight, version) });
    for (const [method, { fail, reason }] of Object.entries(failures)) {
      const [own, theirs] = [await told(ours, compat.Seam, fail), await told(ours, eight.Seam, fail)];
      const state = own === theirs ? "holds" : reason ? "chosen" : "differs";
      rows.push({ peer, method, state, why: own === theirs ? undefined : (reason ?? `${own} where ${theirs}`) });
    }
  }
  return rows;
}

function exported(name, eight, version) {
  if (!(name in compat))
    return absent[name] ? { state: "chosen", why: absent[name] } : { state: "differs", why: "not exported" };
  const [own, theirs] = [new Map(Object.entries(compat)).get(name), eight[name]];
  if (!Array.isArray(theirs)) return { state: typeof own === typeof theirs ? "holds" : "differs" };
  if (JSON.stringify(own) === JSON.stringify(theirs)) return { state: "holds" };
  const hasAll = theirs.every((each) => own.includes(each));
  return grown.has(name) && version === "8.4" && hasAll
    ? { state: "chosen", why: "as in 8.24, which has more" }
    : { state: "differs", why: `${own.join()} where ${theirs.join()}` };
}

const ids = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Returns the error as a program sees it: its class, texts and fields, without ids of the request. */
async function told(ours, Seam, fail) {
  const world = await ours.world();
  const options = { apiKey: world.api_key, endpoint: ours.url };
  const seam = new Seam(options);
  const jammed = (await seam.locks.list()).find(({ properties }) => properties.online).device_id;
  const data = { device_id: jammed, fault: "jammed" };
  await seam.makeRequest({ url: "/sandbox/faults/set", method: "POST", data });
  const again = (other) => new Seam({ ...options, ...other });
  const unknown = "00000000-0000-4000-8000-000000000000";
  const { error } = await outcome(async () => fail(seam, { jammed, unknown, again }));
  if (!error) throw new Error(`No failure came of ${fail}. Make one, or there is nothing to compare.`);
  const { name, message } = error;
  return JSON.stringify([error.constructor.name, name, message, String(error), { ...error }]).replaceAll(ids, "id");
}
