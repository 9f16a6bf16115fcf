// Checks that each optional parameter of a method is honoured, or refused by name. The contract lists the honoured
// ones. A parameter that it lacks must not be ignored silently.
import { everyCall, listCalls } from "@mortise/contract";
import { optionalFields } from "./declared.mjs";
import { inputsFor } from "./inputs.mjs";
import { callOf, outcome } from "./reflect.mjs";

const fields = new Map();
for (const [, { path, input }] of listCalls(everyCall))
  fields.set(path, new Set([...(fields.get(path) ?? []), ...Object.keys(input.shape)]));

const later = (days) => new Date(Date.now() + days * 86_400_000).toISOString();
/** Parameters that need another one beside them, or a value that their type does not show. */
const together = {
  starts_at: { starts_at: later(1), ends_at: later(2) },
  ends_at: { starts_at: later(1), ends_at: later(2) },
  automatic_cooling_enabled: { automatic_cooling_enabled: true, cooling_set_point_celsius: 24 },
  automatic_heating_enabled: { automatic_heating_enabled: true, heating_set_point_celsius: 20 },
  between: { between: ["2000-01-01T00:00:00.000Z", "2100-01-01T00:00:00.000Z"] },
  preferred_code_length: { preferred_code_length: 5 },
};

/** Calls in one world. More calls would fill a lock with codes. */
const callsInOneWorld = 8;

export const noFates = () => ({ honoured: [], refused: [], ignored: [], unclear: [] });

/** Calls the method once more for each parameter. Resolves to the parameters' names, by their outcome. */
export async function fatesOf(ours, make, names, path, declared) {
  const fates = noFates();
  const values = Object.entries(declared ? optionalFields(declared) : {}).filter(([, value]) => value !== undefined);
  if (values.length === 0) return fates;
  let client;
  let inputFor;
  for (const [at, [name, value]] of values.entries()) {
    if (at % callsInOneWorld === 0) {
      const world = await ours.world();
      inputFor = await inputsFor(ours, world);
      client = make(world.api_key, ours.url);
    }
    const input = await inputFor(path);
    const before = ours.seen.length;
    await outcome(() => callOf(client, names, [{ [name]: value, ...together[name], ...input }]), 5000);
    const answer = ours.seen[before];
    if (answer && wasSent(answer, name)) fates[fateOf(answer, path, name)].push(name);
  }
  return fates;
}

const wasSent = ({ query, sent }, name) =>
  [...new URLSearchParams(query).keys()].some((key) => key.replace(/\[.*$/, "") === name) || sent.includes(`"${name}"`);

function fateOf({ status, text }, path, name) {
  const isKnown = fields.get(path).has(name);
  if (status < 300) return isKnown ? "honoured" : "ignored";
  // The value names nothing of this world. A response that it was not found shows that the parameter counts.
  if (status === 404 && isKnown && text.includes("_not_found")) return "honoured";
  return status < 500 && text.includes(name) ? "refused" : "unclear";
}
