// Buttons and texts of an open view do not move when the state of the door or the code changes, so that no press lands
// on another button.
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { codesOf, findCode, findDevice } from "../../test/codes.ts";
import { type Rendered, render } from "../../test/render.tsx";
import { withoutStream } from "../../test/wire/without-stream.ts";
import { createWorld } from "../../test/world.ts";
import "../styles/index.css";
import { AccessCodeDetails } from "./details/AccessCodeDetails/AccessCodeDetails.tsx";
import { AccessCodeTable } from "./details/AccessCodeTable/AccessCodeTable.tsx";
import { DeviceDetails } from "./details/DeviceDetails/DeviceDetails.tsx";

afterEach(() => page.viewport(1280, 720));

const allowed = { disableCreateAccessCode: false, disableEditAccessCode: false, disableDeleteAccessCode: false };
const views = {
  DeviceDetails: (deviceId: string) => <DeviceDetails deviceId={deviceId} {...allowed} />,
  AccessCodeDetails: (_: string, accessCodeId: string) => (
    <AccessCodeDetails accessCodeId={accessCodeId} {...allowed} />
  ),
  AccessCodeTable: (deviceId: string) => <AccessCodeTable deviceId={deviceId} {...allowed} />,
};

async function opened(view: keyof typeof views, width: number) {
  await page.viewport(width, 900);
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
  const screen = await render(views[view](device_id, access_code_id), { in: world });
  const there = { DeviceDetails: "5 access codes", AccessCodeDetails: "Unlock", AccessCodeTable: "Add code" }[view];
  await expect.element(screen.getByRole("button", { name: there })).toBeVisible();
  await expect
    .poll(() => screen.container.textContent)
    .toContain(view === "AccessCodeDetails" ? "All times in" : "Front Door");
  return {
    screen,
    moved: watch(screen, width < 440 ? "button" : "button, bdi"),
    /** Changes the device, and makes the page refetch it. */
    change: async (changes: object) => {
      await world.control("devices/update", { device_id, ...changes });
      look();
    },
    /** Changes the code's digits as somebody else. The lock is full, so the change fails. */
    fail: async () => {
      await world.control("faults/set", { device_id, fault: "slots_full", times: null });
      await world.call("/access_codes/update", { access_code_id, code: "8391" });
      await world.control("clock/advance", { milliseconds: 60_000 });
      look();
    },
    network: async (fault: object) => {
      await world.control("network/set", fault);
      look();
    },
  };
}

const look = () => window.dispatchEvent(new Event("visibilitychange"));

/**
 * Returns a function that lists moved parts. Removed parts do not count, nor does the list of a code's facts, which has
 * no buttons and moves down for alerts.
 */
function watch({ container }: Rendered, selector: string): () => string[] {
  const known = [...container.querySelectorAll(selector)].map((part) => ({
    part,
    top: part.getBoundingClientRect().top,
  }));
  return () =>
    known
      .filter(({ part }) => part.closest(".seam-details") === null)
      .filter(
        ({ part, top }) => part.getClientRects().length > 0 && Math.abs(part.getBoundingClientRect().top - top) >= 1,
      )
      .map(({ part, top }) => `${part.ariaLabel ?? part.textContent}: ${part.getBoundingClientRect().top - top} px`);
}

const alerts = (screen: Rendered) => screen.container.querySelectorAll(".seam-alert");

it.each([1000, 390])(
  "nothing in a door's details moves at %i px when the door goes offline and comes back",
  async (width) => {
    const { screen, change, moved } = await opened("DeviceDetails", width);
    await change({ online: false });
    await expect.poll(() => alerts(screen).length).toBe(1);
    expect(moved()).toEqual([]);
    await change({ online: true });
    await expect.poll(() => alerts(screen).length).toBe(0);
    expect(moved()).toEqual([]);
  },
);

