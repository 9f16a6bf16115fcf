// A host's server prefetches a page's data, and the browser takes it over.
import { Seam } from "@mortise/client";
import { afterEach, expect, it, vi } from "vitest";
import { findDevice } from "../../../test/codes.ts";
import { carried, prefetched, written } from "../../../test/rendered.tsx";
import { watchFetch } from "../../../test/wire/watch-fetch.ts";
import { createWorld, findDoor } from "../../../test/world.ts";
import { DeviceDetails, DeviceTable, SeamProviderError } from "../../index.ts";
import { type PrefetchOptions, prefetchSeam } from "../../server.ts";

afterEach(() => void vi.restoreAllMocks());

const widgets = [{ deviceTable: {} }];
const table = <DeviceTable disableAttention disableSortAndFilter />;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "nothing",
    (error: unknown) => (error as SeamProviderError).code,
  );

it("takes what the provider takes, and says whose it is without a secret", async () => {
  const world = await createWorld();
  const { endpoint, client_session_token: clientSessionToken, publishable_key, user_identifier_key } = world;
  const client = new Seam({ endpoint, clientSessionToken });
  const keys = { publishableKey: publishable_key, userIdentifierKey: user_identifier_key };
  const read = await Promise.all([
    prefetchSeam({ endpoint, clientSessionToken, widgets }),
    prefetchSeam({ client, widgets }),
    prefetchSeam({ endpoint, ...keys, widgets }),
  ]);
  for (const initial of read) {
    expect(initial.answers).toHaveLength(1);
    for (const secret of [clientSessionToken, publishable_key, user_identifier_key, world.api_key])
      expect(JSON.stringify(initial)).not.toContain(secret);
  }
  expect(read[1].session).toBe(read[0].session);
  expect(read[2].session).not.toBe(read[0].session);
  const [, , initial] = read;
  const provider = { ...keys, clientSessionToken: undefined, initial };
  expect(written(world, table, provider).html).toContain("Front Door");
});

it("refuses what is not one user's, and widgets that do not exist", async () => {
  const { endpoint, api_key: apiKey, publishable_key: publishableKey, client_session_token } = await createWorld();
  const signedIn = { endpoint, clientSessionToken: client_session_token };
  vi.spyOn(console, "warn").mockReturnValue();
  const client = new Seam({ endpoint, apiKey });
  expect(await codeOf(prefetchSeam({ client, widgets }))).toBe("client_session_required");
  expect(await codeOf(prefetchSeam({ endpoint, publishableKey, widgets } as unknown as PrefetchOptions))).toBe(
    "client_session_required",
  );
  expect(await codeOf(prefetchSeam({ ...signedIn, publishableKey, widgets }))).toBe("invalid_props");
  const unknown = [{ deviceTabel: {} }] as unknown as PrefetchOptions["widgets"];
  expect(await codeOf(prefetchSeam({ ...signedIn, widgets: unknown }))).toBe("unknown_widget");
});

it("what was read for one user is not shown to another, neither on the server nor in the browser", async () => {
  const [mine, theirs] = [await createWorld(), await createWorld({ world: "empty" })];
  const initial = await prefetched(mine, ...widgets);
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const { html, part, takeOver } = written(theirs, table, { initial });
  expect(html).not.toContain("Front Door");
  takeOver();
  await expect.poll(() => part.textContent).toContain("Sorry, no devices were found");
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("read for another session"));
});

it("where only a function gives tokens, the next session is not shown what was read for the first", async () => {
  const [mine, theirs] = [await createWorld(), await createWorld({ world: "empty" })];
  const initial = await prefetched(mine, ...widgets);
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const provider = (token: string) => ({
    clientSessionToken: undefined,
    getClientSessionToken: async () => token,
    initial,
  });
  const first = written(mine, table, provider(mine.client_session_token));
  expect(first.html).toContain("Front Door");
  const asked = watchFetch();
  first.takeOver();
  // The owner of the session is unknown, so everything is refetched.
  await expect.poll(() => asked.filter(({ path }) => path === "/devices/list")).toHaveLength(1);
  const next = written(theirs, table, provider(theirs.client_session_token));
  expect(next.html).not.toContain("Front Door");
  next.takeOver();
  await expect.poll(() => next.part.textContent).toContain("Sorry, no devices were found");
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("read for another session"));
});

it("what is not what was read is told, and not used", async () => {
  const world = await createWorld();
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const { part, takeOver } = written(world, table, { initial: { devices: [] } as never });
  takeOver();
  await expect.poll(() => part.textContent).toContain("Front Door");
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("not what prefetchSeam gives"));
});

