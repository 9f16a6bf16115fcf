// Every call of the contract with every kind of credential, every kind of bad input, and ids of other owners.
import {
  absentCalls,
  type Call,
  type CredentialKind,
  everyCall,
  listCalls,
  type Method,
  sandbox,
} from "@mortise/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { answered, onBothServers, onServer, origin, type Rig } from "../rig/rig.ts";
import { createKey } from "../../src/base/db/workspaces.ts";
import type { World } from "../../src/api/sandbox/world.ts";

const rows = [...listCalls(everyCall), ...listCalls(absentCalls), ...listCalls(sandbox, "sandbox.")];
const guarded = rows.filter(([, { auth }]) => !auth.includes("none"));
const unknownId = "99999999-9999-4999-8999-999999999999";

type Kind = Exclude<CredentialKind, "none" | "console_session">;
const kinds: readonly Kind[] = [
  "client_session",
  "customer_session",
  "api_key",
  "access_token",
  "publishable_key",
  "sandbox_key",
];

const sendTo =
  (rig: () => Rig) =>
  async (row: Call, headers: Record<string, string>, input: unknown, method: Method = row.method) => {
    const inQuery = method === "GET" || method === "DELETE";
    const query = inQuery ? `?${queryOf(input as Record<string, unknown>)}` : "";
    const response = await rig().server.fetch(
      new Request(origin + row.path + query, {
        method,
        headers: { ...headers, ...(inQuery ? {} : { "content-type": "application/json" }) },
        ...(inQuery ? {} : { body: JSON.stringify(input) }),
      }),
    );
    const text = await response.text();
    return {
      status: response.status,
      text,
      body: JSON.parse(text) as { ok: boolean; error?: { type: string; message: string; data?: unknown } },
    };
  };

onServer("every call", (rig) => {
  const send = sendTo(rig);

  /** Returns the accepted credential with the widest rights. */
  const keyFor = ({ auth }: Call) => credentials[auth.includes("api_key") ? "api_key" : "access_token"];
  let credentials: Record<Kind, Record<string, string>>;
  beforeAll(async () => {
    credentials = await credentialsOf(rig(), await rig().world("empty"));
  });

  describe.each(guarded)("%s", (_name, row) => {
    it("accepts exactly the credentials that the contract names", async () => {
      for (const kind of kinds) {
        const { status, body } = await send(row, credentials[kind], minimal(row));
        const isAllowed =
          row.auth.includes(kind) || (kind === "customer_session" && row.auth.includes("client_session"));
        const isRefused = status === 401 && body.error?.type !== "publishable_key_requires_user_identifier_key";
        expect({ kind, isRefused, type: body.error?.type }).toMatchObject({ kind, isRefused: !isAllowed });
      }
      expect((await send(row, {}, minimal(row))).status).toBe(
        row.path === "/client_sessions/get_or_create" ? 400 : 401,
      );
    });

    it("answers both of its methods alike, and never with 500", async () => {
      const headers = keyFor(row);
      for (const method of row.accepts) {
        const { status, body } = await send(row, headers, minimal(row), method);
        expect([200, 400, 404]).toContain(status);
        expect(body.error?.type).not.toBe("method_not_allowed");
      }
    });

    it("refuses bad input by name", async () => {
      const headers = keyFor(row);
      const method = row.accepts.find((each) => each !== "GET" && each !== "DELETE");
      if (method === undefined) return;
      for (const [field, schema] of Object.entries(row.input.shape)) {
        for (const value of [{ a: 1 }, [[]], 1.5e308, "x".repeat(20_000), -1, true, "\u{1F511}", [null]]) {
          // Null entries in a filter's list are ignored.
          const known = row.accepts.includes("GET") && JSON.stringify(value) === "[null]" ? [] : value;
          if ((schema as z.ZodType).safeParse(known).success) continue;
          const { status, body, text } = await send(row, headers, { ...minimal(row), [field]: value }, method);
          expect({ field, value: JSON.stringify(value)?.slice(0, 40), status }).toMatchObject({ status: 400 });
          expect(body.error?.type).toBe("invalid_input");
          expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
        }
      }
    });

    it("treats null as an omitted field, or refuses it with what to do if it is ambiguous", async () => {
      const method = row.accepts.find((each) => each !== "GET" && each !== "DELETE");
      if (method === undefined) return;
      for (const [field, schema] of Object.entries(row.input.shape)) {
        const kind = schema as z.ZodType;
        if (kind.safeParse(null).success) continue;
        const isOptional = kind.safeParse(undefined).success;
        const isIgnored = isOptional && meansNothing(row, field, kind);
        const answer = await send(row, keyFor(row), { ...minimal(row), [field]: null }, method);
        const without = await send(row, keyFor(row), { ...minimal(row), [field]: undefined }, method);
        const told = { field, status: answer.status, type: answer.body.error?.type };
        const refused = { field, status: 400, type: "invalid_input" };
        expect(told).toEqual(isIgnored ? { field, status: without.status, type: without.body.error?.type } : refused);
        const said = answer.body.error?.message ?? "";
        const isAdvised = /^Must not be null; leave it out to .+ for "/.test(said);
        expect([field, said.includes("null"), isAdvised]).toEqual([field, !isIgnored, isOptional && !isIgnored]);
      }
    });

    it("names each missing field as required, for each of its methods", async () => {
      const whole = minimal(row);
      const shape = row.input.shape as Record<string, z.ZodType>;
      for (const field of Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success)) {
        for (const method of row.accepts) {
          const { status, body, text } = await send(row, keyFor(row), { ...whole, [field]: undefined }, method);
          expect({ field, method, status, type: body.error?.type }).toEqual({
            field,
            method,
            status: 400,
            type: "invalid_input",
          });
          expect(text).toContain(field);
        }
      }
    });

    it("refuses a list for a single value, in a query too", async () => {
      const shape = row.input.shape as Record<string, z.ZodType>;
      for (const [field, schema] of Object.entries(shape)) {
        const list = [unknownId, unknownId];
        if (schema.safeParse(list).success || !schema.safeParse(unknownId).success) continue;
        for (const method of row.accepts) {
          const { status, body } = await send(row, keyFor(row), { ...minimal(row), [field]: list }, method);
          expect({ field, method, status, type: body.error?.type }).toEqual({
            field,
            method,
            status: 400,
            type: "invalid_input",
          });
        }
      }
    });
  });
});

