// The page of a code that was just saved says what the lock has, and nothing earlier.
import { describe, expect, it, vi } from "vitest";
import { expectAccessible } from "../../../../test/appearance.ts";
import { later, holdTime } from "../../../../test/held-time.ts";
import { name, opened as openedForm, pin, save, type Screen } from "../../../../test/screens/create-code-form.tsx";
import type { CreateAccessCodeFormProps } from "./CreateAccessCodeForm.tsx";

const stage = (screen: Screen) => screen.getByText(/^(Being set on the lock|On the lock|Could not be set)/).first();
const spoken = () =>
  [...document.querySelectorAll('.seam-components [role="status"]')].map(({ textContent }) => textContent).join("|");

interface Lock {
  /** Time to set a code, in milliseconds. */
  lock_delay_ms?: number;
  fault?: string;
}

async function saved(props: Omit<CreateAccessCodeFormProps, "deviceId"> = {}, { fault, ...options }: Lock = {}) {
  const opened = await openedForm({ disableEditAccessCode: false, ...props }, "Front Door", options);
  const { screen, world, device } = opened;
  if (fault) await world.control("faults/set", { device_id: device.device_id, fault, times: null });
  await name(screen).fill("Priya Nair");
  await pin(screen).fill("618204");
  await save(screen).click();
  await expect.element(screen.getByRole("heading", { name: "Priya Nair", exact: true })).toHaveFocus();
  return opened;
}

describe("a code that was just saved", () => {
  it("shows its digits and that it is being set, and then that it is on the lock", async () => {
    const { screen } = await saved({}, { lock_delay_ms: 1500 });
    await expect.element(screen.getByText("618204", { exact: true })).toBeVisible();
    await expect.element(screen.getByText("6 1 8 2 0 4", { exact: true })).toBeInTheDocument();
    await expect.element(stage(screen)).toHaveTextContent("Being set on the lock");
    await expect.poll(spoken).toContain("Priya Nair: Being set on the lock");
    expect(spoken()).not.toContain("Code added");
    await expectAccessible(screen.container);
    await expect.element(stage(screen)).toHaveTextContent("On the lock");
    await expect.poll(spoken).toContain("Priya Nair: On the lock");
    await expectAccessible(screen.container);
  });

  it("says why the lock refused it, and leads to other digits", async () => {
    const { screen, made } = await saved({}, { fault: "duplicate_code" });
    await expect.element(stage(screen)).toHaveTextContent("Could not be set on the lock");
    expect(screen.getByRole("button", { name: "Copy message" }).elements()).toHaveLength(0);
    await screen.getByRole("button", { name: "Choose other digits" }).click();
    await expect.element(pin(screen)).toHaveFocus();
    const digits = (pin(screen).element() as HTMLInputElement).value;
    await save(screen).click();
    await expect.element(screen.getByRole("heading", { name: "Priya Nair", exact: true })).toBeVisible();
    await expect.poll(async () => (await made("Priya Nair"))?.code).toBe(digits);
  });

  it("tells the host of the code that is shown, and of the form for another", async () => {
    const onNavigate = vi.fn<(view: string, id: string | null) => void>();
    const { screen, device, made } = await saved({ onNavigate });
    const code = await made("Priya Nair");
    expect(onNavigate).toHaveBeenLastCalledWith("access-code-details", code?.access_code_id);
    await screen.getByRole("button", { name: "Add another" }).click();
    expect(onNavigate).toHaveBeenLastCalledWith("create-access-code", device.device_id);
    await expect.element(name(screen)).toHaveValue("");
    await expect.element(screen.getByRole("heading", { name: "Add new access code" })).toHaveFocus();
  });

  it("has no Done where there is nowhere to go", async () => {
    const { screen } = await saved();
    expect(screen.getByRole("button", { name: "Done" }).elements()).toHaveLength(0);
  });

  it("shows no digits once somebody has deleted it", async () => {
    const { screen, world, made } = await saved();
    await world.call("/access_codes/delete", { access_code_id: (await made("Priya Nair"))?.access_code_id });
    await expect.element(screen.getByRole("heading", { name: "This code has been deleted." })).toBeVisible();
    expect(screen.container.textContent).not.toContain("618204");
    await expect.element(screen.getByRole("button", { name: "Add another" })).toBeVisible();
  });
});

describe("a lock that takes its time", () => {
  holdTime();

  it("is said to go on by itself after half a minute", async () => {
    const { screen } = await saved({}, { lock_delay_ms: 60_000 });
    await later(29_000);
    expect(screen.container.textContent).not.toContain("You can leave");
    await later(2000);
    await expect.element(screen.getByText("This takes a while. You can leave, it goes on.")).toBeVisible();
    await expect.element(stage(screen)).toHaveTextContent("Being set on the lock");
  });
});
