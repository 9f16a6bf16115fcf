// Props that pages written for existing kits already use: each does what its name says.
import type { AccessCode, Device } from "@mortise/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { allowed, item, menuOf, opened, rowOf as codeRowOf } from "../../test/screens/access-code-table.tsx";
import { rows } from "../../test/screens/device-table.ts";
import { aboutFrontDoor } from "../../test/screens/every-widget.ts";
import { findTroubledDoor } from "../../test/codes.ts";
import { render } from "../../test/render.tsx";
import { createWorld } from "../../test/world.ts";
import { AccessCodeDetails } from "./details/AccessCodeDetails/AccessCodeDetails.tsx";
import { CreateAccessCodeForm } from "./forms/AccessCodeForm/CreateAccessCodeForm.tsx";
import { AccessCodeTable } from "./details/AccessCodeTable/AccessCodeTable.tsx";
import { DeviceTable } from "./DeviceTable/DeviceTable.tsx";
import { SupportedDeviceTable } from "./SupportedDeviceTable/SupportedDeviceTable.tsx";

afterEach(() => void vi.restoreAllMocks());

describe("a filter of the host", () => {
  it("of devices is told what is searched for, and narrows beside the table's own search", async () => {
    const searches = new Set<string>();
    const deviceFilter = ({ properties }: Device, search: string) => {
      searches.add(search);
      return properties.name.toLowerCase().includes(search.toLowerCase());
    };
    const screen = await render(<DeviceTable deviceFilter={deviceFilter} />);
    await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
    await screen.getByRole("searchbox").fill("  front ");
    await expect.poll(() => rows(screen).elements().length).toBe(1);
    expect([...searches]).toEqual(expect.arrayContaining(["", "front"]));
  });

  it("of codes is told what is searched for", async () => {
    const accessCodeFilter = ({ name }: AccessCode, search: string) =>
      String(name).toLowerCase().includes(search.toLowerCase());
    const { screen } = await opened({ accessCodeFilter });
    await expect.element(codeRowOf(screen, "Amara Okafor")).toBeVisible();
    await screen.getByRole("searchbox").fill(" amara ");
    await expect.poll(() => rows(screen).elements().length).toBe(1);
  });

  it("or a comparator that throws is left out, and its developer is told once", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const fail = () => {
      throw new Error("No such field.");
    };
    const screen = await render(<DeviceTable deviceFilter={fail} deviceComparator={fail} errorFilter={fail} />);
    await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
    const said = warn.mock.calls.map(([words]) => String(words));
    expect(said.filter((words) => words.startsWith("deviceFilter threw"))).toHaveLength(1);
    expect(said.filter((words) => words.startsWith("deviceComparator threw"))).toHaveLength(1);
    await screen.unmount();
    const { screen: codes } = await opened({ accessCodeFilter: fail });
    await expect.element(codeRowOf(codes, "Amara Okafor")).toBeVisible();
  });

  it("of errors and warnings decides what is shown and counted", async () => {
    const world = await createWorld({ world: "troubled" });
    const { device_id } = await findTroubledDoor(world);
    const none = () => false;
    const screen = await render(<AccessCodeTable deviceId={device_id} errorFilter={none} warningFilter={none} />, {
      in: world,
    });
    await expect.element(screen.getByText("Access codes OK")).toBeVisible();
    expect(screen.container.querySelector(".seam-issue")).toBeNull();
    await screen.unmount();
    const devices = await render(<DeviceTable errorFilter={none} />, { in: world });
    await expect.element(devices.getByText("Devices & accounts OK")).toBeVisible();
    await devices.unmount();
    const withoutAccounts = await render(<DeviceTable disableConnectedAccountInformation />, { in: world });
    await expect.element(withoutAccounts.getByText(/device issues?$/)).toBeVisible();
    expect(withoutAccounts.getByText(/account issues?$/).elements()).toEqual([]);
  });
});

