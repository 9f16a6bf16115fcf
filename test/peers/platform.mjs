// The published clients of the platform's API: each method once, in a world of its own, with the least input that it
// needs.
import { SeamHttp } from "@seamapi/http/connect";
import { everyCall, listCalls } from "@mortise/contract";
import { Seam } from "seam";
import { Seam as Seam8 } from "seamapi";
import { inputsFor } from "./inputs.mjs";
import { callOf, methodsOf, outcome } from "./reflect.mjs";
import { examine, reasonFor } from "./validators.mjs";

const known = new Set(listCalls(everyCall).map(([, { path }]) => path));
const peers = {
  seamapi: (apiKey, endpoint) => new Seam8({ apiKey, endpoint }),
  seam: (apiKey, endpoint) => new Seam({ apiKey, endpoint }),
  "@seamapi/http": (apiKey, endpoint) => SeamHttp.fromApiKey(apiKey, { endpoint }),
};

/** One of them satisfies each call of which the client says only that something is missing. */
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
  for (const [peer, make] of Object.entries(peers)) {
    const deaf = make("seam_apikey1_token", listener.url);
    for (const names of methodsOf(deaf)) {
      const call = await callBehind(deaf, names, listener);
      if (call) rows.push({ peer, method: names.join("."), ...(await tried(ours, make, names, call)) });
    }
  }
  return rows;
}

const internal = { acknowledge_intentional_use_of_internal_api: true };

/**
 * The call that a method stands for: what arrives, or what the client itself says is missing. `argument` makes of an
 * input what the method is given: the input itself, a single value of it, or the input with the word that an internal
 * call wants. Helpers that ask nothing have none.
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

function bareOrWhole({ text }) {
  const [[takes, value] = []] = Object.entries(JSON.parse(text || "{}"));
  return (input) => (typeof value === "object" ? input[takes] : input);
}

function bareValue({ text, query }) {
  const sent = { ...Object.fromEntries(new URLSearchParams(query)), ...JSON.parse(text || "{}") };
  const takes = Object.keys(sent).find((name) => sent[name] === "x");
  return (input) => (takes === undefined ? undefined : input[takes]);
}

async function tried(ours, make, names, { path, needs, argument }) {
  if (!known.has(path)) return refusedPath(ours, make, names, { path, needs });
  const world = await ours.world();
  const input = await (await inputsFor(ours, world))(path).catch((error) => {
    throw new Error(`There is no input for ${path}: ${error.message}`, { cause: error });
  });
  const { status, text, error } = await asked(ours, make(world.api_key, ours.url), names, argument(input));
  if (status === 401 && path === "/workspaces/create")
    return { state: "refused", why: "401: an API key is of one workspace" };
  if (error) return { state: "differs", why: `${status}: ${error.message} ${text.slice(0, 900)}` };
  const { complaints, looked } = examine(path, JSON.parse(text));
  const differs = complaints.filter((complaint) => reasonFor(complaint) === undefined);
  if (differs.length > 0) return { state: "differs", why: differs.join("; ").slice(0, 900) };
  if (complaints.length > 0) return { state: "chosen", why: [...new Set(complaints.map(reasonFor))].join("; ") };
  return { state: "holds", looked };
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

/** The first answer to the method's own call; what it polls afterwards must have succeeded too. */
async function asked(ours, client, names, input) {
  const before = ours.seen.length;
  const { error } = await outcome(() => callOf(client, names, [input]));
  const answer = ours.seen[before] ?? { status: 0, text: "" };
  return { ...answer, error };
}
