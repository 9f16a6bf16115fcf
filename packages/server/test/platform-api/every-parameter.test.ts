// Every declared parameter changes the answer or the stored data, or is refused by name. None is silently ignored.
import { type Call, everyCall, listCalls } from "@mortise/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { oneOfEverything, prepareHouse } from "../rig/prepared-house.ts";
import { probesOf } from "../rig/probe-values.ts";

type House = Awaited<ReturnType<typeof prepareHouse<Facts>>>;
type Facts = Awaited<ReturnType<typeof oneOfEverything>>;

/** Parameters that cannot show here, with the reason for each. */
const exceptions: Readonly<Record<string, string>> = {
  "accessCodes.create max_time_rounding": "a permission: times are never rounded here",
  "accessCodes.createMultiple max_time_rounding": "a permission: times are never rounded here",
  "accessCodes.update max_time_rounding": "a permission: times are never rounded here",
  "accessCodes.update preferred_code_length": "for a PIN that the server picks; a code that is there has its PIN",
  "accessCodes.unmanaged.update force": "a permission: no code here needs force to come under management",
  "accessCodes.unmanaged.convertToManaged force": "a permission: no code here needs force to come under management",
  "accessCodes.unmanaged.convertToManaged sync": "the attempt has ended when it is answered",
  "accessGrants.create location": "the former form of device_ids, in an object; tests of access grants show it",
  "connectedAccounts.delete sync": "the account is gone when it is answered",
  "noiseThresholds.listSensors exclude_if":
    "the house has one sensor, and it can do none of these; devices.list shows the filter",
  "noiseThresholds.listSensors limit": "the house has one sensor; devices.list shows the limit",
  "thermostats.list limit": "the house has one thermostat; devices.list shows the limit",
};

const times = { starts_at: "2026-07-01T00:00:00.000Z", ends_at: "2026-07-02T00:00:00.000Z" };
const setPoints = { heating_set_point_celsius: 20, cooling_set_point_celsius: 26 };
/** Further fields that some fields need to have an effect. */
const beside: Readonly<Record<string, object>> = {
  use_backup_access_code_pool: times,
  preferred_code_length: { code: undefined },
  "accessCodes.update sync": { code: "4827" },
  // The code is already on one of the two locks.
  behavior_when_code_cannot_be_shared: { code: "7391" },
  fan_mode: { fan_mode_setting: undefined },
  "thermostats.climateSettingSchedules.create heating_set_point_celsius": { hvac_mode_setting: "heat" },
  "thermostats.climateSettingSchedules.create heating_set_point_fahrenheit": { hvac_mode_setting: "heat" },
  "thermostats.climateSettingSchedules.create cooling_set_point_celsius": { hvac_mode_setting: "cool" },
  "thermostats.climateSettingSchedules.create cooling_set_point_fahrenheit": { hvac_mode_setting: "cool" },
  hvac_mode_setting: setPoints,
  automatic_heating_enabled: setPoints,
  automatic_cooling_enabled: setPoints,
};

const rows = listCalls(everyCall).filter(([, { input }]) => Object.keys(input.shape).length > 0);

describe("every parameter of the platform", () => {
  let house: House;
  beforeAll(async () => {
    house = await prepareHouse(oneOfEverything);
  }, 60_000);
  afterAll(() => house?.close());

  const ask = (row: Call, body: object) => {
    // Calls without authentication list the catalogue of the workspace whose key is sent.
    const takesKey = row.auth.includes("api_key") || row.auth.includes("none");
    const token = house.facts[takesKey ? "api_key" : "access_token"];
    const method = row.accepts.find((each) => each === "POST") ?? row.method;
    if (method !== "GET") return house.ask({ method, path: row.path, body, token });
    const query = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
    return house.ask({ method, path: row.path, query, token });
  };

  it.each(rows)("%s", async (name, row) => {
    const base = baseOf(row, house.facts);
    const before = await ask(row, base);
    if (before.status !== 200) throw new Error(before.text);
    expect((await ask(row, base)).trace.split("\n")).toEqual(before.trace.split("\n"));
    const ignored: string[] = [];
    for (const [field, schema] of Object.entries(row.input.shape)) {
      const own = `${name} ${field}`;
      if (own in exceptions) continue;
      const needs = beside[own] ?? beside[field];
      const from = needs === undefined ? before : await ask(row, { ...base, ...needs });
      const again = needs === undefined ? before : await ask(row, { ...base, ...needs });
      expect(again.trace).toBe(from.trace);
      let isHeard = false;
      for (const value of probesOf(field, schema as z.ZodType)) {
        if (JSON.stringify(value) === JSON.stringify((base as Record<string, unknown>)[field])) continue;
        const { status, text, trace } = await ask(row, { ...base, ...needs, [field]: value });
        isHeard = status === 200 ? trace !== from.trace : status < 500 && (status === 404 || text.includes(field));
        if (isHeard) break;
      }
      if (!isHeard) ignored.push(field);
    }
    expect(ignored).toEqual([]);
  });
});

