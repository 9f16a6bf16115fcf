import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  anyone,
  type Call,
  type CredentialKind,
  keysAndCustomers,
  keysOnly,
  listCalls,
  peopleOnly,
  sessionMakers,
} from "../call.ts";
import { openApiDocument } from "../openapi.ts";
import { absentCalls } from "./absent/absent-calls.ts";
import { absentRoutes } from "./absent/absent-routes.ts";
import { everyCall } from "./platform.ts";

// Every method that a client of either era sends (platform-api §2.1), and who may call it today. C session, Cc
// session of a customer and keys, K keys, P publishable.
const matrix = `
/access_codes/create                                     POST              CK
/access_codes/create_multiple                            POST PUT          CK
/access_codes/delete                                     POST DELETE       CK
/access_codes/generate_code                              GET POST          CK
/access_codes/get                                        GET POST          CK
/access_codes/list                                       GET POST          CK
/access_codes/pull_backup_access_code                    POST              CK
/access_codes/update                                     POST PUT PATCH    CK
/access_codes/update_multiple                            PATCH POST PUT    CK
/access_codes/simulate/create_unmanaged_access_code      POST              CK
/access_codes/unmanaged/convert_to_managed               PATCH POST        CK
/access_codes/unmanaged/delete                           DELETE POST       CK
/access_codes/unmanaged/get                              GET POST          CK
/access_codes/unmanaged/list                             GET POST          CK
/access_codes/unmanaged/update                           PATCH POST        CK
/access_grants/create                                    POST              Cc
/access_grants/delete                                    DELETE POST       Cc
/access_grants/get                                       GET POST          Cc
/access_grants/get_related                               GET POST          K
/access_grants/list                                      GET POST          Cc
/access_grants/request_access_methods                    POST              Cc
/access_grants/update                                    PATCH POST        Cc
/access_methods/delete                                   DELETE POST       Cc
/access_methods/get                                      GET POST          K
/access_methods/get_related                              GET POST          Cc
/access_methods/list                                     GET POST          Cc
/action_attempts/get                                     GET POST          CK
/action_attempts/list                                    GET POST          K
/client_sessions/create                                  POST PUT          PK
/client_sessions/get_or_create                           POST              PK
/client_sessions/delete                                  DELETE POST       K
/client_sessions/get                                     GET POST          CK
/client_sessions/list                                    GET POST          K
/client_sessions/grant_access                            POST PUT PATCH    K
/client_sessions/revoke                                  POST              K
/connect_webviews/create                                 POST              CK
/connect_webviews/delete                                 DELETE POST       K
/connect_webviews/get                                    GET POST          CK
/connect_webviews/list                                   GET POST          CK
/connected_accounts/delete                               DELETE POST       K
/connected_accounts/get                                  GET POST          CK
/connected_accounts/list                                 GET POST          Cc
/connected_accounts/update                               PATCH POST        K
/connected_accounts/sync                                 POST              K
/connected_accounts/simulate/disconnect                  POST              K
/devices/simulate/connect                                POST              K
/devices/simulate/disconnect                             POST              K
/devices/simulate/connect_to_hub                         POST              K
/devices/simulate/disconnect_from_hub                    POST              K
/devices/simulate/paid_subscription                      POST              K
/devices/simulate/remove                                 POST              K
/devices/delete                                          DELETE POST       K
/devices/get                                             GET POST          CK
/devices/list                                            GET POST          CK
/devices/list_device_providers                           GET POST          CK
/devices/update                                          PATCH POST        CK
/devices/unmanaged/get                                   GET POST          CK
/devices/unmanaged/list                                  GET POST          K
/devices/unmanaged/update                                PATCH POST        K
/events/get                                              GET POST          CK
/events/list                                             POST GET          CK
/health                                                  GET POST          -
/health/get_health                                       GET POST          -
/internal/device_models/list                             GET               -
/internal/devicedb/v1/manufacturers/list                 GET               -
/internal/devicedb/v1/manufacturers/get                  GET               -
/internal/devicedb/v1/device_models/list                 GET               -
/internal/devicedb/v1/device_models/get                  GET               -
/internal/tlmtry                                         POST              -
/locks/get                                               GET POST          CK
/locks/list                                              GET POST          CK
/locks/lock_door                                         POST              CK
/locks/unlock_door                                       POST              CK
/locks/configure_auto_lock                               POST              CK
/locks/simulate/keypad_code_entry                        POST              K
/locks/simulate/manual_lock_via_keypad                   POST              K
/noise_sensors/list                                      GET POST          CK
/noise_sensors/noise_thresholds/create                   POST              K
/noise_sensors/noise_thresholds/delete                   DELETE POST       K
/noise_sensors/noise_thresholds/get                      GET POST          K
/noise_sensors/noise_thresholds/list                     GET POST          CK
/noise_sensors/noise_thresholds/update                   POST PUT PATCH    K
/noise_sensors/simulate/trigger_noise_threshold          POST              K
/thermostats/get                                         GET POST          CK
/thermostats/list                                        GET POST          CK
/thermostats/heat                                        POST              CK
/thermostats/cool                                        POST              CK
/thermostats/heat_cool                                   POST              CK
/thermostats/off                                         POST              CK
/thermostats/set_fan_mode                                POST              CK
/thermostats/update                                      POST PATCH        CK
/thermostats/delete                                      DELETE POST       K
/thermostats/climate_setting_schedules/create            POST              CK
/thermostats/climate_setting_schedules/delete            DELETE POST PUT   CK
/thermostats/climate_setting_schedules/get               GET POST          CK
/thermostats/climate_setting_schedules/list              GET POST          CK
/thermostats/climate_setting_schedules/update            POST PUT PATCH    CK
/spaces/add_acs_entrances                                POST PUT          Cc
/spaces/add_connected_account                            POST PUT          Cc
/spaces/add_devices                                      POST PUT          Cc
/spaces/create                                           POST              Cc
/spaces/delete                                           DELETE POST       Cc
/spaces/get                                              GET POST          Cc
/spaces/get_related                                      GET POST          Cc
/spaces/list                                             GET POST          Cc
/spaces/remove_acs_entrances                             DELETE POST       Cc
/spaces/remove_connected_account                         DELETE POST       Cc
/spaces/remove_devices                                   DELETE POST       Cc
/spaces/update                                           PATCH POST        Cc
/user_identities/create                                  POST              K
/user_identities/delete                                  DELETE POST       K
/user_identities/get                                     GET POST          Cc
/user_identities/grant_access_to_device                  POST PUT          K
/user_identities/list_accessible_devices                 GET POST          K
/user_identities/revoke_access_to_device                 DELETE POST       K
/user_identities/list                                    GET POST          CK
/user_identities/merge                                   POST              K
/user_identities/update                                  PATCH POST        K
/webhooks/create                                         POST              K
/webhooks/delete                                         DELETE POST       K
/webhooks/get                                            GET POST          K
/webhooks/list                                           GET POST          K
/webhooks/update                                         PATCH POST PUT    K
/workspaces/create                                       POST              T
/workspaces/update                                       PATCH POST        K
/workspaces/get                                          GET POST          CK
/workspaces/list                                         GET POST          CK
/workspaces/reset_sandbox                                POST              K
`;

