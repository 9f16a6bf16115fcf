// Credentials that a page sets after its elements.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { host } from "../../test/screens/probe-element.tsx";
import { createWorld } from "../../test/world.ts";
import "../elements.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const plain = "disable-css-injection disable-font-injection";

/** Records every alert that appears on the page from now on. */
function watchAlerts(): Set<string> {
  const seen = new Set<string>();
  const look = () => {
    for (const alert of host.querySelectorAll("[role=alert]")) seen.add(alert.textContent);
  };
  new MutationObserver(look).observe(host, { subtree: true, childList: true, characterData: true });
  return seen;
}

describe("credentials that come after the element", () => {
  it("as an attribute: it waits without an error", async () => {
    const world = await createWorld();
    const seen = watchAlerts();
    host.innerHTML = `<seam-device-table ${plain} endpoint="${world.endpoint}"></seam-device-table>`;
    // The chunk has loaded by then.
    await import("./bridge.tsx");
    await expect.poll(() => host.querySelector("seam-device-table")?.childNodes.length).toBe(0);
    host.firstElementChild?.setAttribute("client-session-token", world.client_session_token);
    await expect.element(page.getByRole("button", { name: "Front Door" })).toBeVisible();
    expect([...seen]).toEqual([]);
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
  });

  it("as the page's configuration, however late", async () => {
    const world = await createWorld();
    host.innerHTML = `<seam-device-table ${plain}></seam-device-table>`;
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("Must provide either a client, clientSessionToken, or a publishableKey.");
    vi.stubGlobal("seam", { endpoint: world.endpoint, clientSessionToken: world.client_session_token });
    await expect.element(page.getByRole("button", { name: "Front Door" })).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
  });

  it("from a function of the page's configuration, as the guide to plain HTML has it", async () => {
    const world = await createWorld();
    const getClientSessionToken = vi.fn<() => Promise<string>>(async () => world.client_session_token);
    vi.stubGlobal("seam", { endpoint: world.endpoint, getClientSessionToken });
    host.innerHTML = `<seam-device-table ${plain}></seam-device-table>`;
    await expect.element(page.getByRole("button", { name: "Front Door" })).toBeVisible();
    expect(getClientSessionToken).toHaveBeenCalledTimes(1);
  });
});

describe("an element", () => {
  it("calls what is missing by its attribute", async () => {
    const { endpoint, client_session_token } = await createWorld();
    const signed = `${plain} endpoint="${endpoint}" client-session-token="${client_session_token}"`;
    host.innerHTML = `<seam-device-details ${signed}></seam-device-details><seam-access-code-details ${signed}></seam-access-code-details>`;
    await expect.element(page.getByText("Nothing to show yet: device-id is not set.")).toBeVisible();
    await expect.element(page.getByText("Nothing to show yet: access-code-id is not set.")).toBeVisible();
  });

  it("tells its page that its session is there", async () => {
    const world = await createWorld();
    const told = vi.fn<(event: Event) => void>();
    host.addEventListener("seam-session-update", told, { once: true });
    const signed = `${plain} endpoint="${world.endpoint}" client-session-token="${world.client_session_token}"`;
    host.innerHTML = `<seam-device-table ${signed} title="Doors"></seam-device-table>`;
    await expect.element(page.getByRole("heading", { name: /^Doors/ })).toBeVisible();
    await expect.poll(() => told.mock.calls.length).toBe(1);
  });
});
