// A list of events does not depend on the sources and windows from which it is read. The server answers other requests
// between two windows.
import { randomUUID } from "node:crypto";
import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record as recordOf,
  tuple,
} from "fast-check";
import { expect, it, onTestFinished, vi } from "vitest";
import { appendEvents } from "../../../doors/events/events.ts";
import { windowSize } from "../../../base/lists/windows.ts";
import { answered, onBothServers } from "../../../../test/rig/rig.ts";
import { newestEvents } from "./event-list.ts";
import type { EventFilters } from "./event-sources.ts";
import { plainSession } from "../../../../test/rig/plain-session.ts";
import { randomRuns } from "../../../../test/rig/random-runs.ts";
import type { Session } from "../../../doors/context.ts";

const made = vi.hoisted(() => ({ size: 2000 }));
vi.mock(import("../../../base/lists/windows.ts"), async (original) => {
  const actual = await original();
  return Object.defineProperty({ ...actual }, "windowSize", { get: () => made.size });
});

const types = ["lock.locked", "lock.unlocked", "device.removed"];
const startsAt = Date.parse("2026-06-01T00:00:00.000Z");
const at = (minute: number) => new Date(startsAt + minute * 60_000).toISOString();

onBothServers("lists of events", (rig) => {
  const setUp = async () => {
    const { database } = rig();
    const { api_key, workspace_id } = await rig().world("empty");
    const workspace = await database.query
      .selectFrom("workspaces")
      .selectAll()
      .where("workspace_id", "=", workspace_id)
      .executeTakeFirstOrThrow();
    const accounts = [randomUUID(), randomUUID(), randomUUID()];
    for (const [place, connected_account_id] of accounts.entries())
      await database.query
        .insertInto("connected_accounts")
        .values({
          connected_account_id,
          workspace_id,
          account_type: "august",
          login: String(place),
          customer_key: place === 0 ? "guest" : null,
          driver: "simulated",
          is_connected: 1,
          added_by_operator: 0,
          created_at: at(0),
          body: "{}",
          search: "",
        })
        .execute();
    const ask = async <Body>(path: string, input: object, token = api_key) =>
      answered(await rig().ask<Body>(token, path, input));
    const { client_session } = await ask<{ client_session: { client_session_id: string; token: string } }>(
      "/client_sessions/create",
      {
        connected_account_ids: accounts.slice(0, 2),
      },
    );
    const { connect_webview } = await ask<{ connect_webview: { connect_webview_id: string } }>(
      "/connect_webviews/create",
      {},
      client_session.token,
    );
    return {
      workspace,
      accounts,
      session_id: client_session.client_session_id,
      webviews: [connect_webview.connect_webview_id, randomUUID()],
    };
  };
  type House = Awaited<ReturnType<typeof setUp>>;
  const append = ({ workspace }: House, events: Parameters<typeof appendEvents>[2]) =>
    rig().database.transaction((tx) => appendEvents(tx, workspace.workspace_id, events));
  const devices = [randomUUID(), randomUUID()];
  const codes = [randomUUID(), randomUUID()];
  const one = <Value>(values: readonly Value[]) => option(constantFrom(...values), { nil: undefined, freq: 3 });
  const some = <Value>(values: readonly Value[]) =>
    option(array(constantFrom(...values), { maxLength: 3 }), { nil: undefined, freq: 3 });

  it("answer as one plain look at all events would", async () => {
    const house = await setUp();
    const { workspace, accounts, session_id, webviews } = house;
    const of = <Value>(values: readonly Value[], index: number) => values[index % (values.length + 1)];
    await append(
      house,
      Array.from({ length: 60 }, (_one, index) => ({
        event_type: types[(index * index) % 3] ?? "",
        occurred_at: at(Math.floor(index / 4)),
        connected_account_id: of(accounts, index * 7),
        connect_webview_id: of(webviews, Math.floor(index / 3)),
        device_id: of(devices, Math.floor(index / 2)),
        access_code_id: of(codes, Math.floor(index / 5)),
        customer_key: of(["guest", "other", null], index * 5) ?? null,
      })),
    );
    const { query } = rig().database;
    const rows = await query
      .selectFrom("events")
      .selectAll()
      .where("workspace_id", "=", workspace.workspace_id)
      .orderBy("seq", "desc")
      .execute();
    const plain = (asks: EventFilters, session: Session | undefined) =>
      rows.filter((row) => {
        const is = (value: string | null, ...lists: (string | readonly string[] | undefined)[]) =>
          lists.every(
            (list) =>
              list === undefined ||
              (typeof list === "string" ? list === value : value !== null && list.includes(value)),
          );
        const isGiven =
          accounts.slice(0, 2).some((id) => id === row.connected_account_id) || row.connect_webview_id === webviews[0];
        const isGuests = row.customer_key === "guest";
        const isNoOthers = isGuests || row.customer_key === null || row.event_type.startsWith("lock.");
        const isSeen = session?.customer_key === "guest" ? isGuests || (isGiven && isNoOthers) : isGiven;
        return (
          (session === undefined || isSeen) &&
          (asks.customer_key === undefined ||
            (asks.customer_key === "guest" &&
              (isGuests || (isNoOthers && row.connected_account_id === accounts[0])))) &&
          is(row.device_id, asks.device_id, asks.device_ids) &&
          is(row.access_code_id, asks.access_code_id, asks.access_code_ids) &&
          is(row.event_type, asks.event_type, asks.event_types) &&
          is(row.event_id, asks.event_ids) &&
          is(row.connected_account_id, asks.connected_account_id) &&
          is(row.connect_webview_id, asks.connect_webview_id) &&
          (asks.since === undefined || row.created_at >= asks.since) &&
          (asks.between === undefined || (row.created_at > asks.between[0] && row.created_at < asks.between[1]))
        );
      });
    const moments = nat({ max: 16 });
    const time = oneof(
      moments.map((minute) => ({ since: at(minute) })),
      tuple(moments, moments).map(([from, length]): EventFilters => ({ between: [at(from), at(from + length + 1)] })),
      constant({ since: "1970-01-01T00:00:00.000Z" }),
    );
    const filters = recordOf({
      device_id: one(devices),
      device_ids: some(devices),
      access_code_id: one(codes),
      access_code_ids: some(codes),
      event_type: one(types),
      event_types: some(types),
      event_ids: some(rows.slice(0, 20).map(({ event_id }) => event_id)),
      connected_account_id: one(accounts),
      connect_webview_id: one(webviews),
      customer_key: one(["guest", "nobody"]),
    });
    const session = constantFrom(
      undefined,
      plainSession(session_id),
      plainSession(session_id, { customer_key: "guest" }),
    );
    const [limits, sizes] = [integer({ min: 1, max: 70 }), integer({ min: 1, max: 9 })];
    onTestFinished(() => void (made.size = 2000));
    await assert(
      asyncProperty(time, filters, session, limits, sizes, async (times, asks, who, limit, size) => {
        made.size = size;
        const found = await newestEvents(
          { database: rig().database, workspace, session: who },
          { ...times, ...asks },
          limit,
        );
        expect(found.map(({ seq }) => seq)).toEqual(
          plain({ ...times, ...asks }, who)
            .slice(0, limit)
            .map(({ seq }) => seq),
        );
      }),
      randomRuns(100),
    );
  });

  it("miss nothing that an event in them came after", async () => {
    const house = await setUp();
    const { accounts, session_id, workspace } = house;
    const event = (connected_account_id: string | undefined) => ({
      event_type: "lock.locked",
      occurred_at: at(0),
      connected_account_id,
    });
    await append(house, accounts.map(event));
    const seer = { database: rig().database, workspace, session: plainSession(session_id) };
    const before = await newestEvents(seer, { since: "1970" }, 10);
    expect(before).toHaveLength(2);
    // The account that is read first gets an event too late for the list, so the list must not hold a later event of
    // the other account either.
    const pause = setImmediate;
    let isFirst = true;
    const appendFirst = (go: () => void) => {
      if (!isFirst) return pause(go);
      isFirst = false;
      return append(house, accounts.map(event)).then(go);
    };
    vi.spyOn(globalThis, "setImmediate").mockImplementation(appendFirst as unknown as typeof setImmediate);
    onTestFinished(() => void vi.restoreAllMocks());
    expect(await newestEvents(seer, { since: "1970" }, 10)).toEqual(before);
    expect(isFirst).toBe(false);
  });

  it("let others be answered between two accounts, and on SQLite between two windows of one", async () => {
    const house = await setUp();
    const { accounts, session_id, workspace } = house;
    const windows = 3;
    await append(
      house,
      Array.from({ length: windows * windowSize }, () => ({
        event_type: "lock.locked",
        occurred_at: at(0),
        connected_account_id: accounts[0],
      })),
    );
    const seer = { database: rig().database, workspace, session: plainSession(session_id) };
    const pauses = vi.spyOn(globalThis, "setImmediate");
    onTestFinished(() => pauses.mockRestore());
    expect(await newestEvents(seer, { since: "1970", event_type: "device.removed" }, 10)).toEqual([]);
    const sources = accounts.slice(0, 2).length + 1;
    expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(
      rig().database.kind === "sqlite" ? sources + windows : sources,
    );
  });
});
