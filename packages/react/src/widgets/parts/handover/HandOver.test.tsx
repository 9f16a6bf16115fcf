import type { AccessCode } from "@mortise/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RenderResult } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/appearance.ts";
import {
  handOverIn,
  HandOverPage,
  type HandOverPageProps,
  shareSheet,
  weekend,
  weekendMessage,
  withoutShareSheet,
} from "../../../../test/screens/hand-over.tsx";

afterEach(() => {
  withoutShareSheet();
  vi.restoreAllMocks();
});

const button = (screen: RenderResult, name: string) => screen.getByRole("button", { name, exact: true });
const names = (screen: RenderResult) =>
  screen
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent);
const message = (screen: RenderResult) => screen.getByRole("figure", { name: "Message" });
const expectMessage = async (screen: RenderResult, text: string) => {
  await expect.poll(() => message(screen).element().lastElementChild?.textContent).toBe(text);
};
const refuseToCopy = () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
};
const selected = () => String(document.getSelection());

describe("with the message", () => {
  it("shows what is sent, and copies the digits or all of it, and says so", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const screen = await handOverIn(<HandOverPage />);
    await expectMessage(screen, weekendMessage);
    await button(screen, "Copy code").click();
    expect(written).toHaveBeenLastCalledWith("730194");
    await expect.element(screen.getByRole("status").first()).toHaveTextContent("Code copied");
    await button(screen, "Copy message").click();
    expect(written).toHaveBeenLastCalledWith(weekendMessage);
    await expect.element(screen.getByRole("status").first()).toHaveTextContent("Message copied");
    await expect.element(button(screen, "Copy message")).toHaveFocus();
    await expectAccessible(screen.container);
  });

  it("asks for Copy message once the code is on the lock", async () => {
    const screen = await handOverIn(<HandOverPage />);
    const copy = button(screen, "Copy message");
    await expect.element(copy).not.toHaveAttribute("data-kind");
    const { width, height } = copy.element().getBoundingClientRect();
    await screen.again(<HandOverPage isReady />);
    await expect.element(copy).toHaveAttribute("data-kind", "primary");
    expect(copy.element().getBoundingClientRect()).toMatchObject({ width, height });
  });

  it("selects all of the message at one press", async () => {
    const screen = await handOverIn(<HandOverPage />);
    await message(screen).getByText("Hello Priya Nair", { exact: false }).click();
    expect(selected().trim()).toBe(weekendMessage);
  });

  it("selects the message, with its digits, where the browser refuses the clipboard", async () => {
    refuseToCopy();
    const screen = await handOverIn(<HandOverPage />, { maskCodes: true });
    await button(screen, "Copy message").click();
    await expect.element(screen.getByRole("status").first()).toMatchTextContent(/^The message could not be copied/);
    await expect.poll(selected).toBe(weekendMessage);
  });

  it("has dots for digits while the host hides codes, and copies the digits", async () => {
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const screen = await handOverIn(<HandOverPage />, { maskCodes: true });
    await expectMessage(screen, weekendMessage.replace("730194", "••••"));
    expect(screen.container.innerHTML).not.toContain("730194");
    await button(screen, "Copy message").click();
    expect(written).toHaveBeenLastCalledWith(weekendMessage);
    await button(screen, "Show code").click();
    await expectMessage(screen, weekendMessage);
    await expectAccessible(screen.container);
  });
});

describe("without the message", () => {
  it("offers to copy the code and the message, and nothing else", async () => {
    shareSheet();
    const screen = await handOverIn(<HandOverPage hasMessage={false} isReady />);
    expect(names(screen)).toEqual(["Copy code", "Copy message"]);
    await expect.element(button(screen, "Copy message")).not.toHaveAttribute("data-kind");
    expect(message(screen).elements()).toEqual([]);
  });

  it("offers the message, selected, beside its button where the browser refuses the clipboard", async () => {
    refuseToCopy();
    const screen = await handOverIn(<HandOverPage hasMessage={false} />, { maskCodes: true });
    const heightBefore = screen.container.scrollHeight;
    await button(screen, "Copy message").click();
    await expect.element(screen.getByRole("dialog", { name: "Message" })).toBeVisible();
    await expect.poll(selected).toBe(weekendMessage);
    expect(screen.container.scrollHeight).toBe(heightBefore);
    await expectAccessible(screen.container);
  });
});

