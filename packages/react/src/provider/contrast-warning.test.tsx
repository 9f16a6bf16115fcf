import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "../../test/render.tsx";
import { DeviceTable } from "../index.ts";
import "../styles/index.css";

const warn = vi.fn<(text: string) => void>();
const texts = () => warn.mock.calls.map(([text]) => text).filter((text) => text.includes("contrast"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  vi.spyOn(console, "warn").mockImplementation(warn);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  warn.mockClear();
  document.documentElement.removeAttribute("style");
});

const paint = (text: string, background: string) => {
  document.documentElement.style.setProperty("--seam-color-text", text);
  document.documentElement.style.setProperty("--seam-color-background", background);
};

it.each([
  ["ours", "", ""],
  ["black on white", "#000", "#fff"],
  ["white on dark in colours of today", "oklch(1 0 0)", "color(display-p3 0.1 0.1 0.1)"],
  ["text on what is not known", "#777", "transparent"],
])("says nothing of %s", async (_, text, background) => {
  paint(text, background);
  await render(<DeviceTable />);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

it("says nothing of colours that meet for a moment, while the theme changes", async () => {
  paint("#555", "#fff");
  await render(<DeviceTable />);
  vi.advanceTimersByTime(700);
  paint("", "");
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});

it("tells a developer once that text is too close to its background, and what to do", async () => {
  paint("#555", "#fff");
  await render(
    <>
      <DeviceTable />
      <DeviceTable />
    </>,
  );
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([
    expect.stringMatching(/contrast of 7\.5:1 .* 12:1: set --seam-color-text and --seam-color-background/),
  ]);
});