/** Returns the smallest input that the row accepts, about existing objects. Of alternative fields it has the first. */
function baseOf({ path, input }: Call, facts: Facts): object {
  const device_id = path.startsWith("/thermostats")
    ? facts.thermostat
    : path.startsWith("/noise")
      ? facts.sensor
      : facts.lock;
  const unmanaged = path.startsWith("/devices/unmanaged");
  const named: Readonly<Record<string, unknown>> = {
    ...facts,
    device_id: unmanaged ? facts.away : device_id,
    device_ids: [facts.lock, facts.second],
    access_code_id: path.includes("/unmanaged/")
      ? facts.unmanaged
      : path.includes("pull_backup")
        ? facts.pooled
        : facts.access_code_id,
    common_code_key: "party",
    name: "Name",
    code: path.includes("keypad") ? "7391" : "4827",
    is_managed: true,
    is_expired: true,
    url: "https://receiver.example/hook",
    event_types: ["device.connected"],
    starts_daily_at: "20:00:00[Europe/Berlin]",
    ends_daily_at: "08:00:00[Europe/Berlin]",
    auto_lock_enabled: true,
    default_climate_setting: { hvac_mode_setting: "off", manual_override_allowed: true },
    schedule_starts_at: "2027-01-01",
    schedule_ends_at: "2027-01-02",
    since: "2000-01-01",
    heating_set_point_celsius: 20,
    cooling_set_point_celsius: 26,
    fan_mode_setting: "auto",
    noise_threshold_decibels: 65,
    acs_entrance_ids: [],
    space_ids: [facts.space_id],
    user_identity_key: "person 1",
    access_grant_key: path.includes("create") ? undefined : "stay 1",
    requested_access_methods: [{ mode: "code", code: "4831" }],
    access_grant_ids: [facts.access_grant_id],
    ...(path.startsWith("/customers") && { customer_key: "customer 1", reservation_keys: ["booking 2"] }),
  };
  // Optional fields without which the answer would say little.
  const extra: Readonly<Record<string, readonly string[]>> = {
    "/access_codes/create": ["name", "code"],
    "/access_grants/create": ["device_ids"],
    "/access_codes/create_multiple": ["name", "code"],
    "/client_sessions/get": ["client_session_id"],
    "/thermostats/heat": ["heating_set_point_celsius"],
    "/thermostats/cool": ["cooling_set_point_celsius"],
    "/thermostats/heat_cool": ["heating_set_point_celsius", "cooling_set_point_celsius"],
  };
  const needed = Object.entries(input.shape).flatMap(([name, field]) =>
    (field as z.ZodType).safeParse(undefined).success ? [] : [name],
  );
  const bodyOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, named[name]]));
  const least = [...needed, ...(extra[path] ?? [])];
  const known = Object.keys(input.shape).filter((name) => named[name] !== undefined && !least.includes(name));
  const tried = [[], ...known.map((name) => [name]), ...known.flatMap((name) => known.map((other) => [name, other]))];
  const enough = tried.find((more) => input.safeParse(bodyOf([...least, ...more])).success);
  if (!enough) throw new Error(`No values here fit ${path}: give its fields some in "named".`);
  return bodyOf([...least, ...enough]);
}
