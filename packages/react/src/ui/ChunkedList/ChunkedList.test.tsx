import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../../test/appearance.ts";
import { ChunkedList, type RowPlace } from "./ChunkedList.tsx";
import { useListMemory } from "./list-memory.ts";

interface Item {
  readonly id: number;
  /** Number of text lines, which makes rows differ in height. */
  readonly lines: number;
}

const itemsOf = (count: number): Item[] => Array.from({ length: count }, (_, id) => ({ id, lines: 1 + (id % 5) }));
const keyOf = ({ id }: Item) => String(id);
const renderRow = ({ id, lines }: Item, place: RowPlace) => (
  <div {...place} className="seam-row" data-id={id}>
    <button type="button" className="seam-row-open">
      Row {id}
    </button>
    <span className="seam-row-meta">
      {Array.from({ length: lines }, (_, line) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={line}>line</div>
      ))}
    </span>
  </div>
);

const all = itemsOf(10_000);

function Example({ items = all, turn }: { items?: readonly Item[]; turn?: string }) {
  const memory = useListMemory(40);
  const [isShown, setShown] = useState(true);
  return (
    <div className="seam-components">
      <button type="button" onClick={() => setShown(!isShown)}>
        Leave or come back
      </button>
      {isShown && (
        <ChunkedList label="Rows" items={items} keyOf={keyOf} renderRow={renderRow} memory={memory} turn={turn} />
      )}
    </div>
  );
}

const rowsInDocument = () => document.querySelectorAll("[data-id]");
const firstVisible = () => [...rowsInDocument()].find((row) => row.getBoundingClientRect().bottom > 0);
const nextFrames = async (count = 4) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

// Scrolls back while the list still listens; otherwise the next one would render ahead for a second.
afterEach(async () => {
  vi.useRealTimers();
  window.scrollTo(0, 0);
  await nextFrames();
});

it("draws a list of a hundred rows whole, wherever the screen ends", async () => {
  await render(<Example items={itemsOf(100)} />);
  await nextFrames();
  expect(rowsInDocument()).toHaveLength(100);
});

describe("a list on paper", () => {
  it("is there as a whole before the browser looks, and only near the screen again afterwards", async () => {
    await render(<Example items={itemsOf(1000)} />);
    await nextFrames();
    expect(rowsInDocument().length).toBeLessThan(60);
    window.dispatchEvent(new Event("beforeprint"));
    await Promise.resolve();
    expect(rowsInDocument().length).toBe(1000);
    window.dispatchEvent(new Event("afterprint"));
    await nextFrames();
    expect(rowsInDocument().length).toBeLessThan(60);
  });
});

