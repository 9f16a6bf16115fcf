// A React page whose first requests ahead.js has sent: the provider takes the answers, and no request is repeated.
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render as mount } from "vitest-browser-react";
import { AccessCodeDetails, AccessCodeTable, DeviceDetails, DeviceTable, SeamProvider } from "../index.ts";
import { callsOfDeviceTable } from "../data/first-calls.ts";
import { defineElement } from "../element/define.ts";
import { ifOnPage, onePerPage } from "../page/page-registry.ts";
import { deviceTableElement } from "../widgets/DeviceTable/DeviceTable.element.ts";
import { createWorld, type World } from "../../test/world.ts";
import { askForPage } from "./ask-for-page.ts";

const session = "PUT /client_sessions/create";
const list = "GET /devices/list";

/** Records the calls of the page. Streams are refused, because their events would cause further requests. */
function watchCalls(change?: (path: string) => Promise<Response> | undefined): () => string[] {
  const names: string[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const { pathname, search } = new URL(input as string);
    if (pathname === "/events/stream") return new Response(null, { status: 404 });
    // Calls of the test itself, which read its world.
    if (init.method === "POST") return fetch(input, init);
    names.push(`${init.method} ${pathname}${search}`);
    return (await change?.(pathname)) ?? fetch(input, init);
  });
  onTestFinished(() => spy.mockRestore());
  return () => [...names];
}

const keysOf = ({ endpoint, publishable_key, user_identifier_key }: World) => ({
  endpoint,
  publishableKey: publishable_key,
  userIdentifierKey: user_identifier_key,
});
const tableOf = (world: World) => ({ ...keysOf(world), ask: "device-table", disableCssInjection: "" });
const host = (keys: object, widget: ReactNode) =>
  mount(
    <SeamProvider {...keys} disableCssInjection disableFontInjection>
      {widget}
    </SeamProvider>,
  );
/** Without the attention list, because a table requests codes with issues later, when the page is idle. */
const table = <DeviceTable disableAttention />;
/** Returns the answers that nobody has taken yet. The script creates the registry itself. */
const answers = () => (ifOnPage("asked ahead") as { answers: Map<string, unknown> } | undefined)?.answers;
const left = () => [...(answers()?.keys() ?? [])];

/** State of a page that was just opened. */
beforeEach(() => {
  onePerPage("sessions", () => new Map()).clear();
  answers()?.clear();
});

describe("before the page's bundle has run", () => {
  it("session and list are asked for, and each once in all", async () => {
    const world = await createWorld();
    const names = watchCalls();
    askForPage(tableOf(world));
    await expect.poll(names).toEqual([session, list]);
    const screen = await host(keysOf(world), table);
    await expect.element(screen.getByRole("button", { name: "Front Door", exact: true })).toBeVisible();
    expect(names()).toEqual([session, list]);
    expect(left()).toEqual([]);
  });

  it("a user without a name is asked for under the key that the provider will give", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { endpoint, publishable_key } = await createWorld();
    const names = watchCalls();
    const keys = { endpoint, publishableKey: publishable_key };
    askForPage({ ...keys, ask: "device-table", disableCssInjection: "" });
    await expect.poll(names).toEqual([session, list]);
    const screen = await host(keys, table);
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    expect(names()).toEqual([session, list]);
  });

  it("with a token, the list is asked for at once", async () => {
    const { endpoint, client_session_token: clientSessionToken } = await createWorld();
    const names = watchCalls();
    askForPage({ endpoint, clientSessionToken, ask: "device-table", disableCssInjection: "" });
    expect(names()).toEqual([list]);
    const screen = await host({ endpoint, clientSessionToken }, table);
    await expect.element(screen.getByRole("button", { name: "Front Door", exact: true })).toBeVisible();
    expect(names()).toEqual([list]);
  });

  it.each(["device-details", "access-code-table", "access-code-details"])(
    "all that is asked for %s is what the widget asks",
    async (widget) => {
      const world = await createWorld();
      const device_id = (await world.devices())[0]?.device_id ?? "";
      const { access_codes } = await world.call<{ access_codes: { access_code_id: string }[] }>("/access_codes/list", {
        device_id,
      });
      const id = access_codes[0]?.access_code_id ?? "";
      const names = watchCalls();
      askForPage({ ...tableOf(world), ask: `${widget}:${widget === "access-code-details" ? id : device_id}` });
      await expect.poll(() => names().length).toBe(widget === "access-code-details" ? 2 : 3);
      const ahead = names();
      const views: Readonly<Record<string, ReactNode>> = {
        "device-details": <DeviceDetails deviceId={device_id} />,
        "access-code-table": <AccessCodeTable deviceId={device_id} />,
        "access-code-details": <AccessCodeDetails accessCodeId={id} />,
      };
      const screen = await host(keysOf(world), views[widget]);
      await expect.poll(() => screen.container.querySelectorAll("button").length).toBeGreaterThan(0);
      await expect.poll(left).toEqual([]);
      expect(names().filter((name) => ahead.includes(name))).toEqual(ahead);
    },
  );
});

