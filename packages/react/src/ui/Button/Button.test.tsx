// A spinning button takes no more space than before, so that nothing beside or below it moves.
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles/index.css";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import { Button } from "./Button.tsx";

const words = "Zugangscode jetzt entfernen";

it.each([
  ["plain", (isBusy: boolean) => <Button isBusy={isBusy}>{words}</Button>],
  [
    "primary",
    (isBusy: boolean) => (
      <Button kind="primary" isBusy={isBusy}>
        {words}
      </Button>
    ),
  ],
  [
    "quiet",
    (isBusy: boolean) => (
      <Button kind="quiet" isBusy={isBusy}>
        {words}
      </Button>
    ),
  ],
  [
    "in a footer, beside another",
    (isBusy: boolean) => (
      <div className="seam-footer">
        <Button kind="primary" isBusy={isBusy}>
          Save
        </Button>
        <span className="seam-button">Cancel</span>
      </div>
    ),
  ],
  ["with an icon", (isBusy: boolean) => <ErrorState error="boom" refetch={() => undefined} isFetching={isBusy} />],
])("%s, of a line or several", async (_, pressed) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const inlineSize of [400, 260, 150]) {
    const inRoom = (isBusy: boolean) => (
      <div className="seam-components" style={{ inlineSize }}>
        {pressed(isBusy)}
      </div>
    );
    const screen = await render(inRoom(false));
    const size = () => {
      const { width, height } = screen.getByRole("button").element().getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height) };
    };
    const before = size();
    await screen.rerender(inRoom(true));
    expect(size()).toEqual(before);
    const button = screen.getByRole("button").element();
    const turning = screen.container.querySelector(".seam-spinner")?.getBoundingClientRect().left ?? 0;
    // A quiet button has no edge to keep away from.
    const least = button.matches("[data-kind=quiet]") ? 1 : 7;
    expect(turning - button.getBoundingClientRect().left).toBeGreaterThanOrEqual(least);
    await screen.unmount();
  }
});

it.each([
  ["ltr", words],
  ["rtl", words],
  ["ltr", "جارٍ الفتح…"],
])("spins beside its words in a page that is %s: %s", async (dir, label) => {
  const screen = await render(
    <div className="seam-components" dir={dir}>
      <Button isBusy>{label}</Button>
    </div>,
  );
  const boxOf = (part: string) => screen.container.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
  const [spinner, text] = [boxOf(".seam-spinner"), boxOf("bdi")];
  const distance = dir === "rtl" ? spinner.left - text.right : text.left - spinner.right;
  expect(distance).toBeCloseTo(4, 0);
});
