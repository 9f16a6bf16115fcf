import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { StringsProvider } from "../../../strings/strings.tsx";
import "../../../styles/index.css";
import { TimingList } from "./TimingList.tsx";

it("breaks a Chinese date and time between the two, not within the date", async () => {
  const { container } = await render(
    <StringsProvider locale="zh-CN">
      <div className="seam-components">
        <TimingList start="2026-11-22T17:59:00Z" end="2026-11-23T17:59:00Z" zone="UTC" />
      </div>
    </StringsProvider>,
  );
  const root = container.querySelector<HTMLElement>(".seam-components");
  const text = container.querySelector(".seam-timing-value bdi")?.firstChild;
  if (!root || !text) throw new Error("Nothing is shown");
  const linesOf = (start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  };
  const date = text.textContent?.indexOf(" ") ?? 0;
  const all = text.textContent?.length ?? 0;
  const [whole] = linesOf(0, all);
  // The line is just too narrow for both, so the label stands above.
  root.style.inlineSize = `${(whole?.width ?? 0) - 2}px`;
  expect(linesOf(0, all)).toHaveLength(2);
  expect(linesOf(0, date)).toHaveLength(1);
});
