// A form gives the reason why it cannot be saved, saves typing, and asks before entries are lost.
import { expect, it, vi } from "vitest";
import { render as mount } from "vitest-browser-react";
import { SeamProvider } from "../../../index.ts";
import { expectAccessible } from "../../../../test/appearance.ts";
import { findDevice } from "../../../../test/codes.ts";
import { name, opened, openTiming, pin, save, timed, year } from "../../../../test/screens/create-code-form.tsx";
import { inEntities, oddWire } from "../../../../test/wire/odd-wire.ts";
import { createWorld } from "../../../../test/world.ts";
import { CreateAccessCodeForm } from "./CreateAccessCodeForm.tsx";

it("says beside Save why it cannot be pressed", async () => {
  const { screen } = await opened();
  await expect.element(save(screen)).toHaveAccessibleDescription("Give the code a name first");
  await expectAccessible(screen.container);
  await name(screen).fill("Plumber");
  await expect.element(save(screen)).toBeEnabled();
  await expect.element(save(screen)).toHaveAccessibleDescription("");
  await pin(screen).fill("12");
  await expect.element(pin(screen)).toHaveAccessibleDescription(/This lock takes 4–8 digits/);
  await expect.element(save(screen)).toHaveAccessibleDescription("Correct what is marked above first");
});

it.each(["Cancel", "Back"])("asks before %s loses what was entered", async (button) => {
  const onBack = vi.fn<() => void>();
  const { screen } = await opened({ onBack });
  await name(screen).fill("Plumber");
  await screen.getByRole("button", { name: button, exact: true }).click();
  await expect.element(screen.getByRole("group", { name: "Discard what you have entered?" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus();
  await expectAccessible(screen.container);
  expect(onBack).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Keep editing" }).click();
  await expect.element(name(screen)).toHaveValue("Plumber");
  await screen.getByRole("button", { name: button, exact: true }).click();
  await screen.getByRole("button", { name: "Discard", exact: true }).click();
  expect(onBack).toHaveBeenCalledOnce();
});

it("does not say how many digits a lock takes that never said so", async () => {
  const world = await createWorld();
  const { device_id } = await findDevice(world, "Front Door");
  const { client } = oddWire(
    world,
    inEntities((field, value) => (field === "supported_code_lengths" ? [] : value)),
  );
  const screen = await mount(
    <SeamProvider client={client} disableCssInjection disableFontInjection>
      <CreateAccessCodeForm deviceId={device_id} />
    </SeamProvider>,
  );
  const field = screen.getByRole("textbox", { name: "Code", exact: true });
  await expect.element(field).toHaveAccessibleDescription("");
  await field.fill("12");
  await expect.element(field).toHaveAccessibleDescription(/Codes have 4–12 digits/);
});

it("asks nothing where nothing was entered", async () => {
  const onBack = vi.fn<() => void>();
  const { screen } = await opened({ onBack });
  await name(screen).fill("Plumber");
  await name(screen).fill("");
  await screen.getByRole("button", { name: "Cancel" }).click();
  expect(onBack).toHaveBeenCalledOnce();
});

it("moves the end with the start, whatever the field held while somebody typed", async () => {
  const { screen } = await opened();
  await openTiming(screen);
  const [start, end] = [screen.getByLabelText("Start", { exact: true }), screen.getByLabelText("End", { exact: true })];
  await start.fill(`${year}-01-10T15:00`);
  await end.fill(`${year}-01-13T11:00`);
  await start.fill("0002-01-10T15:00");
  await start.fill("");
  await start.fill(`${year}-07-10T16:30`);
  await expect.element(end).toHaveValue(`${year}-07-13T12:30`);
});

it("offers the host's own times with one press", async () => {
  const timePresets = [{ label: "3 nights", nights: 3, from: "15:00", to: "11:00" }];
  const { screen, made } = await opened({ timePresets });
  await name(screen).fill("Guest");
  // The press on a stay also makes the code time-bound.
  const threeNights = screen.getByRole("button", { name: "3 nights" });
  await threeNights.click();
  await expect.element(timed(screen)).toBeChecked();
  await expect.element(threeNights).toHaveFocus();
  await expectAccessible(screen.container);
  await save(screen).click();
  await expect.poll(() => made("Guest")).toBeDefined();
  expect((await made("Guest"))?.ends_at).toMatch(/T1[56]:00:00/);
});

it("gives a code for next week, from Monday on, with one press", async () => {
  const timePresets = [{ label: "Next week", inDays: "monday", nights: 7, from: "15:00", to: "11:00" }] as const;
  const { screen, made } = await opened({ timePresets });
  await name(screen).fill("Guest");
  await screen.getByRole("button", { name: "Next week" }).click();
  await save(screen).click();
  await expect.poll(() => made("Guest")).toBeDefined();
  const code = await made("Guest");
  const day = (iso: string | null | undefined) => new Date(iso ?? "").getUTCDay();
  expect([day(code?.starts_at), day(code?.ends_at)]).toEqual([1, 1]);
  expect(Date.parse(code?.starts_at ?? "")).toBeGreaterThan(Date.now());
});

it.each([
  ["the host's own times", [{ label: "Until noon", nights: 1, to: "12:00" }]],
  ["no times", []],
])("offers %s in place of the usual ones", async (_, timePresets) => {
  const { screen } = await opened({ timePresets });
  await timed(screen).click();
  await expect.element(screen.getByRole("button", { name: "Edit times" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Until noon" }).elements()).toHaveLength(timePresets.length);
  expect(screen.getByRole("radio").elements()).toHaveLength(2);
  expect(screen.getByRole("button", { name: "One night more" }).elements()).toHaveLength(0);
});
