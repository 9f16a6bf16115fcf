// The form of a new code leads to other doors: one code, entered once.
import { expect, it, vi } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { codesOf, findDevice } from "../../../../test/codes.ts";
import { choose, door, goOn, saveOn } from "../../../../test/screens/code-for-doors.tsx";
import { name, opened, pin, type Screen } from "../../../../test/screens/create-code-form.tsx";

const otherDoors = (screen: Screen) => screen.getByRole("button", { name: "Also on other doors" });

it("takes what was entered along, and saves it on both doors with the same digits", async () => {
  const onSuccess = vi.fn<(id: string) => void>();
  const onBack = vi.fn<() => void>();
  const { screen, world, made } = await opened({ onSuccess, onBack, maskCodes: true });
  await name(screen).fill("Lena Hughes");
  await pin(screen).fill("618294");
  await expectAccessible(screen.container);
  await otherDoors(screen).click();
  await expect.element(screen.getByRole("heading", { name: /^Doors/ })).toHaveFocus();
  await expect.element(door(screen, "Front Door")).toBeChecked();
  await choose(screen, "Garden Gate");
  await goOn(screen).click();
  await expect.element(name(screen)).toHaveValue("Lena Hughes");
  await expect.element(pin(screen)).toHaveValue("618294");
  await saveOn(screen, 2).click();
  await expect.element(screen.getByText("On 2 of 2 doors")).toBeVisible();
  const { device_id } = await findDevice(world, "Garden Gate");
  const atGate = (await codesOf(world, device_id)).find((code) => code.name === "Lena Hughes");
  const codes = [await made("Lena Hughes"), atGate];
  expect(codes.map((code) => code?.code)).toEqual(["618294", "618294"]);
  expect(new Set(onSuccess.mock.calls.flat())).toEqual(new Set(codes.map((code) => code?.access_code_id)));
  await screen.getByRole("button", { name: "Done" }).click();
  expect(onBack).toHaveBeenCalledOnce();
  // The host left the form on screen, and it is empty, so nothing is saved twice.
  await expect.element(name(screen)).toHaveValue("");
});

it("comes back to the form with what was entered there, and asks nothing", async () => {
  const { screen } = await opened({ onBack: vi.fn<() => void>() });
  await name(screen).fill("Lena Hughes");
  await otherDoors(screen).click();
  await expect.element(door(screen, "Front Door")).toBeChecked();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(otherDoors(screen)).toHaveFocus();
  await expect.element(name(screen)).toHaveValue("Lena Hughes");
});

it("begins another code afresh", async () => {
  const { screen } = await opened();
  await name(screen).fill("Lena Hughes");
  await otherDoors(screen).click();
  await choose(screen, "Garden Gate");
  await goOn(screen).click();
  await saveOn(screen, 2).click();
  await screen.getByRole("button", { name: "Add another" }).click();
  await expect.element(door(screen, "Front Door")).toBeChecked();
  await goOn(screen).click();
  await expect.element(name(screen)).toHaveValue("");
});

it("is not offered where the host leaves it out", async () => {
  const { screen } = await opened({ disableOtherDoors: true });
  expect(otherDoors(screen).elements()).toEqual([]);
});
