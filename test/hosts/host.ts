// A host in any framework sets an element's properties, listens to its events, changes the properties and removes it.
// Each fixture is such a host, in the usual style of its framework.
import { expect, it, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import "../../packages/react/src/elements.ts";
import "../../packages/react/src/styles/index.css";
import { createWorld } from "../../packages/react/test/world.ts";

/**
 * Inputs of a fixture, which shows the table with the first of `lists`, a button "Show all" for the second, and the id
 * of the last press.
 */
export interface HostInputs {
  readonly endpoint: string;
  readonly token: string;
  /** Device ids, before and after "Show all" was pressed. */
  readonly lists: readonly [few: readonly string[], all: readonly string[]];
  /** Filter, passed as a property because an attribute cannot hold a function. */
  readonly deviceFilter: (device: { readonly properties: { readonly name: string } }) => boolean;
}

/** Mounts a fixture into `place`. Resolves to a function that unmounts it. */
type MountHost = (place: HTMLElement, inputs: HostInputs) => Promise<() => void | Promise<void>>;

export function itHostsElements(mount: MountHost): void {
  it("sets properties on an element, hears its events, updates its properties and removes it", async () => {
    const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    const { place, inputs, names, ids } = await prepare();
    const [first = "", second = "", left = "", late = ""] = names;
    const unmount = await mount(place, inputs);
    const screen = page.getByTestId("host");
    const row = (name: string): Locator => screen.getByRole("button", { name, exact: true });

    await expect.element(row(first)).toBeVisible();
    await expect.element(row(second)).toBeVisible();
    // The device is in the list, but `deviceFilter` excludes it.
    expect(row(left).elements()).toHaveLength(0);
    expect(row(late).elements()).toHaveLength(0);

    // With `preventDefaultOnDeviceClick`, the host gets the event, and the table does not open the details.
    await row(second).click();
    await expect.element(screen.getByTestId("pressed")).toMatchTextContent(ids[1] ?? "");
    await expect.element(row(first)).toBeVisible();

    await screen.getByRole("button", { name: "Show all" }).click();
    await expect.element(row(late)).toBeVisible();
    expect(row(left).elements()).toHaveLength(0);

    await unmount();
    await expect.poll(() => place.querySelectorAll(".seam-components").length).toBe(0);
    place.remove();
    for (const complaint of complaints) expect(complaint.mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });
}

async function prepare() {
  const world = await createWorld();
  const known = (await world.devices()).slice(0, 4);
  const [ids, names] = [known.map(({ device_id }) => device_id), known.map(({ properties }) => properties.name)];
  const place = document.createElement("div");
  place.dataset["testid"] = "host";
  document.body.append(place);
  const inputs: HostInputs = {
    endpoint: world.endpoint,
    token: world.client_session_token,
    lists: [ids.slice(0, 3), ids],
    deviceFilter: ({ properties }) => properties.name !== names[2],
  };
  return { place, inputs, names, ids };
}
