// The published clients of the webhook service, an older and a current one: each method once, about existing objects.
import { listManagementCalls, management, managementPrefix } from "@mortise/contract";
import { Svix as Today } from "svix";
import { Svix as Era } from "svix-0.54";
import { callOf, methodsOf, outcome } from "./reflect.mjs";
import { webhookInputs } from "./webhook-inputs.mjs";

const peers = { "svix 0.54.2": Era, "svix 2.5.0": Today };
const rows = listManagementCalls(management).map(([, { method, path }]) => ({
  method,
  path,
  pattern: new RegExp(`^${managementPrefix}${path.replace(/\{\w+\}/g, "([^/]+)")}/?$`),
}));

export async function runWebhooks(ours, listener) {
  const found = [];
  for (const [peer, Svix] of Object.entries(peers)) {
    const deaf = new Svix("testsk_none.eu", { serverUrl: listener.url });
    for (const names of methodsOf(deaf)) {
      const call = await callBehind(deaf, names, listener);
      if (call) found.push({ peer, method: names.join("."), ...(await tried(ours, Svix, names, call)) });
    }
  }
  return found;
}

const marks = ["markOne", "markTwo", "markThree"];
/** Fields enough for the serializers of all bodies. A client sends those of the call. */
const anything = {
  url: "https://x.example",
  name: "n",
  eventType: "a",
  payload: {},
  description: "",
  key: null,
  headers: {},
  channels: [],
  since: new Date(0),
  until: new Date(1),
  startDate: new Date(0),
  createdAt: new Date(0),
  eventTypes: [],
  events: [],
  schemas: {},
  schema: {},
};

/** Finds how many ids a method takes before its body, and the call that it sends. The arriving path shows the ids. */
async function callBehind(client, names, listener) {
  for (const count of [3, 2, 1, 0]) {
    const before = listener.seen.length;
    await outcome(() => callOf(client, names, [...marks.slice(0, count), anything]), 500);
    const asked = listener.seen[before];
    const isWhole =
      asked &&
      !/undefined|\[object/.test(asked.path) &&
      marks.every((mark, at) => asked.path.includes(mark) === at < count);
    if (isWhole) return { ...asked, count };
  }
  return undefined;
}

async function tried(ours, Svix, names, { method, path, count }) {
  const world = await ours.world("empty");
  const token = await ours.tokenFor(world);
  const row = rows.find((each) => each.method === method && each.pattern.test(path));
  const { idFor, bodyFor } = await webhookInputs(ours, token);
  const template = row?.path.match(/\{\w+\}/g) ?? [];
  const ids = marks.slice(0, count).map((mark) =>
    idFor(
      template[
        path
          .match(row?.pattern ?? /^/)
          .slice(1)
          .indexOf(mark)
      ],
    ),
  );
  const body = row && bodyFor(`${method} ${row.path}`);
  const before = ours.seen.length;
  const authorized = row?.path === "/auth/logout" ? await logoutToken(ours, token, idFor("{app_id}")) : token;
  const from = ours.seen.length;
  const client = new Svix(authorized, { serverUrl: ours.url });
  const { value, error } = await outcome(() =>
    callOf(client, names, [...ids, ...(body || !row ? [body ?? anything] : [])]),
  );
  const { status, text, path: went } = ours.seen[from] ?? { status: 0, text: `nothing after ${before}`, path };
  if (!row && (status === 404 || status === 405) && text.includes(went))
    return { state: "refused", why: `${status}, naming the path` };
  if (error || !row) return { state: "differs", why: `${status}: ${error?.message} ${text.slice(0, 400)}` };
  const invalid = invalidDates(value);
  return invalid.length > 0
    ? { state: "differs", why: `no date for the client: ${invalid.join(", ")}` }
    : { state: "holds" };
}

async function logoutToken(ours, token, app) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${ours.url}${managementPrefix}/auth/dashboard-access/${app}`, {
    method: "POST",
    headers,
  });
  return (await response.json()).token;
}

/** Returns the fields that the client could not parse as dates, because they were missing or no dates. */
function invalidDates(value, name = "answer") {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? [name] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, each]) => invalidDates(each, `${name}.${key}`));
}