describe("what is not there yet", () => {
  it.each<[string, HandOverPageProps, width: number]>([
    ["the door", { isLoading: true }, 390],
    ["its zone", { zone: null }, 280],
    ["both", { isLoading: true, zone: null }, 1000],
  ])("waits for %s, with room for the message, and keeps the focus", async (_, waiting, width) => {
    shareSheet();
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const screen = await handOverIn(<HandOverPage {...waiting} />, { width });
    for (const name of ["Copy message", "Share", "Print"])
      await expect.element(button(screen, name)).toHaveAttribute("aria-disabled", "true");
    const copy = button(screen, "Copy message");
    await copy.click({ force: true });
    await expect.element(copy).toHaveFocus();
    expect(written).not.toHaveBeenCalled();
    const boxes = () =>
      [...screen.container.querySelectorAll(".seam-acts > *, .seam-message")].map((part) =>
        part.getBoundingClientRect().toJSON(),
      );
    const before = boxes();
    await expectAccessible(screen.container);
    await screen.again(<HandOverPage />);
    await expectMessage(screen, weekendMessage);
    expect(boxes()).toEqual(before);
    await expect.element(copy).toHaveFocus();
    await expect.element(copy).not.toHaveAttribute("aria-disabled");
  });

  it("has no buttons of its own for a code without digits", async () => {
    const none = { ...weekend, code: null } as AccessCode;
    const screen = await handOverIn(<HandOverPage code={none} isReady />);
    expect(screen.container.querySelector(".seam-handover")).toBeNull();
    await screen.again(
      <HandOverPage code={none}>
        <button type="button">Open</button>
      </HandOverPage>,
    );
    expect(names(screen)).toEqual(["Open"]);
  });
});

describe("sharing", () => {
  it("is not offered where the system cannot", async () => {
    const screen = await handOverIn(<HandOverPage />);
    expect(names(screen)).toEqual(["Copy code", "Copy message", "Print"]);
  });

  it("is not offered where the page may not", async () => {
    shareSheet();
    Object.defineProperty(navigator, "canShare", { value: () => false, configurable: true });
    const screen = await handOverIn(<HandOverPage />);
    expect(names(screen)).not.toContain("Share");
  });

  it("hands over the message with its digits, also while these are hidden", async () => {
    const share = shareSheet();
    const screen = await handOverIn(<HandOverPage />, { maskCodes: true });
    await button(screen, "Share").click();
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: weekendMessage });
  });

  const endsWith = async (name: string) => {
    const share = shareSheet(() => Promise.reject(new DOMException("", name)));
    const screen = await handOverIn(<HandOverPage />);
    await button(screen, "Share").click();
    await expect.poll(() => share.mock.settledResults[0]?.type).toBe("rejected");
    return screen;
  };

  it.each(["NotAllowedError", "DataError"])("says so where it ends with %s", async (name) => {
    const said = (await endsWith(name)).getByRole("status").first();
    await expect.element(said).toHaveTextContent("The message could not be shared. Copy it instead.");
  });

  it.each(["AbortError", "InvalidStateError"])("says nothing where it ends with %s", async (name) => {
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const screen = await endsWith(name);
    // The toast is announced later, and alone.
    await button(screen, "Copy code").click();
    await expect.element(screen.getByRole("status").first()).toHaveTextContent("Code copied");
    expect(screen.getByText(/could not be shared/).elements()).toEqual([]);
  });
});
