// `onNavigate` reports a view that closes because the host changed a prop or the session, like one that a person
// closes.
import { expect, it, vi } from "vitest";
import { aboutFrontDoor } from "../../test/screens/every-widget.ts";
import { findDevice } from "../../test/codes.ts";
import { render, Signed } from "../../test/render.tsx";
import { createWorld } from "../../test/world.ts";
import { AccessCodeTable } from "./details/AccessCodeTable/AccessCodeTable.tsx";
import { CreateAccessCodeForm } from "./forms/AccessCodeForm/CreateAccessCodeForm.tsx";
import { DeviceDetails } from "./details/DeviceDetails/DeviceDetails.tsx";
import { DeviceTable } from "./DeviceTable/DeviceTable.tsx";

type OnNavigate = (view: string, id: string | null) => void;

it("reports the table when another session closes its details", async () => {
  const [world, other] = [await createWorld(), await createWorld()];
  const onNavigate = vi.fn<OnNavigate>();
  const screen = await render(<DeviceTable onNavigate={onNavigate} />, { in: world });
  await screen.getByRole("button", { name: "Front Door" }).click();
  await expect.element(screen.getByRole("heading", { name: "Front Door" })).toBeVisible();
  onNavigate.mockClear();
  await screen.rerender(
    <Signed in={other}>
      <DeviceTable onNavigate={onNavigate} />
    </Signed>,
  );
  await expect.element(screen.getByRole("button", { name: "Front Door" })).toBeVisible();
  expect(onNavigate.mock.calls).toEqual([["device-table", null]]);
});

it("reports the new lock's details when another lock closes the views of the last one, however deep", async () => {
  const world = await createWorld();
  const { deviceId } = await aboutFrontDoor(world);
  const { device_id: other } = await findDevice(world, "Garden Gate");
  const onNavigate = vi.fn<OnNavigate>();
  const show = (id: string) => <DeviceDetails deviceId={id} onNavigate={onNavigate} />;
  const screen = await render(show(deviceId), { in: world });
  await screen.getByRole("button", { name: /access codes?$/ }).click();
  await screen.getByRole("listitem").first().getByRole("button").first().click();
  await expect.element(screen.getByText("Created")).toBeVisible();
  onNavigate.mockClear();
  await screen.rerender(<Signed in={world}>{show(other)}</Signed>);
  await expect.element(screen.getByRole("heading", { name: "Garden Gate" })).toBeVisible();
  expect(onNavigate.mock.calls).toEqual([["device-details", other]]);
});

it("reports the form when another lock closes its times", async () => {
  const world = await createWorld();
  const { deviceId } = await aboutFrontDoor(world);
  const { device_id: other } = await findDevice(world, "Garden Gate");
  const onNavigate = vi.fn<OnNavigate>();
  const show = (id: string) => <CreateAccessCodeForm deviceId={id} onNavigate={onNavigate} />;
  const screen = await render(show(deviceId), { in: world });
  await screen.getByRole("radio", { name: "Start/end times" }).click();
  await screen.getByRole("button", { name: "Edit times" }).click();
  onNavigate.mockClear();
  await screen.rerender(<Signed in={world}>{show(other)}</Signed>);
  await expect.element(screen.getByText("Garden Gate", { exact: true })).toBeVisible();
  expect(onNavigate.mock.calls).toEqual([["create-access-code", other]]);
});

it("reports nothing when no view was open", async () => {
  const world = await createWorld();
  const { deviceId } = await aboutFrontDoor(world);
  const { device_id: other } = await findDevice(world, "Garden Gate");
  const onNavigate = vi.fn<OnNavigate>();
  const show = (id: string) => <AccessCodeTable deviceId={id} onNavigate={onNavigate} />;
  const screen = await render(show(deviceId), { in: world });
  await screen.getByRole("listitem").first().getByRole("button").first().click();
  await screen.getByRole("button", { name: "Back" }).click();
  onNavigate.mockClear();
  await screen.rerender(<Signed in={world}>{show(other)}</Signed>);
  await expect.element(screen.getByRole("heading", { name: /Access Codes/ })).toBeVisible();
  expect(onNavigate).not.toHaveBeenCalled();
});
