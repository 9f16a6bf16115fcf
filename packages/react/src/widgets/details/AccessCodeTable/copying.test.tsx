import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../test/appearance.ts";
import { item, menuOf, opened, rowOf, said } from "../../../../test/screens/access-code-table.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("copying", () => {
  it("copies the digits from the row's menu with the keyboard alone, and says so", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await opened();
    (menuOf(screen, "Amara Okafor").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(item(screen, "Copy code - 4821")).toHaveFocus();
    await expectAccessible(screen.container);
    await userEvent.keyboard("{Enter}");
    expect(written).toHaveBeenCalledWith("4821");
    await expect.element(said(screen)).toHaveTextContent("Code copied");
    await expect.element(screen.getByText("Code copied").first()).toBeVisible();
    await expect.element(menuOf(screen, "Amara Okafor")).toHaveFocus();
  });

  it("selects the digits for copying by hand when the browser refuses the clipboard", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
    vi.spyOn(document, "execCommand").mockReturnValue(false);
    const { screen } = await opened({ maskCodes: true });
    await menuOf(screen, "Amara Okafor").click();
    await item(screen, "Copy code").click();
    await expect.element(said(screen)).toMatchTextContent(/^The code could not be copied/);
    await expect.poll(() => String(document.getSelection())).toBe("4821");
  });

  it("is the menu's only entry unless the host allows more", async () => {
    const { screen } = await opened();
    await menuOf(screen, "Amara Okafor").click();
    expect(screen.getByRole("menuitem").elements()).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Add code" }).elements()).toHaveLength(0);
  });
});

describe("hidden codes", () => {
  it("shows four dots, shows the digits for 15 seconds on request, and copies them while they are hidden", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { screen } = await opened({ maskCodes: true });
    const row = rowOf(screen, "Night porter");
    await expect.element(row).toMatchTextContent(/Code: •••• hidden/);
    await expect.element(row.getByRole("button", { name: "Show code" })).toHaveAccessibleDescription("Night porter");
    expect(screen.container.innerHTML).not.toContain("730194");
    await expectAccessible(screen.container);
    await menuOf(screen, "Night porter").click();
    await expect.element(item(screen, "Copy code - 730194")).not.toBeInTheDocument();
    await item(screen, "Copy code").click();
    expect(written).toHaveBeenCalledWith("730194");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    (row.getByRole("button", { name: "Show code" }).element() as HTMLElement).click();
    await vi.waitFor(() => expect(screen.container.textContent).toContain("730194"), { interval: 1 });
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await expect.element(row).toMatchTextContent(/••••/);
  });
});
