// The loader's requests before the widgets' code has loaded: at once, none twice, and equal to the widget's own.
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { defineElement } from "./define.ts";
import { callsOfDeviceTable, type FirstCalls } from "../data/first-calls.ts";
import { everyElement } from "./every-element.ts";
import type { AnyElementSpec, AnyWidgetSpec, ElementSpec } from "../widgets/element-spec.ts";
import { onePerPage } from "../page/page-registry.ts";
import { DeviceTable } from "../widgets/DeviceTable/DeviceTable.tsx";
import { deviceTableElement } from "../widgets/DeviceTable/DeviceTable.element.ts";
import { createWorld, type World } from "../../test/world.ts";

let count = 0;
/** Makes a page whose widgets' code loads when the test resolves it. Every test has its own tags and sessions. */
function lateCode<Props>(spec: ElementSpec<Props>, View: unknown, calls: FirstCalls) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const tag = `${spec.tag}-ahead-${(count += 1)}` as const;
  defineElement({ ...(spec as AnyElementSpec), tag } as ElementSpec<Props>, () => promise as Promise<never>, { calls });
  return { tag, arrive: () => resolve(View) };
}
const lateTable = () => lateCode(deviceTableElement, DeviceTable, callsOfDeviceTable);

/**
 * Records the page's calls of the platform, such as `PUT /client_sessions/create`. Streams are refused, because their
 * events would cause further requests.
 */
function watchCalls(change?: (path: string, init: RequestInit) => Promise<Response | undefined> | undefined) {
  const calls: { name: string; init: RequestInit }[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const { pathname, search } = new URL(input as string);
    if (pathname === "/events/stream") return new Response(null, { status: 404 });
    // Calls of the test itself, which create its world.
    if (init.method === "POST") return fetch(input, init);
    calls.push({ name: `${init.method} ${pathname}${search}`, init });
    return (await change?.(pathname, init)) ?? fetch(input, init);
  });
  onTestFinished(() => spy.mockRestore());
  return { calls, names: () => calls.map(({ name }) => name) };
}

let host: HTMLElement;
beforeEach(() => {
  // State of a page that was just opened.
  onePerPage("sessions", () => new Map()).clear();
  host = document.createElement("main");
  document.body.append(host);
  onTestFinished(() => host.remove());
});

function put(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  const all = { "disable-css-injection": "", "disable-font-injection": "", ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  host.append(element);
  return element;
}
const keysOf = ({ endpoint, publishable_key, user_identifier_key }: World) => ({
  endpoint,
  "publishable-key": publishable_key,
  "user-identifier-key": user_identifier_key,
  // A table requests codes with issues later, when the page is idle.
  "disable-attention": "",
});
const screen = () => page.elementLocator(host);
const session = "PUT /client_sessions/create";
const otherId = "00000000-0000-4000-8000-000000000001";

describe("before the widget's code is there", () => {
  it("session and list are asked for, and each once", async () => {
    const world = await createWorld();
    const { names } = watchCalls();
    const { tag, arrive } = lateTable();
    put(tag, keysOf(world));
    await expect.poll(names).toEqual([session, "GET /devices/list"]);
    arrive();
    await expect.element(screen().getByRole("button", { name: "Front Door" })).toBeVisible();
    expect(names()).toEqual([session, "GET /devices/list"]);
    // The recorded URLs are complete: the token is in none of them, nor in the browser's storage.
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage));
    expect(JSON.stringify([kept, document.cookie])).not.toContain("seam_cst");
  });

  it("a session that is given needs no call of its own", async () => {
    const { endpoint, client_session_token } = await createWorld();
    const { names } = watchCalls();
    const { tag, arrive } = lateTable();
    const [{ device_id }] = (await (await createWorld()).devices()) as unknown as [{ device_id: string }];
    put(tag, { endpoint, "client-session-token": client_session_token, "device-ids": `${device_id},${otherId}` });
    const list = `GET /devices/list?device_ids%5B%5D=${device_id}&device_ids%5B%5D=${otherId}`;
    await expect.poll(names).toEqual([list]);
    arrive();
    await expect.element(screen().getByRole("heading")).toBeVisible();
    expect(names()).toEqual([list]);
  });

  it("the answer of a list that the host wants empty is not asked for", async () => {
    const { names } = watchCalls();
    const { tag, arrive } = lateTable();
    put(tag, { ...keysOf(await createWorld()), "device-ids": "" });
    await expect.poll(names).toEqual([session]);
    arrive();
    await expect.element(screen().getByText("Sorry, no devices were found")).toBeVisible();
    expect(names()).toEqual([session]);
  });

  const asking = everyElement.flatMap(({ tag, calls, load }: AnyWidgetSpec) => (calls ? [{ tag, calls, load }] : []));
  it.each(asking)(
    "<$tag>: everything asked ahead is what the widget asks, and nothing is asked twice",
    async ({ tag: listed, calls, load }) => {
      const world = await createWorld();
      const { access_codes } = await world.call<{ access_codes: { access_code_id: string; device_id: string }[] }>(
        "/access_codes/list",
        {
          device_id: (await world.devices())[0]?.device_id,
        },
      );
      const [{ access_code_id, device_id }] = access_codes as [(typeof access_codes)[0]];
      const { names } = watchCalls();
      const spec = everyElement.find((each) => each.tag === listed);
      const { tag, arrive } = lateCode(spec as ElementSpec<object>, await load(), calls);
      put(tag, { ...keysOf(world), "device-id": device_id, "access-code-id": access_code_id });
      const ahead = calls({ deviceId: device_id, accessCodeId: access_code_id });
      await expect.poll(() => names().length).toBe(1 + ahead.length);
      arrive();
      await expect
        .poll(() => host.querySelectorAll(".seam-components button, .seam-components input").length)
        .toBeGreaterThan(0);
      expect(names().toSorted()).toEqual([...new Set(names())].toSorted());
      // An untaken answer would still be there.
      await expect
        .poll(() => [...onePerPage("asked ahead", () => ({ answers: new Map<string, unknown>() })).answers.keys()])
        .toEqual([]);
    },
  );
});