const asked = matrix
  .trim()
  .split("\n")
  .map((line) => {
    const [path = "", ...words] = line.trim().split(/\s+/);
    return { path, auth: words.at(-1) ?? "", methods: words.slice(0, -1).toSorted() };
  });

const kinds: Record<string, readonly CredentialKind[]> = {
  CK: anyone,
  Cc: keysAndCustomers,
  K: keysOnly,
  PK: sessionMakers,
  T: peopleOnly,
  "-": ["none"],
};
const rows = listCalls(everyCall);

describe("the table of calls", () => {
  it("has every path of both eras, and beyond them none that wants no credential", () => {
    const paths = new Set<string>(rows.map(([, { path }]) => path));
    expect(asked.filter(({ path }) => !paths.has(path))).toEqual([]);
    const known = new Set<string>(asked.map(({ path }) => path));
    const open = rows.filter(([, { path, auth }]) => !known.has(path) && (auth.length === 0 || auth.includes("none")));
    expect(open.map(([name]) => name)).toEqual([]);
  });

  it.each(asked)("$path takes $methods from $auth", ({ path, methods, auth }) => {
    const own = rows.filter(([, row]) => row.path === path).map(([, row]) => row);
    expect(own.flatMap(({ accepts }) => accepts).toSorted()).toEqual(methods);
    for (const row of own) expect(row.auth).toEqual(kinds[auth]);
  });
});