describe("a list of ten thousand rows", () => {
  it("holds only what is near the screen, and says of each row where it stands", async () => {
    await render(<Example />);
    await nextFrames();
    expect(rowsInDocument().length).toBeLessThan(60);
    const first = page.getByRole("listitem").first();
    await expect.element(first).toHaveAttribute("aria-setsize", "10000");
    await expect.element(first).toHaveAttribute("aria-posinset", "1");
    expect(document.documentElement.scrollHeight).toBeGreaterThan(10_000 * 40);
  });

  it("shows rows wherever it is scrolled to, to the very end", async () => {
    await render(<Example />);
    await nextFrames();
    for (const part of [0.5, 0.25, 1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * part);
      await expect
        .poll(() => firstVisible()?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
        .toBeLessThan(100);
      expect(rowsInDocument().length).toBeLessThan(120);
    }
    await expect.poll(() => [...rowsInDocument()].at(-1)?.getAttribute("data-id")).toBe("9999");
  });

  it("does not move what is on screen when chunks above it take their true height", async () => {
    await render(<Example />);
    await nextFrames();
    window.scrollTo(0, 200_000);
    await expect.poll(() => firstVisible() !== undefined).toBe(true);
    await nextFrames(10);
    for (let step = 0; step < 12; step++) {
      const row = firstVisible();
      const before = row?.getBoundingClientRect().top ?? 0;
      window.scrollBy(0, -300);
      await nextFrames(6);
      expect(Math.abs((row?.getBoundingClientRect().top ?? 0) - before - 300)).toBeLessThan(3);
    }
  });

  it("keeps the row that has the focus, however far it is scrolled away", async () => {
    await render(<Example />);
    await page.getByRole("button", { name: "Row 3", exact: true }).click();
    window.scrollTo(0, 300_000);
    await nextFrames(10);
    expect(document.activeElement?.textContent).toBe("Row 3");
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "Row 4", exact: true })).toHaveFocus();
  });

  it("lets Tab pass from chunk to chunk, both ways", async () => {
    await render(<Example />);
    await nextFrames();
    page.getByRole("button", { name: "Row 0", exact: true }).element().focus();
    for (let row = 1; row < 40; row++) {
      await userEvent.tab();
      expect(document.activeElement?.textContent).toBe(`Row ${row}`);
    }
    for (let row = 38; row > 20; row--) {
      await userEvent.tab({ shift: true });
      expect(document.activeElement?.textContent).toBe(`Row ${row}`);
    }
  });

  it("draws ahead while it is scrolled, and lets go of it when it rests", async () => {
    await render(<Example />);
    await nextFrames();
    const ahead = () => ([...rowsInDocument()].at(-1)?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
    await expect.poll(ahead).toBeLessThan(550);
    // The timers are fake, because a busy machine may read only after the second for which the list renders ahead.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    window.scrollBy(0, 1);
    await expect.poll(ahead).toBeGreaterThan(790);
    await expect.poll(() => (vi.advanceTimersByTime(1000), ahead())).toBeLessThan(550);
  });

  it("rests when a chunk lies on the edge of what is near, by less than a pixel", async () => {
    const screen = await render(<Example />);
    await nextFrames();
    const spacer = document.createElement("div");
    screen.container.prepend(spacer);
    const second = document.querySelectorAll(".seam-chunk")[1];
    const edge = window.innerHeight + 100;
    spacer.style.height = `${edge + 0.4 - (second?.getBoundingClientRect().top ?? 0)}px`;
    await nextFrames();
    const counts: number[] = [];
    for (let frame = 0; frame < 20; frame++) {
      await nextFrames(1);
      counts.push(rowsInDocument().length);
    }
    expect(new Set(counts).size).toBe(1);
  });

  it("comes back as it was left", async () => {
    const screen = await render(<Example />);
    await nextFrames();
    window.scrollTo(0, 200_000);
    await expect.poll(() => firstVisible() !== undefined).toBe(true);
    await nextFrames(10);
    const { scrollY } = window;
    const row = firstVisible()?.getAttribute("data-id");
    const toggle = screen.container.querySelector<HTMLButtonElement>("button");
    toggle?.click();
    await expect.poll(() => rowsInDocument().length).toBe(0);
    toggle?.click();
    await expect.poll(() => rowsInDocument().length).toBeGreaterThan(0);
    window.scrollTo(0, scrollY);
    expect(firstVisible()?.getAttribute("data-id")).toBe(row);
  });

  it("shows the first rows at once when it shrinks under someone who was far down", async () => {
    const screen = await render(<Example />);
    await nextFrames();
    window.scrollTo(0, 300_000);
    await nextFrames(10);
    await screen.rerender(<Example items={all.slice(0, 120)} />);
    await expect.element(page.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "120");
    expect(rowsInDocument().length).toBeGreaterThan(0);
  });

  it("watches the box it scrolls in, when that is not the page", async () => {
    await render(
      <div data-testid="box" style={{ height: 400, overflow: "auto" }}>
        <Example />
      </div>,
    );
    const box = page.getByTestId("box").element();
    await nextFrames();
    box.scrollTo(0, box.scrollHeight);
    await expect.poll(() => [...rowsInDocument()].at(-1)?.getAttribute("data-id")).toBe("9999");
    expect(rowsInDocument().length).toBeLessThan(120);
  });
});