describe("what becomes of it", () => {
  it("when the element is taken away meanwhile: it is given up, and no list is asked for", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const { calls, names } = watchCalls(() => promise);
    const { tag } = lateTable();
    const element = put(tag, keysOf(await createWorld()));
    await expect.poll(names).toEqual([session]);
    element.remove();
    await expect.poll(() => calls[0]?.init.signal?.aborted).toBe(true);
    resolve(undefined);
    await new Promise((done) => setTimeout(done));
    expect(names()).toEqual([session]);
  });

  it("when another element wants the same: it stays until the last of them goes", async () => {
    const { calls, names } = watchCalls(() => new Promise(() => undefined));
    const { tag } = lateTable();
    const keys = keysOf(await createWorld());
    const [one, other] = [put(tag, keys), put(tag, keys)];
    await expect.poll(names).toEqual([session]);
    one.remove();
    await new Promise((done) => setTimeout(done, 20));
    expect(calls[0]?.init.signal?.aborted).toBe(false);
    other.remove();
    await expect.poll(() => calls[0]?.init.signal?.aborted).toBe(true);
  });

  it("when two elements have keys of their own: neither sees the other's doors", async () => {
    const { names } = watchCalls();
    const { tag, arrive } = lateTable();
    put(tag, keysOf(await createWorld({ world: "empty" })));
    put(tag, keysOf(await createWorld()));
    await expect.poll(() => names().toSorted()).toEqual(["GET /devices/list", "GET /devices/list", session, session]);
    arrive();
    // Located by a test id, because a locator of an element uses its current text, which changes.
    for (const [index, element] of [...host.children].entries()) element.setAttribute("data-testid", `table ${index}`);
    await expect.element(page.getByTestId("table 0").getByText("Sorry, no devices were found")).toBeVisible();
    await expect.element(page.getByTestId("table 1").getByRole("button", { name: "Front Door" })).toBeVisible();
    expect(names()).toHaveLength(4);
  });

  it("when the keys change meanwhile: the former session is given up", async () => {
    const { calls, names } = watchCalls();
    const { tag, arrive } = lateTable();
    const element = put(tag, { ...keysOf(await createWorld({ world: "empty" })), endpoint: "http://127.0.0.1:9" });
    await expect.poll(names).toEqual([session]);
    for (const [name, value] of Object.entries(keysOf(await createWorld()))) element.setAttribute(name, value);
    await expect.poll(names).toEqual([session, session, "GET /devices/list"]);
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    arrive();
    await expect.element(screen().getByRole("button", { name: "Front Door" })).toBeVisible();
    expect(names()).toHaveLength(3);
  });

  it("when the session is refused: the widget says so, as if it had asked itself, and the list is not asked for", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const error = { type: "unauthorized", message: "This key is not known." };
    const { names } = watchCalls(async () => Response.json({ error, ok: false }, { status: 401 }));
    const { tag, arrive } = lateTable();
    put(tag, keysOf(await createWorld()));
    await expect.poll(names).toEqual([session]);
    arrive();
    await expect.element(screen().getByRole("alert")).toBeVisible();
    expect(names().filter((name) => name !== session)).toEqual([]);
  });

  it("when the session it was asked with has ended: the client gets a new one, and asks again", async () => {
    let isEnded = true;
    const error = { type: "client_session_expired", message: "This session is over." };
    const { names } = watchCalls(async (path) => {
      if (path !== "/devices/list" || !isEnded) return undefined;
      isEnded = false;
      return Response.json({ error, ok: false }, { status: 401 });
    });
    const { tag, arrive } = lateTable();
    put(tag, keysOf(await createWorld()));
    await expect.poll(names).toEqual([session, "GET /devices/list"]);
    arrive();
    await expect.element(screen().getByRole("button", { name: "Front Door" })).toBeVisible();
    expect(names()).toEqual([session, "GET /devices/list", session, "GET /devices/list"]);
  });

  it("when the page's policy or network stops it: the client tries again, as it does with its own", async () => {
    let isStopped = true;
    const { names } = watchCalls(() => {
      const answer = isStopped ? Promise.reject<Response>(new TypeError("Refused to connect.")) : undefined;
      isStopped = false;
      return answer;
    });
    const { tag, arrive } = lateTable();
    put(tag, keysOf(await createWorld()));
    await expect.poll(names).toEqual([session]);
    arrive();
    await expect.element(screen().getByRole("button", { name: "Front Door" })).toBeVisible();
    expect(names()).toEqual([session, session, "GET /devices/list"]);
  });

  it("when the host gives keys that do not go together: nothing is asked, and the widget says what is wrong", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { names } = watchCalls();
    const { tag, arrive } = lateTable();
    put(tag, { ...keysOf(await createWorld()), "client-session-token": "seam_cst1a_b" });
    arrive();
    await expect.element(screen().getByRole("alert")).toMatchTextContent("cannot be used with");
    expect(names()).toEqual([]);
  });
});
