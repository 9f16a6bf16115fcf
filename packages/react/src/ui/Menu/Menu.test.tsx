import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/appearance.ts";
import { Menu } from "./Menu.tsx";

const onCopy = vi.fn<() => void>();
const onDelete = vi.fn<() => void>();

const Example = () => (
  <div className="seam-components">
    <Menu
      label="Actions for Amara"
      items={[
        { icon: "copy", label: "Copy code - 1234", onSelect: onCopy },
        { icon: "edit", label: "Edit code", onSelect: () => undefined },
        { icon: "close", label: "Delete code", tone: "danger", onSelect: onDelete },
      ]}
    />
    <button type="button">Elsewhere</button>
  </div>
);

const button = () => page.getByRole("button", { name: "Actions for Amara" });
const item = (name: string) => page.getByRole("menuitem", { name });

describe("a menu", () => {
  it("opens by mouse 5 px below and inside its button, and does what is chosen once", async () => {
    onCopy.mockClear();
    const screen = await render(<Example />);
    await button().click();
    await expect.element(item("Copy code - 1234")).toHaveFocus();
    const distance = () =>
      page.getByRole("menu").element().getBoundingClientRect().top - button().element().getBoundingClientRect().bottom;
    await expect.poll(() => Math.round(distance())).toBe(5);
    await expectAccessible(screen.container);
    await item("Copy code - 1234").click();
    expect(onCopy.mock.calls).toHaveLength(1);
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it("keeps its width when the window becomes narrower", async () => {
    await page.viewport(1000, 600);
    await render(
      <div style={{ paddingInlineStart: "calc(100vw - 70px)" }}>
        <Example />
      </div>,
    );
    await button().click();
    const { width } = page.getByRole("menu").element().getBoundingClientRect();
    await page.viewport(400, 600);
    await expect.poll(() => page.getByRole("menu").element().getBoundingClientRect().right).toBeLessThanOrEqual(400);
    expect(page.getByRole("menu").element().getBoundingClientRect().width).toBe(width);
    await page.viewport(1000, 800);
  });

  it("is walked by arrows, Home, End and letters", async () => {
    await render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(item("Copy code - 1234")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(item("Delete code")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(item("Edit code")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect.element(item("Copy code - 1234")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect.element(item("Delete code")).toHaveFocus();
    await userEvent.keyboard("e");
    await expect.element(item("Edit code")).toHaveFocus();
  });

  it("opens at the last item with the arrow up", async () => {
    await render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(item("Delete code")).toHaveFocus();
  });

  it("closes on Escape and gives the focus back", async () => {
    await render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(button()).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
    await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  });

  it("closes on a press of its button, and of anything else, and opens again", async () => {
    await render(<Example />);
    await button().click();
    await button().click();
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await button().click();
    await expect.element(page.getByRole("menu")).toBeVisible();
    await page.getByRole("button", { name: "Elsewhere" }).click();
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await button().click();
    await expect.element(page.getByRole("menu")).toBeVisible();
  });

  it("lets Tab leave it", async () => {
    await render(<Example />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(item("Copy code - 1234")).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  });
});