it.each([280, 390, 1000])("no button in a code's details moves at %i px when its door goes offline", async (width) => {
  const { screen, change, moved } = await opened("AccessCodeDetails", width);
  await change({ online: false });
  await expect.poll(() => alerts(screen).length).toBeGreaterThan(0);
  await expect.element(screen.getByRole("button", { name: "Unlock" })).toBeDisabled();
  expect(moved()).toEqual([]);
});

it("no row of a narrow code table moves when the door's trouble puts its codes into trouble too", async () => {
  const { screen, change, moved } = await opened("AccessCodeTable", 390);
  const troubled = () => screen.container.querySelectorAll('.seam-issue[data-tone="error"]').length;
  const before = troubled();
  await change({ online: false });
  await expect.poll(troubled).toBeGreaterThan(before);
  expect(moved()).toEqual([]);
});

it.each([390, 1000])(
  "no button and no validity in a code's details moves at %i px when new digits are pending, and when they cannot be set",
  async (width) => {
    const { screen, fail, moved } = await opened("AccessCodeDetails", width);
    await fail();
    await expect.poll(() => alerts(screen).length).toBeGreaterThan(0);
    await expect.element(screen.getByText("Could not be set on the lock", { exact: true })).toBeVisible();
    expect(moved()).toEqual([]);
  },
);

it.each([320, 390, 700, 1200])("no row of a code table moves at %i px when a code cannot be set", async (width) => {
  const { screen, fail, moved } = await opened("AccessCodeTable", width);
  const failures = screen.getByText("Could not be set on the lock", { exact: true });
  const before = failures.elements().length;
  await fail();
  await expect.poll(() => failures.elements().length).toBe(before + 1);
  expect(moved()).toEqual([]);
});

it.each([280, 390, 700, 1000])(
  "no row of a code table moves at %i px when its codes are being set on the lock",
  async (width) => {
    await page.viewport(width, 900);
    const world = await createWorld({ lock_delay_ms: 60_000 });
    const { device_id } = await findDevice(world, "Front Door");
    const screen = await render(<AccessCodeTable deviceId={device_id} {...allowed} />, { in: world });
    await expect.poll(() => screen.container.textContent).toContain("Front Door");
    const stages = () => screen.container.querySelectorAll('[data-stage="setting"]').length;
    const moved = watch(screen, ".seam-row, .seam-row button, .seam-code-when > :first-child");
    const codes = await codesOf(world, device_id);
    const changed = codes.filter(({ status }) => status === "set");
    for (const [at, { access_code_id, code }] of changed.entries()) {
      // The new PIN has as many digits as the old one, so that its width stays the same.
      await world.call("/access_codes/update", { access_code_id, code: `73951${at}`.slice(-(code?.length ?? 4)) });
    }
    look();
    await expect.poll(stages).toBe(changed.length);
    expect(changed.length).toBeGreaterThan(1);
    expect(moved()).toEqual([]);
  },
);

it.each([280, 1000])(
  "no button in a code's details moves at %i px while the former digits may still open the door",
  async (width) => {
    await page.viewport(width, 900);
    const world = await createWorld({ lock_delay_ms: 60_000 });
    const { device_id } = await findDevice(world, "Front Door");
    const { access_code_id } = await findCode(world, device_id, "Amara Okafor");
    const screen = await render(<AccessCodeDetails accessCodeId={access_code_id} {...allowed} />, { in: world });
    await expect.element(screen.getByText(/^All times in/)).toBeVisible();
    const moved = watch(screen, "button, .seam-pin-when");
    await world.call("/access_codes/update", { access_code_id, code: "8391" });
    look();
    await expect.element(screen.getByText(/4821 4 8 2 1 may still open the door/)).toBeVisible();
    expect(moved()).toEqual([]);
  },
);

it("no button and no validity in a code's details moves when it cannot be refreshed, and when it can again", async () => {
  withoutStream();
  const { screen, network, moved } = await opened("AccessCodeDetails", 1000);
  await network({ status: 500 });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  expect(moved()).toEqual([]);
  await network({});
  await expect.poll(() => alerts(screen).length).toBe(0);
  expect(moved()).toEqual([]);
});
