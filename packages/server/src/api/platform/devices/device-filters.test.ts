// Combines all filters of device lists, as old and new clients write them. The list holds exactly the devices that
// match all filters.
import { lockDeviceTypes, thermostatDeviceTypes } from "@mortise/contract";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { answered, onBothServers, origin } from "../../../../test/rig/rig.ts";
import { randomRuns } from "../../../../test/rig/random-runs.ts";

interface Device {
  device_id: string;
  connected_account_id: string;
  device_type: string;
  created_at: string;
  display_name?: string;
  custom_metadata?: Record<string, unknown>;
  location: { location_name?: string } | null;
  properties: { name: string; manufacturer?: string };
}
interface Filters {
  connected_account_id?: string;
  connected_account_ids?: string[];
  connect_webview_id?: string;
  device_type?: string;
  device_types?: string[];
  manufacturer?: string;
  device_ids?: string[];
  created_before?: string;
  user_identifier_key?: string;
  customer_key?: string;
  search?: string;
  custom_metadata_has?: Record<string, unknown>;
  limit?: number;
}
interface Page {
  devices: Device[];
  pagination: { next_page_cursor: string | null; next_page_url: string | null };
}

const unknownId = "99999999-9999-4999-8999-999999999999";
const isNoise = (type: string) => /^(noiseaware_activity_zone|minut_sensor)$/.test(type);
const lists: [path: string, is_managed: boolean, takes: (type: string) => boolean][] = [
  ["/devices/list", true, () => true],
  ["/devices/unmanaged/list", false, () => true],
  ["/locks/list", true, (type) => (lockDeviceTypes as readonly string[]).includes(type)],
  ["/thermostats/list", true, (type) => (thermostatDeviceTypes as readonly string[]).includes(type)],
  ["/noise_sensors/list", true, isNoise],
];

