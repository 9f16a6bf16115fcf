// What a host in any framework does with an element: hand in properties, listen to its events, change its mind, take it away.
// Each fixture is such a host, written as that framework's people would write it.
import { expect, it, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import "../../packages/react/src/elements.ts";
import "../../packages/react/src/styles/index.css";
import { createWorld } from "../../packages/react/test/world.ts";

/** What a fixture is given. It shows the table, `all` as a button "Show all" behind the first of `lists`, and the id of the last press as a status. */
export interface HostInputs {
  readonly endpoint: string;
  readonly token: string;
  /** Device ids at first, and once "Show all" was pressed. */
  readonly lists: readonly [few: readonly string[], all: readonly string[]];
  /** Passed as a property: attributes cannot say it. */
  readonly deviceFilter: (device: { readonly properties: { readonly name: string } }) => boolean;
}

/** Puts a fixture into `place`; resolves to what takes it away again. */
export type MountHost = (place: HTMLElement, inputs: HostInputs) => Promise<() => void | Promise<void>>;

export function itHostsElements(mount: MountHost): void {
  it("takes properties, tells what happens, follows the host and leaves with it", async () => {
    const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    const { place, inputs, names, ids } = await prepare();
    const [first = "", second = "", left = "", late = ""] = names;
    const unmount = await mount(place, inputs);
    const screen = page.getByTestId("host");
    const row = (name: string): Locator => screen.getByRole("button", { name, exact: true });

    await expect.element(row(first)).toBeVisible();
    await expect.element(row(second)).toBeVisible();
    // Named by the list, refused by the filter.
    expect(row(left).elements()).toHaveLength(0);
    expect(row(late).elements()).toHaveLength(0);

    // `preventDefaultOnDeviceClick` is set: the host hears of the press, and the table stays.
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
