// Elements that share a session and its cache.
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { watchRequests } from "../../test/wire/requests.ts";
import { createWorld, type World } from "../../test/world.ts";
import { host } from "../../test/screens/probe-element.tsx";

describe("on the platform", () => {
  const attributes = ({ endpoint, publishable_key, user_identifier_key }: World) =>
    `endpoint="${endpoint}" publishable-key="${publishable_key}" user-identifier-key="${user_identifier_key}" disable-css-injection disable-font-injection`;

  it("two elements share one session and one answer", async () => {
    const world = await createWorld();
    const requests = watchRequests();
    host.innerHTML = `<seam-doors label="one" ${attributes(world)}></seam-doors><seam-doors label="two" ${attributes(world)}></seam-doors>`;
    for (const name of ["one", "two"]) {
      await expect.element(page.getByRole("region", { name }).getByRole("article").first()).toBeVisible();
    }
    await expect.poll(() => requests.count("/client_sessions/create")).toBe(1);
    expect(requests.count("/devices/list")).toBe(1);
  });

  it("takes the page's configuration when it says nothing itself", async () => {
    const world = await createWorld();
    vi.stubGlobal("seam", {
      clientSessionToken: world.client_session_token,
      endpoint: world.endpoint,
      disableCssInjection: true,
      disableFontInjection: true,
    });
    host.innerHTML = '<seam-doors label="global"></seam-doors>';
    await expect.element(page.getByRole("region", { name: "global" }).getByRole("article").first()).toBeVisible();
  });

  it("shows nothing of the former session when its credentials change", async () => {
    const [hotel, empty] = [await createWorld(), await createWorld({ world: "empty" })];
    host.innerHTML = `<seam-doors label="switched" ${attributes(hotel)}></seam-doors>`;
    const region = page.getByRole("region", { name: "switched" });
    await expect.element(region.getByRole("article").first()).toBeVisible();
    host.firstElementChild?.setAttribute("publishable-key", empty.publishable_key);
    await expect.element(region).toHaveAttribute("data-count", "0");
    expect(host.querySelectorAll("article")).toHaveLength(0);
  });
});