describe("nothing wrong is shown", () => {
  it("other filters in the props: the page asks again, and shows the doors of its props", async () => {
    const world = await createWorld();
    const [door, other] = await world.devices();
    if (!door || !other) throw new Error("The world has too few doors.");
    const names = watchCalls();
    askForPage({ ...tableOf(world), deviceIds: other.device_id });
    await expect.poll(() => names().length).toBe(2);
    const screen = await host(keysOf(world), <DeviceTable disableAttention deviceIds={[door.device_id]} />);
    await expect.element(screen.getByRole("button", { name: door.properties.name, exact: true })).toBeVisible();
    await expect.element(screen.getByText(other.properties.name)).not.toBeInTheDocument();
    expect(names()).toHaveLength(3);
  });

  it("another session: it takes no answer of this one", async () => {
    const names = watchCalls();
    askForPage(tableOf(await createWorld()));
    await expect.poll(names).toEqual([session, list]);
    const screen = await host(keysOf(await createWorld({ world: "empty" })), table);
    await expect.element(screen.getByText("Sorry, no devices were found")).toBeVisible();
    expect(names()).toEqual([session, list, session, list]);
    expect(left()).toHaveLength(2);
  });

  it("an answer that nobody takes is dropped after ten seconds", async () => {
    const { endpoint, client_session_token: clientSessionToken } = await createWorld();
    watchCalls();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    askForPage({ endpoint, clientSessionToken, ask: "device-table", disableCssInjection: "" });
    vi.advanceTimersByTime(9999);
    expect(left()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(left()).toHaveLength(0);
  });
});

describe("who else is on the page", () => {
  it("a second copy of the script: nothing is asked twice", async () => {
    const world = await createWorld();
    const names = watchCalls();
    askForPage(tableOf(world));
    askForPage(tableOf(world));
    await expect.poll(names).toEqual([session, list]);
    const screen = await host(keysOf(world), table);
    await expect.element(screen.getByRole("button", { name: "Front Door", exact: true })).toBeVisible();
    const links = document.querySelectorAll("link").length;
    askForPage({ ...keysOf(world), ask: "device-table" });
    expect([names(), document.querySelectorAll("link").length]).toEqual([[session, list], links]);
  });

  it("an element of the same session, whose code comes later: it has the same answers", async () => {
    const world = await createWorld();
    const names = watchCalls();
    askForPage(tableOf(world));
    const load = Promise.withResolvers<typeof DeviceTable>();
    const tag = "seam-device-table-beside-ahead" as typeof deviceTableElement.tag;
    defineElement({ ...deviceTableElement, tag }, () => load.promise, { calls: callsOfDeviceTable });
    const element = document.createElement(tag);
    onTestFinished(() => element.remove());
    const keys = { ...keysOf(world), disableCssInjection: true, disableFontInjection: true, disableAttention: true };
    Object.assign(element, keys);
    element.dataset["testid"] = tag;
    document.body.append(element);
    await expect.poll(names).toEqual([session, list]);
    load.resolve(DeviceTable);
    await expect.element(page.getByTestId(tag).getByRole("button", { name: "Front Door", exact: true })).toBeVisible();
    expect(names()).toEqual([session, list]);
  });
});

describe("a failure is the widget's to tell", () => {
  const refusal = (type: string) =>
    Promise.resolve(Response.json({ error: { type, message: "No." }, ok: false }, { status: 401 }));

  it("a session that is refused", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const world = await createWorld();
    const names = watchCalls(() => refusal("unauthorized"));
    askForPage(tableOf(world));
    const screen = await host(keysOf(world), table);
    await expect.element(screen.getByRole("alert")).toBeVisible();
    expect(names()).not.toContain(list);
  });

  it("a network that fails at first: the provider tries again", async () => {
    const world = await createWorld();
    let failures = 1;
    const names = watchCalls(() => (failures-- > 0 ? Promise.reject(new TypeError("No network.")) : undefined));
    askForPage(tableOf(world));
    const screen = await host(keysOf(world), table);
    await expect.element(screen.getByRole("button", { name: "Front Door", exact: true })).toBeVisible();
    expect(names()).toEqual([session, session, list]);
  });

  it("a session that has ended meanwhile: the provider gets a new one", async () => {
    const world = await createWorld();
    let ended = 1;
    const names = watchCalls((path) =>
      path === "/devices/list" && ended-- > 0 ? refusal("client_session_expired") : undefined,
    );
    askForPage(tableOf(world));
    await expect.poll(names).toEqual([session, list]);
    const screen = await host(keysOf(world), table);
    await expect.element(screen.getByRole("button", { name: "Front Door", exact: true })).toBeVisible();
    expect(names()).toEqual([session, list, session, list]);
  });
});