describe.each(rows)("%s", (_name, row: Call) => {
  it("has a consistent row: its method is accepted, its result and id fields exist", () => {
    const { method, returns, id, settles } = row;
    expect(row.accepts).toContain(method);
    expect([null, ...Object.keys(row.result)]).toContain(returns);
    expect([undefined, ...Object.keys(row.input.shape)]).toContain(id);
    expect(settles === undefined || returns === "action_attempt").toBe(true);
  });

  it("takes only input that a query can hold, if GET or DELETE is accepted", () => {
    const fields = Object.entries(z.toJSONSchema(row.input, { io: "input", unrepresentable: "any" }).properties ?? {});
    const asQuery = row.accepts.some((method) => method === "GET" || method === "DELETE");
    expect(fields.filter(([, field]) => asQuery && !fitsQuery(field as Field))).toEqual([]);
  });

  it("limits the length of every text and list that it takes", () => {
    const huge = Object.fromEntries(Object.keys(row.input.shape).map((name) => [name, "x".repeat(1_000_000)]));
    const refused = new Set(row.input.safeParse(huge).error?.issues.map(({ path }) => path[0]));
    expect(Object.keys(huge).filter((name) => !refused.has(name))).toEqual([]);
    const long = Object.fromEntries(Object.keys(row.input.shape).map((name) => [name, Array(100_000).fill("x")]));
    const refusedLists = new Set(row.input.safeParse(long).error?.issues.map(({ path }) => path[0]));
    expect(Object.keys(long).filter((name) => !refusedLists.has(name))).toEqual([]);
  });
});

interface Field {
  type?: string;
  items?: { type?: string };
  prefixItems?: unknown;
  propertyNames?: unknown;
}

/** An object with the caller's own keys is sent as JSON; a query cannot hold any other object. */
const fitsQuery = ({ type, items, prefixItems, propertyNames }: Field) =>
  type === "array"
    ? prefixItems !== undefined || items?.type === "string"
    : type !== "object" || propertyNames !== undefined;

