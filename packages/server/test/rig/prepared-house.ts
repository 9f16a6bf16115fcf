// A server with one of everything, created once. Its rows are restored after each request, so that every request meets
// the same ids at the same moment.
import { listCatalogue, listManufacturers } from "../../src/base/catalogue/device-catalogue.ts";
import { sql } from "kysely";
import type { Database } from "../../src/base/db/database.ts";
import { createKey } from "../../src/base/db/workspaces.ts";
import { createOrganizationToken, openSqlite, type Server } from "../../src/index.ts";
import { lastSeenSetting } from "../../src/base/queue/last-seen.ts";
import { make, walk, jane } from "./connect-visits.ts";
import { createRig, origin, type Rig } from "./rig.ts";

interface Asked {
  method: string;
  path: string;
  query?: URLSearchParams;
  body?: unknown;
  token: string;
}

interface Outcome {
  status: number;
  text: string;
  /** Answer and all rows stored afterwards, without new and random values. */
  trace: string;
}

/** Creates the house once, in memory, with one server. `prepare` fills it. */
export async function prepareHouse<Facts>(prepare: (rig: Rig) => Promise<Facts>) {
  const database = await openSqlite({ folder: null });
  const rig = await createRig(database, { webhooks: { random: () => 0.5 } });
  const { server } = rig;
  const facts = await prepare(rig);
  await server.tick();
  const restore = await keepRows(database);
  const plain = plainLines(new Set((await dump(database)).join("\n").match(randomIds)));

  /** Sends one request, lets the locks complete it, records everything, and restores all rows. */
  async function ask({ method, path, query, body, token }: Asked): Promise<Outcome> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const request = new Request(`${origin}${path}${query?.size ? `?${query}` : ""}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { status, text } = await answered(server, request);
    await server.tick();
    const stored = await dump(database);
    await restore();
    return { status, text, trace: [`${status} ${text}`, ...stored].map(plain).toSorted().join("\n") };
  }
  const close = async () => {
    await server.close();
    await database.close();
  };
  return { facts, ask, close };
}

/** Copies all rows into a second database of the connection. Resolves to a function that restores them. */
async function keepRows(database: Database): Promise<() => Promise<void>> {
  const { query } = database;
  await sql`attach ':memory:' as kept`.execute(query);
  const tables = await sql<{ name: string }>`
    select name from main.sqlite_master
    where type = 'table' and (name not like 'sqlite_%' or name = 'sqlite_sequence')`.execute(query);
  const names = tables.rows.map(({ name }) => name);
  const table = (schema: "main" | "kept", name: string) =>
    sql.table(`${schema}.${name === "sqlite_sequence" && schema === "kept" ? "sequence" : name}`);
  for (const name of names)
    await sql`create table ${table("kept", name)} as select * from ${table("main", name)}`.execute(query);
  return () =>
    database.transaction(async (tx) => {
      await sql`pragma defer_foreign_keys = on`.execute(tx);
      for (const name of names) {
        await sql`delete from ${table("main", name)}`.execute(tx);
        await sql`insert into ${table("main", name)} select * from ${table("kept", name)}`.execute(tx);
      }
    });
}

/** Resolves to the answer to a request that may wait for its command. Due work is done meanwhile. */
async function answered(server: Server, request: Request): Promise<{ status: number; text: string }> {
  const waiting = { is: true };
  const answering = server.fetch(request).finally(() => {
    waiting.is = false;
  });
  while (waiting.is) {
    await server.tick();
    await Promise.race([answering, new Promise((resolve) => setTimeout(resolve, 1))]);
  }
  const response = await answering;
  return { status: response.status, text: await response.text() };
}

/** Keys come before ids with a prefix, because a key may begin like one. */
const randomIds =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|[\w+/-]{40,}=*|\b[a-z]{2,9}_[0-9A-Za-z]{20,}|\b[0-9a-f]{32,64}\b/g;
/** PINs that the server chose, of which only the length counts. */
const chosenPin = /"code\\*":\\*"(?!4827|5938)\d+/g;
/** Token in the address of a hosted page. */
const pageToken = /(?<=token\\*[="]:?\\*"?)[\w-]{10,}/g;

/**
 * Makes a line of a trace comparable between runs. Results are cached, because most rows are the same after every
 * request.
 */
function plainLines(known: ReadonlySet<string>): (line: string) => string {
  const kept = new Map<string, string>();
  const plain = (line: string) =>
    line
      .replace(/whsec_[\w+/=]+/g, "new")
      .replace(randomIds, (id) => (known.has(id) ? id : "new"))
      .replace(/"short":"\w+"/g, '"short":"new"')
      .replace(/"duration_ms":\d+/g, '"duration_ms":0')
      .replace(chosenPin, (pin) => pin.replace(/\d/g, "#"))
      .replace(pageToken, "new")
      .replace(/(?<=\\n)(?!4827|5938)\d{4,8}(?=\\*")/g, (digits) => "#".repeat(digits.length));
  return (line) => {
    const made = kept.get(line) ?? plain(line);
    kept.set(line, made);
    return made;
  };
}

/** Returns all rows, except those that the server changes at its own time, whatever the request. */
async function dump({ query }: Database): Promise<string[]> {
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table' order by name`.execute(
    query,
  );
  const lines: string[] = [];
  for (const { name } of tables.rows) {
    if (/^sqlite_|_fts|^jobs$|^leases|search/.test(name)) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(query);
    for (const each of rows)
      if (name !== "settings" || (each as { name?: string }).name !== lastSeenSetting)
        lines.push(`${name} ${JSON.stringify(each)}`);
  }
  return lines;
}

/** Creates one of everything that the platform's calls are about, and each kind of credential. */
export async function oneOfEverything(rig: Rig) {
  const world = await rig.world();
  const { workspace_id, api_key } = world;
  const read = async <Body>(path: string, input: object = {}) => {
    const { status, body } = await rig.ask<Body>(api_key, path, input);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  for (const provider of ["ecobee", "noiseaware"])
    await walk(rig, await make(rig, api_key, { accepted_providers: [provider] }), [{ accept: "" }, jane]);
  interface Device {
    device_id: string;
    can_program_online_access_codes?: boolean;
    errors: unknown[];
    connected_account_id: string;
    properties: { supported_code_lengths?: number[] };
  }
  const all = (await read<{ devices: Device[] }>("/devices/list", { limit: 1000 })).devices;
  const locks = all.filter(
    ({ can_program_online_access_codes: isAble, errors, properties: { supported_code_lengths: lengths } }) =>
      isAble && errors.length === 0 && lengths?.includes(4) && lengths.includes(6),
  );
  const [lock, second, away] = [locks[0], locks[1], locks.at(-1)].map((each) => each?.device_id ?? "") as [
    string,
    string,
    string,
  ];
  for (const device_id of [away, locks.at(-2)?.device_id])
    await read("/devices/update", { device_id, is_managed: false });
  const thermostat = (await read<{ thermostats: Device[] }>("/thermostats/list")).thermostats[0]?.device_id ?? "";
  const sensor = (await read<{ noise_sensors: Device[] }>("/noise_sensors/list")).noise_sensors[0]?.device_id ?? "";
  const code = async (input: object) =>
    (await read<{ access_code: { access_code_id: string } }>("/access_codes/create", { device_id: lock, ...input }))
      .access_code.access_code_id;
  const space = async (name: string, space_key: string, device_ids: string[]) =>
    (await read<{ space: { space_id: string } }>("/spaces/create", { name, space_key, device_ids })).space.space_id;
  const person = async (input: object) =>
    (await read<{ user_identity: { user_identity_id: string } }>("/user_identities/create", input)).user_identity
      .user_identity_id;
  const grant = async (input: object) =>
    (
      await read<{ access_grant: { access_grant_id: string; access_method_ids: string[] } }>(
        "/access_grants/create",
        input,
      )
    ).access_grant;
  const two = [{ mode: "code" }, { mode: "code" }];
  const stay = await grant({
    user_identity: { full_name: "Guest" },
    device_ids: [lock],
    requested_access_methods: two,
    access_grant_key: "stay 1",
    reservation_key: "booking 1",
  });
  await grant({ user_identity: {}, device_ids: [second], requested_access_methods: [{ mode: "code" }] });
  const times = { starts_at: "2026-01-01", ends_at: "2027-12-01" };
  const facts = {
    access_grant_id: stay.access_grant_id,
    access_method_id: stay.access_method_ids[0] ?? "",
    access_method_ids: stay.access_method_ids,
    workspace_id,
    api_key,
    lock,
    second,
    away,
    thermostat,
    sensor,
    access_code_id: await code({ name: "Guest", code: "7391" }),
    pooled: await code({ device_id: second, name: "Spare", ...times, use_backup_access_code_pool: true }),
    shared: await code({ name: "Party", common_code_key: "party" }),
    unmanaged: (
      await read<{ access_code: { access_code_id: string } }>("/access_codes/simulate/create_unmanaged_access_code", {
        device_id: lock,
        name: "By hand",
        code: "8264",
      })
    ).access_code.access_code_id,
    alsoUnmanaged: await read("/access_codes/simulate/create_unmanaged_access_code", {
      device_id: lock,
      name: "By hand 2",
      code: "8265",
    }),
    connected_account_id: locks[0]?.connected_account_id ?? "",
    connect_webview_id: (await make(rig, api_key, {})).connect_webview_id,
    client_session_id: (
      await read<{ client_session: { client_session_id: string } }>("/client_sessions/create", {
        user_identifier_key: "guest-1",
      })
    ).client_session.client_session_id,
    webhook_id: (
      await read<{ webhook: { webhook_id: string } }>("/webhooks/create", {
        url: "https://receiver.example/hook",
        event_types: ["phone.deactivated"],
      })
    ).webhook.webhook_id,
    climate_setting_schedule_id: (
      await read<{ climate_setting_schedule: { climate_setting_schedule_id: string } }>(
        "/thermostats/climate_setting_schedules/create",
        {
          device_id: thermostat,
          schedule_starts_at: "2028-01-01",
          schedule_ends_at: "2028-01-02",
          hvac_mode_setting: "off",
          manual_override_allowed: true,
        },
      )
    ).climate_setting_schedule.climate_setting_schedule_id,
    space_id: await space("Room", "room", [lock]),
    hall: await space("Hall", "hall", [second]),
    user_identity_id: await person({
      user_identity_key: "person 1",
      full_name: "Person 1",
      email_address: "one@person.example",
      phone_number: "+4915112345678",
    }),
    merged_user_identity_ids: [await person({ user_identity_key: "person 2" })],
    action_attempt_id: (
      await read<{ action_attempt: { action_attempt_id: string } }>("/locks/lock_door", { device_id: lock })
    ).action_attempt.action_attempt_id,
  };
  await rig.server.tick();
  const { noise_thresholds } = await read<{ noise_thresholds: { noise_threshold_id: string }[] }>(
    "/noise_sensors/noise_thresholds/list",
    {
      device_id: sensor,
    },
  );
  const { events } = await read<{ events: { event_id: string }[] }>("/events/list", { since: "2000-01-01" });
  await read("/customers/push_data", {
    customer_key: "customer 1",
    spaces: [{ space_key: "pushed", name: "Pushed" }],
    reservations: [{ reservation_key: "booking 2", user_identity_key: "person 1", space_keys: ["pushed"] }],
  });
  const owner_id = workspace_id;
  await rig.database.query
    .updateTable("workspaces")
    .set({ owner_id })
    .where("workspace_id", "=", workspace_id)
    .execute();
  const created_at = "2026-01-01T00:00:00.000Z";
  const everything = { workspace: undefined, systems: [] };
  return {
    ...facts,
    noise_threshold_id: noise_thresholds[0]?.noise_threshold_id ?? "",
    event_id: events[0]?.event_id ?? "",
    manufacturer_id: listManufacturers(everything, "")[0]?.manufacturer_id ?? "",
    device_model_id: listCatalogue(everything, "")[0]?.device_model_id ?? "",
    access_token: await createKey(rig.database.query, "access_token", { workspace_id: null, owner_id, created_at }),
    organization: await createOrganizationToken(rig.database.query, { workspace_id, now: rig.clock.now() }),
  };
}
