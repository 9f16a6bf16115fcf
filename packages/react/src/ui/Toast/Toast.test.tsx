import { useEffect, useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/appearance.ts";
import { holdTime, later } from "../../../test/held-time.ts";
import { Alert } from "../Alert/Alert.tsx";
import { Live } from "../Live/Live.tsx";
import { type ToastContent, useToast } from "./Toast.tsx";
import { Toasts } from "./Toasts.tsx";

holdTime();

function Trigger({ toast }: { toast: ToastContent }) {
  const show = useToast();
  return (
    <>
      <button type="button" onClick={() => show(toast)}>
        Show {toast.text}
      </button>
      <button type="button" onClick={() => show(null)}>
        Leave {toast.text}
      </button>
    </>
  );
}

function Example({ toasts }: { toasts: readonly ToastContent[] }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} className="seam-components">
      <Live>
        <Toasts area={area}>
          {toasts.map((toast) => (
            <Trigger key={toast.text} toast={toast} />
          ))}
          <svg role="presentation" width="10" height="600" />
        </Toasts>
      </Live>
    </div>
  );
}

const toast = (text: string) => page.getByText(text, { exact: true }).first();

describe("a toast", () => {
  it("goes when its view is left, or something newer is done", async () => {
    const screen = await render(<Example toasts={[{ text: "Code copied" }]} />);
    await page.getByRole("button", { name: "Show Code copied" }).click();
    await expect.element(screen.container.querySelector<HTMLElement>(".seam-toast")).toBeVisible();
    await page.getByRole("button", { name: "Leave Code copied" }).click();
    await expect.poll(() => screen.container.querySelectorAll(".seam-toast").length).toBe(0);
  });

  it("stays under the pointer that presses its action, also where what it belongs to changed its size", async () => {
    const onPress = vi.fn();
    const screen = await render(<Example toasts={[{ text: "1 night more", action: { label: "Undo", onPress } }]} />);
    await page.getByRole("button", { name: "Show 1 night more" }).click();
    await expect.element(page.getByRole("button", { name: "Undo" })).toBeVisible();
    screen.container.querySelector("svg")?.setAttribute("height", "60");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it("is seen and spoken, one at a time, and goes by itself", async () => {
    const screen = await render(<Example toasts={[{ text: "Code copied" }, { text: "Saved" }]} />);
    await page.getByRole("button", { name: "Show Code copied" }).click();
    await expect.element(page.getByRole("status")).toHaveTextContent("Code copied");
    await expect.element(screen.container.querySelector<HTMLElement>(".seam-toast")).toBeVisible();
    await expectAccessible(screen.container);
    await page.getByRole("button", { name: "Show Saved" }).click();
    await expect.element(toast("Saved")).toBeVisible();
    expect(screen.container.querySelectorAll(".seam-toast")).toHaveLength(1);
    await later(5000);
    await expect.poll(() => screen.container.querySelectorAll(".seam-toast").length).toBe(0);
  });

  it.each(["Saved", "Der Zugangscode konnte nicht kopiert werden. Zeigen Sie ihn an und kopieren Sie ihn von Hand."])(
    "stands beside its icon: %s",
    async (text) => {
      const screen = await render(<Example toasts={[{ text }]} />);
      await page.getByRole("button", { name: /^Show/ }).click();
      await expect.element(screen.container.querySelector<HTMLElement>(".seam-toast")).toBeVisible();
      const [icon, words] = [".seam-icon", ".seam-toast-text"].map((part) =>
        screen.container.querySelector(`.seam-toast ${part}`)?.getBoundingClientRect(),
      );
      expect(words?.top).toBeLessThan(icon?.bottom ?? 0);
      expect(words?.left).toBeGreaterThan(icon?.right ?? Number.POSITIVE_INFINITY);
    },
  );

  it("stands below what it belongs to, where that ends on screen", async () => {
    const screen = await render(<Example toasts={[{ text: "Code deleted" }]} />);
    await page.getByRole("button", { name: /^Show/ }).click();
    const boxOf = (part: string) => screen.container.querySelector(part)?.getBoundingClientRect();
    expect(boxOf(".seam-toast")?.top).toBeGreaterThanOrEqual(boxOf(".seam-components")?.bottom ?? Number.NaN);
    expect(boxOf(".seam-toast")?.bottom).toBeLessThanOrEqual(innerHeight);
  });

  it("leaves the buttons of a form free, also of one that opens later", async () => {
    function Form() {
      const [isOpen, setOpen] = useState(false);
      const title = useRef<HTMLDivElement>(null);
      useEffect(() => {
        if (isOpen) title.current?.focus();
      }, [isOpen]);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen ? (
            <form>
              <div ref={title} tabIndex={-1} style={{ blockSize: "calc(100vh - 120px)" }} />
              <div className="seam-footer" style={{ blockSize: 60 }}>
                Save
              </div>
            </form>
          ) : (
            <div style={{ blockSize: "calc(100vh - 60px)" }} />
          )}
        </>
      );
    }
    function Screen() {
      const area = useRef<HTMLDivElement>(null);
      return (
        <div ref={area} className="seam-components">
          <Toasts area={area}>
            <Trigger toast={{ text: "Code copied" }} />
            <Form />
          </Toasts>
        </div>
      );
    }
    const screen = await render(<Screen />);
    await page.getByRole("button", { name: /^Show/ }).click();
    await page.getByRole("button", { name: "Open" }).click();
    const boxOf = (part: string) => screen.container.querySelector(part)?.getBoundingClientRect();
    await expect
      .poll(() => (boxOf(".seam-toast")?.bottom ?? Number.NaN) - (boxOf(".seam-footer")?.top ?? 0))
      .toBeLessThanOrEqual(0);
  });

  it("leaves the buttons of a code and of its lock free where they are at the end of the screen", async () => {
    function Screen() {
      const area = useRef<HTMLDivElement>(null);
      return (
        <div ref={area} className="seam-components">
          <Toasts area={area}>
            <Trigger toast={{ text: "Code copied" }} />
            <div className="seam-lock-action" style={{ blockSize: 60, marginBlockStart: "calc(100vh - 160px)" }} />
            <div className="seam-footer" style={{ blockSize: 60, marginBlockEnd: 400 }} />
          </Toasts>
        </div>
      );
    }
    const screen = await render(<Screen />);
    await page.getByRole("button", { name: /^Show/ }).click();
    const boxOf = (part: string) => screen.container.querySelector(part)?.getBoundingClientRect();
    expect(boxOf(".seam-toast")?.bottom).toBeLessThanOrEqual(boxOf(".seam-lock-action")?.top ?? 0);
    expect(boxOf(".seam-toast")?.top).toBeGreaterThan(0);
    // Both are out of the way after the page is scrolled.
    window.scrollTo(0, 300);
    await expect
      .poll(() => (boxOf(".seam-toast")?.top ?? 0) - (boxOf(".seam-footer")?.bottom ?? 0))
      .toBeGreaterThanOrEqual(0);
    window.scrollTo(0, 0);
  });

  it("leaves free what says that data is out of date, and its button", async () => {
    function Screen() {
      const area = useRef<HTMLDivElement>(null);
      return (
        <div ref={area} className="seam-components">
          <Toasts area={area}>
            <Trigger toast={{ text: "Code copied" }} />
            <div style={{ blockSize: "calc(100vh - 90px)" }} />
            <Alert tone="warning" data-strip="">
              What you see could not be refreshed.
            </Alert>
          </Toasts>
        </div>
      );
    }
    const screen = await render(<Screen />);
    await page.getByRole("button", { name: /^Show/ }).click();
    const boxOf = (part: string) => screen.container.querySelector(part)?.getBoundingClientRect();
    expect(boxOf(".seam-toast")?.bottom).toBeLessThanOrEqual(boxOf(".seam-alert")?.top ?? 0);
  });

  it("comes along when the window becomes narrower", async () => {
    await page.viewport(1000, 800);
    const screen = await render(<Example toasts={[{ text: "Code copied" }]} />);
    await page.getByRole("button", { name: /^Show/ }).click();
    await page.viewport(300, 800);
    await expect
      .poll(() => screen.container.querySelector(".seam-toast")?.getBoundingClientRect().right)
      .toBeLessThanOrEqual(300);
    await page.viewport(1000, 800);
  });

  it("waits while the pointer rests on it, and does what its button says", async () => {
    const onPress = vi.fn<() => void>();
    const text = "Front Door was not unlocked.";
    const screen = await render(
      <Example toasts={[{ text, tone: "problem", action: { label: "Try again", onPress } }]} />,
    );
    await page.getByRole("button", { name: /^Show/ }).click();
    await page.getByRole("button", { name: "Try again" }).hover();
    await later(60_000);
    await page.getByRole("button", { name: "Try again" }).click();
    expect(onPress.mock.calls).toHaveLength(1);
    await expect.poll(() => screen.container.querySelectorAll(".seam-toast").length).toBe(0);
  });
});