onBothServers("ids of others", (rig) => {
  const send = sendTo(rig);
  let mine: Tenant;
  let theirs: Tenant;
  beforeAll(async () => {
    mine = await tenant(rig());
    theirs = await tenant(rig());
  });

  const takesId = rows.filter(
    ([name, { input, auth }]) =>
      idFields(input.shape).length > 0 && !auth.includes("none") && !name.startsWith("clientSessions.create"),
  );

  it.each(takesId)("%s treats ids of another workspace, session or kind as unknown", async (_name, row) => {
    for (const field of idFields(row.input.shape)) {
      const kind = field.replace(/s$/, "");
      const their = theirs.ids[kind];
      const own = mine.ids[kind];
      if (their === undefined || own === undefined) continue;
      const input = (id: string) => ({
        ...minimal(row),
        ...onlyRef(row, field),
        [field]: field.endsWith("_ids") ? [id] : id,
      });
      const key = { authorization: `Bearer ${mine.world.api_key}` };
      const unknown = normal(await send(row, key, input(unknownId)));
      expect(normal(await send(row, key, input(their)))).toEqual(unknown);
      for (const otherKind of Object.values(mine.ids).filter((id) => id !== undefined && id !== own)) {
        expect(normal(await send(row, key, input(otherKind as string)))).toEqual(unknown);
      }
      if (!row.auth.includes("client_session")) continue;
      const session = { authorization: `Bearer ${mine.outsider}` };
      expect(normal(await send(row, session, input(own)))).toEqual(normal(await send(row, session, input(unknownId))));
    }
  });
});

/**
 * Whether null is ambiguous: a filter could look for objects without a value, and a change could remove one. Flags and
 * ids cannot.
 */
function meansNothing({ path }: Call, field: string, schema: z.ZodType): boolean {
  if (path.endsWith("/list")) return field === "limit";
  return (
    !path.includes("/update") ||
    schema.safeParse(true).success ||
    schema.safeParse(false).success ||
    field.endsWith("_id")
  );
}

async function credentialsOf(rig: Rig, world: World): Promise<Record<Kind, Record<string, string>>> {
  const { query } = rig.database;
  const owner_id = world.workspace_id;
  await query.updateTable("workspaces").set({ owner_id }).where("workspace_id", "=", world.workspace_id).execute();
  const token = await createKey(query, "access_token", {
    workspace_id: null,
    owner_id,
    created_at: "2026-01-01T00:00:00.000Z",
  });
  const bearer = (text: string) => ({ authorization: `Bearer ${text}` });
  return {
    api_key: bearer(world.api_key),
    client_session: bearer(world.client_session_token),
    customer_session: bearer(await customerToken(rig, world)),
    sandbox_key: bearer(world.sandbox_key),
    access_token: { ...bearer(token), "seam-workspace": world.workspace_id },
    publishable_key: { "seam-publishable-key": world.publishable_key },
  };
}

async function customerToken(rig: Rig, world: World): Promise<string> {
  const asked = await rig.ask<{ client_session: { token: string } }>(world.api_key, "/client_sessions/create", {
    customer_key: "tried",
  });
  return answered(asked).client_session.token;
}

const idFields = (shape: Record<string, unknown>): string[] => Object.keys(shape).filter((name) => /_ids?$/.test(name));

