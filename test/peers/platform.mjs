// The published clients of the platform's API: each method once, in its own world, with the smallest input.
import { SeamHttp } from "@seamapi/http/connect";
import { absentRoutes, everyCall, listCalls } from "@mortise/contract";
import { Seam } from "seam";
import { Seam as Newest8 } from "seamapi";
import { Seam as Early8 } from "seamapi-8.4";
import { declaredMethods } from "./declared.mjs";
import { inputsFor } from "./inputs.mjs";
import { fatesOf, noFates } from "./parameters.mjs";
import { callOf, methodsOf, outcome } from "./reflect.mjs";
import { examine, reasonFor } from "./validators.mjs";

const known = new Set(listCalls(everyCall).map(([, { path }]) => path));
const absent = new Map(absentRoutes.map((route) => [route.path, route]));
/** Clients by name. `declared` is the class as a program names it. */
const peers = {
  "seamapi 8.24": {
    declared: { module: "seamapi", name: "Seam" },
    make: (apiKey, endpoint) => new Newest8({ apiKey, endpoint }),
  },
  "seamapi 8.4": {
    declared: { module: "seamapi-8.4", name: "Seam" },
    make: (apiKey, endpoint) => new Early8({ apiKey, endpoint }),
  },
  "seam 1.245": {
    declared: { module: "seam", name: "Seam" },
    make: (apiKey, endpoint) => new Seam({ apiKey, endpoint }),
  },
  "@seamapi/http 2.32": {
    declared: { module: "@seamapi/http/connect", name: "SeamHttp" },
    make: (apiKey, endpoint) => SeamHttp.fromApiKey(apiKey, { endpoint }),
  },
};

/** Ids, of which one satisfies each call whose client only says that something is missing. */
const nouns = [
  "access_grant",
  "access_method",
  "acs_user",
  "instant_key",
  "space",
  "user_identity",
  "device",
  "customer",
];
const someNames = nouns.flatMap((noun) => [`${noun}_id`, `${noun}_ids`, `${noun}_key`]);

export async function runPlatform(ours, listener) {
  const rows = [];
  for (const [peer, { make, declared }] of Object.entries(peers)) {
    const deaf = make("seam_apikey1_token", listener.url);
    const signatures = declaredMethods(declared);
    for (const names of methodsOf(deaf)) {
      const method = names.join(".");
      const call = await callBehind(deaf, names, listener);
      if (!call) continue;
      const row = await tried(ours, make, names, call);
      const isAnswered = row.state === "holds" || row.state === "chosen";
      const fates = isAnswered ? await fatesOf(ours, make, names, call.path, signatures.get(method)) : noFates();
      rows.push({ peer, method, path: call.path, ...row, fates, ...complaintOf(fates) });
    }
  }
  return rows;
}

/** Returns the documented routes, which the newest client sends. */
export const routesIn = (rows) => [
  ...new Set(rows.filter(({ peer }) => peer.startsWith("@seamapi/http")).map(({ path }) => path)),
];

/**
 * Returns a complaint about a method that ignores a parameter, or refuses it without its name. Such a method counts as
 * different.
 */
function complaintOf({ ignored, unclear }) {
  const told = [
    ...ignored.map((name) => `${name} is ignored`),
    ...unclear.map((name) => `${name} is refused, but not by name`),
  ];
  return told.length > 0 ? { state: "differs", why: told.join("; ") } : {};
}

const internal = { acknowledge_intentional_use_of_internal_api: true };

/**
 * Finds the call behind a method: the arriving request, or the input that the client itself reports as missing. Helpers
 * that send nothing have none. `argument` turns an input into the method's argument: the input itself, a single value
 * of it, or the input with the word that an internal call needs.
 */
export async function callBehind(client, names, listener) {
  let message = "";
  for (const [given, argumentOf] of [
    [{}, bareOrWhole],
    ["x", bareValue],
    [internal, () => (input) => ({ ...input, ...internal })],
  ]) {
    const before = listener.seen.length;
    const { error } = await outcome(() => callOf(client, names, [given]), 500);
    const arrived = listener.seen[before];
    if (arrived) return { path: arrived.path, needs: [], argument: argumentOf(arrived) };
    message ||= error?.message ?? "";
    const { path, fields = "" } =
      /required for (?<path>\/\S+)$|for (?<path>\/\S+): (?<fields>.+)$/.exec(message)?.groups ?? {};
    if (path) return { path, needs: fields === "" ? someNames : fields.split(", "), argument: (input) => input };
  }
  return undefined;
}