onBothServers("lists of devices", (rig) => {
  const setUp = async () => {
    const { api_key, workspace_id } = await rig().world("troubled");
    const ask = async <Body>(path: string, input: object = {}) => answered(await rig().ask<Body>(api_key, path, input));
    const { query } = rig().database;
    const { devices: all } = await ask<Page>("/devices/list");
    const accounts = [...new Set(all.map(({ connected_account_id }) => connected_account_id))];
    const metadata = [{ floor: 1 }, { floor: 1, wing: "North" }, { floor: "1" }, { smoke_free: true }, {}];
    for (const [index, device] of all.entries()) {
      const { device_id } = device;
      const change = {
        custom_metadata: metadata[index % 5],
        location: index % 3 === 0 ? { location_name: "Quay" } : null,
      };
      await ask("/devices/update", { device_id, ...change, ...(index % 4 === 1 && { is_managed: false }) });
      // All devices of a world were created at the same moment.
      const created_at = new Date(Date.parse("2026-01-01") + Math.floor(index / 2) * 60_000).toISOString();
      const { body } = await query
        .selectFrom("devices")
        .select("body")
        .where("device_id", "=", device_id)
        .executeTakeFirstOrThrow();
      const text = JSON.stringify({ ...(JSON.parse(body) as object), created_at });
      await query.updateTable("devices").set({ created_at, body: text }).where("device_id", "=", device_id).execute();
    }
    const [first = "", second = ""] = accounts;
    await ask("/connected_accounts/update", { connected_account_id: first, customer_key: "north" });
    await ask("/client_sessions/create", { user_identifier_key: "ada", connected_account_ids: [first, second] });
    const { connect_webview } = await ask<{ connect_webview: { connect_webview_id: string } }>(
      "/connect_webviews/create",
    );
    const webview = connect_webview.connect_webview_id;
    await query
      .updateTable("connect_webviews")
      .set({ connected_account_id: second })
      .where("connect_webview_id", "=", webview)
      .execute();
    const rows = await query
      .selectFrom("devices")
      .select(["body", "is_managed"])
      .where("workspace_id", "=", workspace_id)
      .execute();
    const inOrder = (one: Device, other: Device) => (placeOf(one) < placeOf(other) ? -1 : 1);
    const known = ({ body }: { body: string }) => JSON.parse(body) as Device;
    const kept = [1, 0].map((is_managed) =>
      rows
        .filter((row) => row.is_managed === is_managed)
        .map(known)
        .sort(inOrder),
    );
    const expected = (filters: Filters, is_managed: boolean, takes: (type: string) => boolean) =>
      (kept[is_managed ? 0 : 1] ?? [])
        .filter((device) => takes(device.device_type) && isWanted(device, filters))
        .map(({ device_id }) => device_id);
    const isWanted = (device: Device, filters: Filters) => {
      const { connected_account_id: account, device_type: type, location } = device;
      const texts = [
        device.device_id,
        account,
        device.display_name ?? "",
        device.properties.name,
        location?.location_name ?? "",
      ];
      const values = Object.entries(device.custom_metadata ?? {})
        .flat()
        .map(String);
      const needle = filters.search?.toLowerCase() ?? "";
      const rules: [unknown, boolean][] = [
        [filters.connected_account_id, account === filters.connected_account_id],
        [filters.connected_account_ids, filters.connected_account_ids?.includes(account) ?? true],
        [filters.connect_webview_id, filters.connect_webview_id === webview && account === second],
        [filters.device_type, type === filters.device_type],
        [filters.device_types, filters.device_types?.includes(type) ?? true],
        [filters.manufacturer, device.properties.manufacturer === filters.manufacturer],
        [filters.device_ids, filters.device_ids?.includes(device.device_id) ?? true],
        [filters.created_before, Date.parse(device.created_at) < Date.parse(filters.created_before ?? "")],
        [filters.user_identifier_key, filters.user_identifier_key === "ada" && [first, second].includes(account)],
        [filters.customer_key, filters.customer_key === "north" && account === first],
        [filters.search, [...texts, ...values].some((text) => text.toLowerCase().includes(needle))],
        [
          filters.custom_metadata_has,
          Object.entries(filters.custom_metadata_has ?? {}).every(
            ([key, value]) => device.custom_metadata?.[key] === value,
          ),
        ],
      ];
      return rules.every(([given, holds]) => given === undefined || holds);
    };
    return { api_key, workspace_id, all: kept.flat(), accounts, webview, expected };
  };

  const get = async (api_key: string, url: string) => {
    const response = await rig().server.fetch(new Request(url, { headers: { authorization: `Bearer ${api_key}` } }));
    return answered({ status: response.status, headers: response.headers, body: (await response.json()) as Page });
  };
  /** The result for each way that a client writes the filters; older clients omit an empty list. */
  const ways: Record<string, (api_key: string, path: string, filters: Filters) => Promise<Page>> = {
    post: async (api_key, path, filters) => answered(await rig().ask<Page>(api_key, path, filters)),
    "get, today": (api_key, path, filters) => get(api_key, `${origin}${path}?${queryOf(filters, "")}&_strict=true`),
    "get, v8": (api_key, path, filters) => get(api_key, `${origin}${path}?${queryOf(filters, "[]")}`),
  };

  it("hold exactly the devices that match all filters, in order and page by page", async () => {
    const { api_key, all, accounts, webview, expected } = await setUp();
    const some = <Value>(...values: Value[]) => fc.constantFrom(...values);
    const several = <Value>(values: Value[]) => fc.subarray(values, { minLength: 0, maxLength: 6 });
    // One device has no manufacturer.
    const makers = new Set(all.flatMap(({ properties: { manufacturer } }) => manufacturer ?? []));
    const types = [...new Set(all.map(({ device_type }) => device_type))];
    const known = all.map(({ device_id }) => device_id);
    const every = fc.record<Required<Filters>>({
      connected_account_id: some(...accounts.slice(0, 3), unknownId),
      connected_account_ids: several([...accounts.slice(0, 8), unknownId]),
      connect_webview_id: some(webview, unknownId),
      device_type: some(...types, "august", ""),
      device_types: several([...types, "nothing"]),
      manufacturer: some(...makers, "August"),
      device_ids: fc.oneof(several(known), fc.subarray(known, { minLength: Math.floor(known.length / 2) })),
      created_before: some("2026-01-01T00:05:00.000Z", "2026-01-01T01:09:00+01:00", "2026-01-01", "2030-01-01"),
      user_identifier_key: some("ada", "Ada"),
      customer_key: some("north", "south"),
      search: some(
        "quay",
        "NORTH",
        "floor",
        "oo",
        accounts[1]?.slice(2, 9) ?? "",
        known[3]?.slice(0, 6) ?? "",
        "%",
        "_",
        "zzz",
      ),
      custom_metadata_has: some<Record<string, unknown>>(
        { floor: 1 },
        { floor: "1" },
        { floor: 1, wing: "North" },
        { smoke_free: true },
      ),
      limit: fc.integer({ min: 1, max: 9 }),
    });
    const few = fc
      .tuple(every, fc.subarray(filterNames, { maxLength: 4 }))
      .map(([values, names]) => pick(values, names));
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        few,
        some(...lists),
        some(...Object.keys(ways)),
        async (wanted, [path, is_managed, takes], way) => {
          const asked = way === "get, v8" ? withoutEmpty(wanted) : wanted;
          const page = await ways[way]?.(api_key, path, wanted);
          const ids: string[] = [];
          for (
            let next = page;
            next;
            next = next.pagination.next_page_url ? await get(api_key, next.pagination.next_page_url) : undefined
          ) {
            expect(next.devices.length).toBeLessThanOrEqual(wanted.limit ?? 500);
            ids.push(...next.devices.map(({ device_id }) => device_id));
          }
          found += ids.length;
          expect(ids).toEqual(expected(asked, is_managed, takes));
        },
      ),
      randomRuns(60),
    );
    expect(found).toBeGreaterThan(50);
  }, 60_000);
});

const placeOf = ({ created_at, device_id }: Device): string => `${created_at} ${device_id}`;

const filterNames: (keyof Filters)[] = [
  "connected_account_id",
  "connected_account_ids",
  "connect_webview_id",
  "device_type",
  "device_types",
  "manufacturer",
  "device_ids",
  "created_before",
  "user_identifier_key",
  "customer_key",
  "search",
  "custom_metadata_has",
  "limit",
];

const pick = (filters: Filters, names: readonly (keyof Filters)[]): Filters =>
  Object.fromEntries(names.map((name) => [name, filters[name]]));

const withoutEmpty = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => !Array.isArray(value) || value.length > 0));

function queryOf(filters: Filters, brackets: "" | "[]"): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (Array.isArray(value)) {
      for (const each of value as string[]) query.append(name + brackets, each);
      if (value.length === 0 && brackets === "") query.append(name, "");
    } else query.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return query;
}
