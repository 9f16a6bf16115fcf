import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles/index.css";
import { Button } from "../Button/Button.tsx";
import { Header } from "./Header.tsx";

it.each([240, 280, 330, 340, 350, 420])(
  "never leaves the count alone in a second line, beside a button, %i px wide",
  async (width) => {
    const screen = await render(
      <div className="seam-components" style={{ inlineSize: width }}>
        <Header title="Access Codes" count="5">
          <Button icon="plus">Add code</Button>
        </Header>
      </div>,
    );
    const [words, count] = [".seam-header-title > span", ".seam-count"].map((part) =>
      screen.container.querySelector(part),
    );
    const lines = words?.getClientRects() ?? [];
    expect(count?.getBoundingClientRect().top).toBeLessThan([...lines].at(-1)?.bottom ?? 0);
  },
);

it("has a space between title and count for whoever hears them", async () => {
  const screen = await render(
    <div className="seam-components">
      <Header title="Devices" count="12" />
    </div>,
  );
  await expect.element(screen.getByRole("heading", { name: "Devices 12", exact: true })).toBeVisible();
});

it.each(["ltr", "rtl"])("leaves a space between title and count that can be seen, %s", async (dir) => {
  const screen = await render(
    <div className="seam-components" dir={dir}>
      <Header title={dir === "ltr" ? "Devices" : "الأجهزة"} count="12" />
    </div>,
  );
  const [words, count] = [".seam-header-title > span", ".seam-count"].map((part) => {
    const range = new Range();
    range.selectNodeContents(screen.container.querySelector(part) as Element);
    return range.getBoundingClientRect();
  });
  const [before, after] = dir === "ltr" ? [words, count] : [count, words];
  expect((after?.left ?? 0) - (before?.right ?? 0)).toBeGreaterThan(6);
});
