// A list is read page by page while rows are added and deleted. Rows that stay come exactly once, in order
// (platform-api §3.19).
import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { answered, onBothServers, origin } from "../rig/rig.ts";
import type { Query } from "../../src/base/db/database.ts";
import type { World } from "../../src/api/sandbox/world.ts";
import { randomRuns } from "../rig/random-runs.ts";

type Table = "devices" | "access_codes" | "connected_accounts" | "connect_webviews" | "action_attempts";
interface Listed {
  table: Table;
  id: string;
  path: string;
  key: string;
  /** Returns the filter of the list, and further fields of its rows. */
  input?: (door: string) => object;
  rows?: (door: string) => object;
}
type Row = Record<string, string> & { created_at: string };
type Answer = Record<string, Record<string, string>[]> & {
  pagination: { has_next_page: boolean; next_page_cursor: string | null; next_page_url: string | null };
};

const ofDoor = (device_id: string) => ({ device_id });
const lists: Listed[] = [
  { table: "devices", id: "device_id", path: "/devices/list", key: "devices", rows: () => ({ is_managed: 1 }) },
  {
    table: "devices",
    id: "device_id",
    path: "/devices/unmanaged/list",
    key: "devices",
    rows: () => ({ is_managed: 0 }),
  },
  {
    table: "access_codes",
    id: "access_code_id",
    path: "/access_codes/list",
    key: "access_codes",
    input: ofDoor,
    rows: () => ({ is_managed: 1 }),
  },
  {
    table: "access_codes",
    id: "access_code_id",
    path: "/access_codes/unmanaged/list",
    key: "access_codes",
    input: ofDoor,
    rows: () => ({ is_managed: 0 }),
  },
  {
    table: "connected_accounts",
    id: "connected_account_id",
    path: "/connected_accounts/list",
    key: "connected_accounts",
  },
  { table: "connect_webviews", id: "connect_webview_id", path: "/connect_webviews/list", key: "connect_webviews" },
  {
    table: "action_attempts",
    id: "action_attempt_id",
    path: "/action_attempts/list",
    key: "action_attempts",
    input: ofDoor,
  },
];

const placeOf = (row: Record<string, string>, id: string): string => `${row["created_at"]} ${row[id]}`;

onBothServers("pages", (rig) => {
  /** Inserts a copy with another id and this time of creation. */
  const insert = async (query: Query, { table, id }: Listed, model: Row, created_at: string) => {
    const own = randomUUID();
    const { [id]: before = "", body } = model;
    const text =
      body === undefined ? {} : { body: body.replaceAll(before, own).replaceAll(model.created_at, created_at) };
    const copy = { ...model, ...text, [id]: own, created_at } as unknown as Row;
    await query
      .insertInto(table)
      .values(copy as never)
      .execute();
    return copy;
  };
  const rowsOf = async ({ workspace_id }: World, list: Listed, door: string) => {
    const { query } = rig().database;
    const all = (await query
      .selectFrom(list.table)
      .selectAll()
      .where("workspace_id", "=", workspace_id)
      .execute()) as unknown as Row[];
    const wanted = Object.entries({ ...list.input?.(door), ...list.rows?.(door) });
    return all
      .filter((row) => wanted.every(([name, value]) => row[name] === value))
      .sort((one, other) => (placeOf(one, list.id) < placeOf(other, list.id) ? -1 : 1));
  };
  const setUp = async (list: Listed) => {
    const world = await rig().world();
    const ask = async <Body>(path: string, input: object = {}) =>
      answered(await rig().ask<Body>(world.api_key, path, input));
    const { devices } = await ask<{ devices: { device_id: string; properties: { name: string } }[] }>("/devices/list");
    const door = devices.find(({ properties }) => properties.name === "Linen Room")?.device_id ?? "";
    await ask("/connect_webviews/create");
    await ask("/access_codes/create", { device_id: door, code: "2580" });
    await ask("/access_codes/simulate/create_unmanaged_access_code", {
      device_id: door,
      name: "Plumber",
      code: "7410",
    });
    const other = devices.find(({ properties }) => properties.name === "Room 5 Tern")?.device_id;
    await ask("/devices/update", { device_id: other, is_managed: false });
    await rig().pass(1000);
    const [model] = await rowsOf(world, list, door);
    if (!model) throw new Error(`The hotel has nothing for ${list.path}.`);
    const { query } = rig().database;
    const born = Date.parse(model.created_at);
    // Some rows have the same time, as after an import.
    for (let index = 1; index <= 8; index += 1)
      await insert(query, list, model, new Date(born + Math.floor(index / 3) * 1000).toISOString());
    return { world, door, model, born };
  };

  it.each(lists)("of $path hold every lasting row once, in order, while others come and go", async (list) => {
    const { world, door, model, born } = await setUp(list);
    const { query } = rig().database;
    const { table, id, path, key } = list;
    const read = async (url: string | null, limit: number): Promise<Answer> => {
      if (url === null) return answered(await rig().ask<Answer>(world.api_key, path, { ...list.input?.(door), limit }));
      const response = await rig().server.fetch(
        new Request(url, { headers: { authorization: `Bearer ${world.api_key}` } }),
      );
      return answered({ status: response.status, headers: response.headers, body: (await response.json()) as Answer });
    };
    const step = fc.record({
      deletes: fc.boolean(),
      which: fc.nat(30),
      at: fc.integer({ min: -3000, max: 8000 }),
      isNow: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 8 }), async (limit, steps) => {
        const before = await rowsOf(world, list, door);
        const places = new Map(before.map((row) => [row[id] ?? "", placeOf(row, id)]));
        const always = new Set(before.map((row) => row[id] ?? ""));
        const seen: string[] = [];
        const gone = new Set<string>();
        const rest = [...steps];
        for (let url: string | null = null; ; ) {
          const page: Answer = await read(url, limit);
          const here = (page[key] ?? []).map((row) => row[id] ?? "");
          expect(here.filter((each) => gone.has(each))).toEqual([]);
          expect(here.length).toBeLessThanOrEqual(limit);
          seen.push(...here);
          url = page.pagination.next_page_url;
          expect([page.pagination.has_next_page, page.pagination.next_page_cursor !== null]).toEqual([
            url !== null,
            url !== null,
          ]);
          if (url === null) break;
          expect(url.startsWith(origin + path)).toBe(true);
          const change = rest.shift();
          if (change?.deletes) {
            const rows = await rowsOf(world, list, door);
            // The changed row is often the one at which the next page begins.
            const row = change.isNow ? rows.find((each) => each[id] === here.at(-1)) : rows[change.which % rows.length];
            if (!row || rows.length < 4 || row[id] === model[id]) continue;
            await query
              .deleteFrom(table)
              .where(id as never, "=", row[id] as never)
              .execute();
            gone.add(row[id] ?? "");
            always.delete(row[id] ?? "");
          } else if (change) {
            const row = await insert(query, list, model, new Date(born + change.at).toISOString());
            places.set(row[id] ?? "", placeOf(row, id));
          }
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(before.map((row) => row[id] ?? "").filter((each) => always.has(each) && !seen.includes(each))).toEqual(
          [],
        );
        const told = seen.map((each) => places.get(each) ?? "");
        expect(told).toEqual(told.toSorted((one, other) => (one < other ? -1 : 1)));
      }),
      randomRuns(3),
    );
  });
});
