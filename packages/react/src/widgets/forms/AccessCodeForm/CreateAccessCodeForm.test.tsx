import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { findDevice } from "../../../../test/codes.ts";
import { holdAnswers } from "../../../../test/wire/held-answers.ts";
import { render } from "../../../../test/render.tsx";
import { watchRequests } from "../../../../test/wire/requests.ts";
import { createWorld } from "../../../../test/world.ts";
import { CreateAccessCodeForm } from "./CreateAccessCodeForm.tsx";
import {
  back,
  name,
  openTiming,
  opened,
  pin,
  said,
  save,
  timed,
  year,
} from "../../../../test/screens/create-code-form.tsx";

afterEach(() => void vi.restoreAllMocks());

describe("adding an access code", () => {
  it("asks for a name, a code and a timing, under the door's name", async () => {
    const { screen } = await opened({ onBack: () => undefined });
    await expect.element(screen.getByRole("heading", { name: "Add new access code", exact: true })).toBeVisible();
    await expect.element(screen.getByText("Front Door", { exact: true })).toBeVisible();
    await expect.element(name(screen)).toHaveAttribute("placeholder", "Name the new code");
    await expect.element(name(screen)).toBeRequired();
    // Firefox announces a field that matches :invalid as wrong, even before it was edited.
    expect(name(screen).element().matches(":invalid")).toBe(false);
    await expect.element(screen.getByRole("radio", { name: "Ongoing" })).toBeChecked();
    await expect.element(save(screen)).toBeDisabled();
    await expectAccessible(screen.container);
  });

  it("can be saved with the keyboard alone, then tells the host, and closes on Done", async () => {
    const onSuccess = vi.fn<(id: string) => void>();
    const onBack = vi.fn<() => void>();
    const { screen, made } = await opened({ onSuccess, onBack });
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("button", { name: "Back" })).toHaveFocus();
    await userEvent.keyboard("{Tab}  Plumber  {Tab}4 8{Backspace}{Backspace}826{Tab}");
    await expect.element(screen.getByRole("button", { name: "Generate" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(screen.getByRole("radio", { name: "Ongoing" })).toHaveFocus();
    // Tab passes four usual times, the button for other doors, and Cancel.
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}");
    await expect.element(screen.getByRole("heading", { name: "Plumber", exact: true })).toHaveFocus();
    const code = await made("Plumber");
    expect(code).toMatchObject({ code: "4826", type: "ongoing" });
    expect(onSuccess).toHaveBeenCalledWith(code?.access_code_id);
    expect(onBack).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: "Done" }).click();
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("leaves the digits to the server when none are typed, and is empty again for another code", async () => {
    const { screen, made } = await opened();
    await name(screen).fill("Plumber");
    await save(screen).click();
    await screen.getByRole("button", { name: "Add another" }).click();
    await expect.element(name(screen)).toHaveValue("");
    expect((await made("Plumber"))?.code).toMatch(/^\d{4,8}$/);
  });

  it.each(["press", "Enter"])(
    "can be saved by %s where the browser blocks submit events, as in a sandboxed frame",
    async (by) => {
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      window.addEventListener("submit", stop, true);
      onTestFinished(() => window.removeEventListener("submit", stop, true));
      const { screen, made } = await opened();
      await name(screen).fill("Plumber");
      if (by === "press") await save(screen).click();
      else await userEvent.keyboard("{Enter}");
      await expect.element(screen.getByRole("heading", { name: "Plumber", exact: true })).toBeVisible();
      expect(await made("Plumber")).toBeDefined();
    },
  );

  it("fills in digits that the lock takes on Generate", async () => {
    const { screen, made } = await opened();
    await name(screen).fill("Plumber");
    await screen.getByRole("button", { name: "Generate" }).click();
    await expect.element(said(screen)).toHaveTextContent("A code was filled in");
    const { value } = pin(screen).element() as HTMLInputElement;
    expect(value).toMatch(/^\d{4}$/);
    await save(screen).click();
    await expect.poll(async () => (await made("Plumber"))?.code).toBe(value);
  });

  it.each([
    ["60 characters max", "a".repeat(61), ""],
    ["Digits only", "Plumber", "12a4"],
    ["This lock takes 4–8 digits", "Plumber", "123"],
  ])('says "%s", and disables Save', async (text, title, digits) => {
    const { screen } = await opened();
    await name(screen).fill(title);
    await pin(screen).fill(digits);
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await expect.element(save(screen)).toBeDisabled();
    await expectAccessible(screen.container);
  });

  it("announces what is wrong to screen readers once the typing pauses", async () => {
    const { screen } = await opened();
    await name(screen).fill("a".repeat(61));
    await expect.element(said(screen)).toHaveTextContent("60 characters max");
    await name(screen).fill("Plumber");
    await openTiming(screen);
    await screen.getByLabelText("End").fill(`${year - 2}-01-01T10:00`);
    await expect.element(said(screen)).toHaveTextContent("The end is before the start");
    await back(screen);
    await expect
      .element(screen.getByRole("button", { name: "Edit times" }))
      .toHaveAccessibleDescription("The end is before the start");
  });

  it.each(["", "   "])("cannot be saved with the name %j", async (title) => {
    const { screen } = await opened();
    await name(screen).fill(title);
    await userEvent.keyboard("{Enter}");
    await expect.element(save(screen)).toBeDisabled();
  });

  it("sends one request however often Enter is pressed, and shows that it is busy", async () => {
    const { screen } = await opened({ onBack: () => undefined });
    await name(screen).fill("Plumber");
    const answer = holdAnswers("/access_codes/create");
    const requests = watchRequests();
    (name(screen).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}{Enter}{Enter}");
    await expect.element(save(screen)).toHaveAttribute("aria-disabled", "true");
    await expectAccessible(screen.container);
    answer();
    await expect.element(screen.getByRole("heading", { name: "Plumber", exact: true })).toBeVisible();
    await expect.poll(() => requests.count("/access_codes/create")).toBe(1);
  });
});

describe("the server's reason for refusing a code", () => {
  it("is shown at the field it is about, which keeps its text and gets the focus", async () => {
    const { screen, made } = await opened();
    await name(screen).fill("Plumber");
    await pin(screen).fill("4821");
    await save(screen).click();
    await expect.element(pin(screen)).toHaveAttribute("aria-invalid", "true");
    const moment = String.raw`\w+, \w+ \d+, \d{4}, \d+:\d\d\s[AP]M( E[DS]T)?`;
    const reason = `^\u2068.* same digits\\. They are taken until ${moment}\\.\u2069 Choose different digits\\.$`;
    await expect.element(screen.getByText(new RegExp(reason))).toBeVisible();
    await expect.element(pin(screen)).toHaveFocus();
    await expect.element(pin(screen)).toHaveValue("4821");
    await expect.element(name(screen)).toHaveValue("Plumber");
    await expectAccessible(screen.container);
    await pin(screen).fill("4827");
    await expect.element(pin(screen)).not.toHaveAttribute("aria-invalid");
    await save(screen).click();
    await expect.poll(async () => (await made("Plumber"))?.code).toBe("4827");
  });

  it("is shown above the fields when it is about none of them, and nothing typed is lost", async () => {
    const { screen, world, made } = await opened();
    await name(screen).fill("Plumber");
    await world.control("network/set", { status: 403 });
    await save(screen).click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent(/^Error: The code could not be saved\. \S+/);
    await expect.element(screen.getByRole("alert")).toHaveFocus();
    await expect.element(name(screen)).toHaveValue("Plumber");
    await expectAccessible(screen.container);
    await world.control("network/set", {});
    await save(screen).click();
    await expect.poll(() => made("Plumber")).toBeDefined();
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  });
});

it("says why the door could not be loaded, and tries again on request", async () => {
  const world = await createWorld();
  const device = await findDevice(world, "Front Door");
  await world.control("network/set", { status: 403 });
  const screen = await render(<CreateAccessCodeForm deviceId={device.device_id} />, { in: world });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await world.control("network/set", {});
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(name(screen)).toBeVisible();
});

it.each([280, 390])("fits %i px", async (width) => {
  await page.viewport(width, 800);
  const { screen } = await opened({ onBack: () => undefined });
  await timed(screen).click();
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
  const widths = ["Cancel", "Save"].map(
    (label) => screen.getByRole("button", { name: label }).element().getBoundingClientRect().width,
  );
  expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 0);
  await page.viewport(1000, 800);
});
