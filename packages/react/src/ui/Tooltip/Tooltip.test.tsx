import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/appearance.ts";
import { useTooltip } from "./use-tooltip.tsx";

function Example({ text = "The lock’s memory is full." }) {
  const { triggerProps, tooltip } = useTooltip("2 errors", text);
  return (
    <div className="seam-components">
      <span>
        <button type="button" aria-label="2 errors" {...triggerProps}>
          2
        </button>
        {tooltip}
      </span>
      <button type="button">Elsewhere</button>
    </div>
  );
}

/** Watches for changes that a screen reader would read again. */
function watchDescription(element: Element): MutationObserver {
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(element, { attributeFilter: ["aria-describedby"] });
  return watcher;
}

const trigger = () => page.getByRole("button", { name: "2 errors" });
const tip = () => page.getByRole("tooltip");
/** The pointer may rest on the trigger, where another test left it. */
const pointElsewhere = () => userEvent.hover(page.getByRole("button", { name: "Elsewhere" }));

describe("a tooltip", () => {
  it("shows on focus, describes its control before and meanwhile without what its name says, and hides on Escape", async () => {
    const screen = await render(<Example />);
    await pointElsewhere();
    await expect.element(trigger()).toHaveAccessibleDescription("The lock’s memory is full.");
    await expect.element(tip()).not.toBeInTheDocument();
    const watcher = watchDescription(trigger().element());
    await userEvent.tab();
    await expect.element(tip()).toHaveTextContent("2 errors The lock’s memory is full.");
    await expect.element(trigger()).toHaveAccessibleDescription("The lock’s memory is full.");
    expect(watcher.takeRecords()).toEqual([]);
    await expectAccessible(screen.container);
    await userEvent.keyboard("{Escape}");
    await expect.element(tip()).not.toBeInTheDocument();
  });

  it("hides from a host that gives every span a box", async () => {
    const screen = await render(
      <>
        <style>{"span { display: block }"}</style>
        <Example />
      </>,
    );
    await pointElsewhere();
    await expect.poll(() => screen.container.querySelector(".seam-tooltip")?.checkVisibility()).toBe(false);
    await userEvent.tab();
    await expect.element(tip()).toBeVisible();
  });

  it("leaves a dialog around it open on Escape", async () => {
    const screen = await render(
      <dialog ref={(dialog) => dialog?.showModal()}>
        <Example />
      </dialog>,
    );
    (trigger().element() as HTMLElement).focus();
    await expect.element(tip()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(tip()).not.toBeInTheDocument();
    expect(screen.container.querySelector("dialog")?.open).toBe(true);
  });

  it("shows under the pointer, stays while the pointer is on it, and goes when it leaves", async () => {
    await render(<Example />);
    await trigger().hover();
    await expect.element(tip()).toBeVisible();
    await tip().hover();
    await expect.element(tip()).toBeVisible();
    await page.getByRole("button", { name: "Elsewhere" }).hover();
    await expect.element(tip()).not.toBeInTheDocument();
  });

  it("stays beside its control when the page is scrolled by the Tab that shows it, and by its reader afterwards", async () => {
    await render(
      <div style={{ paddingBlock: 2000 }}>
        <Example />
      </div>,
    );
    await pointElsewhere();
    const distance = () =>
      trigger().element().getBoundingClientRect().top - tip().element().getBoundingClientRect().bottom;
    const scrolled = () => new Promise((resolve) => window.addEventListener("scrollend", resolve, { once: true }));
    // Each scroll ends before the next begins. On a busy machine the end of one would be mistaken for that of the next.
    let end = scrolled();
    window.scrollTo(0, 0);
    await end;
    end = scrolled();
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    await end;
    await expect.element(tip()).toBeVisible();
    expect(window.scrollY).toBeGreaterThan(0);
    const before = distance();
    end = scrolled();
    window.scrollBy(0, 40);
    await end;
    await expect.element(tip()).toBeVisible();
    expect(distance()).toBeCloseTo(before, 0);
  });

  it("comes along with its control when the window becomes narrower", async () => {
    await page.viewport(1000, 800);
    await render(
      <div style={{ paddingInlineStart: "calc(100vw - 120px)" }}>
        <Example />
      </div>,
    );
    await pointElsewhere();
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    await expect.element(tip()).toBeVisible();
    await page.viewport(400, 800);
    const distance = () =>
      trigger().element().getBoundingClientRect().left - tip().element().getBoundingClientRect().left;
    await expect.poll(() => Math.abs(distance())).toBeLessThan(260);
    await page.viewport(1000, 800);
  });

  it("stays while the pointer crosses the distance to it", async () => {
    await render(<Example />);
    await trigger().hover();
    await expect.element(tip()).toBeVisible();
    const [button, floating] = [trigger().element(), tip().element()];
    const { right, bottom } = button.getBoundingClientRect();
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((step) => document.elementFromPoint(right - 3, bottom - 1 + step))).toSatisfy(
      (met: Element[]) => met.every((element) => element === button || floating.contains(element)),
    );
  });

  it.each([0, 300, 600])(
    "scrolls more words than there is room for, below or above its control at %i px",
    async (top) => {
      await page.viewport(400, 640);
      await render(
        <div style={{ position: "fixed", insetInlineStart: 0, insetBlockStart: top }}>
          <Example
            text={Array.from({ length: 30 }, (_, at) => `Error ${at}: the code could not be set on the lock.`).join(
              "\n",
            )}
          />
        </div>,
      );
      await pointElsewhere();
      (document.activeElement as HTMLElement).blur();
      await userEvent.tab();
      await expect.element(tip()).toBeVisible();
      const [button, floating] = [trigger().element().getBoundingClientRect(), tip().element()];
      const box = floating.getBoundingClientRect();
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(640);
      expect(box.bottom <= button.top + 2 || box.top >= button.bottom - 2).toBe(true);
      await userEvent.keyboard("{ArrowUp}");
      expect(floating.scrollTop).toBe(0);
      for (let press = 0; press < 60; press += 1) await userEvent.keyboard("{ArrowDown}");
      expect(floating.scrollTop).toBeCloseTo(floating.scrollHeight - floating.clientHeight, -1);
      await expect.element(tip()).toBeVisible();
      // Tab does not stop at the tooltip.
      await userEvent.tab();
      expect(document.activeElement).toBe(page.getByRole("button", { name: "Elsewhere" }).element());
      await page.viewport(1000, 800);
    },
  );

  it("stays when it is dragged by a finger, to scroll it", async () => {
    await render(<Example />);
    await trigger().hover();
    await expect.element(tip()).toBeVisible();
    tip()
      .element()
      .dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    await new Promise((resolve) => setTimeout(resolve));
    await expect.element(tip()).toBeVisible();
    await page.getByRole("button", { name: "Elsewhere" }).click();
    await expect.element(tip()).not.toBeInTheDocument();
  });

  it("is inside the window even at its edge", async () => {
    await render(<Example />);
    await trigger().click();
    const { left, top, right } = tip().element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
});