describe("title", () => {
  it("stands for heading, which wins over it", async () => {
    const screen = await render(<DeviceTable title="Doors" />);
    await expect.element(screen.getByRole("heading", { name: /^Doors/ })).toBeVisible();
    await screen.unmount();
    const both = await render(
      <SupportedDeviceTable title="Doors" heading="Models" onBack={() => undefined} cannotFilter />,
    );
    await expect.element(both.getByRole("heading", { name: "Models" })).toBeVisible();
    await expect.element(both.getByRole("button", { name: "Back" })).toBeVisible();
  });
});

describe("the catalogue", () => {
  it("leaves out brands and manufacturers that the host excludes", async () => {
    const screen = await render(
      <SupportedDeviceTable manufacturers={["August", "Yale"]} excludedManufacturers={["YALE"]} />,
    );
    await expect.element(screen.getByRole("heading", { name: "August Devices" })).toBeVisible();
    expect(screen.getByRole("heading").elements()).toHaveLength(1);
    await screen.unmount();
    const without = await render(<SupportedDeviceTable excludedBrands={["august"]} />);
    await expect.element(without.getByRole("heading", { name: "Yale Devices" })).toBeVisible();
    expect(without.getByRole("heading", { name: "August Devices" }).elements()).toEqual([]);
  });

  it("shows models by what they can do", async () => {
    const screen = await render(<SupportedDeviceTable includeIf={["can_hvac_heat"]} />);
    await expect.element(screen.getByRole("heading", { name: /^ecobee Devices/i })).toBeVisible();
    expect(screen.getByRole("heading", { name: "August Devices" }).elements()).toEqual([]);
    await screen.unmount();
    const without = await render(<SupportedDeviceTable excludeIf={["can_hvac_heat"]} />);
    await expect.element(without.getByRole("heading", { name: "August Devices" })).toBeVisible();
    expect(without.getByRole("heading", { name: /^ecobee Devices/i }).elements()).toEqual([]);
  });
});

describe("changing and deleting codes", () => {
  it("is told to the host, who may do it in place of the table", async () => {
    const [onEdit, onDelete] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
    const { screen, codes } = await opened({
      ...allowed,
      onEdit,
      onDelete,
      preventDefaultOnEdit: true,
      preventDefaultOnDelete: true,
    });
    const id = codes.find(({ name }) => name === "Amara Okafor")?.access_code_id;
    await menuOf(screen, "Amara Okafor").click();
    await item(screen, "Edit code").click();
    expect(onEdit.mock.calls).toEqual([[id]]);
    await menuOf(screen, "Amara Okafor").click();
    await item(screen, "Delete code").click();
    expect(onDelete.mock.calls).toEqual([[id]]);
    expect(screen.getByRole("alertdialog").elements()).toEqual([]);
    await expect.element(codeRowOf(screen, "Amara Okafor")).toBeVisible();
  });

  it("is told before the details' own form and question", async () => {
    const world = await createWorld();
    const { accessCodeId } = await aboutFrontDoor(world);
    const [onEdit, onDelete] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
    const details = (
      <AccessCodeDetails
        accessCodeId={accessCodeId}
        {...allowed}
        onEdit={onEdit}
        onDelete={onDelete}
        preventDefaultOnEdit
      />
    );
    const screen = await render(details, { in: world });
    await screen.getByRole("button", { name: "Edit code" }).click();
    expect(onEdit.mock.calls).toEqual([[accessCodeId]]);
    await screen.getByRole("button", { name: "Delete code" }).click();
    expect(onDelete.mock.calls).toEqual([[accessCodeId]]);
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  });
});

describe("what all widgets take", () => {
  it("hides ids", async () => {
    const world = await createWorld();
    const { accessCodeId } = await aboutFrontDoor(world);
    const screen = await render(<AccessCodeDetails accessCodeId={accessCodeId} disableResourceIds />, { in: world });
    await expect.element(screen.getByText("Created", { exact: true })).toBeVisible();
    expect(screen.container.textContent).not.toContain(accessCodeId);
  });

  it("shows no form for codes that may not be made", async () => {
    const world = await createWorld();
    const { deviceId } = await aboutFrontDoor(world);
    const screen = await render(<CreateAccessCodeForm deviceId={deviceId} disableCreateAccessCode />, { in: world });
    expect(screen.container.textContent).toBe("");
  });
});
