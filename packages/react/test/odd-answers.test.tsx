// What a server should not answer, and sometimes does: each shows a clear state with a way out, and the host's page lives on.
import { Seam } from "@mortise/client";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { DeviceDetails, DeviceTable, SeamProvider } from "../src/index.ts";
import { render as mount } from "vitest-browser-react";
import { render } from "./render.tsx";
import { createWorld, type World } from "./world.ts";

type Odd = (device: Record<string, unknown>, index: number) => Record<string, unknown>;

/** The real server's answers, with their devices changed on the way. */
function clientOf({ endpoint, client_session_token }: World, change: Odd): Seam {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await globalThis.fetch(input, init);
    const body = (await response.json()) as { device?: Record<string, unknown>; devices?: Record<string, unknown>[] };
    const changed = {
      ...body,
      ...(body.devices && { devices: body.devices.map(change) }),
      ...(body.device && { device: change(body.device, 0) }),
    };
    return Response.json(changed, { status: response.status });
  };
  return new Seam({ clientSessionToken: client_session_token, endpoint, fetch });
}

const host = (children: ReactNode) => (
  <main>
    <p>The host’s own words</p>
    {children}
  </main>
);

describe("a device with missing properties", () => {
  const bare: Odd = ({ device_id, device_type, properties }) => ({
    device_id,
    device_type,
    properties: { name: (properties as { name: string }).name },
  });
  const nothing: Odd = ({ device_id, device_type }) => ({ device_id, device_type });

  it.each([
    ["the least there can be", bare, "Front Door"],
    ["not even properties", nothing, undefined],
  ])("is listed and opened: %s", async (_what, change, name) => {
    const world = await createWorld({ world: "hotel" });
    const screen = await mount(
      host(
        <SeamProvider client={clientOf(world, change)} disableCssInjection disableFontInjection>
          <DeviceTable />
        </SeamProvider>,
      ),
    );
    await expect.element(screen.getByRole("heading", { name: /^Devices/ })).toMatchTextContent(/12/);
    const row = name === undefined ? screen.getByRole("listitem").first().getByRole("button") : screen.getByRole("button", { name });
    await row.click();
    await expect.element(screen.getByRole("heading", { name: "Device details" })).toBeVisible();
    await expect.element(screen.getByText("The host’s own words")).toBeVisible();
  });
});

it("leaves out what is no lock", async () => {
  const world = await createWorld({ world: "hotel" });
  const toaster: Odd = (device, index) => (index === 0 ? { ...device, device_type: "toaster" } : device);
  const screen = await mount(
    <SeamProvider client={clientOf(world, toaster)} disableCssInjection disableFontInjection>
      <DeviceTable />
    </SeamProvider>,
  );
  await expect.element(screen.getByRole("heading", { name: /^Devices/ })).toMatchTextContent(/11/);
  expect(screen.getByRole("button", { name: "Front Door" }).query()).toBeNull();
});

describe("an API that cannot be reached", () => {
  it.each([
    ["the table", <DeviceTable key="table" />],
    ["the details", <DeviceDetails key="details" deviceId="5a7ed3c8-7f2f-4d3c-9a35-3a8c6e0a1b2c" />],
  ])("is said by %s, with a way to try again", async (_what, widget) => {
    const client = new Seam({ clientSessionToken: "seam_cst1nobody_home", endpoint: "http://127.0.0.1:9" });
    const screen = await mount(
      host(
        <SeamProvider client={client} disableCssInjection disableFontInjection>
          {widget}
        </SeamProvider>,
      ),
    );
    await expect.element(screen.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect.element(screen.getByText("The host’s own words")).toBeVisible();
  });
});

describe("an API that answers nonsense", () => {
  it.each([
    { status: 401 },
    { status: 403 },
    { status: 429 },
    { status: 500 },
    { status: 503 },
    { body: "html" },
    { body: "truncated" },
  ] as const)("%o", async (fault) => {
    const world = await createWorld({ world: "hotel" });
    await world.control("network/set", fault);
    const screen = await render(host(<DeviceTable />), { in: world });
    await expect.element(screen.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect.element(screen.getByText("The host’s own words")).toBeVisible();
    await world.control("network/set", {});
    await screen.getByRole("button", { name: "Retry" }).click();
    await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
  });
});
