// Our client beside client 8: the same methods with the same arguments, and what they resolve to. docs/moving-here.md
// tells the differences.
import { Seam as Ours } from "@mortise/client";
import { Seam as Eight } from "seamapi";
import { inputsFor } from "./inputs.mjs";
import { callBehind } from "./platform.mjs";
import { callOf, methodsOf, outcome } from "./reflect.mjs";

/** The differences that stand, each with its reason, by what ours and theirs resolve to. */
const chosen = [
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
    isSo: (ours, theirs) => ours.includes("webhook_id") && theirs === "{ok,webhook}",
  },
];
/** Calls that the era's client does not have. */
const later = /^thermostats\.(heat|cool|heatCool|off|setFanMode)$/;

export async function runOwnClient(ours, listener) {
  const [deaf, own] = [Eight, Ours].map(
    (Client) => new Client({ apiKey: "seam_apikey1_token", endpoint: listener.url }),
  );
  const known = new Set(methodsOf(own).map((names) => names.join(".")));
  const rows = [];
  for (const names of methodsOf(deaf)) {
    const method = names.join(".");
    const call = await callBehind(deaf, names, listener);
    if (!call) continue;
    const compared = known.has(method) ? await beside(ours, names, call) : missing(method);
    rows.push({ peer: "@mortise/client", method, ...compared });
  }
  return rows;
}

const missing = (method) =>
  later.test(method)
    ? { state: "chosen", why: "newer than the client of 8.2.4" }
    : { state: "differs", why: "ours has no such method" };

async function beside(ours, names, { path, argument }) {
  const shapes = [];
  for (const Client of [Ours, Eight]) {
    const world = await ours.world();
    const input = await (await inputsFor(ours, world))(path);
    const client = new Client({ apiKey: world.api_key, endpoint: ours.url });
    const isInternal = Client === Ours && path.startsWith("/internal");
    const args = isInternal ? [input, { acknowledgeInternalEndpoint: true }] : [argument(input)];
    const { value, error } = await outcome(() => callOf(client, names, args));
    shapes.push(error ? `${error.constructor.name}: ${error.message}` : shapeOf(value));
  }
  const [own, theirs] = shapes;
  if (own === theirs) return { state: "holds" };
  const reason = chosen.find(({ isSo }) => isSo(own, theirs));
  return reason
    ? { state: "chosen", why: reason.why }
    : { state: "differs", why: `${own} where client 8 has ${theirs}` };
}

function shapeOf(value) {
  if (Array.isArray(value)) return `[${value.length > 0 ? shapeOf(value[0]) : ""}]`;
  return value !== null && typeof value === "object" ? `{${Object.keys(value).toSorted().join()}}` : typeof value;
}
