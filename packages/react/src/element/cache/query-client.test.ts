import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Query, QueryObserver } from "./query.ts";
import { QueryClient } from "./query-client.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const doors = ["seam", "session", "devices.list", {}];

/** Makes a query whose answers the test gives, in the order of its requests. */
function asked(client = new QueryClient(), queryKey = doors) {
  const turns: { signal: AbortSignal; answer: (data: unknown) => void; refuse: (error: Error) => void }[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<unknown>((answer, refuse) => void turns.push({ signal, answer, refuse }));
  const query: Query = client.getQueryCache().build(client, { queryKey, queryFn });
  return { client, query, turns };
}

const looker = (): QueryObserver & { count: number } => ({
  count: 0,
  onQueryUpdate() {
    this.count += 1;
  },
  shouldFetchOnWindowFocus: () => true,
  shouldFetchOnReconnect: () => true,
  refetch: () => Promise.resolve(),
});

describe("an answer", () => {
  it("is asked for once, however many wait for it", async () => {
    const { query, turns } = asked();
    const both = Promise.all([query.fetch(), query.fetch()]);
    expect(turns).toHaveLength(1);
    expect(query.state).toMatchObject({ status: "pending", fetchStatus: "fetching" });
    turns[0]?.answer(["door"]);
    expect(await both).toEqual([["door"], ["door"]]);
    expect(query.state).toMatchObject({ status: "success", fetchStatus: "idle", data: ["door"], error: null });
  });

  it("keeps what is known when asking again fails, and is old then", async () => {
    const { query, turns } = asked();
    query.setData(["door"]);
    expect(query.isStaleByTime(5000)).toBe(false);
    const again = query.fetch();
    turns[0]?.refuse(new Error("no network"));
    await expect(again).rejects.toThrow("no network");
    expect(query.state).toMatchObject({ status: "error", data: ["door"], fetchStatus: "idle" });
    expect(query.isStaleByTime(5000)).toBe(true);
  });

  it("is old after its time", () => {
    const { query } = asked();
    query.setData(["door"]);
    vi.advanceTimersByTime(4999);
    expect(query.isStaleByTime(5000)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(query.isStaleByTime(5000)).toBe(true);
  });

  it("is given up when the last who looked goes, and nothing late comes of it", async () => {
    const { query, turns } = asked();
    const observer = looker();
    query.addObserver(observer);
    const flight = query.fetch();
    query.removeObserver(observer);
    expect(turns[0]?.signal.aborted).toBe(true);
    expect(query.state).toMatchObject({ status: "pending", fetchStatus: "idle", data: undefined });
    turns[0]?.answer(["late"]);
    await flight;
    expect(query.state.data).toBeUndefined();
  });

  it("keeps the part that was shown when the rest is given up", () => {
    const { client, query } = asked();
    const observer = looker();
    query.addObserver(observer);
    void query.fetch();
    client.setQueryData(doors, ["first page"]);
    expect(query.state.fetchStatus).toBe("fetching");
    query.removeObserver(observer);
    expect(query.state).toMatchObject({ status: "success", data: ["first page"], fetchStatus: "idle" });
  });

  it("is forgotten five minutes after the last look, not while somebody looks", () => {
    const { client, query } = asked();
    const observer = looker();
    query.addObserver(observer);
    query.setData(["door"]);
    vi.advanceTimersByTime(600_000);
    expect(client.getQueryData(doors)).toEqual(["door"]);
    query.removeObserver(observer);
    vi.advanceTimersByTime(299_999);
    expect(client.getQueryData(doors)).toEqual(["door"]);
    vi.advanceTimersByTime(1);
    expect(client.getQueryData(doors)).toBeUndefined();
  });

  it("stays when one before it, which was removed while somebody looked, is forgotten", () => {
    const { client, query } = asked();
    const seen = looker();
    query.addObserver(seen);
    client.removeQueries({ queryKey: doors });
    query.removeObserver(seen);
    const again = asked(client).query;
    again.addObserver(looker());
    vi.advanceTimersByTime(600_000);
    expect(client.getQueryCache().get(doors)).toBe(again);
  });

  it("begins with what is known from elsewhere, which counts as old", () => {
    const client = new QueryClient();
    const query = client.getQueryCache().build(client, { queryKey: doors, initialData: () => ["known"] });
    expect(query.state).toMatchObject({ status: "success", data: ["known"] });
    expect(query.isStaleByTime(5000)).toBe(true);
  });
});

describe("the cache", () => {
  it("asks again for what is looked at, in place of a request under way, and marks the rest as old", async () => {
    const client = new QueryClient();
    const seen = asked(client);
    const unseen = asked(client, ["seam", "session", "devices.get", { device_id: "a" }] as never);
    const other = asked(client, ["host"]);
    for (const { query } of [seen, unseen, other]) query.setData(["old"]);
    seen.query.addObserver(looker());
    void seen.query.fetch();
    const done = client.invalidateQueries({ queryKey: ["seam", "session"] });
    expect(seen.turns.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(unseen.turns).toHaveLength(0);
    expect(unseen.query.isStaleByTime(60_000)).toBe(true);
    expect(other.query.isStaleByTime(60_000)).toBe(false);
    seen.turns[0]?.answer(["superseded"]);
    seen.turns[1]?.answer(["new"]);
    await done;
    expect(seen.query.state.data).toEqual(["new"]);
  });

  it("changes an answer by hand", () => {
    const { client, query } = asked();
    query.setData([1]);
    client.setQueryData(doors, (list: unknown) => [...(list as number[]), 2]);
    expect(client.getQueryData(doors)).toEqual([1, 2]);
    client.setQueryData(doors, () => undefined);
    expect(client.getQueryData(doors)).toEqual([1, 2]);
  });

  it("is as old as it was when a part of it is changed", async () => {
    const { client, query } = asked();
    query.setData(["door"]);
    await client.invalidateQueries();
    query.setState({ data: ["moved"] });
    expect(client.getQueryData(doors)).toEqual(["moved"]);
    expect(query.isStaleByTime(60_000)).toBe(true);
  });

  it("drops what is removed, answers under way included", async () => {
    const { client, query, turns } = asked();
    const flight = query.fetch();
    client.removeQueries({ predicate: ({ queryKey: [root] }) => root === "seam" });
    turns[0]?.answer(["late"]);
    await flight;
    expect(client.getQueryCache().findAll()).toEqual([]);
    expect(client.getQueryData(doors)).toBeUndefined();
  });
});
