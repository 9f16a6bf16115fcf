// Somebody else edits the code while its form is open.
import { expect, it } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { findCode, findDevice } from "../../../../test/codes.ts";
import { render } from "../../../../test/render.tsx";
import { createWorld } from "../../../../test/world.ts";
import { EditAccessCodeForm, type EditAccessCodeFormProps } from "./EditAccessCodeForm.tsx";

type Screen = Awaited<ReturnType<typeof render>>;

const name = (screen: Screen) => screen.getByRole("textbox", { name: "Name", exact: true });
const pin = (screen: Screen) => screen.getByRole("textbox", { name: "Code", exact: true });
const save = (screen: Screen) => screen.getByRole("button", { name: "Save", exact: true });
const said = (screen: Screen) => screen.getByRole("status").last();
const button = (screen: Screen, label: string) => screen.getByRole("button", { name: label, exact: true });

async function opened(title: string, props: Omit<EditAccessCodeFormProps, "accessCodeId"> = {}) {
  const world = await createWorld();
  const door = await findDevice(world, "Front Door");
  const { access_code_id } = await findCode(world, door.device_id, title);
  const screen = await render(<EditAccessCodeForm accessCodeId={access_code_id} {...props} />, { in: world });
  await expect.element(name(screen)).toHaveValue(title);
  const others = (changes: object) => world.call("/access_codes/update", { access_code_id, ...changes });
  const now = (called = title) => findCode(world, door.device_id, called);
  return { screen, others, now };
}

it("shows other digits in a field that nobody touched, says so, and keeps them on saving", async () => {
  const { screen, others, now } = await opened("Amara Okafor");
  await others({ code: "7391" });
  await expect.element(pin(screen)).toHaveValue("7391");
  await expect.element(screen.getByText("Changed elsewhere meanwhile to \u20687391\u2069.").first()).toBeVisible();
  await expect.element(said(screen)).toMatchTextContent("Code: Changed elsewhere meanwhile to \u20687391\u2069.");
  await expectAccessible(screen.container);
  await name(screen).fill("Amara O.");
  await save(screen).click();
  await expect.poll(async () => (await now("Amara O.")).code).toBe("7391");
});

it("keeps digits that were typed, and offers those that somebody else has chosen", async () => {
  const { screen, others, now } = await opened("Amara Okafor");
  await pin(screen).fill("4829");
  await others({ code: "7391" });
  await expect.element(button(screen, "Take the change")).toHaveAccessibleDescription(/to \u20687391\u2069/);
  await expect.element(pin(screen)).toHaveValue("4829");
  await expectAccessible(screen.container);
  await button(screen, "Take the change").click();
  await expect.element(pin(screen)).toHaveValue("7391");
  await expect.element(pin(screen)).toHaveFocus();
  await expect.element(button(screen, "Keep mine")).not.toBeInTheDocument();
  await pin(screen).fill("4829");
  await others({ code: "2580" });
  await button(screen, "Keep mine").click();
  await expect.element(pin(screen)).toHaveValue("4829");
  await expect.element(said(screen)).not.toMatchTextContent("2580");
  await save(screen).click();
  await expect.poll(async () => (await now()).code).toBe("4829");
});

it("names no digits that the host hides", async () => {
  const { screen, others, now } = await opened("Cleaning team", { maskCodes: true });
  await others({ code: "73915" });
  await expect.element(said(screen)).toMatchTextContent("Code: Changed elsewhere meanwhile.");
  await expect.element(pin(screen)).toHaveValue("");
  await pin(screen).fill("48290");
  await others({ code: "25803" });
  await expect.element(button(screen, "Take the change")).toBeVisible();
  expect(screen.container.innerHTML).not.toMatch(/73915|25803/);
  await button(screen, "Take the change").click();
  await expect.element(pin(screen)).toHaveValue("");
  await name(screen).fill("Cleaners");
  await save(screen).click();
  await expect.poll(async () => (await now("Cleaners")).code).toBe("25803");
});

it("takes times that somebody else has changed while a name is typed, and keeps both on saving", async () => {
  const { screen, others, now } = await opened("Amara Okafor");
  await name(screen).fill("Amara O.");
  const times = { starts_at: "2031-12-01T15:00:00.000Z", ends_at: "2031-12-04T11:00:00.000Z" };
  await others({ type: "time_bound", ...times });
  await expect.element(screen.getByText(/^Thu, Dec 4, 2031/)).toBeVisible();
  await expect.element(said(screen)).toMatchTextContent(/^Timing: Changed elsewhere meanwhile to .*2031/);
  await expect.element(name(screen)).toHaveValue("Amara O.");
  await save(screen).click();
  await expect.poll(() => now("Amara O.")).toMatchObject(times);
});

it("keeps the form's times and name, and offers the others", async () => {
  const { screen, others, now } = await opened("Amara Okafor");
  await screen.getByRole("radio", { name: "Ongoing" }).click();
  await name(screen).fill("Amara O.");
  const times = { starts_at: "2031-12-01T15:00:00.000Z", ends_at: "2031-12-04T11:00:00.000Z" };
  await others({ name: "Amara at the desk", type: "time_bound", ...times });
  await expect.element(button(screen, "Keep mine").nth(1)).toBeVisible();
  await expect.element(screen.getByRole("radio", { name: "Ongoing" })).toBeChecked();
  await button(screen, "Keep mine").first().click();
  await expect.element(name(screen)).toHaveFocus();
  await button(screen, "Take the change").click();
  await expect.element(screen.getByRole("radio", { name: "Start/end times" })).toHaveFocus();
  await expect.element(screen.getByRole("radio", { name: "Start/end times" })).toBeChecked();
  await save(screen).click();
  await expect.poll(() => now("Amara O.")).toMatchObject({ type: "time_bound", ...times });
});