/** Returns the smallest input that a row accepts. */
function minimal({ input }: Call): Record<string, unknown> {
  const given: Record<string, unknown> = {
    device_id: unknownId,
    since: "2026-01-01T00:00:00.000Z",
    name: "Name",
    code: "4827",
    is_managed: true,
    url: "https://receiver.example/hook",
    world: "empty",
    fault: "jammed",
    connected: true,
    milliseconds: 0,
    starts_daily_at: "20:00:00",
    ends_daily_at: "08:00:00",
    noise_threshold_decibels: 60,
    default_climate_setting: { hvac_mode_setting: "off" },
    schedule_starts_at: "2026-07-01T00:00:00.000Z",
    schedule_ends_at: "2026-07-02T00:00:00.000Z",
    device_ids: [unknownId],
    user_identifier_key: "somebody",
    action_attempt_ids: [unknownId],
    acs_entrance_ids: [],
    space_ids: [unknownId],
  };
  const shape = input.shape as Record<string, z.ZodType>;
  const needed = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
  const fields = Object.fromEntries(
    needed.map((name) => [name, given[name] ?? (name.endsWith("_ids") ? [unknownId] : unknownId)]),
  );
  if (input.safeParse(fields).success) return fields;
  for (const extras of [
    ["device_id"],
    ["since"],
    ["user_identifier_key"],
    ["access_code_id"],
    ["connected_account_id"],
    ["event_id"],
    ["space_id"],
    ["space_ids"],
    ["user_identity_id"],
    ["user_identity_id", "merged_user_identity_ids"],
  ]) {
    if (extras.some((extra) => !(extra in shape))) continue;
    const valueOf = (extra: string) => given[extra] ?? (extra.endsWith("_ids") ? [unknownId] : unknownId);
    const tried = { ...fields, ...Object.fromEntries(extras.map((extra) => [extra, valueOf(extra)])) };
    if (input.safeParse(tried).success) return tried;
  }
  return fields;
}

/** Removes the alternative ids of a row, except the one under test. */
function onlyRef({ input }: Call, field: string): Record<string, undefined> {
  const others = [
    "device_id",
    "access_code_id",
    "connected_account_id",
    "user_identifier_key",
    "event_id",
    "code",
    "space_key",
    "space_keys",
    "user_identity_key",
  ].filter((name) => name !== field && name in input.shape);
  const without = Object.fromEntries(others.map((name) => [name, undefined]));
  return input.safeParse({ [field]: field.endsWith("_ids") ? [unknownId] : unknownId, since: "2026-01-01" }).success
    ? without
    : {};
}

/** Returns an id of each kind of object in a world. */
async function idsOf(rig: Rig, { api_key, workspace_id }: World): Promise<Record<string, string | undefined>> {
  const { query } = rig.database;
  const first = async (table: "devices" | "access_codes" | "connected_accounts") =>
    (await query
      .selectFrom(table)
      .selectAll()
      .where("workspace_id", "=", workspace_id)
      .orderBy("created_at")
      .limit(1)
      .executeTakeFirst()) as Record<string, string> | undefined;
  const device_id = (await first("devices"))?.["device_id"];
  const { body: locked } = await rig.ask<{ action_attempt: { action_attempt_id: string } }>(
    api_key,
    "/locks/lock_door",
    { device_id },
  );
  await rig.server.tick();
  const { body: events } = await rig.ask<{ events: { event_id: string }[] }>(api_key, "/events/list", {
    since: "1970-01-01",
  });
  const { body: webview } = await rig.ask<{ connect_webview: { connect_webview_id: string } }>(
    api_key,
    "/connect_webviews/create",
  );
  const { body: session } = await rig.ask<{ client_session: { client_session_id: string } }>(
    api_key,
    "/client_sessions/create",
    {},
  );
  const { body: webhook } = await rig.ask<{ webhook: { webhook_id: string } }>(api_key, "/webhooks/create", {
    url: "https://receiver.example/hook",
  });
  const { body: made } = await rig.ask<{ space: { space_id: string } }>(api_key, "/spaces/create", { name: "Room" });
  const { body: person } = await rig.ask<{ user_identity: { user_identity_id: string } }>(
    api_key,
    "/user_identities/create",
  );
  return {
    device_id,
    space_id: made.space.space_id,
    user_identity_id: person.user_identity.user_identity_id,
    access_code_id: (await first("access_codes"))?.["access_code_id"],
    connected_account_id: (await first("connected_accounts"))?.["connected_account_id"],
    action_attempt_id: locked.action_attempt.action_attempt_id,
    event_id: events.events[0]?.event_id,
    connect_webview_id: webview.connect_webview.connect_webview_id,
    client_session_id: session.client_session.client_session_id,
    webhook_id: webhook.webhook.webhook_id,
  };
}

interface Tenant {
  world: World;
  ids: Record<string, string | undefined>;
  /** Session of the workspace that can see none of its accounts. */
  outsider: string;
}

async function tenant(rig: Rig): Promise<Tenant> {
  const world = await rig.world();
  const ids = await idsOf(rig, world);
  const { body } = await rig.ask<{ client_session: { token: string } }>(world.api_key, "/client_sessions/create", {});
  return { world, ids, outsider: body.client_session.token };
}

/** Returns the answer without what may differ between two requests: the sent ids, request ids, cursors. */
function normal({ status, text }: { status: number; text: string }): string {
  return `${status} ${text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "UUID").replace(/"next_page_cursor":"[^"]*"/, "")}`;
}

function queryOf(input: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(input))
    for (const each of [value].flat()) if (each !== undefined) query.append(field, each as string);
  return query;
}