it.each([
  [{}, "data-publishable-key"],
  [{ publishableKey: "seam_pk1_a", clientSessionToken: "seam_cst1_secret" }, "either"],
  [{ clientSessionToken: "seam_cst1_secret", userIdentifierKey: "u" }, "either"],
  [{ clientSessionToken: "seam_secret" }, "either"],
  [{ clientSessionToken: "seam_cst1_secret\nx" }, "either"],
  [{ publishableKey: "seam_cst1_secret" }, "either"],
  [{ publishableKey: "seam_pk1_a", endpoint: "locks" }, "data-endpoint"],
  [{ publishableKey: "seam_pk1_a", ask: "seam_cst1_secret" }, "data-ask"],
  [{ publishableKey: "seam_pk1_a", ask: "device-details" }, "data-ask"],
  [{ publishableKey: "seam_pk1_a", ask: "device-table:1" }, "data-ask"],
  [{ publishableKey: "seam_pk1_a", ask: "constructor" }, "data-ask"],
  [{ publishableKey: "seam_pk1_a", ask: "device-details:a/b" }, "data-ask"],
] as const)("attributes that cannot be used (%o): one line says so, and nothing is asked", (attributes, named) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const names = watchCalls();
  const links = document.querySelectorAll("link").length;
  askForPage(attributes);
  expect(error.mock.calls).toEqual([[expect.stringContaining(named)]]);
  expect(String(error.mock.calls)).not.toContain("secret");
  expect([names(), document.querySelectorAll("link").length]).toEqual([[], links]);
});

it("the stylesheet is fetched from where the provider will have it", async () => {
  const { endpoint, client_session_token: clientSessionToken } = await createWorld();
  watchCalls();
  askForPage({ endpoint, clientSessionToken, assetsBaseUrl: `${endpoint}/` });
  await mount(
    <SeamProvider {...{ endpoint, clientSessionToken }} assetsBaseUrl={`${endpoint}/`} disableFontInjection>
      {table}
    </SeamProvider>,
  );
  const links = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${endpoint}/index.min.css"]`)];
  onTestFinished(() => links().forEach((link) => link.remove()));
  await expect.poll(() => new Set(links().map(({ rel }) => rel))).toEqual(new Set(["preload", "stylesheet"]));
  expect(links()).toHaveLength(2);
});
