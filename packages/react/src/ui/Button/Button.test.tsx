// A button that spins takes no more room than before: nothing beside or below it moves.
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
])("%s, of a line or several", async (_, button) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const inlineSize of [400, 260, 150]) {
    const inRoom = (isBusy: boolean) => (
      <div className="seam-components" style={{ inlineSize }}>
        {button(isBusy)}
      </div>
    );
    const screen = await render(inRoom(false));
    const size = () => {
      const { width, height } = screen.getByRole("button").element().getBoundingClientRect();
      return { width: Math.round(width), height: Math.round(height) };
    };
    const before = size();
    await screen.rerender(inRoom(true));
    expect(screen.container.querySelector(".seam-spinner")).not.toBeNull();
    expect(size()).toEqual(before);
    await screen.unmount();
  }
});