describe("the table of absent routes", () => {
  it("has no route that is here, and none twice", () => {
    const here = new Set<string>(rows.map(([, { path }]) => path));
    const paths = absentRoutes.map(({ path }) => path);
    expect(paths.filter((path) => here.has(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("adds nothing to our client, and no refusal to what is described as working", () => {
    const absent = listCalls(absentCalls);
    expect(absent.filter(([, { serverOnly }]) => !serverOnly)).toEqual([]);
    const { paths } = openApiDocument();
    const isDescribed = ({ path }: { path: string }) => path in paths;
    expect(absentRoutes.filter((route) => isDescribed(route) === "refused" in route.answer)).toEqual([]);
  });
});

describe("rules of the inputs", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const takes = (row: Call, input: object) => row.input.safeParse(input).success;

  it.each([
    [{ access_code_id: id }, true],
    [{ device_id: id, code: "1234" }, true],
    [{ access_code_id: id, device_id: id }, true],
    [{ access_code_id: id, code: "1234" }, false],
    [{ access_code_id: id, device_id: id, code: "1234" }, false],
    [{ device_id: id }, false],
    [{ code: "1234" }, false],
    [{}, false],
  ])("accessCodes.get with %j: %s", (input, fine) => {
    expect(takes(everyCall.accessCodes.get, input)).toBe(fine);
    expect(takes(everyCall.accessCodes.unmanaged.get, input)).toBe(fine);
  });

  const [start, end] = ["2026-06-12T09:00:00.000+02:00", "2026-06-13T09:00:00.000+02:00"];
  it.each([
    [{}, true],
    [{ starts_at: start, ends_at: end }, true],
    // A date as JavaScript prints it, and one in which day and month cannot be told apart.
    [{ starts_at: "Fri Jun 12 2026 16:30:00 GMT+0930 (Australian Central Standard Time)", ends_at: end }, false],
    [{ starts_at: "05/04/2027", ends_at: "2027-05-05" }, false],
    [{ starts_at: start }, false],
    [{ ends_at: end }, false],
    [{ starts_at: "soon", ends_at: end }, false],
  ])("accessCodes.create with %j: %s", (times, fine) => {
    expect(takes(everyCall.accessCodes.create, { device_id: id, ...times })).toBe(fine);
    expect(takes(everyCall.accessCodes.createMultiple, { device_ids: [id], ...times })).toBe(fine);
  });

  it.each(["1234", "123456789012"])("takes the PIN %s", (code) => {
    expect(takes(everyCall.accessCodes.create, { device_id: id, code })).toBe(true);
  });
  it.each(["123", "1234567890123", "12a4", "١٢٣٤", "1234\n", ""])("refuses the PIN %j", (code) => {
    expect(takes(everyCall.accessCodes.create, { device_id: id, code })).toBe(false);
  });

  it.each([
    [{ since: start }, true],
    [{ between: [start, end] }, true],
    [{ between: [start] }, false],
    [{ since: start, between: [start, end] }, false],
    [{}, false],
  ])("events.list with %j: %s", (input, fine) => {
    expect(takes(everyCall.events.list, input)).toBe(fine);
  });

  it.each([
    [{ noise_threshold_decibels: 60 }, true],
    [{ noise_threshold_nrs: 40 }, true],
    [{ noise_threshold_decibels: 60, noise_threshold_nrs: 40 }, false],
    [{}, false],
  ])("noiseThresholds.create with %j: %s", (level, fine) => {
    const daily = { device_id: id, starts_daily_at: "22:00:00[America/Los_Angeles]", ends_daily_at: "07:00:00" };
    expect(takes(everyCall.noiseThresholds.create, { ...daily, ...level })).toBe(fine);
  });
  it.each(["24:00:00", "7:00", "07:00:00[]", "07:00:00[<b>]", "07:60:00"])(
    "noiseThresholds.create refuses the time %s",
    (time) => {
      const input = { device_id: id, starts_daily_at: time, ends_daily_at: "07:00:00", noise_threshold_decibels: 60 };
      expect(takes(everyCall.noiseThresholds.create, input)).toBe(false);
    },
  );

  it.each(["https://a;frame-ancestors/", "https://*/", "https://*.x.test/", "https://a,b.test/", "https://a'b.test/"])(
    "sends nobody to %s: its host would say more than a host in the page's policy",
    (url) => {
      expect(takes(everyCall.connectWebviews.create, { custom_redirect_url: url })).toBe(false);
      expect(takes(everyCall.connectWebviews.create, { custom_redirect_failure_url: url })).toBe(false);
    },
  );

  it.each([
    "https://host.test/?to=a;b*",
    "http://localhost:3000/back",
    "http://[::1]:3000",
    "http://10.0.0.7",
    "https://café.test/",
    "https://my_app.test",
    "capacitor://localhost/index.html",
    "com.example.doors:/connected",
    "myapp://back?to=1",
  ])("connectWebviews.create takes the redirect address %s", (url) => {
    expect(takes(everyCall.connectWebviews.create, { custom_redirect_url: url })).toBe(true);
  });

  it.each([
    "javascript:alert(1)",
    "/back",
    "data:text/html,x",
    "ftp://x.test",
    "x",
    "file:///x",
    "blob:https://x.test/1",
    "JavaScript:alert(1)",
    " view-source:https://x.test",
    "java\nscript:alert(1)",
    "intent://x.test#Intent;scheme=https;end",
  ])("connectWebviews.create refuses to redirect to %s", (url) => {
    expect(takes(everyCall.connectWebviews.create, { custom_redirect_url: url })).toBe(false);
  });

  it("custom metadata has at most 50 keys", () => {
    const metadata = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
    expect(takes(everyCall.connectWebviews.create, { custom_metadata: metadata(50) })).toBe(true);
    expect(takes(everyCall.connectWebviews.create, { custom_metadata: metadata(51) })).toBe(false);
  });
});