describe("a list whose items are exchanged", () => {
  const few = all.slice(0, 4);
  const others = all.slice(100, 104);
  const ids = () => [...rowsInDocument()].map((row) => row.getAttribute("data-id"));

  it("gives the elements of the rows before to those in their place, at a new turn", async () => {
    const screen = await render(<Example items={few} turn="one" />);
    const before = [...rowsInDocument()];
    await screen.rerender(<Example items={others} turn="two" />);
    expect(ids()).toEqual(["100", "101", "102", "103"]);
    expect([...rowsInDocument()]).toEqual(before);
  });

  it("leaves every row its own element within a turn", async () => {
    const screen = await render(<Example items={few} turn="one" />);
    const [first, second, third, fourth] = [...rowsInDocument()];
    page.getByRole("button", { name: "Row 2", exact: true }).element().focus();
    await screen.rerender(<Example items={[...all.slice(1, 4), ...all.slice(200, 201)]} turn="one" />);
    expect(ids()).toEqual(["1", "2", "3", "200"]);
    const [now1, now2, now3, now4] = [...rowsInDocument()];
    expect([now1, now2, now3]).toEqual([second, third, fourth]);
    expect(now4).not.toBe(first);
    expect(document.activeElement?.textContent).toBe("Row 2");
  });

  it("leaves them so at any time without turns", async () => {
    const screen = await render(<Example items={few} />);
    const before = new Set(rowsInDocument());
    await screen.rerender(<Example items={others} />);
    expect(ids()).toEqual(["100", "101", "102", "103"]);
    expect([...rowsInDocument()].filter((row) => before.has(row))).toEqual([]);
  });

  describe("of a long list", () => {
    const isOut = (row: Element) => !row.checkVisibility({ contentVisibilityAuto: true });

    it("keeps the rows that a turn has no use for out of sight, and gives them back", async () => {
      const screen = await render(<Example items={all} turn="" />);
      await nextFrames();
      const before = [...rowsInDocument()].slice(4, 12);
      await screen.rerender(<Example items={few} turn="few" />);
      await nextFrames();
      expect(page.getByRole("listitem").elements()).toHaveLength(4);
      expect(page.getByRole("button", { name: /^Row/ }).elements()).toHaveLength(4);
      expect(before.map((row) => row.isConnected && isOut(row))).not.toContain(false);
      const list = page.getByRole("list").element();
      expect(list.getBoundingClientRect().height).toBeCloseTo(
        list.querySelector("[data-chunk]")?.getBoundingClientRect().height ?? 0,
      );
      await screen.rerender(<Example items={all.slice(50, 400)} turn="others" />);
      expect(before.map((row) => row.getAttribute("data-id"))).toEqual([
        "54",
        "55",
        "56",
        "57",
        "58",
        "59",
        "60",
        "61",
      ]);
      expect(before.map(isOut)).not.toContain(true);
    });

    it("is no list while it has no rows", async () => {
      const screen = await render(<Example items={all} turn="" />);
      await nextFrames();
      await screen.rerender(<Example items={[]} turn="none" />);
      expect(page.getByRole("list").elements()).toEqual([]);
      expect(page.getByRole("listitem").elements()).toEqual([]);
      await userEvent.tab();
      await userEvent.tab();
      expect(document.activeElement?.matches(".seam-row-open")).toBe(false);
      await screen.rerender(<Example items={all} turn="" />);
      await expect.element(page.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "10000");
    });

    it("lets go of rows that have gone by themselves", async () => {
      const screen = await render(<Example items={all} turn="" />);
      await nextFrames();
      await screen.rerender(<Example items={few} turn="" />);
      expect(rowsInDocument()).toHaveLength(4);
    });
  });
});