it("what happened to a door before the page was taken over is told", async () => {
  const world = await createWorld();
  const { device_id } = await findDoor(world, { locked: true });
  const initial = await prefetched(world, { deviceDetails: { deviceId: device_id } });
  await world.call("/locks/unlock_door", { device_id });
  await expect.poll(async () => (await world.device(device_id)).properties.locked).toBe(false);
  const { html, part, takeOver } = written(world, <DeviceDetails deviceId={device_id} />, { initial });
  expect(html).toContain("Locked");
  takeOver();
  await expect.poll(() => part.querySelector(".seam-lock-value")?.textContent).toBe("Unlocked");
});

it("what is old is shown at once, says since when, and is read again", async () => {
  const world = await createWorld();
  const initial = await prefetched(world, ...widgets);
  const old = { ...initial, readAt: Date.now() - 3_600_000, lastEventId: null };
  const { html, part, takeOver } = written(world, table, { initial: old });
  expect(html).toContain("Front Door");
  const { fetch } = globalThis;
  const answers: (() => void)[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return fetch(input, init);
  });
  takeOver();
  await expect.poll(() => part.textContent).toMatch(/Not live since .*What you see may have changed since then\./);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  vi.restoreAllMocks();
  for (const answer of answers) answer();
  await expect.poll(() => part.textContent).not.toContain("Not live since");
});

it("who reads without scripts is told when it was read, in a zone that is named unless it is the reader's", async () => {
  const world = await createWorld();
  const noScript = (html: string) => /<noscript>.*<\/noscript>/s.exec(html)?.[0].replace(/<[^>]*>|\s+/gu, " ");
  const initial = await prefetched(world, ...widgets);
  const readAt = Date.parse("2026-06-12T15:04:00Z");
  const said = (timeZone: string | null) =>
    noScript(written(world, table, { initial: { ...initial, readAt, timeZone } }).html);
  expect(said(null)).toContain("Not live since 3:04 PM UTC.");
  expect(said("America/New_York")).toContain("Not live since 11:04 AM.");
});

it("what could not be read is left to the browser, and told", async () => {
  const world = await createWorld();
  const { endpoint, client_session_token: clientSessionToken } = world;
  const { device_id } = await findDevice(world, "Front Door");
  const onError = vi.fn<(error: unknown) => void>();
  const deviceId = crypto.randomUUID();
  const asked = [{ deviceDetails: { deviceId } }, ...widgets];
  const initial = carried(await prefetchSeam({ endpoint, clientSessionToken, widgets: asked, onError }));
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 404 }));
  expect(initial.answers.map(({ call }) => call)).toContain("devices.list");
  expect(initial.answers.map(({ call }) => call)).not.toContain("devices.get");
  const { html, part, takeOver } = written(world, <DeviceDetails deviceId={device_id} />, { initial });
  expect(html).toContain("seam-skeleton");
  takeOver();
  await expect.poll(() => part.textContent).toContain("Front Door");
});

it.each([
  ["a token", { clientSessionToken: "seam_cst1slow_slow" }],
  ["a publishable key", { publishableKey: "seam_pk1slow_slow", userIdentifierKey: "slow" }],
])("a platform that does not answer holds up no page of %s", async (_whose, credentials) => {
  const onError = vi.fn<(error: unknown) => void>();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    await new Promise((resolve) => init?.signal?.addEventListener("abort", resolve));
    throw init?.signal?.reason as Error;
  });
  const initial = await prefetchSeam({
    endpoint: "http://127.0.0.1:1",
    ...credentials,
    widgets,
    onError,
    timeoutMs: 50,
  });
  expect(initial.answers).toEqual([]);
  expect(onError).toHaveBeenCalled();
});

it("of many doors the first hundred come with the page, and the browser reads the others", async () => {
  const world = await createWorld({ world: "huge" });
  const initial = await prefetched(world, ...widgets);
  const [list] = initial.answers.map(({ data }) => data as { devices: unknown[]; isComplete: boolean });
  expect(list?.devices).toHaveLength(100);
  expect(list?.isComplete).toBe(false);
  const { html, part, takeOver } = written(world, table, { initial });
  expect(html).toContain('role="listitem"');
  const count = () => part.querySelector(".seam-count")?.textContent;
  expect(count()).toBe("...");
  takeOver();
  await expect.poll(count, { timeout: 30_000 }).toMatch(/^\d+,\d{3}$/);
}, 60_000);
