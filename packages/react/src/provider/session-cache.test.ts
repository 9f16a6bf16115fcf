import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { cacheRoot, enterSession, onSessionLeft, queryClientOf, queryClientsOf } from "./session-cache.ts";

const leaving: (() => void)[] = [];
const enter = (queryClient: QueryClient, sessionKey: string) => {
  const leave = enterSession(queryClient, sessionKey);
  leaving.push(leave);
  return leave;
};
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  vi.unstubAllGlobals();
});

const fill = (queryClient: QueryClient, sessionKey: string) =>
  queryClient.setQueryData([cacheRoot, sessionKey, "devices.list", {}], sessionKey);
const kept = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[1] ?? queryKey[0]);

it("drops what belongs to the session that another one took the place of", () => {
  const cache = new QueryClient();
  const leave = enter(cache, "old");
  fill(cache, "old");
  cache.setQueryData(["host's own"], 1);
  leave();
  expect(kept(cache)).toEqual(["old", "host's own"]);
  enter(cache, "new");
  expect(kept(cache)).toEqual(["host's own"]);
});

it("keeps a session that is still on screen elsewhere", () => {
  const cache = new QueryClient();
  const leaveFirst = enter(cache, "one");
  enter(cache, "one");
  fill(cache, "one");
  leaveFirst();
  enter(cache, "two");
  expect(kept(cache)).toEqual(["one"]);
});

it("keeps a session over an unmount and a mount again, as StrictMode does it", () => {
  const cache = new QueryClient();
  enter(cache, "one")();
  fill(cache, "one");
  enter(cache, "one");
  expect(kept(cache)).toEqual(["one"]);
});

it("drops an answer that is still on its way, without a word to anybody", async () => {
  const cache = new QueryClient();
  const leave = enter(cache, "old");
  let answer: (value: string) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const asking = cache.fetchQuery({
    queryKey: [cacheRoot, "old", "devices.list", {}],
    queryFn: (context) => {
      ({ signal } = context);
      return new Promise<string>((resolve) => {
        answer = resolve;
      });
    },
    retry: false,
  });
  const outcome = asking.then(
    () => "answered",
    () => "cancelled",
  );
  leave();
  enter(cache, "new");
  expect(signal?.aborted).toBe(true);
  answer("somebody else's devices");
  expect(await outcome).toBe("cancelled");
  expect(kept(cache)).toEqual([]);
});

it("tells who waits for something in a session that has left", () => {
  const left: string[] = [];
  const cache = new QueryClient();
  const leave = enter(cache, "first");
  const stop = onSessionLeft((sessionKey) => left.push(sessionKey));
  leave();
  expect(left).toEqual([]);
  enter(cache, "second");
  enter(new QueryClient(), "third");
  stop();
  expect(left).toEqual(["first"]);
});

it("knows every cache that shows a session", () => {
  const [one, other] = [new QueryClient(), new QueryClient()];
  enter(one, "same");
  enter(other, "same");
  enter(other, "same");
  expect(queryClientsOf("same")).toEqual(new Set([one, other]));
  expect(queryClientsOf("different").size).toBe(0);
});

it("is the page's own cache when it has one", () => {
  const given = new QueryClient();
  vi.stubGlobal("seamQueryClient", given);
  expect(queryClientOf()).toBe(given);
  vi.stubGlobal("seamQueryClient", "nonsense");
  expect(queryClientOf()).not.toBe(given);
});

it.each([[null], [false], [""], [0], [Number.NaN], [{}], [[]], ["cache"], [() => undefined]])(
  "is the page's own where %o is given for one",
  (nonsense) => {
    const own = new QueryClient();
    vi.stubGlobal("seamQueryClient", own);
    expect(queryClientOf(nonsense)).toBe(own);
    const given = new QueryClient();
    expect(queryClientOf(given)).toBe(given);
  },
);
