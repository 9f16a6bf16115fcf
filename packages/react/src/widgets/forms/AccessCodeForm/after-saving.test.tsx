// The host's `onBack` does not close the form, so the form stays on the page after saving or cancelling.
import { expect, it, vi } from "vitest";
import { aboutFrontDoor } from "../../../../test/screens/every-widget.ts";
import { render } from "../../../../test/render.tsx";
import { watchRequests } from "../../../../test/wire/requests.ts";
import { createWorld } from "../../../../test/world.ts";
import { CreateAccessCodeForm } from "./CreateAccessCodeForm.tsx";

it("is empty again after saving, so that the same code is not made twice", async () => {
  const world = await createWorld();
  const { deviceId } = await aboutFrontDoor(world);
  const requests = watchRequests();
  const onBack = vi.fn<() => void>();
  const screen = await render(<CreateAccessCodeForm deviceId={deviceId} onBack={onBack} />, { in: world });
  const name = screen.getByRole("textbox", { name: "Name", exact: true });
  const save = screen.getByRole("button", { name: "Save", exact: true });
  await name.fill("Plumber");
  await save.click();
  await screen.getByRole("button", { name: "Done" }).click();
  expect(onBack).toHaveBeenCalledOnce();
  await expect.element(name).toHaveValue("");
  await expect.element(save).toBeDisabled();
  expect(requests.count("/access_codes/create")).toBe(1);
});

it("is empty again after Cancel", async () => {
  const world = await createWorld();
  const { deviceId } = await aboutFrontDoor(world);
  const screen = await render(<CreateAccessCodeForm deviceId={deviceId} onBack={() => undefined} />, { in: world });
  const name = screen.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Plumber");
  await screen.getByRole("button", { name: "Cancel" }).click();
  await screen.getByRole("button", { name: "Discard" }).click();
  await expect.element(name).toHaveValue("");
});

it("tells the host that it was saved before it asks to go back, whatever the host's callback does", async () => {
  const world = await createWorld();
  const { deviceId } = await aboutFrontDoor(world);
  const told: string[] = [];
  const onSuccess = () => {
    told.push("success");
    throw new Error("The host's callback failed.");
  };
  const failures = vi.fn<(event: PromiseRejectionEvent) => void>((event) => event.preventDefault());
  window.addEventListener("unhandledrejection", failures);
  const form = <CreateAccessCodeForm deviceId={deviceId} onSuccess={onSuccess} onBack={() => told.push("back")} />;
  const screen = await render(form, { in: world });
  await screen.getByRole("textbox", { name: "Name", exact: true }).fill("Plumber");
  await screen.getByRole("button", { name: "Save", exact: true }).click();
  await screen.getByRole("button", { name: "Done" }).click();
  expect(told).toEqual(["success", "back"]);
  await expect.poll(() => failures.mock.calls.length).toBe(1);
  window.removeEventListener("unhandledrejection", failures);
});