/** Returns the argument's form. A method whose input arrives as the value of one field takes that field alone. */
function bareOrWhole({ text, query }) {
  const sent = { ...Object.fromEntries(new URLSearchParams(query)), ...JSON.parse(text || "{}") };
  const [[takes, value] = []] = Object.entries(sent);
  return (input) => (typeof value === "object" || value === "{}" ? input[takes] : input);
}

function bareValue({ text, query }) {
  const sent = { ...Object.fromEntries(new URLSearchParams(query)), ...JSON.parse(text || "{}") };
  const takes = Object.keys(sent).find((name) => sent[name] === "x");
  return (input) => (takes === undefined ? undefined : input[takes]);
}

async function tried(ours, make, names, { path, needs, argument }) {
  if (absent.has(path)) return triedAbsent(ours, make, names, { route: absent.get(path), needs });
  if (!known.has(path)) return refusedPath(ours, make, names, { path, needs });
  const world = await ours.world();
  const input = await (await inputsFor(ours, world))(path).catch((error) => {
    throw new Error(`There is no input for ${path}: ${error.message}`, { cause: error });
  });
  const { status, text, error } = await asked(ours, make(world.api_key, ours.url), names, argument(input));
  if (status === 401 && path === "/workspaces/create")
    return { state: "refused", why: "401: an API key is of one workspace" };
  if (status === 400 && JSON.parse(text).error.type === "acs_not_supported")
    return { state: "refused", why: "400 acs_not_supported" };
  if (error) return { state: "differs", why: `${status}: ${error.message} ${text.slice(0, 900)}` };
  const { complaints, looked, isEmpty } = examine(path, JSON.parse(text));
  if (isEmpty) return { state: "empty", why: "empty, not judged" };
  const differs = complaints.filter((complaint) => reasonFor(complaint) === undefined);
  if (differs.length > 0) return { state: "differs", why: differs.join("; ").slice(0, 900) };
  if (complaints.length > 0) return { state: "chosen", why: [...new Set(complaints.map(reasonFor))].join("; ") };
  return { state: "holds", looked };
}

/**
 * Calls a route about objects that do not exist here, and checks that the answer is the one of the contract's table.
 */
async function triedAbsent(ours, make, names, { route, needs }) {
  const world = await ours.world("empty");
  const input = Object.fromEntries(
    needs.map((name) => [name, name.endsWith("_ids") ? [world.workspace_id] : world.workspace_id]),
  );
  const { status, text } = await asked(ours, make(world.api_key, ours.url), names, input);
  const { answer, absence } = route;
  const body = text === "" ? {} : JSON.parse(text);
  const type = body.error?.type;
  if ("none" in answer && status === 200 && body[answer.none]?.length === 0)
    return { state: "none", why: "an empty list" };
  if ("unknown" in answer && status === 404 && type === `${answer.unknown}_not_found`)
    return { state: "none", why: "404: there is none" };
  if ("refused" in answer && status === 400 && type === absence.type) return { state: "refused", why: `400 ${type}` };
  return { state: "differs", why: `${status}: ${text.slice(0, 200)}` };
}

async function refusedPath(ours, make, names, { path, needs }) {
  const world = await ours.world("empty");
  const { status, text } = await asked(
    ours,
    make(world.api_key, ours.url),
    names,
    Object.fromEntries(needs.map((name) => [name, "x"])),
  );
  const isNamed = status === 404 && text.includes(path);
  return isNamed
    ? { state: "refused", why: "404, naming the path" }
    : { state: "differs", why: `${status}: ${text.slice(0, 200)}` };
}

/** Returns the first answer to the method's own call. Later polls must have succeeded too. */
async function asked(ours, client, names, input) {
  const before = ours.seen.length;
  const { error } = await outcome(() => callOf(client, names, [input]));
  const answer = ours.seen[before] ?? { status: 0, text: "" };
  return { ...answer, error };
}
