// The count of things that need attention, beside the title of a device table.
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { findDevice } from "../../../test/codes.ts";
import { render } from "../../../test/render.tsx";
import { createWorld } from "../../../test/world.ts";
import "../../styles/index.css";
import { DeviceTable, type DeviceTableProps } from "./DeviceTable.tsx";

async function opened(props: DeviceTableProps = {}) {
  const screen = await render(<DeviceTable {...props} />);
  await expect.element(screen.getByText("Front Door", { exact: true })).toBeVisible();
  return { screen, chip: screen.getByRole("button", { name: /needs? attention$/ }) };
}

describe("the number of things that need attention", () => {
  it("stands beside the counts of issues, opens their list with as many lines, and gets the focus back", async () => {
    const { screen, chip } = await opened();
    await expect.element(chip).toHaveAccessibleName("10 need attention");
    await expect.element(screen.getByRole("button", { name: "1 device issue" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "1 account issue" })).toBeVisible();
    await chip.click();
    await expect.element(screen.getByRole("heading", { name: "Needs attention 10" })).toHaveFocus();
    expect(screen.container.querySelectorAll(".seam-attention-row")).toHaveLength(10);
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(chip).toHaveFocus();
  });

  it("is there with the rows when somebody comes back, and counts anew what changed meanwhile", async () => {
    const world = await createWorld();
    const screen = await render(<DeviceTable />, { in: world });
    const chip = screen.getByRole("button", { name: /needs? attention$/ });
    await expect.element(chip).toHaveAccessibleName("10 need attention");
    await screen.getByRole("button", { name: "Front Door", exact: true }).click();
    await expect.element(screen.getByRole("button", { name: "Back" })).toBeVisible();
    const { device_id } = await findDevice(world, "Room 2 Heron");
    await world.call("/devices/delete", { device_id });
    const withFirstRow: (string | undefined)[] = [];
    const observer = new MutationObserver(() => {
      if (screen.container.querySelector(".seam-device-row"))
        withFirstRow.push(screen.container.querySelector(".seam-attention-chip")?.textContent);
    });
    observer.observe(screen.container, { childList: true, subtree: true });
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(chip).toHaveAccessibleName("9 need attention");
    observer.disconnect();
    expect(withFirstRow[0]).toContain("need attention");
    expect(withFirstRow).not.toContain(undefined);
  });

  it("counts those of the table's own doors alone, and is not there where nothing does", async () => {
    const world = await createWorld();
    const [heron, gate] = [await findDevice(world, "Room 2 Heron"), await findDevice(world, "Garden Gate")];
    const one = await render(<DeviceTable deviceIds={[heron.device_id]} />, { in: world });
    await expect.element(one.getByRole("button", { name: "1 needs attention" })).toBeVisible();
    const none = await render(<DeviceTable deviceIds={[gate.device_id]} />, { in: world });
    await expect.element(none.getByText("Garden Gate")).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(none.container.querySelector(".seam-attention-chip")).toBeNull();
  });

  it("is left out where the host wants none", async () => {
    const { chip } = await opened({ disableAttention: true });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(chip.elements()).toHaveLength(0);
  });

  it.each([280, 390, 1000])("moves nothing when it comes, at %i px", async (width) => {
    await page.viewport(width, 900);
    const heading = "The doors of Harbour House and of the boathouse";
    const screen = await render(<DeviceTable heading={heading} />);
    const first = screen.getByText("Front Door", { exact: true });
    await expect.element(first).toBeVisible();
    const place = () => [
      first.element().getBoundingClientRect().top,
      screen.getByRole("searchbox").element().getBoundingClientRect().left,
    ];
    const before = place();
    const chip = screen.getByRole("button", { name: "10 need attention" });
    await expect.element(chip).toBeVisible();
    expect(place()).toEqual(before);
    const { left, right } = chip.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  });
});
