// Our client, and its entry for programs of client 8, beside that client: the same methods with the same arguments, and
// their results. docs/moving-here.md lists the differences.
import { Seam as Ours } from "@mortise/client";
import { Seam as Compat } from "@mortise/client/compat";
import { Seam as Newest8 } from "seamapi";
import { Seam as Early8 } from "seamapi-8.4";
import { inputsFor } from "./inputs.mjs";
import { callBehind } from "./platform.mjs";
import { callOf, methodsOf, outcome } from "./reflect.mjs";

const reasons = [
  {
    why: "`{ ok }` alone says nothing: ours resolves to undefined",
    isSo: (ours, theirs) => ours === "undefined" && theirs.includes("ok"),
  },
  {
    why: "ours resolves to the attempt itself",
    isSo: (ours, theirs) => ours.includes("action_attempt_id") && /action_?attempt/i.test(theirs),
  },
  {
    why: "ours resolves to the webhook itself",
    isSo: (ours, theirs) => ours.includes("webhook_id") && theirs.startsWith("{ok,webhook:"),
  },
];
const resolvesToNothing = {
  why: "as 8.24, which resolves to nothing",
  isSo: (ours, theirs) => ours === "undefined" && theirs === "{ok}",
};

/** Pairs of clients to compare, with the accepted differences between their results. */
const pairs = [
  { name: "@mortise/client beside seamapi 8.24", Own: Ours, Eight: Newest8, chosen: reasons },
  { name: "@mortise/client/compat beside seamapi 8.24", Own: Compat, Eight: Newest8, chosen: [] },
  { name: "@mortise/client/compat beside seamapi 8.4", Own: Compat, Eight: Early8, chosen: [resolvesToNothing] },
];
/** Calls that client 8.2.4 lacks. */
const later = /^thermostats\.(heat|cool|heatCool|off|setFanMode)$/;

export async function runOwnClient(ours, listener) {
  const rows = [];
  for (const { name: peer, Own, Eight, chosen } of pairs) {
    const [deaf, own] = [Eight, Own].map(
      (Client) => new Client({ apiKey: "seam_apikey1_token", endpoint: listener.url }),
    );
    const known = new Set(methodsOf(own).map((names) => names.join(".")));
    for (const names of methodsOf(deaf)) {
      const method = names.join(".");
      const call = await callBehind(deaf, names, listener);
      if (!call) continue;
      const compared = known.has(method) ? await beside(ours, names, call, { Own, Eight, chosen }) : missing(method);
      rows.push({ peer, method, ...compared });
    }
  }
  return rows;
}

const missing = (method) =>
  later.test(method)
    ? { state: "chosen", why: "newer than the client of 8.2.4" }
    : { state: "differs", why: "ours has no such method" };

async function beside(ours, names, { path, argument }, { Own, Eight, chosen }) {
  const shapes = [];
  for (const Client of [Own, Eight]) {
    const world = await ours.world();
    const input = await (await inputsFor(ours, world))(path);
    const client = new Client({ apiKey: world.api_key, endpoint: ours.url });
    const isInternal = Client === Ours && path.startsWith("/internal");
    const args = isInternal ? [input, { acknowledgeInternalEndpoint: true }] : [argument(input)];
    const { value, error } = await outcome(() => callOf(client, names, args));
    shapes.push(error ? `${error.constructor.name}: ${error.message}` : shapeOf(value));
  }
  const [own, theirs] = shapes;
  if (own === theirs) return own === "[]" ? { state: "empty", why: "empty, not judged" } : { state: "holds" };
  const reason = chosen.find(({ isSo }) => isSo(own, theirs));
  return reason
    ? { state: "chosen", why: reason.why }
    : { state: "differs", why: `${own} where client 8 has ${theirs}` };
}

/** Returns the keys of a result and of its objects. */
function shapeOf(value, depth = 0) {
  if (Array.isArray(value)) return `[${value.length > 0 ? shapeOf(value[0], depth) : ""}]`;
  if (value === null || typeof value !== "object") return typeof value;
  const inner = (key) => (depth === 0 && value[key] instanceof Object ? `:${shapeOf(value[key], 1)}` : "");
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => key + inner(key)).join()}}`;
}
